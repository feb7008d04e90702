// Errors that are all in the code at once, each behind a switch: the code is loaded once and tried with one after the
// other. What runs as a file is loaded has no use for that, nor has code that brackets would change.
import { functionAround, withAdditions } from './syntax.mjs';

/** @typedef {import('./mutants.mjs').Mutant} Mutant */
/** @typedef {import('./syntax.mjs').Func} Func */
/** @typedef {{ start: number, end: number, open: string, close: string }} Switch */

/** What begins a statement that is no block is left out as a whole, which no expression can say. */
const STATEMENT = /^(case|default|else|let|const|for|while|do|if|return)\b/;

/**
 * Where the switch of a mutant goes, if it can have one. Only for code inside of a function.
 * @param {Mutant} mutant @param {number} number @param {string} source @param {readonly Func[]} functions
 * @returns {Switch | undefined}
 */
export function switchOf({ start, end, code, becomes, mutator, mark }, number, source, functions) {
  if (mark < 0) return undefined;
  const on = `globalThis.__on(${number})`;
  if (mutator === 'BlockStatement') return { start, end, open: `{ if (!${on}) `, close: ' }' };
  if (mutator === 'ArrowFunction') {
    // The function itself is made long before it is called: the switch goes into it.
    const body = functions[functionAround(functions, { start, end })]?.body;
    if (!body || body.block || becomes !== '() => undefined') return undefined;
    return { start: body.start, end: body.end, open: `(${on} ? undefined : (`, close: '))' };
  }
  if (STATEMENT.test(code) || !becomes.trim()) return undefined;
  // In brackets, `a?.b().c` would no longer end at a missing `a`.
  if (code.includes('?.') && /^\s*!?[.[(]/.test(source.slice(end))) return undefined;
  return { start, end, open: `(${on} ? (${becomes}) : (`, close: '))' };
}

/** The source with these switches in it; one may stand inside of another. @param {string} source @param {readonly Switch[]} switches */
export function withSwitches(source, switches) {
  const outermostFirst = [...switches].sort((a, b) => a.start - b.start || b.end - a.end);
  return withAdditions(
    source,
    outermostFirst.flatMap(({ start, end, open, close }, i) => [
      { at: start, text: open, order: i + 1 },
      { at: end, text: close, order: -i - 1 },
    ]),
  );
}
