// The words of tests: English with accents and about a third longer, so that whatever is not wrapped shows, and whatever
// has no room shows too. It runs in the page.

/** @type {Readonly<Record<string, string>>} */
const ACCENTS = {
  a: 'á',
  e: 'é',
  i: 'í',
  o: 'ó',
  u: 'ú',
  y: 'ý',
  A: 'Á',
  E: 'É',
  I: 'Í',
  O: 'Ó',
  U: 'Ú',
  Y: 'Ý',
};
const VOWEL = /[aeiouyAEIOUY]/;
const ACCENTED = new RegExp(`[${Object.values(ACCENTS).join('')}]`);

/** What no eye reads as words: ids of rules and addresses. */
const LEFT = /https?:\/\/\S+|\S+@\S+|\b[A-Z]{2}-[A-Z]?\d[\d.]*|[\p{L}\p{M}]+/gu;

/** Members that are for the program: ids, and what things are drawn by. */
const NOT_WORDS = new Set([
  'id',
  'rule',
  'rules',
  'see',
  'picture',
  'icon',
  'code',
  'href',
  'type',
  'kind',
  'key',
  'game',
  'class',
]);

/** A text, each word once, however often the text goes through here. @param {string} text */
export function accented(text) {
  return text.replaceAll(LEFT, (word) =>
    /^\p{L}+$/u.test(word) && !ACCENTED.test(word) ? lengthened(word) : word,
  );
}

/** @param {string} word */
function lengthened(word) {
  const more = word.length < 3 ? 0 : Math.round(word.length * 0.3);
  const first = word.search(VOWEL);
  // A word without a vowel, an abbreviation mostly, is marked by one.
  if (first < 0) return word.length < 3 ? word : `${word}${'ý'.repeat(more)}`;
  const letters = [...word].map((letter) => ACCENTS[letter] ?? letter);
  const drawn = (letters[first] ?? '').toLowerCase();
  letters.splice(first + 1, 0, drawn.repeat(more));
  return letters.join('');
}

/** @type {WeakMap<object, unknown>} */
const done = new WeakMap();

/**
 * Whatever a module of words gives: texts, lists and records of texts, and functions that give such.
 * @template T @param {T} value @param {string} [name] @returns {T}
 */
export function pseudo(value, name = '') {
  return /** @type {T} */ (wrapped(value, name));
}

/** @param {unknown} value @param {string} name @returns {unknown} */
function wrapped(value, name) {
  if (NOT_WORDS.has(name)) return value;
  if (typeof value === 'string') return accented(value);
  if (value === null || (typeof value !== 'object' && typeof value !== 'function')) return value;
  const known = done.get(value);
  if (known !== undefined) return known;
  const made = typeof value === 'function' ? speaking(value) : copied(value);
  done.set(value, made);
  // What went through here once is not changed again.
  if (typeof made === 'object' || typeof made === 'function') done.set(made, made);
  return made;
}

/** @param {Function} say @returns {(...args: unknown[]) => unknown} */
function speaking(say) {
  return (...args) => wrapped(say(...args), '');
}

/** @param {object} value @returns {object} */
function copied(value) {
  if (Array.isArray(value)) return value.map((each) => wrapped(each, ''));
  const proto = Object.getPrototypeOf(value);
  if (value instanceof Map) return new Map([...value].map(([key, each]) => [key, wrapped(each, '')]));
  if (proto !== Object.prototype && proto !== null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, wrapped(each, key)]));
}
