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

/** Members that may be for the program: ids, and what things are drawn by. They are written as ids are. */
const FOR_PROGRAMS = new Set(
  'id rule see picture icon code href type kind key class tone verb spot spots how touches plan cue'.split(
    ' ',
  ),
);
const ID = /^[a-z][a-zA-Z0-9:_-]*$/;

/** What modules of words give beside words. */
const NOT_SAID = new Set(['TELLING']);

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
  return NOT_SAID.has(name) ? value : /** @type {T} */ (wrapped(value, name, []));
}

/** @param {unknown} value @param {string} name @param {readonly unknown[]} given what a function was told @returns {unknown} */
function wrapped(value, name, given) {
  if (typeof value === 'string') return isForPrograms(value, name, given) ? value : accented(value);
  if (value === null || (typeof value !== 'object' && typeof value !== 'function')) return value;
  const known = done.get(value);
  if (known !== undefined) return known;
  const made = typeof value === 'function' ? speaking(value) : copied(value, name, given);
  done.set(value, made);
  // What went through here once is not changed again.
  done.set(made, made);
  return made;
}

/** An id that a function was told and gives back is no word. @param {string} value @param {string} name @param {readonly unknown[]} given */
function isForPrograms(value, name, given) {
  return ID.test(value) && (FOR_PROGRAMS.has(name) || given.some((each) => holds(each, value)));
}

/** @param {unknown} whole @param {string} text @returns {boolean} */
function holds(whole, text) {
  if (whole === text) return true;
  return (
    typeof whole === 'object' && whole !== null && Object.values(whole).some((each) => holds(each, text))
  );
}

/** @param {Function} say @returns {(...args: unknown[]) => unknown} */
function speaking(say) {
  return (...args) => wrapped(say(...args), '', args);
}

/** @param {object} value @param {string} name @param {readonly unknown[]} given @returns {object} */
function copied(value, name, given) {
  if (Array.isArray(value)) return value.map((each) => wrapped(each, name, given));
  if (value instanceof Map) return new Map([...value].map(([key, each]) => [key, wrapped(each, '', given)]));
  if (Object.getPrototypeOf(value) !== Object.prototype) return value;
  const members = Object.entries(value).map(([key, each]) => [titled(key), wrapped(each, key, given)]);
  return Object.fromEntries(members);
}

/** A member that is called by a word, as counts are that are listed by name. @param {string} key */
const titled = (key) => (/ |^[A-Z][a-z]{3}/.test(key) ? accented(key) : key);
