// The bill of materials: whole, made without a network, and without a word of where this machine gets its packages.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { billFrom } from './sbom-rules.mjs';
import { root } from './tools.mjs';

test('it names every package we ship, with its version', () => {
  const out = execFileSync(process.execPath, ['scripts/sbom.mjs'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64_000_000,
    env: { ...process.env, npm_config_offline: 'true' },
  });
  const bill = JSON.parse(out) as {
    bomFormat: string;
    metadata: { component: { name: string } };
    components: { name: string; version: string; hashes?: unknown[] }[];
  };
  expect(bill.bomFormat).toBe('CycloneDX');
  expect(bill.metadata.component.name).toBe('orrery');
  const { dependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  for (const [name, version] of Object.entries(dependencies)) {
    expect(
      bill.components.some((one) => one.name === name && one.version === version),
      name,
    ).toBe(true);
  }
  expect(bill.components.every(({ hashes }) => (hashes?.length ?? 0) > 0)).toBe(true);
  expect(out).not.toMatch(/registry[./]/i);
});

test('where a package came from is left out, where it lives is not', () => {
  const component = {
    name: 'ws',
    externalReferences: [
      { type: 'distribution', url: 'https://registry.example/ws.tgz' },
      { type: 'website', url: 'https://ws.example' },
    ],
  };
  const bill = billFrom({ metadata: { component: { name: 'folder' } }, components: [component] }, 'orrery');
  expect(bill.metadata.component.name).toBe('orrery');
  expect(JSON.stringify(bill.components)).not.toContain('registry.example');
  expect(JSON.stringify(bill.components)).toContain('https://ws.example');
});
