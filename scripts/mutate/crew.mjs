// The processes that run tests. One that does not come to an end is killed, and another takes its place.
import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** @typedef {import('node:child_process').ChildProcess} ChildProcess */
/** @typedef {import('./runner.mjs').Job} Job */
/** @typedef {import('./runner.mjs').Answer} Answer */
/** @typedef {{ run: (job: Job, isOver: () => boolean) => Promise<Answer | 'timeout'>, end: () => void }} Runner */

const PROGRAM = fileURLToPath(new URL('./runner.mjs', import.meta.url));

/** How long a process may take to be ready, on a busy machine. */
const START_MS = 120_000;
const LOOK_MS = 500;

/** So much of what a process said last is kept, to tell what it died of. */
const LAST_WORDS = 4000;

/** @param {number} ms @returns {() => boolean} */
export function after(ms) {
  const end = Date.now() + ms;
  return () => Date.now() > end;
}

/** @param {number} games that a contract suite plays at random, at all tables together @param {string} [program] @returns {Runner} */
export function hire(games, program = PROGRAM) {
  /** @type {ChildProcess | undefined} */
  let child;
  let words = '';
  const start = async () => {
    const started = fork(program, [], {
      // What the runner prints is of no use to anyone; what it dies of is.
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
      env: { ...process.env, ORRERY_CONTRACT_GAMES: `${games}` },
    });
    child = started;
    words = '';
    started.stderr?.on('data', (piece) => {
      words = `${words}${piece}`.slice(-LAST_WORDS);
    });
    const ready = await nextMessage(started, after(START_MS));
    if (ready !== 'ready') throw new Error(`the tests do not start: ${words || ready}`);
    return started;
  };
  return {
    async run(job, isOver) {
      const at = child?.connected ? child : await start();
      at.send(job);
      const answer = await nextMessage(at, isOver);
      if (answer !== 'timeout' && answer !== 'ended') return /** @type {Answer} */ (answer);
      at.kill('SIGKILL');
      child = undefined;
      // A list that grows without an end is a loop without an end.
      return answer === 'timeout' || isOutOfMemory(words) ? 'timeout' : { crashed: words.trim(), ran: [] };
    },
    end: () => child?.kill('SIGKILL'),
  };
}

/** @param {string} words */
export const isOutOfMemory = (words) =>
  /heap out of memory|ERR_WORKER_OUT_OF_MEMORY|memory limit/i.test(words);

/** @param {ChildProcess} child @param {() => boolean} isOver @returns {Promise<unknown>} */
function nextMessage(child, isOver) {
  return new Promise((resolve) => {
    const done = (/** @type {unknown} */ answer) => {
      clearInterval(timer);
      child.off('message', done);
      child.off('close', ended);
      resolve(answer);
    };
    // Once its last words are read.
    const ended = () => done('ended');
    const timer = setInterval(() => isOver() && done('timeout'), LOOK_MS);
    child.on('message', done);
    child.on('close', ended);
  });
}
