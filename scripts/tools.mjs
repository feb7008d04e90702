// What every script needs. Plain Node: this file runs before anything is installed.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));

const OLDEST_NODE = [20, 19];

/** Progress goes to standard error, so that a command's own output stays clean. @param {string} line */
export const say = (line) => process.stderr.write(`${line}\n`);

/** @param {string} line @param {number} [code] @returns {never} */
export function giveUp(line, code = 1) {
  say(line);
  process.exit(code);
}

export function requireNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  const [needMajor = 0, needMinor = 0] = OLDEST_NODE;
  if (major > needMajor || (major === needMajor && minor >= needMinor)) return;
  giveUp(`Orrery needs Node ${OLDEST_NODE.join('.')} or newer; this is Node ${process.versions.node}.`);
}

/** @param {string} name */
export const bin = (name) => join(root, 'node_modules', '.bin', name);

/**
 * Runs a program in the repository and gives its exit code.
 * @param {string} command @param {string[]} args @param {Record<string, string>} [env]
 * @returns {Promise<number>}
 */
export function run(command, args, env = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: root,
      stdio: 'inherit',
      shell: process.platform === 'win32',
      env: { ...process.env, ...env },
    });
    child.on('error', reject);
    child.on('exit', (code) => resolve(code ?? 1));
  });
}

/** Installs the locked dependencies when they are missing or not the locked ones. */
export function ensureInstalled() {
  const why = whyInstall();
  if (!why) return;
  say(`${why}: running npm ci (once, about half a minute)`);
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: ['ignore', 2, 2],
    shell: process.platform === 'win32',
  });
  if (status !== 0) giveUp('npm ci failed: see above. Is the npm registry reachable?');
}

function whyInstall() {
  const locked = join(root, 'package-lock.json');
  const installed = join(root, 'node_modules', '.package-lock.json');
  if (!existsSync(installed)) return 'Dependencies are not installed';
  if (statSync(installed).mtimeMs >= statSync(locked).mtimeMs) return undefined;
  // A checkout touches the lockfile without changing it, so a newer date alone is no reason.
  return sameVersions(locked, installed) ? undefined : 'Dependencies have changed';
}

/** @param {string} locked @param {string} installed */
function sameVersions(locked, installed) {
  const have = readPackages(installed);
  return Object.entries(readPackages(locked)).every(
    ([path, wanted]) => path === '' || (have[path] ? have[path].version === wanted.version : wanted.optional),
  );
}

/** @param {string} file @returns {Record<string, { version?: string, optional?: boolean }>} */
const readPackages = (file) => JSON.parse(readFileSync(file, 'utf8')).packages;

const SKIPPED = new Set(['node_modules', 'dist', '.cache', 'test']);

/**
 * The date of the newest file below these paths. Folders count too: their date tells of a deleted file.
 * @param {string[]} paths @returns {number}
 */
function newest(paths) {
  let date = 0;
  for (const path of paths) {
    const stat = statSync(path, { throwIfNoEntry: false });
    if (!stat) continue;
    date = Math.max(date, stat.mtimeMs);
    if (!stat.isDirectory()) continue;
    const inside = readdirSync(path).filter((name) => !SKIPPED.has(name) && !/\.test\.tsx?$/.test(name));
    date = Math.max(date, newest(inside.map((name) => join(path, name))));
  }
  return date;
}

/** @param {string} output @param {string[]} sources relative to the repository */
export function isStale(output, sources) {
  const built = statSync(join(root, output), { throwIfNoEntry: false });
  return !built || newest(sources.map((source) => join(root, source))) > built.mtimeMs;
}

/** Whoever asks what a script does is told, before it does anything. @param {string} usage */
export function helpWith(usage) {
  if (!process.argv.slice(2).some((flag) => flag === '--help' || flag === '-h')) return;
  process.stdout.write(`${usage.trim()}\n`);
  process.exit(0);
}
