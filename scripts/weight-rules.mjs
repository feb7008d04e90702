// What is loaded with what, and how much of it is too much.

/**
 * The chunks that these modules are in, and all they import. A module that is in none is a mistake of whoever asks: it
 * would weigh nothing.
 * @param {readonly import('./chunks.mjs').Chunk[]} built @param {readonly string[]} sources @returns {Set<string>}
 */
export function loadedWith(built, sources) {
  const byFile = new Map(built.map((chunk) => [chunk.file, chunk]));
  /** @type {Set<string>} */
  const loaded = new Set();
  const load = (/** @type {string} */ file) => {
    if (loaded.has(file)) return;
    loaded.add(file);
    for (const other of byFile.get(file)?.imports ?? []) load(other);
  };
  for (const source of sources) {
    const chunk = built.find(({ modules }) => modules.includes(source));
    if (chunk === undefined) throw new Error(`${source} is in no chunk`);
    load(chunk.file);
  }
  return loaded;
}

/** What nobody needs before the first decision: missions, the codex, the reader of the rules, the editor, replays and reviews. */
const LATER =
  /^games\/[a-z-]+\/(editor\/|rules\.|text\/(codex|editor|missions|reader)\.|table\/guide\/missions\.)|^web\/(rules|replay|review)\/|^web\/pages\/(BoardEditor|Missions|Replay|Rules|online\/Review)\.|^review\//;

/**
 * What is loaded too early: modules that should come when they are wanted.
 * @param {readonly import('./chunks.mjs').Chunk[]} built @param {Iterable<string>} loaded @returns {string[]}
 */
export function tooEarly(built, loaded) {
  const files = new Set(loaded);
  return built
    .filter(({ file }) => files.has(file))
    .flatMap(({ modules }) => modules.filter((module) => LATER.test(module)));
}

/** @param {readonly { what: string, bytes: number, most: number }[]} weights */
export function tooHeavy(weights) {
  return weights
    .filter(({ bytes, most }) => bytes > most)
    .map(
      ({ what, bytes, most }) => `${what}: ${bytes - most} bytes of script too many before it can be used`,
    );
}
