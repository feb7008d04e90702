// Every script that package.json names helps whoever asks, instead of starting its work or throwing.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './tools.mjs';

const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>;
};
const OURS = [
  ...new Set(Object.values(scripts).flatMap((command) => command.match(/scripts\/[\w-]+\.mjs/g) ?? [])),
];

test('there are some', () => expect(OURS.length).toBeGreaterThan(8));

test.each(OURS)('%s --help', (script) => {
  for (const flag of ['--help', '-h']) {
    const { status, stdout, stderr } = spawnSync(process.execPath, [script, flag], {
      cwd: root,
      encoding: 'utf8',
    });
    expect(stderr, flag).not.toMatch(/Error|at .*\.mjs:/);
    expect(stdout, flag).toMatch(/usage/i);
    expect(status, flag).toBe(0);
  }
});
