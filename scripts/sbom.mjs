// `npm run sbom`: the software bill of materials, from the lockfile alone, so that it needs no network.
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { billFrom } from './sbom-rules.mjs';
import { giveUp, helpWith, root, say } from './tools.mjs';

helpWith(`
Writes a software bill of materials (CycloneDX, JSON) of what we ship.

Usage: npm run -s sbom -- [--out <file>] [--all]

  --out <file>  where to write it (default: standard output)
  --all         also what only building and testing needs
`);

const { values } = readFlags();

function readFlags() {
  try {
    return parseArgs({ options: { out: { type: 'string' }, all: { type: 'boolean' } } });
  } catch (slip) {
    return giveUp(`${slip instanceof Error ? slip.message.split('. ')[0] : slip}. Try --help.`, 2);
  }
}

const args = [
  'sbom',
  '--sbom-format=cyclonedx',
  '--package-lock-only',
  ...(values.all ? [] : ['--omit=dev']),
];
const { status, stdout, stderr } = spawnSync('npm', args, {
  cwd: root,
  encoding: 'utf8',
  maxBuffer: 64_000_000,
  shell: process.platform === 'win32',
});
if (status !== 0) giveUp(`npm sbom failed: ${stderr || stdout}`);
const { name } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const bill = billFrom(JSON.parse(stdout), name);
const text = `${JSON.stringify(bill, undefined, 2)}\n`;
if (values.out === undefined) process.stdout.write(text);
else {
  writeFileSync(resolve(values.out), text);
  say(`${bill.components.length} packages written to ${values.out}`);
}
