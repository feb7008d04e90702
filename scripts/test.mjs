// `npm test`: everything that must hold, from a fresh clone, stopping at the first thing that does not.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureChromium } from './chromium.mjs';
import { ensureDatabases } from './databases.mjs';
import { countTests, failuresOf, readReport } from './reports.mjs';
import { bin, ensureInstalled, giveUp, requireNode, run } from './tools.mjs';

const reports = mkdtempSync(join(tmpdir(), 'orrery-test-'));
const unitReport = join(reports, 'unit.json');
const browserReport = join(reports, 'browser.json');
const node = process.execPath;
// Biome colours each letter even into a file, where nobody can read it.
const plainly = process.stdout.isTTY ? [] : ['--colors=off'];

/** @type {{ name: string, about: string, steps: (() => Promise<number>)[] }[]} */
const STAGES = [
  {
    name: 'lint',
    about: 'style, that imports point one way, and that no table outgrows its ceilings',
    steps: [
      () => run(bin('biome'), ['ci', '.', ...plainly]),
      () => run(node, ['scripts/check-imports.mjs']),
      () => run(node, ['scripts/check-tables.mjs']),
    ],
  },
  {
    name: 'types',
    about: 'the TypeScript projects',
    steps: [() => run(node, ['scripts/typecheck.mjs'])],
  },
  { name: 'unused', about: 'no unused file, export or dependency', steps: [() => run(bin('knip'), [])] },
  {
    name: 'audit',
    about: 'the lockfile, and known weaknesses of what we ship',
    steps: [() => run(node, ['scripts/audit.mjs'])],
  },
  {
    name: 'unit',
    about: 'unit and contract tests',
    steps: [
      () => {
        ensureDatabases();
        return run(bin('vitest'), [
          'run',
          '--reporter=default',
          '--reporter=json',
          `--outputFile.json=${unitReport}`,
          ...passedOn,
        ]);
      },
    ],
  },
  {
    name: 'build',
    about: 'all that ships, and that it is not too heavy',
    steps: [() => run(node, ['scripts/build.mjs']), () => run(node, ['scripts/weight.mjs'])],
  },
  {
    name: 'packages',
    about: 'the examples against the packed package',
    steps: [() => run(node, ['scripts/packages.mjs'])],
  },
  {
    name: 'browser',
    about: 'a real browser against the built app and its server',
    steps: [
      () =>
        run(bin('playwright'), ['test', '--reporter=list,json', ...passedOn], {
          PLAYWRIGHT_JSON_OUTPUT_FILE: browserReport,
          CHROMIUM: ensureChromium(),
        }),
    ],
  },
];

const NAMES = STAGES.map((stage) => stage.name);
const USAGE = `Checks everything, from a fresh clone.

Usage: npm test -- [--only <stage>] [-- <arguments for the stage's runner>]

${STAGES.map(({ name, about }) => `  ${name.padEnd(9)}${about}`).join('\n')}
`;

const { only, passedOn } = readFlags();

function readFlags() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { only: { type: 'string' }, help: { type: 'boolean', short: 'h' } },
    });
    if (values.help) {
      process.stdout.write(USAGE);
      process.exit(0);
    }
    if (values.only && !NAMES.includes(values.only)) {
      giveUp(`There is no stage "${values.only}": choose from ${NAMES.join(', ')}.`, 2);
    }
    if (positionals.length > 0 && !values.only) giveUp('Arguments for a runner need --only. Try --help.', 2);
    return { only: values.only, passedOn: positionals };
  } catch (slip) {
    return giveUp(`${slip instanceof Error ? slip.message.split('. ')[0] : slip}. Try --help.`, 2);
  }
}

requireNode();
ensureInstalled();

/** @type {{ name: string, ok: boolean, seconds: number }[]} */
const done = [];
for (const { name, about, steps } of STAGES) {
  if (only && only !== name) continue;
  console.log(`\n── ${name}: ${about}`);
  const started = performance.now();
  let ok = true;
  for (const step of steps) ok = ok && (await step()) === 0;
  done.push({ name, ok, seconds: (performance.now() - started) / 1000 });
  if (!ok) break;
}

const stopped = done.some((stage) => !stage.ok);
const unit = readReport(unitReport);
const browser = readReport(browserReport);
const { passed, failed } = countTests(unit, browser);
rmSync(reports, { recursive: true, force: true });
console.log('');
// Once more at the end, where whoever reads only the end of a long log finds it.
for (const one of [...failuresOf(unit), ...failuresOf(browser)]) console.log(`${one}\n`);
for (const { name, ok, seconds } of done) {
  console.log(`${ok ? 'ok    ' : 'FAILED'} ${name.padEnd(9)}${seconds.toFixed(1).padStart(7)} s`);
}
// A stage that is no test suite counts as one failure, so that a red run never ends on a green line.
console.log(`\n${passed} passed, ${stopped ? Math.max(failed, 1) : failed} failed`);
process.exitCode = stopped ? 1 : 0;
