// Runs every test as it is and then, in a run over switches, once with each error that it comes by.
import { openSync, writeSync } from 'node:fs';
import { inject, TestRunner } from 'vitest';
import { testName } from './testName.mjs';

/** An error may be come by so many times as often as its place was without it, and so many times on top. */
const PATIENCE = 20;
const GRACE = 100_000;

/** The error that is on; -1 for none. */
let active = -1;
let hits = 0;
let most = 0;
/** How often each place was come by with no error on. @type {Map<number, number>} */
const usual = new Map();

globalThis.__on = (number) => {
  if (number === active) {
    if (++hits > most) throw new Error('this does not come to an end');
    return true;
  }
  if (active < 0) usual.set(number, (usual.get(number) ?? 0) + 1);
  return false;
};

/** @type {Set<number>} */
const caught = new Set();
/** An error left something behind: nothing that follows in this process would be true. */
let spoilt = false;
/** @type {number | undefined} */
let log;

export default class extends TestRunner {
  /** @param {import('vitest').RunnerTestCase} test */
  async runTask(test) {
    const body = /** @type {() => Promise<void>} */ (TestRunner.getTestFn(test));
    const { switches } = inject('mutation');
    if (!switches) return body();
    if (spoilt) return;
    log ??= openSync(switches.log, 'a');
    const fd = log;
    const name = testName(test);
    const note = (/** @type {import('./switchLog.mjs').Kind} */ kind, /** @type {number} */ number) =>
      writeSync(fd, `${JSON.stringify({ kind, number, test: name, at: Date.now(), hits })}\n`);
    usual.clear();
    if (!(await passes(body))) {
      spoilt = true;
      return void note('spoilt', -1);
    }
    for (const number of switches.reach[name] ?? []) {
      if (caught.has(number)) continue;
      hits = 0;
      note('begins', number);
      const outcome = await outcomeWith(body, number);
      if (outcome !== 'passed') caught.add(number);
      if (outcome === 'passed' || (await passes(body))) note(outcome, number);
      else {
        spoilt = true;
        return void note('doubtful', number);
      }
    }
  }
}

/** @param {() => Promise<void>} body @param {number} number @returns {Promise<'passed' | 'caught' | 'endless'>} */
async function outcomeWith(body, number) {
  active = number;
  hits = 0;
  most = (usual.get(number) ?? 0) * PATIENCE + GRACE;
  const passed = await passes(body);
  active = -1;
  if (hits > most) return 'endless';
  return passed ? 'passed' : 'caught';
}

/** @param {() => Promise<void>} body */
async function passes(body) {
  try {
    await body();
    return true;
  } catch {
    return false;
  }
}
