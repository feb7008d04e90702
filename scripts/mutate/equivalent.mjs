// Errors that change nothing anyone could notice, each with the reason. They do not count; there may be few.
import { readFileSync } from 'node:fs';

/** @typedef {{ file: string, line: string, code: string, becomes: string, why: string }} Equivalent */

/** @type {readonly Equivalent[]} */
export const EQUIVALENT = JSON.parse(readFileSync(new URL('./equivalent.json', import.meta.url), 'utf8'));

/** Of a sample, at most this share may be called equivalent. */
export const MOST_EQUIVALENT = 0.05;

/** @param {import('./mutants.mjs').Mutant} mutant */
export function isEquivalent({ file, lineText, code, becomes }) {
  return EQUIVALENT.some(
    (one) => one.file === file && one.line === lineText && one.code === code && one.becomes === becomes,
  );
}
