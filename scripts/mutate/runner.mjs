// A process of its own that runs tests over changed code: vitest is started once, each run loads the code anew.
import { join } from 'node:path';
import { createVitest } from 'vitest/node';
import { root } from '../tools.mjs';

/**
 * @typedef {object} Job
 * @property {Record<string, string>} changed source by file
 * @property {string[]} files of tests, those first that are quick
 * @property {string[]} [wanted] names of tests; all, unless told
 * @property {boolean} [all] goes on after a test that fails, tells of every one, and loads the code anew for every file
 * @property {{ log: string, reach: Record<string, number[]> }} [switches] the errors that each test is tried with
 */
/** @typedef {{ name: string, ms: number, failed: boolean, marks: readonly number[], outside: readonly number[] }} Ran */
/** @typedef {{ failed?: string, crashed?: string, ran: Ran[] }} Answer crashed: what runs the tests ended by itself, which says nothing about them */

/** @type {Map<string, string>} */
let changed = new Map();
/** @type {string[]} */
let order = [];

const vitest = await createVitest(
  'test',
  {
    root,
    config: false,
    watch: true,
    reporters: [{}],
    silent: true,
    // One thread for all files of a run: what they share is loaded once, and the next run gets a fresh one.
    pool: 'threads',
    isolate: false,
    fileParallelism: false,
    maxWorkers: 1,
    testTimeout: 300_000,
    hookTimeout: 300_000,
    bail: 1,
    include: ['{engine,games}/**/*.test.ts'],
    runner: join(root, 'scripts/mutate/testRunner.mjs'),
    setupFiles: [join(root, 'scripts/mutate/eachTest.mjs')],
    sequence: { sequencer: InOrder() },
  },
  {
    server: { watch: null },
    plugins: [{ name: 'orrery-mutants', enforce: 'pre', load: (id) => changed.get(id) }],
  },
);

function InOrder() {
  /** @typedef {import('vitest/node').TestSpecification} Spec */
  return class {
    /** @param {Spec[]} specs */
    async sort(specs) {
      const place = (/** @type {Spec} */ spec) => order.indexOf(spec.moduleId);
      return [...specs].sort((a, b) => place(a) - place(b));
    }
    /** @param {Spec[]} specs */
    async shard(specs) {
      return specs;
    }
  };
}

/** @param {Job} job @returns {Promise<Answer>} */
async function work(job) {
  const before = [...changed.keys()];
  changed = new Map(Object.entries(job.changed).map(([file, source]) => [join(root, file), source]));
  for (const file of [...before, ...changed.keys()]) vitest.invalidateFile(file);
  order = job.files.map((file) => join(root, file));
  vitest.config.bail = job.all ? 0 : 1;
  const project = vitest.getRootProject();
  project.config.isolate = job.all ?? false;
  project.provide('mutation', { wanted: job.wanted, switches: job.switches });
  const result = await vitest.runTestSpecifications(order.map((file) => project.createSpecification(file)));
  return read(result, job.all ?? false);
}

/** @param {import('vitest/node').TestRunResult} result @param {boolean} all @returns {Answer} */
function read({ testModules, unhandledErrors }, all) {
  /** @type {Ran[]} */
  const ran = [];
  /** @type {string | undefined} */
  let failed;
  for (const module of testModules) {
    const file = module.relativeModuleId;
    if (module.state() === 'failed' && module.errors().length > 0) failed ??= `${file} does not load`;
    for (const test of module.children.allTests()) {
      const { state } = test.result();
      if (state !== 'passed' && state !== 'failed') continue;
      const name = `${file} > ${test.fullName}`;
      if (state === 'failed') failed ??= name;
      const { marks = [], outside = [] } = test.meta();
      if (all)
        ran.push({ name, ms: test.diagnostic()?.duration ?? 0, failed: state === 'failed', marks, outside });
    }
    for (const suite of module.children.allSuites())
      if (suite.errors().length > 0) failed ??= `${file} > ${suite.fullName}`;
  }
  // Vitest's own threads are no test: one that cannot start or dies says nothing about the code.
  const own = unhandledErrors.map(wordsOf).find((words) => words.includes('[vitest-'));
  if (unhandledErrors.length > 0) failed ??= 'an error outside of any test';
  return { failed, crashed: own, ran };
}

/** @param {unknown} error */
const wordsOf = (error) =>
  error instanceof Error ? `${error.message} ${error.cause ?? ''}` : JSON.stringify(error);

process.on('message', async (/** @type {Job} */ job) => process.send?.(await work(job)));
process.on('disconnect', () => process.exit());
process.send?.('ready');
