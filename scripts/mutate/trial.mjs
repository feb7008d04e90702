// One mutation run: first all tests as they are, to learn which functions each comes by, then every mutant.
import { hire } from './crew.mjs';
import { isEquivalent } from './equivalent.mjs';
import { mutated } from './mutants.mjs';
import { marked } from './syntax.mjs';

/** @typedef {import('./mutants.mjs').Mutant} Mutant */
/** @typedef {import('./report.mjs').Tried} Tried */
/** @typedef {{ name: string, ms: number, marks: Set<number> }} Test */
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
  try {
    const { tests, loaded } = await look(first, scope.tests, sources);
    const all = tests.reduce((sum, { ms }) => sum + ms, 0);
    say(`${tests.length} tests, ${(all / 1000).toFixed(1)} s together`);
    const waiting = [...sample];
    /** @type {Tried[]} */
    const tried = [];
    await Promise.all(
      crew.map(async (runner) => {
        for (let mutant = waiting.shift(); mutant; mutant = waiting.shift()) {
          const always = mutant.mark < 0 || loaded.has(mutant.mark);
          const { mark } = mutant;
          const one = await tryOne(runner, mutant, always ? tests : tests.filter((t) => t.marks.has(mark)));
          tried.push(one);
          done(one);
        }
      }),
    );
    return tried;
  } finally {
    for (const runner of crew) runner.end();
  }
}

/**
 * Which functions every test comes by, and which run as files are loaded.
 * @param {import('./crew.mjs').Runner} runner @param {string[]} files @param {Sources} sources
 */
async function look(runner, files, sources) {
  const changed = Object.fromEntries(
    sources.map(({ file, source, functions, first }) => [file, marked(source, functions, first)]),
  );
  const answer = await runner.run({ changed, files, all: true }, FIRST_MS);
  if (answer === 'timeout') throw new Error('the tests do not come to an end even without a mutant');
  if (answer.failed !== undefined) throw new Error(`this fails even without a mutant: ${answer.failed}`);
  const loaded = new Set(answer.ran.flatMap(({ outside }) => outside));
  const tests = answer.ran.map(({ name, ms, marks }) => ({ name, ms, marks: new Set(marks) }));
  return { tests, loaded };
}

/** @param {import('./crew.mjs').Runner} runner @param {Mutant} mutant @param {Test[]} tests @returns {Promise<Tried>} */
async function tryOne(runner, mutant, tests) {
  if (isEquivalent(mutant)) return { ...mutant, status: 'equivalent' };
  if (tests.length === 0) return { ...mutant, status: 'survived', by: 'no test comes by' };
  const job = {
    changed: { [mutant.file]: mutated(mutant) },
    files: byTime(tests),
    wanted: tests.map(({ name }) => name),
  };
  const ms = tests.reduce((sum, test) => sum + test.ms, 0);
  const answer = await runner.run(job, ms * PATIENCE + GRACE_MS);
  if (answer === 'timeout') return { ...mutant, status: 'timeout' };
  return {
    ...mutant,
    ...(answer.failed === undefined ? { status: 'survived' } : { status: 'killed', by: answer.failed }),
  };
}

/** Their files, those first whose tests are quickest. @param {Test[]} tests */
function byTime(tests) {
  /** @type {Map<string, number>} */
  const times = new Map();
  for (const { name, ms } of tests) {
    const [file = ''] = name.split(' > ');
    times.set(file, (times.get(file) ?? 0) + ms);
  }
  return [...times].sort(([, a], [, b]) => a - b).map(([file]) => file);
}
