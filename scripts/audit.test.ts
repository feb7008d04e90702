import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { lockProblems, readAudit, scriptProblems } from './audit-rules.mjs';
import { root } from './tools.mjs';

const HASH = `sha512-${'A'.repeat(86)}==`;
const manifest = { dependencies: { ws: '8.0.0' }, overrides: { rollup: '4.0.0' } };
const entry = { version: '8.0.0', integrity: HASH };
const lock = (more: object = {}, ws: object = entry) => ({
  lockfileVersion: 3,
  packages: { '': { dependencies: { ws: '8.0.0' } }, 'node_modules/ws': ws, ...more },
});

describe('the lockfile', () => {
  test('ours has no problem', () => {
    const read = (name: string) => JSON.parse(readFileSync(join(root, name), 'utf8'));
    expect(lockProblems(read('package-lock.json'), read('package.json'))).toEqual([]);
  });

  test('one as it should be has none', () => {
    expect(lockProblems(lock(), manifest)).toEqual([]);
  });

  test.each([
    [{ version: '8.0.0' }, /no sha512/],
    [{ ...entry, integrity: 'sha1-abc' }, /no sha512/],
    [{ ...entry, resolved: 'https://registry.example/ws.tgz' }, /tied to an address/],
    [{ ...entry, resolved: 'git+ssh://git@example.org/ws.git#abc' }, /tied to an address/],
    [{ ...entry, version: 'git+ssh://example.org/ws' }, /no version/],
    [{ link: true, version: '8.0.0' }, /link to a folder/],
    [{ ...entry, hasInstallScript: true }, /runs a script/],
    [{ ...entry, dependencies: { a: 'github:someone/a' } }, /takes a from elsewhere/],
    [{ ...entry, dependencies: { a: 'someone/a#main' } }, /takes a from elsewhere/],
    [{ ...entry, optionalDependencies: { a: 'https://example.org/a.tgz' } }, /takes a from elsewhere/],
  ])('%j is found', (ws, words) => {
    expect(lockProblems(lock({}, ws), manifest).join('\n')).toMatch(words);
  });

  test('ordinary ranges of others are none of our business', () => {
    const ws = { ...entry, dependencies: { a: '^1.2.3', b: '>=1 <3 || 5', c: '*', d: 'npm:other@1.0.0' } };
    expect(lockProblems(lock({}, ws), manifest)).toEqual([]);
  });

  test('scripts at installation only from those allowed', () => {
    const one = { 'node_modules/a/node_modules/msgpackr-extract': { ...entry, hasInstallScript: true } };
    expect(lockProblems(lock(one), manifest)).toEqual([]);
  });

  test.each([
    [{ dependencies: { ws: '^8.0.0' } }, /differ/],
    [{ dependencies: { ws: '8.0.0', pg: '1.0.0' } }, /pg: package.json and package-lock.json differ/],
    [{ ...manifest, overrides: { rollup: '^4.0.0' } }, /override of rollup/],
  ])('%j does not fit', (wanted, words) => {
    expect(lockProblems(lock(), wanted).join('\n')).toMatch(words);
  });

  test('a range is found also where both agree on it', () => {
    const packages = { ...lock().packages, '': { dependencies: { ws: 'latest' } } };
    expect(lockProblems({ lockfileVersion: 3, packages }, { dependencies: { ws: 'latest' } })).toEqual([
      'ws: must be one exact version, not "latest"',
    ]);
  });
});

describe('scripts at installation', () => {
  const lock = { packages: { '': {}, 'node_modules/a': {}, 'node_modules/a/node_modules/@b/c': {} } };
  const says = (manifests: Record<string, object>) => (path: string) => manifests[path];

  test('are found by the word of the package itself', () => {
    const found = scriptProblems(
      lock,
      says({
        'node_modules/a': { scripts: { test: 'x', postinstall: 'node steal.js' } },
        'node_modules/a/node_modules/@b/c': { gypfile: true },
      }),
      {},
    );
    expect(found).toEqual([
      'node_modules/a: runs a script at installation (postinstall)',
      'node_modules/a/node_modules/@b/c: runs a script at installation (binding.gyp)',
    ]);
  });

  test('are allowed by name, with a reason, as long as the package is there', () => {
    const manifests = says({ 'node_modules/a': { scripts: { install: 'x' } } });
    expect(scriptProblems(lock, manifests, { a: 'builds itself' })).toEqual([]);
    expect(scriptProblems(lock, manifests, { a: '' })).toEqual(['a: may run scripts for no reason']);
    expect(scriptProblems(lock, manifests, { a: 'builds itself', d: 'did once' })).toEqual([
      'd: may run scripts at installation, but is not among our packages any more',
    ]);
  });
});

describe('the registry’s answer', () => {
  const weak = (name: string, severity: string) => ({ [name]: { name, severity, range: '<2' } });

  test('high and critical count, the others do not', () => {
    const vulnerabilities = {
      ...weak('a', 'low'),
      ...weak('b', 'high'),
      ...weak('c', 'critical'),
      ...weak('d', 'moderate'),
    };
    expect(readAudit(JSON.stringify({ vulnerabilities }))).toEqual({
      problems: ['b (<2): high', 'c (<2): critical'],
    });
    expect(readAudit(JSON.stringify({ vulnerabilities: {} }))).toEqual({ problems: [] });
  });

  test.each([
    [
      JSON.stringify({ message: '405 Method Not Allowed - POST https://registry.example/x' }),
      '405 Method Not Allowed',
    ],
    [JSON.stringify({ error: { code: 'ENOTFOUND' } }), 'ENOTFOUND'],
    ['', 'no answer that could be read'],
    ['{}', 'no list of advisories'],
  ])('%s is no answer', (output, why) => {
    expect(readAudit(output)).toEqual({ unanswered: why });
  });
});
