// Tries many errors in one run: the code is loaded once with all of them behind switches, and each test is run with
// every error that it comes by and that no test before has noticed.

import { switchOf, withSwitches } from './switches.mjs';
import { newLog } from './switchLog.mjs';

/** @typedef {import('./mutants.mjs').Mutant} Mutant */
/** @typedef {import('./report.mjs').Tried} Tried */
/** @typedef {import('./trial.mjs').Plan} Plan */
/** @typedef {import('./trial.mjs').Sources} Sources */

/** A test may take so many times what it took at first, and this long on top, before it counts as endless. */
const PATIENCE = 6;
const GRACE_MS = 45_000;

/** Loading, between two tests and at the end; on a busy machine. */
const QUIET_MS = 300_000;

/**
 * Those that can be tried by a switch, and those for which tests are left that load the code anew.
 * @param {readonly Plan[]} plans @param {Sources} sources
 */
export function sortPlans(plans, sources) {
  const bySource = new Map(sources.map((one) => [one.file, one]));
  /** @type {Plan[]} */
  const single = [];
  const switched = plans.flatMap((plan, number) => {
    const { source = '', functions = [] } = bySource.get(plan.mutant.file) ?? {};
    const at = plan.later.length === 0 ? undefined : switchOf(plan.mutant, number, source, functions);
    if (!at) single.push(plan);
    return at ? [{ ...plan, number, at, source }] : [];
  });
  return { switched, single };
}

/** @typedef {ReturnType<typeof sortPlans>['switched'][number]} Switched */

/** Runs that end by themselves say nothing; so many are borne. */
const MOST_CRASHES = 2;

/**
 * Tries them all; gives back those about which not all is said in this way, with the tests that are left.
 * @param {import('./crew.mjs').Runner} runner @param {readonly Switched[]} plans
 * @param {(tests: readonly import('./trial.mjs').Test[]) => string[]} inOrder @param {(tried: Tried) => void} done
 * @returns {Promise<Plan[]>}
 */
export async function trySwitched(runner, plans, inOrder, done) {
  const open = new Map(
    plans.map((plan) => [plan.number, { ...plan, tests: new Map(plan.later.map((t) => [t.name, t])) }]),
  );
  /** @type {Plan[]} */
  const left = [];
  /** @param {number} number @param {Tried['status']} status @param {string} [by] */
  const settle = (number, status, by) => {
    const plan = open.get(number);
    if (open.delete(number) && plan) done({ ...plan.mutant, status, by });
  };
  /** @param {number} number @param {Partial<Plan>} [rest] */
  const giveBack = (number, rest) => {
    const plan = open.get(number);
    if (open.delete(number) && plan)
      left.push({ mutant: plan.mutant, later: plan.later, atLoad: plan.atLoad, ...rest });
  };
  /** Those that some test truly came by: what is worked out once and kept is not. @type {Set<number>} */
  const met = new Set();
  /** All tests that come by passed. @param {number} number */
  const passedBy = (number) => {
    if (!met.has(number)) giveBack(number);
    else if (open.get(number)?.atLoad.length) giveBack(number, { later: [] });
    else settle(number, 'survived');
  };
  let crashes = 0;
  while (open.size > 0) {
    const log = newLog();
    const answer = await oneRun(runner, [...open.values()], inOrder, log);
    const lines = log.lines();
    log.end();
    for (const { kind, number, test, hits } of lines) {
      if (hits > 0) met.add(number);
      if (kind === 'caught') settle(number, 'killed', test);
      else if (kind === 'endless') settle(number, 'timeout', test);
      else if (kind === 'passed') open.get(number)?.tests.delete(test);
      else if (kind === 'doubtful') giveBack(number);
    }
    for (const [number, { tests }] of [...open]) if (tests.size === 0) passedBy(number);
    const last = lines.at(-1);
    if (last?.kind === 'doubtful') continue;
    if (answer === 'timeout' && last?.kind === 'begins') settle(last.number, 'timeout', last.test);
    else if (answer !== 'timeout' && answer.crashed !== undefined && ++crashes > MOST_CRASHES)
      for (const number of [...open.keys()]) settle(number, 'crashed', answer.crashed);
    else if (answer === 'timeout' || answer.crashed === undefined)
      // Nobody can say what spoilt it, or why a test was not run after all.
      for (const number of [...open.keys()]) giveBack(number);
  }
  return left;
}

/** @typedef {Switched & { tests: Map<string, import('./trial.mjs').Test> }} Open */

/**
 * @param {import('./crew.mjs').Runner} runner @param {readonly Open[]} plans
 * @param {(tests: readonly import('./trial.mjs').Test[]) => string[]} inOrder @param {import('./switchLog.mjs').Log} log
 */
function oneRun(runner, plans, inOrder, log) {
  const tests = new Map(plans.flatMap((plan) => [...plan.tests]));
  /** @type {Map<string, number[]>} */
  const reach = new Map();
  /** @type {Map<string, Open[]>} */
  const byFile = new Map();
  for (const plan of plans) {
    const { file } = plan.mutant;
    byFile.set(file, [...(byFile.get(file) ?? []), plan]);
    for (const name of plan.tests.keys()) reach.set(name, [...(reach.get(name) ?? []), plan.number]);
  }
  const changed = Object.fromEntries(
    [...byFile].map(([file, some]) => [
      file,
      withSwitches(
        some[0]?.source ?? '',
        some.map(({ at }) => at),
      ),
    ]),
  );
  const started = Date.now();
  const isStuck = () => {
    const last = log.last();
    const ms = last?.kind === 'begins' ? (tests.get(last.test)?.ms ?? 0) * PATIENCE + GRACE_MS : QUIET_MS;
    return Date.now() - (last?.at ?? started) > ms;
  };
  return runner.run(
    {
      changed,
      files: inOrder([...tests.values()]),
      wanted: [...tests.keys()],
      switches: { log: log.path, reach: Object.fromEntries(reach) },
    },
    isStuck,
  );
}
