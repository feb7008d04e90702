// A source as a tree: where its functions, its numbers and the parts that decide nothing are.
import { parseAst } from 'vite';

/** @typedef {{ type: string, start: number, end: number, [part: string]: unknown }} Node */
/** @typedef {{ start: number, end: number, body: { start: number, end: number, block: boolean } }} Func */
/** @typedef {{ start: number, end: number, value: number }} Digits */

/** Types say nothing at run time; of these only what stands inside does. */
const WRAPPERS = new Set(['TSAsExpression', 'TSSatisfiesExpression', 'TSNonNullExpression']);

/**
 * Properties that decide nothing: what a card is worth to a bot, and the promise that a list needs no check, which
 * spares the kernel the check.
 * @type {ReadonlySet<unknown>}
 */
const IDLE = new Set(['bot', 'exact']);

/** @param {string} source @returns {{ functions: Func[], numbers: Digits[], idle: { start: number, end: number }[] }} */
export function readSyntax(source) {
  /** @type {Func[]} */
  const functions = [];
  /** @type {Digits[]} */
  const numbers = [];
  /** @type {{ start: number, end: number }[]} */
  const idle = [];
  /** @param {unknown} value */
  const visit = (value) => {
    if (Array.isArray(value)) return value.forEach(visit);
    if (!isNode(value)) return;
    if (WRAPPERS.has(value.type)) return visit(value.expression);
    if (value.type.startsWith('TS')) return;
    if (value.type === 'Property' && isNode(value.key) && IDLE.has(value.key.name))
      idle.push({ start: value.start, end: value.end });
    if (value.type === 'Literal' && typeof value.value === 'number')
      numbers.push({ start: value.start, end: value.end, value: value.value });
    if (isNode(value.body) && /Function/.test(value.type)) {
      const { start, end, type } = value.body;
      functions.push({
        start: value.start,
        end: value.end,
        body: { start, end, block: type === 'BlockStatement' },
      });
    }
    for (const [name, part] of Object.entries(value)) {
      const isName = name === 'key' && value.computed === false;
      if (!isName && name !== 'typeAnnotation' && name !== 'returnType') visit(part);
    }
  };
  visit(parseAst(source, { lang: 'ts' }));
  return { functions, numbers, idle };
}

/** @param {unknown} value @returns {value is Node} */
function isNode(value) {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
}

/** The innermost function around a piece of code; none where it is run as the file is loaded. */
/** @param {readonly Func[]} functions @param {{ start: number, end: number }} piece @returns {number} */
export function functionAround(functions, piece) {
  let found = -1;
  functions.forEach(({ start, end }, i) => {
    if (start > piece.start || end < piece.end) return;
    const best = functions[found];
    if (!best || end - start < best.end - best.start) found = i;
  });
  return found;
}

/**
 * The source with a mark at the beginning of every function, so that a run tells which tests come by.
 * @param {string} source @param {readonly Func[]} functions @param {number} first number of the first mark
 */
export function marked(source, functions, first) {
  /** @type {{ at: number, text: string, order: number }[]} */
  const additions = functions.flatMap(({ body }, i) => {
    const mark = `globalThis.__mark?.(${first + i})`;
    if (body.block) return [{ at: body.start + 1, text: ` ${mark};`, order: 0 }];
    return [
      { at: body.start, text: `(${mark}, (`, order: i },
      { at: body.end, text: '))', order: -i },
    ];
  });
  return withAdditions(source, additions);
}

/**
 * The source with texts put into it; those at one place in their order.
 * @param {string} source @param {readonly { at: number, text: string, order: number }[]} additions
 */
export function withAdditions(source, additions) {
  let out = '';
  let done = 0;
  for (const { at, text } of [...additions].sort((a, b) => a.at - b.at || a.order - b.order)) {
    out += source.slice(done, at) + text;
    done = at;
  }
  return out + source.slice(done);
}
