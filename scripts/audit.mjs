// The audit of what we depend on. The lockfile is checked wherever we are; known weaknesses are asked of the registry,
// and high and critical ones in what we ship end the audit. A registry that does not answer is said to have not answered.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { lockProblems, readAudit } from './audit-rules.mjs';
import { root } from './tools.mjs';

/** @param {string} name */
const read = (name) => JSON.parse(readFileSync(join(root, name), 'utf8'));

const lock = read('package-lock.json');
const wrong = lockProblems(lock, read('package.json'));
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
