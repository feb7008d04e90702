/** Writes the golden records of every game anew. Run it after a change of rules that was meant, and read the diff. */
import { spawnSync } from 'node:child_process';
import { helpWith } from './tools.mjs';

helpWith(`
Plays the golden matches of every game anew and writes them down, one line an action. Whole records that other tests open
are played anew only where they no longer can be played. git diff shows what changed.

Usage: npm run golden
`);
console.log('Playing the golden matches anew; git diff shows what changed.');
const { status } = spawnSync('npx', ['vitest', 'run', '-t', 'golden records'], {
  stdio: 'inherit',
  env: { ...process.env, GOLDEN: 'write' },
});
process.exit(status ?? 1);
