// The processes that run tests. One that does not come to an end is killed, and another takes its place.
import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** @typedef {import('./runner.mjs').Job} Job */
/** @typedef {import('./runner.mjs').Answer} Answer */
/** @typedef {{ run: (job: Job, ms: number) => Promise<Answer | 'timeout'>, end: () => void }} Runner */

const PROGRAM = fileURLToPath(new URL('./runner.mjs', import.meta.url));

/** How long a process may take to be ready, on a busy machine. */
const START_MS = 120_000;

/** @param {number} games that a contract suite plays at random, at all tables together @returns {Runner} */
export function hire(games) {
  /** @type {import('node:child_process').ChildProcess | undefined} */
  let child;
  const start = async () => {
    const started = fork(PROGRAM, [], {
      // What the runner prints is of no use to anyone; what it dies of is.
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      env: { ...process.env, ORRERY_CONTRACT_GAMES: `${games}` },
    });
    child = started;
    if ((await nextMessage(started, START_MS)) === 'timeout') throw new Error('the tests do not start');
    return started;
  };
  return {
    async run(job, ms) {
      const at = child?.connected ? child : await start();
      at.send(job);
      const answer = await nextMessage(at, ms);
      if (answer === 'timeout') {
        at.kill('SIGKILL');
        child = undefined;
      }
      return /** @type {Answer | 'timeout'} */ (answer);
    },
    end: () => child?.kill('SIGKILL'),
  };
}

/** @param {import('node:child_process').ChildProcess} child @param {number} ms @returns {Promise<unknown>} */
function nextMessage(child, ms) {
  return new Promise((resolve) => {
    const done = (/** @type {unknown} */ answer) => {
      clearTimeout(timer);
      child.off('message', done);
      child.off('exit', died);
      resolve(answer);
    };
    // Mostly out of memory, by a loop without an end.
    const died = () => done('timeout');
    const timer = setTimeout(() => done('timeout'), ms);
    child.on('message', done);
    child.on('exit', died);
  });
}
