// What a mutation run found: as lines for people, and as a file for the index of rules.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../tools.mjs';
import { MOST_EQUIVALENT } from './equivalent.mjs';

/** @typedef {'killed' | 'survived' | 'timeout' | 'equivalent' | 'crashed'} Status crashed: the tests could not be run */
/** @typedef {import('./mutants.mjs').Mutant & { status: Status, by?: string }} Tried */
/** @typedef {{ scope: string, seed: string, of: number, tried: Tried[] }} Result */

/** @param {string} scope */
const fileOf = (scope) => join(root, '.cache/mutate', `${scope}.json`);

/** @param {Result} result */
export function keepResult(result) {
  mkdirSync(dirname(fileOf(result.scope)), { recursive: true });
  writeFileSync(fileOf(result.scope), `${JSON.stringify(result)}\n`);
}

/** The last run of a scope, if there was one. @param {string} scope @returns {Result | undefined} */
export function lastResult(scope) {
  try {
    return JSON.parse(readFileSync(fileOf(scope), 'utf8'));
  } catch (slip) {
    if (slip instanceof Error && 'code' in slip && slip.code === 'ENOENT') return undefined;
    throw slip;
  }
}

/** @param {readonly Tried[]} tried */
export function countOf(tried) {
  const having = (/** @type {Status} */ status) => tried.filter((one) => one.status === status).length;
  const [killed, survived] = [having('killed'), having('survived')];
  return {
    killed,
    survived,
    timeouts: having('timeout'),
    equivalent: having('equivalent'),
    crashed: having('crashed'),
    /** Of those whose tests came to an end and that are no equivalents. */
    share: killed + survived === 0 ? 1 : killed / (killed + survived),
  };
}

const HEADINGS = { survived: 'Survivors', timeout: 'Timeouts', crashed: 'Not tried' };

/**
 * What makes a run worthless, or too poor: words for people, none if all is well.
 * @param {readonly Tried[]} tried @param {number} goal the share to be killed, in percent @returns {string[]}
 */
export function faultsOf(tried, goal) {
  const { equivalent, crashed, share } = countOf(tried);
  return [
    ...(crashed > 0
      ? [`The tests ended by themselves with ${crashed} of the mutants: this run says too little.`]
      : []),
    ...(equivalent > tried.length * MOST_EQUIVALENT
      ? [`More than ${MOST_EQUIVALENT * 100} % are called equivalent: look at equivalent.json again.`]
      : []),
    ...(share * 100 < goal ? [`Fewer than ${goal} % were killed.`] : []),
  ];
}

/** @param {Result} result @returns {string} */
export function reportOf({ scope, seed, of, tried }) {
  const { killed, survived, timeouts, equivalent, crashed, share } = countOf(tried);
  const lines = [
    `${scope}, seed ${seed}: ${tried.length} of ${of} mutants tried`,
    `killed ${killed}, survived ${survived}, timeouts ${timeouts}, called equivalent ${equivalent}`,
    `${(share * 100).toFixed(1)} % killed (without timeouts and equivalents)`,
  ];
  if (crashed > 0) lines.push(`${crashed} could not be tried: the tests ended by themselves`);
  for (const status of /** @type {const} */ (['survived', 'timeout', 'crashed'])) {
    const some = tried.filter((one) => one.status === status);
    if (some.length === 0) continue;
    lines.push('', HEADINGS[status]);
    for (const one of some.sort((a, b) => (a.file === b.file ? a.line - b.line : a.file < b.file ? -1 : 1)))
      lines.push(lineOf(one), ...(one.status === 'crashed' ? [`    ${oneLine(one.by ?? '')}`] : []));
  }
  return lines.join('\n');
}

/** @param {Tried} tried */
export const lineOf = ({ file, line, code, becomes }) =>
  `  ${file}:${line}  ${oneLine(code)}  →  ${oneLine(becomes)}`;

/** @param {string} code */
function oneLine(code) {
  const line = code.replaceAll(/\s+/g, ' ').trim();
  return line.length > 90 ? `${line.slice(0, 60)} … ${line.slice(-26)}` : line;
}
