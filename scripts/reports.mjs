// What the runners of the tests wrote down, read for the closing lines of `npm test`.
import { readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';

/**
 * @typedef {{ title: string, file?: string, line?: number,
 *   tests: { projectName: string, results: { status: string, errors: { message?: string }[] }[] }[] }} Spec
 * @typedef {{ specs?: Spec[], suites?: Suite[] }} Suite
 * @typedef {{ name: string, assertionResults: { status: string, fullName: string, failureMessages?: string[] }[],
 *   status: string, message?: string }} TestFile
 * @typedef {{ numPassedTests?: number, numFailedTests?: number, testResults?: TestFile[], suites?: Suite[],
 *   stats?: { expected: number, flaky: number, unexpected: number } }} Report
 */

/** @param {string} file @returns {Report | undefined} undefined where a stage was not run */
export function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

/** @param {Report | undefined} unit @param {Report | undefined} browser */
export function countTests(unit, browser) {
  const stats = browser?.stats;
  return {
    passed: (unit?.numPassedTests ?? 0) + (stats ? stats.expected + stats.flaky : 0),
    failed: (unit?.numFailedTests ?? 0) + (stats?.unexpected ?? 0),
  };
}

/** Each test that failed, with the first lines of why. @param {Report | undefined} report @returns {string[]} */
export function failuresOf(report) {
  const ofFiles = (report?.testResults ?? []).flatMap((file) => {
    const failed = file.assertionResults.filter(({ status }) => status === 'failed');
    // A file that could not even be read has no tests that failed.
    if (failed.length === 0 && file.status === 'failed') return [told(file.name, file.message)];
    return failed.map((one) => told(`${file.name} › ${one.fullName}`, one.failureMessages?.[0]));
  });
  const ofSpecs = (report?.suites ?? []).flatMap(specsIn).flatMap((spec) =>
    spec.tests.flatMap((one) => {
      const last = one.results.at(-1);
      if (last === undefined || ['passed', 'skipped'].includes(last.status)) return [];
      const name = `[${one.projectName}] ${spec.file}:${spec.line} › ${spec.title}`;
      return [told(name, last.errors.map(({ message }) => message).join('\n'))];
    }),
  );
  return [...ofFiles, ...ofSpecs];
}

/** @param {Suite} suite @returns {Spec[]} */
function specsIn({ specs = [], suites = [] }) {
  return [...specs, ...suites.flatMap(specsIn)];
}

const LINES = 14;

/** @param {string} name @param {string} why */
function told(name, why = 'no reason was given') {
  const lines = stripVTControlCharacters(why)
    .split('\n')
    .filter((line) => line.trim() !== '');
  return [`FAILED ${name}`, ...lines.slice(0, LINES).map((line) => `  ${line}`)].join('\n');
}
