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

beforeEach(({ task, skip }) => {
  const name = testName(task);
  // Golden records notice every change and tell nothing about the rule.
  if (name.includes('golden records') || (chosen && !chosen.has(name))) skip();
  task.meta.outside = [...marks];
  marks.clear();
});

afterEach(({ task }) => {
  task.meta.marks = [...marks];
  marks.clear();
});
