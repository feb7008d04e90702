// Where a game's sources name a rule of its rulebook: `MS-6.4`, `XS-R6`, and in short `R6`; lists and ranges too.
import { parseAst } from 'vite';

/** @typedef {{ id: string, words: string }} Rule */

/** The rules of a rulebook: lines that begin with an id in bold. @param {string} rulebook @returns {Rule[]} */
export function rulesOf(rulebook) {
  return [...rulebook.matchAll(/^- \*\*([A-Z]{2}-R?\d+(?:\.\d+[a-z]?)?)\*\* +(.*(?:\n {2,}\S.*)*)/gm)].map(
    ([, id = '', words = '']) => ({ id, words: words.replaceAll(/\n */g, ' ') }),
  );
}

/** One id, or the first of several: what follows may leave the prefix out, as in "MS-4.2, 4.3" and "R2 to R4". */
const CITED = /(?<![\w.-])(?:([A-Z]{2})-)?(R?)(\d+)(?:\.(\d+[a-z]?))?(?![\w-]|\.\d)/g;
const JOINED = /^(?:,| and| or|,? to|–|-)? *\(?$/;

/**
 * The ids that a text names, of the book with this prefix.
 * @param {string} text @param {string} prefix @returns {Set<string>}
 */
export function citedIn(text, prefix) {
  /** @type {Set<string>} */
  const ids = new Set();
  /** @type {{ end: number, ruling: boolean, section: number, item: number } | undefined} */
  let last;
  for (const match of text.matchAll(CITED)) {
    const [whole, book, letter, first = '', second] = match;
    const between = last ? text.slice(last.end, match.index) : '';
    const follows = last !== undefined && JOINED.test(between);
    const ruling = letter === 'R';
    const begins = book === prefix || (book === undefined && ruling && second === undefined);
    const goesOn = follows && book === undefined && (second !== undefined || (last?.ruling ?? false));
    if (!begins && !goesOn) {
      last = undefined;
      continue;
    }
    const isRuling = ruling || (second === undefined && goesOn && (last?.ruling ?? false));
    const section = Number(first);
    const item = Number.parseInt(second ?? '0', 10);
    ids.add(
      isRuling ? `${prefix}-R${first}` : `${prefix}-${first}${second === undefined ? '' : `.${second}`}`,
    );
    if (follows && last && /to|–/.test(between)) {
      if (isRuling && last.ruling) for (let n = last.section; n < section; n++) ids.add(`${prefix}-R${n}`);
      else if (!isRuling && last.section === section)
        for (let n = last.item; n < item; n++) ids.add(`${prefix}-${section}.${n}`);
    }
    last = { end: match.index + whole.length, ruling: isRuling, section, item };
  }
  return ids;
}

/** @typedef {{ title: string, line: number, ids: Set<string> }} NamedTest */

/** What calls itself a test or a suite, also over a table of cases. */
const TITLE =
  /(?:\b(?:it|test|describe)(?:\.\w+)*|\](?:\s+as\s+const)?,?\s*\))\(\s*(['"`])((?:\\.|(?!\1)[\s\S])*)\1/g;
/** What a scene was refused by, or ended by, and rows of a table of cases. */
const ASSERTED = /(['"`])((?:\\.|(?!\1).)*)\1/g;

/**
 * The tests of a file that are run, each with the rules that its title names or that it asserts.
 * @param {string} whole the file @param {string} prefix @returns {NamedTest[]}
 */
export function testsOf(whole, prefix) {
  const source = withoutSkipped(whole);
  const titles = [...source.matchAll(TITLE)];
  return titles.map((match, i) => {
    const body = source.slice(match.index + match[0].length, titles[i + 1]?.index ?? source.length);
    const ids = citedIn(match[2] ?? '', prefix);
    for (const [, , text = ''] of body.matchAll(ASSERTED))
      if (text.startsWith(`${prefix}-`)) for (const id of citedIn(text, prefix)) ids.add(id);
    const line = source.slice(0, match.index).split('\n').length;
    return { title: (match[2] ?? '').replaceAll(/\s+/g, ' '), line, ids };
  });
}

/** The source with blanks where tests or whole suites are left out, or only announced. @param {string} source */
function withoutSkipped(source) {
  if (!/\.(skip|todo)\b/.test(source)) return source;
  let out = source;
  const visit = (/** @type {unknown} */ node) => {
    if (Array.isArray(node)) return node.forEach(visit);
    if (typeof node !== 'object' || node === null) return;
    const { type, start, end, callee } = /** @type {Record<string, unknown>} */ (node);
    if (
      type === 'CallExpression' &&
      typeof start === 'number' &&
      typeof end === 'number' &&
      isSkipping(callee)
    ) {
      const blanks = source.slice(start, end).replaceAll(/[^\n]/g, ' ');
      out = out.slice(0, start) + blanks + out.slice(end);
    } else Object.values(node).forEach(visit);
  };
  visit(parseAst(source, { lang: 'ts' }));
  return out;
}

/** `test.skip`, `describe.skip.each([...])`, `it.todo` and the like. @param {unknown} callee @returns {boolean} */
function isSkipping(callee) {
  if (typeof callee !== 'object' || callee === null) return false;
  const { type, object, property, callee: inner } = /** @type {Record<string, unknown>} */ (callee);
  if (type === 'CallExpression') return isSkipping(inner);
  if (type !== 'MemberExpression') return false;
  const { name } = /** @type {{ name?: unknown }} */ (property);
  return ((name === 'skip' || name === 'todo') && isTest(object)) || isSkipping(object);
}

/** @param {unknown} node @returns {boolean} */
function isTest(node) {
  if (typeof node !== 'object' || node === null) return false;
  const { name, object } = /** @type {Record<string, unknown>} */ (node);
  return name === 'test' || name === 'it' || name === 'describe' || isTest(object);
}
