// Debian packages, for machines where the tests may install what they need.
import { spawnSync } from 'node:child_process';
import { giveUp } from './tools.mjs';

/** @param {string[]} args */
export function apt(...args) {
  const { status } = spawnSync('apt-get', ['-q', ...args], {
    stdio: ['ignore', 2, 2],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
  if (status !== 0) giveUp(`apt-get ${args.join(' ')} failed: see above.`);
}

/** Whether the machine's package lists have a package of this name. @param {string} name */
export function isOffered(name) {
  return spawnSync('apt-cache', ['show', name], { stdio: 'ignore' }).status === 0;
}
