// `npm run mutate -- <game|kernel>`: puts small errors into the rules one by one, and counts those that tests notice.
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { ensureInstalled, giveUp, helpWith, requireNode, say } from './tools.mjs';

helpWith(`
Puts small errors into the code of rules, one at a time, runs the tests that come by, and lists the errors that none
of them notices. Golden records and tests of bots do not take part; of a contract suite 20 random games do, and the
lists of legal actions, the refusals and the words for what happens at its first table.

Usage: npm run mutate -- <game or kernel> [options]

  --sample <number>   how many errors are tried (default 300)
  --seed <text>       which ones (default: today)
  --only <file>       only those in files whose path has this in it; may be given more than once
  --survivors         tries those again that survived the last run
  --workers <number>  processes at a time (default: one a core)
  --goal <percent>    fails when fewer are killed
  --files             lists the files and how many errors each can hold, and tries none

The result is kept in .cache/mutate, for the index of rules. Errors that change nothing anyone could notice are
named with the reason in scripts/mutate/equivalent.json; the run fails, with exit code 1, when they are more than 5 % of
those tried, or when the tests could not be run with one of the errors.
`);
requireNode();
ensureInstalled();

const { SCOPES, scopeOf } = await import('./mutate/scopes.mjs');
const { findMutants, sampleOf } = await import('./mutate/mutants.mjs');
const { faultsOf, keepResult, lastResult, lineOf, reportOf } = await import('./mutate/report.mjs');
const { tryAll } = await import('./mutate/trial.mjs');

const flags = readFlags();
const scope = scopeOf(flags.scope);
const files = scope.files.filter(
  (file) => flags.only.length === 0 || flags.only.some((part) => file.includes(part)),
);
if (files.length === 0)
  giveUp(`No file of the rules of ${scope.name} has ${flags.only.join(' or ')} in its path. See --files.`, 2);
const { mutants, sources } = await findMutants(files);
if (flags.files) listFiles();
else await tryThem();

async function tryThem() {
  const sample = chosen();
  if (sample.length === 0) giveUp('There is nothing to try.', 2);
  say(
    `${scope.name}: ${sample.length} of ${mutants.length} mutants in ${files.length} files, seed ${flags.seed}`,
  );
  const bar = await progress(sample.length);
  const tried = await tryAll({ scope, sample, sources, workers: flags.workers, say, done: bar.step });
  bar.stop();
  const result = { scope: scope.name, seed: flags.seed, of: mutants.length, tried };
  if (flags.only.length === 0 && !flags.survivors) keepResult(result);
  console.log(reportOf(result));
  const faults = faultsOf(tried, flags.goal);
  for (const fault of faults) say(fault);
  if (faults.length > 0) process.exitCode = 1;
}

function chosen() {
  if (!flags.survivors) return sampleOf(mutants, flags.sample, flags.seed);
  const last = lastResult(scope.name) ?? giveUp(`There is no last run of ${scope.name}.`, 2);
  // By what it does to which line: line numbers and offsets move with every change.
  const name = (/** @type {import('./mutate/mutants.mjs').Mutant} */ { file, lineText, code, becomes }) =>
    [file, lineText, code, becomes].join('\n');
  const survivors = new Set(last.tried.filter(({ status }) => status === 'survived').map(name));
  return mutants.filter((mutant) => survivors.has(name(mutant)));
}

function listFiles() {
  for (const file of files) {
    const count = mutants.filter((mutant) => mutant.file === file).length;
    console.log(`${`${count}`.padStart(6)}  ${file}`);
  }
  console.log(
    `${`${mutants.length}`.padStart(6)}  in all; tests in\n${scope.tests.map((file) => `        ${file}`).join('\n')}`,
  );
}

/** A bar for people; where nobody watches a line for every tenth, and for every survivor at once. @param {number} total */
async function progress(total) {
  const counts = { done: 0, killed: 0, survived: 0 };
  const { SingleBar, Presets } = await import('cli-progress');
  const format = '{bar} {value}/{total} mutants, {killed} killed, {survived} survived, {eta_formatted} left';
  const bar = process.stderr.isTTY
    ? new SingleBar({ format, stream: process.stderr }, Presets.shades_classic)
    : undefined;
  bar?.start(total, 0, counts);
  return {
    /** @param {import('./mutate/report.mjs').Tried} tried */
    step(tried) {
      const { status } = tried;
      counts.done++;
      if (status === 'killed') counts.killed++;
      if (status === 'survived') counts.survived++;
      bar?.increment(1, counts);
      if (!bar && status === 'survived') say(lineOf(tried));
      if (!bar && Math.floor((counts.done * 10) / total) > Math.floor(((counts.done - 1) * 10) / total))
        say(`${counts.done}/${total} mutants, ${counts.killed} killed, ${counts.survived} survived`);
    },
    stop: () => bar?.stop(),
  };
}

function readFlags() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        ...{
          sample: { type: 'string' },
          seed: { type: 'string' },
          workers: { type: 'string' },
          goal: { type: 'string' },
        },
        only: { type: 'string', multiple: true },
        survivors: { type: 'boolean' },
        files: { type: 'boolean' },
      },
    });
    const [scope = ''] = positionals;
    if (!SCOPES.includes(scope) || positionals.length > 1)
      giveUp(`Which rules? One of ${SCOPES.join(', ')}. Try --help.`, 2);
    return {
      scope,
      seed: values.seed ?? new Date().toISOString().slice(0, 10),
      sample: numberOf('--sample', values.sample, 300),
      workers: numberOf('--workers', values.workers, availableParallelism()),
      goal: values.goal === undefined ? 0 : numberOf('--goal', values.goal, 0),
      only: values.only ?? [],
      survivors: values.survivors ?? false,
      files: values.files ?? false,
    };
  } catch (slip) {
    return giveUp(`${slip instanceof Error ? slip.message.split('. ')[0] : slip}. Try --help.`, 2);
  }
}

/** @param {string} name @param {string | undefined} text @param {number} otherwise */
function numberOf(name, text, otherwise) {
  const number = text === undefined ? otherwise : Number(text);
  if (!Number.isInteger(number) || (text !== undefined && number < 1))
    giveUp(`${name} needs a whole number above zero.`, 2);
  return number;
}
