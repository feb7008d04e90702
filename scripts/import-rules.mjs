// Which part of the house may import which. Parts are folders, except that a game's table is a part of its own.
import { posix } from 'node:path';

/** @type {Record<string, string[]>} */
const MAY_IMPORT = {
  engine: [],
  games: ['engine'],
  table: ['engine', 'ui', 'games'],
  bots: ['engine', 'games'],
  review: ['engine', 'games', 'bots'],
  ui: ['engine'],
  client: ['engine'],
  lab: ['engine', 'games', 'bots'],
  server: ['engine', 'games', 'bots', 'review', 'client'],
  web: ['engine', 'games', 'table', 'bots', 'review', 'ui', 'client'],
  cli: ['engine', 'games', 'bots', 'review', 'lab', 'client', 'server'],
  bench: ['engine', 'games', 'bots', 'lab', 'server', 'client'],
};

/** Rules run everywhere, so they take no package but these; other parts take what they need. @type {Record<string, string[]>} */
const PACKAGES = {
  engine: ['@noble/hashes'],
  games: [],
  bots: [],
  review: [],
  client: ['@noble/hashes'],
};

/** @param {string} file */
const isTest = (file) => /\.test\.tsx?$|\/test\/|^engine\/testing\//.test(file);

/** @param {string} path */
const partOf = (path) =>
  /^games\/[^/]+\/(table|editor)(\/|$)/.test(path) ? 'table' : (path.split('/')[0] ?? '');

/** The game a file belongs to; the registry belongs to none. @param {string} path */
const gameOf = (path) => /^games\/([^/]+)\//.exec(path)?.[1];

/**
 * Why `file` may not import `specifier`; nothing when it may.
 * @param {string} file path from the repository's root @param {string} specifier as written
 * @returns {string | undefined}
 */
export function objectionTo(file, specifier) {
  const plain = specifier.replace(/\?.*$/, '');
  if (plain.startsWith('.')) return objectionToPath(file, posix.join(posix.dirname(file), plain), true);
  if (plain.startsWith('#')) {
    if (/^#engine\/testing(\/|$)/.test(plain) && !isTest(file)) return 'only tests may import the test kit';
    return objectionToPath(file, plain.slice(1), false);
  }
  const allowed = PACKAGES[partOf(file)];
  if (!allowed || isTest(file) || allowed.some((name) => plain === name || plain.startsWith(`${name}/`)))
    return undefined;
  return `${partOf(file)}/ runs everywhere and takes no such package`;
}

/** @param {string} file @param {string} target @param {boolean} relative */
function objectionToPath(file, target, relative) {
  const from = partOf(file);
  const to = partOf(target);
  if (relative && file.split('/')[0] !== target.split('/')[0]) {
    return 'a relative import stays in its folder: use #names across folders';
  }
  // Tests, and the server's own trials, may use what the scripts know of this machine.
  if (to === 'scripts' && (isTest(file) || /^server\/(fault|fuzz)\//.test(file))) return undefined;
  if (from !== to && !MAY_IMPORT[from]?.includes(to)) return `${nameOf(from)} may not import ${nameOf(to)}`;
  const [mine, theirs] = [gameOf(file), gameOf(target)];
  if (mine && theirs && mine !== theirs) return 'one game may not import another';
  if (mine && !theirs && to === 'games') return 'a game does not know the registry';
  return undefined;
}

/** @param {string} part */
const nameOf = (part) => (part === 'table' ? "a game's table" : `${part}/`);
