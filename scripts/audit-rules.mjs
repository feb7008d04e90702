// What must hold of the lockfile, whether or not a registry can be asked; and how an audit's answer is read.

/** Packages that may run a script of their own when they are installed, and why. @type {Record<string, string>} */
export const MAY_RUN_SCRIPTS = {
  'msgpackr-extract': 'looks for its prebuilt binary; optional, the queue works without it',
};

/**
 * @typedef {Record<string, string>} Specs
 * @typedef {{ version?: string, integrity?: string, resolved?: string, link?: boolean, inBundle?: boolean,
 *   hasInstallScript?: boolean, dependencies?: Specs, optionalDependencies?: Specs, devDependencies?: Specs }} Entry
 * @typedef {{ lockfileVersion?: number, packages?: Record<string, Entry> }} Lock
 * @typedef {{ dependencies?: Specs, devDependencies?: Specs, optionalDependencies?: Specs,
 *   overrides?: Record<string, unknown> }} Manifest
 */

const EXACT = /^\d+\.\d+\.\d+(-[0-9A-Za-z.-]+)?$/;
const ELSEWHERE = /^(git|github|gitlab|bitbucket|gist|https?|file|link|workspace)[+:]|^[\w.-]+\/[\w.-]+(#|$)/;
const GROUPS = /** @type {const} */ (['dependencies', 'devDependencies', 'optionalDependencies']);

/** Everything that is wrong, in words. @param {Lock} lock @param {Manifest} manifest @returns {string[]} */
export function lockProblems(lock, manifest) {
  const { '': root, ...packages } = lock.packages ?? {};
  if (lock.lockfileVersion !== 3 || root === undefined) return ['package-lock.json is not of version 3'];
  return [
    ...GROUPS.flatMap((group) => manifestProblems(manifest[group] ?? {}, root[group] ?? {})),
    ...Object.entries(manifest.overrides ?? {}).flatMap(([name, spec]) =>
      typeof spec === 'string' && (EXACT.test(spec) || spec === `$${name}`)
        ? []
        : [`override of ${name}: must be one exact version, not ${JSON.stringify(spec)}`],
    ),
    ...Object.entries(packages).flatMap(([path, entry]) => entryProblems(path, entry)),
  ];
}

/** @param {Specs} wanted @param {Specs} locked @returns {string[]} */
function manifestProblems(wanted, locked) {
  const names = new Set([...Object.keys(wanted), ...Object.keys(locked)]);
  return [...names].flatMap((name) => {
    const spec = wanted[name];
    if (spec !== locked[name]) return [`${name}: package.json and package-lock.json differ; run npm install`];
    return spec !== undefined && EXACT.test(spec)
      ? []
      : [`${name}: must be one exact version, not "${spec}"`];
  });
}

/** @param {string} path @param {Entry} entry @returns {string[]} */
function entryProblems(path, entry) {
  const name = nameAt(path);
  const found = [];
  if (entry.link) found.push('is a link to a folder');
  else if (!/^sha512-[A-Za-z0-9+/]{86}==$/.test(entry.integrity ?? ''))
    found.push('has no sha512 integrity hash');
  if (entry.resolved !== undefined) found.push(`is tied to an address (${entry.resolved.split('/')[0]}…)`);
  if (!EXACT.test((entry.version ?? '').replace(/\+.*$/, '')))
    found.push(`has no version (${entry.version})`);
  if (entry.hasInstallScript && !Object.hasOwn(MAY_RUN_SCRIPTS, name))
    found.push('runs a script at installation');
  for (const [needed, spec] of Object.entries({ ...entry.dependencies, ...entry.optionalDependencies })) {
    if (ELSEWHERE.test(spec)) found.push(`takes ${needed} from elsewhere than the registry (${spec})`);
  }
  return found.map((problem) => `${path}: ${problem}`);
}

const AT_INSTALLATION = ['preinstall', 'install', 'postinstall'];

/**
 * What is installed, by its own word: a lockfile could keep silent about a script.
 * @param {Lock} lock
 * @param {(path: string) => { scripts?: Specs, gypfile?: boolean } | undefined} manifestAt of an installed package
 * @param {Record<string, string>} [allowed] packages that may run scripts, and why
 * @returns {string[]}
 */
export function scriptProblems(lock, manifestAt, allowed = MAY_RUN_SCRIPTS) {
  const paths = Object.keys(lock.packages ?? {}).filter(Boolean);
  const found = paths.flatMap((path) => {
    const { scripts = {}, gypfile = false } = manifestAt(path) ?? {};
    const runs = [
      ...AT_INSTALLATION.filter((name) => Object.hasOwn(scripts, name)),
      ...(gypfile ? ['binding.gyp'] : []),
    ];
    return runs.length > 0 && !Object.hasOwn(allowed, nameAt(path))
      ? [`${path}: runs a script at installation (${runs.join(', ')})`]
      : [];
  });
  const named = new Set(paths.map(nameAt));
  const gone = Object.keys(allowed).filter((name) => !named.has(name));
  return [
    ...found,
    ...gone.map((name) => `${name}: may run scripts at installation, but is not among our packages any more`),
    ...Object.entries(allowed).flatMap(([name, why]) =>
      why ? [] : [`${name}: may run scripts for no reason`],
    ),
  ];
}

/** @param {string} path */
const nameAt = (path) => path.replace(/^.*node_modules\//, '');

/**
 * What `npm audit --json` said: problems that count, or why there was no answer.
 * @param {string} output
 * @returns {{ problems: string[] } | { unanswered: string }}
 */
export function readAudit(output) {
  let answer;
  try {
    answer = JSON.parse(output);
  } catch {
    return { unanswered: 'no answer that could be read' };
  }
  const { vulnerabilities, message, error } = answer ?? {};
  if (typeof vulnerabilities !== 'object' || vulnerabilities === null) {
    const words = String(message ?? error?.summary ?? error?.code ?? 'no list of advisories');
    return { unanswered: words.split(' - ')[0] ?? words };
  }
  const grave = Object.values(vulnerabilities).filter(({ severity }) =>
    ['high', 'critical'].includes(severity),
  );
  return { problems: grave.map(({ name, severity, range }) => `${name} (${range}): ${severity}`) };
}
