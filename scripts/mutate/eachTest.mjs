// Runs before every file of tests: leaves out what a run is not about, and notes which functions a test comes by.
import { afterEach, beforeEach, inject } from 'vitest';
import { testName } from './testName.mjs';

/** @type {{ wanted: readonly string[] | undefined }} */
const { wanted } = inject('mutation');
const chosen = wanted && new Set(wanted);

/** Marks since the last test; kept over files, as the modules are. @type {Set<number>} */
const marks = globalThis.__marks ?? new Set();
globalThis.__marks = marks;
globalThis.__mark = (mark) => marks.add(mark);

/** Parts of a contract that are tried at the first table only; they were registered table by table. */
const ONCE = [
  'lists exactly the legal actions',
  'refuses malformed, stale and untimely actions',
  'has words for all that happens',
];
/** @type {Set<string>} */
const done = new Set();

/**
 * Golden records notice every change and tell nothing about the rule. Of a game's contract the random games take part,
 * and at one table what is legal, what is refused and what is told: the rest plays far more of them, to try the kernel and the views.
 * @param {string} name
 */
function tellsLittle(name) {
  if (name.includes('golden records')) return true;
  if (!name.startsWith('games/') || !name.includes('the contract of')) return false;
  const once = ONCE.find((part) => name.includes(part));
  if (once === undefined) return !name.includes('random games end');
  const isFirst = !done.has(once);
  done.add(once);
  return !isFirst;
}

beforeEach(({ task, skip }) => {
  const name = testName(task);
  if (tellsLittle(name) || (chosen && !chosen.has(name))) skip();
  task.meta.outside = [...marks];
  marks.clear();
});

afterEach(({ task }) => {
  // What was left out has not taken what came before it: the next one does.
  if (!task.meta.outside) return;
  task.meta.marks = [...marks];
  marks.clear();
});
