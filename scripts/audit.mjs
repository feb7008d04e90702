// The audit of what we depend on. The lockfile is checked wherever we are; known weaknesses are asked of the registry,
// and high and critical ones in what we ship end the audit. A registry that does not answer is said to have not answered.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { lockProblems, readAudit, scriptProblems } from './audit-rules.mjs';
import { helpWith, root } from './tools.mjs';

helpWith(`
Audits what we depend on: the lockfile, scripts at installation, and known weaknesses where the registry answers.

Usage: npm run audit
`);

/** @param {string} name */
const read = (name) => JSON.parse(readFileSync(join(root, name), 'utf8'));

const lock = read('package-lock.json');
/** What an installed package says of itself; optional ones of other systems are not here. @param {string} path */
const installed = (path) => {
  if (!existsSync(join(root, path, 'package.json'))) return undefined;
  const manifest = read(join(path, 'package.json'));
  // npm runs node-gyp for whoever brings this file and names no script of their own.
  const gypfile = manifest.gypfile !== false && existsSync(join(root, path, 'binding.gyp'));
  return { scripts: manifest.scripts, gypfile };
};
const wrong = [...lockProblems(lock, read('package.json')), ...scriptProblems(lock, installed)];
for (const problem of wrong) console.error(problem);
const count = Object.keys(lock.packages ?? {}).length - 1;
console.log(
  wrong.length > 0
    ? `Lockfile: ${wrong.length} problems.`
    : `Lockfile: ${count} packages, each with its hash, none from elsewhere, scripts from the allowed ones only.`,
);

const { stdout } = spawnSync('npm', ['audit', '--omit=dev', '--json'], {
  cwd: root,
  encoding: 'utf8',
  timeout: 60_000,
  shell: process.platform === 'win32',
});
const audit = readAudit(stdout ?? '');
if ('unanswered' in audit) {
  console.log(`Known weaknesses: not answered by the registry: skipped (${audit.unanswered}).`);
} else {
  for (const problem of audit.problems) console.error(problem);
  console.log(
    audit.problems.length > 0
      ? `Known weaknesses: ${audit.problems.length} high or critical in what we ship.`
      : 'Known weaknesses: none high or critical in what we ship.',
  );
}
process.exitCode = wrong.length > 0 || ('problems' in audit && audit.problems.length > 0) ? 1 : 0;
