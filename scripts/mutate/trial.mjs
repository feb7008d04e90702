// One mutation run: first all tests as they are, to learn which functions each comes by, then every mutant.
import { after, hire, isOutOfMemory } from './crew.mjs';
import { isEquivalent } from './equivalent.mjs';
import { mutated } from './mutants.mjs';
import { sortPlans, trySwitched } from './switchTrial.mjs';
import { marked } from './syntax.mjs';

/** @typedef {import('./mutants.mjs').Mutant} Mutant */
/** @typedef {import('./report.mjs').Tried} Tried */
/** @typedef {{ name: string, file: string, ms: number, marks: Set<number> }} Test */
/**
 * @typedef {object} Plan the tests that could notice a mutant
 * @property {Mutant} mutant
 * @property {Test[]} later those that come by it only as they run
 * @property {Test[]} atLoad those whose file runs it already as it is loaded
 */
/** @typedef {Awaited<ReturnType<typeof import('./mutants.mjs').findMutants>>['sources']} Sources */

/** Random games of a contract suite, at all tables together. */
const CONTRACT_GAMES = 20;

/** A run may take so many times what it took at first, and this long on top, before it counts as endless. */
const PATIENCE = 6;
const GRACE_MS = 45_000;

/** The first run compiles everything. */
const FIRST_MS = 1_800_000;

/**
 * @param {object} trial
 * @param {import('./scopes.mjs').Scope} trial.scope
 * @param {readonly Mutant[]} trial.sample
 * @param {Sources} trial.sources
 * @param {number} trial.workers
 * @param {(line: string) => void} trial.say
 * @param {(tried: Tried) => void} trial.done
 * @returns {Promise<Tried[]>}
 */
export async function tryAll({ scope, sample, sources, workers, say, done }) {
  const crew = Array.from({ length: workers }, () => hire(CONTRACT_GAMES));
  const [first] = crew;
  if (!first) throw new Error('a run needs a worker');
  /** @type {Tried[]} */
  const tried = [];
  const note = (/** @type {Tried} */ one) => {
    tried.push(one);
    done(one);
  };
  try {
    const known = await look(first, scope.tests, sources);
    const all = known.tests.reduce((sum, { ms }) => sum + ms, 0);
    const plans = sample.flatMap((mutant) => {
      const plan = planFor(mutant, known);
      if (isEquivalent(mutant)) note({ ...mutant, status: 'equivalent' });
      else if (plan.later.length + plan.atLoad.length === 0)
        note({ ...mutant, status: 'survived', by: 'no test comes by' });
      else return [plan];
      return [];
    });
    const { switched, single } = sortPlans(plans, sources);
    say(
      `${known.tests.length} tests, ${(all / 1000).toFixed(1)} s together; ${switched.length} mutants behind switches, ${single.length} one by one`,
    );
    const left = await Promise.all(
      crew.map((runner, i) =>
        trySwitched(
          runner,
          switched.filter((_, n) => n % workers === i),
          byTime,
          note,
        ),
      ),
    );
    const waiting = [...left.flat(), ...single];
    await Promise.all(
      crew.map(async (runner) => {
        for (let plan = waiting.shift(); plan; plan = waiting.shift()) note(await tryOne(runner, plan));
      }),
    );
    return tried;
  } finally {
    for (const runner of crew) runner.end();
  }
}

/** @typedef {{ tests: Test[], loaded: Map<string, Set<number>> }} Known */

/**
 * Which functions every test comes by, and which run as a file of tests is loaded, with all that it imports.
 * @param {import('./crew.mjs').Runner} runner @param {string[]} files @param {Sources} sources @returns {Promise<Known>}
 */
async function look(runner, files, sources) {
  const changed = Object.fromEntries(
    sources.map(({ file, source, functions, first }) => [file, marked(source, functions, first)]),
  );
  const answer = await runner.run({ changed, files, all: true }, after(FIRST_MS));
  if (answer === 'timeout') throw new Error('the tests do not come to an end even without a mutant');
  if (answer.crashed !== undefined) throw new Error(`the tests cannot be run: ${answer.crashed}`);
  if (answer.failed !== undefined) throw new Error(`this fails even without a mutant: ${answer.failed}`);
  /** @type {Map<string, Set<number>>} */
  const loaded = new Map();
  const tests = answer.ran.map(({ name, ms, marks, outside }) => {
    const [file = ''] = name.split(' > ');
    loaded.set(file, new Set([...(loaded.get(file) ?? []), ...outside]));
    return { name, file, ms, marks: new Set(marks) };
  });
  return { tests, loaded };
}

/** The tests that could notice it. @param {Mutant} mutant @param {Known} known @returns {Plan} */
function planFor(mutant, { tests, loaded }) {
  const { mark } = mutant;
  if (mark < 0) return { mutant, later: [], atLoad: tests };
  const isLoaded = (/** @type {Test} */ { file }) => loaded.get(file)?.has(mark) ?? false;
  return {
    mutant,
    later: tests.filter((test) => test.marks.has(mark) && !isLoaded(test)),
    atLoad: tests.filter(isLoaded),
  };
}

/** @param {import('./crew.mjs').Runner} runner @param {Plan} plan @returns {Promise<Tried>} */
async function tryOne(runner, { mutant, later, atLoad }) {
  const tests = [...later, ...atLoad];
  const job = {
    changed: { [mutant.file]: mutated(mutant) },
    files: byTime(tests),
    wanted: tests.map(({ name }) => name),
  };
  const ms = tests.reduce((sum, test) => sum + test.ms, 0);
  let crashed = '';
  // A process that ended by itself says nothing about the mutant: another one is asked.
  for (let turn = 0; turn < 2; turn++) {
    const answer = await runner.run(job, after(ms * PATIENCE + GRACE_MS));
    if (answer === 'timeout' || isOutOfMemory(answer.crashed ?? '')) return { ...mutant, status: 'timeout' };
    if (answer.crashed === undefined)
      return {
        ...mutant,
        ...(answer.failed === undefined ? { status: 'survived' } : { status: 'killed', by: answer.failed }),
      };
    ({ crashed } = answer);
  }
  return { ...mutant, status: 'crashed', by: crashed };
}

/** Their files, those first whose tests are quickest. @param {readonly Test[]} tests */
function byTime(tests) {
  /** @type {Map<string, number>} */
  const times = new Map();
  for (const { file, ms } of tests) times.set(file, (times.get(file) ?? 0) + ms);
  return [...times].sort(([, a], [, b]) => a - b).map(([file]) => file);
}
