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

/**
 * Golden records notice every change and tell nothing about the rule. Of a game's contract the random games take part:
 * the rest plays far more of them, to try the kernel and the views.
 * @param {string} name
 */
function tellsLittle(name) {
  if (name.includes('golden records')) return true;
  return name.startsWith('games/') && name.includes('the contract of') && !name.includes('random games end');
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
