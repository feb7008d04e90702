// The small deliberate errors: those of StrykerJS, and numbers one too high or too low, which it does not know.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Instrumenter } from '@stryker-mutator/instrumenter';
import { root } from '../tools.mjs';
import { functionAround, readSyntax } from './syntax.mjs';

/**
 * @typedef {object} Mutant
 * @property {string} id stays the same while the code around it does
 * @property {string} file
 * @property {number} line counted from one
 * @property {string} lineText the line it begins in
 * @property {string} mutator
 * @property {number} start @property {number} end
 * @property {string} code what stands there @property {string} becomes what is put instead
 * @property {number} mark of the function around it; -1 where it runs as the file is loaded
 */

/**
 * What the types refuse before any test could: a name that is in no union, a list item taken for granted.
 */
const LEFT_TO_TYPES = ['StringLiteral', 'OptionalChaining'];

const quiet = () => {};
const no = () => false;
const LOGGER = {
  isTraceEnabled: no,
  isDebugEnabled: no,
  isInfoEnabled: no,
  isWarnEnabled: no,
  isErrorEnabled: no,
  isFatalEnabled: no,
  trace: quiet,
  debug: quiet,
  info: quiet,
  warn: quiet,
  error: quiet,
  fatal: quiet,
};

/**
 * All mutants of these files, and the functions that marks are put into.
 * @param {readonly string[]} files
 */
export async function findMutants(files) {
  const instrumenter = new Instrumenter(LOGGER);
  /** @type {Mutant[]} */
  const mutants = [];
  /** @type {{ file: string, source: string, functions: import('./syntax.mjs').Func[], first: number }[]} */
  const sources = [];
  let marks = 0;
  for (const file of files) {
    const source = readFileSync(join(root, file), 'utf8');
    const { functions, numbers, idle } = readSyntax(source);
    const lines = lineStarts(source);
    /** @param {{ line: number, column: number }} place */
    const offset = ({ line, column }) => (lines[line] ?? 0) + column;
    const found = await instrumenter.instrument([{ name: file, mutate: true, content: source }], {
      plugins: null,
      ignorers: [],
      excludedMutations: LEFT_TO_TYPES,
    });
    const pieces = [
      ...found.mutants
        .filter(({ status }) => status !== 'Ignored')
        .map(({ location, mutatorName, replacement }) => ({
          start: offset(location.start),
          end: offset(location.end),
          mutator: mutatorName,
          becomes: replacement,
        })),
      ...numbers.flatMap(({ start, end, value }) =>
        [value + 1, value - 1].map((other) => ({ start, end, mutator: 'Number', becomes: `${other}` })),
      ),
    ];
    for (const piece of pieces) {
      if (idle.some(({ start, end }) => start <= piece.start && piece.end <= end)) continue;
      const line = lines.findLastIndex((start) => start <= piece.start) + 1;
      const code = source.slice(piece.start, piece.end);
      const around = functionAround(functions, piece);
      mutants.push({
        ...piece,
        file,
        line,
        code,
        mark: around < 0 ? -1 : marks + around,
        lineText: source.slice(lines[line - 1], lines[line] ?? source.length).trim(),
        id: digest(file, `${piece.start}`, code, piece.becomes).slice(0, 12),
      });
    }
    sources.push({ file, source, functions, first: marks });
    marks += functions.length;
  }
  return { mutants, sources };
}

/** The source with the error in it. @param {Mutant} mutant */
export function mutated({ file, start, end, becomes }) {
  const source = readFileSync(join(root, file), 'utf8');
  // In brackets, but for blocks: a number below zero, or a shorter condition, must not join what stands around it.
  const isBlock = becomes.startsWith('{') && source[start] === '{';
  const text = isBlock || /^[\w.]+$/.test(becomes) ? becomes : bracketed(becomes, source.slice(start, end));
  return source.slice(0, start) + text + source.slice(end);
}

/** @param {string} becomes @param {string} code */
function bracketed(becomes, code) {
  const isStatement =
    /^(case|default|\/\*|else|let|const|for|while|do|if|return)\b/.test(code) || /^\s*$/.test(becomes);
  return isStatement ? becomes : `(${becomes})`;
}

/**
 * So many of them, drawn by the seed. An error keeps its lot while the code around it stays.
 * @template {{ id: string }} M @param {readonly M[]} mutants @param {number} size @param {string} seed @returns {M[]}
 */
export function sampleOf(mutants, size, seed) {
  return mutants
    .map((mutant) => ({ mutant, lot: digest(seed, mutant.id) }))
    .sort((a, b) => (a.lot < b.lot ? -1 : 1))
    .slice(0, size)
    .map(({ mutant }) => mutant);
}

/** @param {...string} parts */
const digest = (...parts) => createHash('sha256').update(parts.join('\0')).digest('hex');

/** @param {string} source */
function lineStarts(source) {
  const starts = [0];
  for (let at = source.indexOf('\n'); at >= 0; at = source.indexOf('\n', at + 1)) starts.push(at + 1);
  return starts;
}
