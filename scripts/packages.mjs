// Packs the package, unpacks it outside of the tree as someone's dependency, and tries the examples against it: their
// types, the contract of the game, and the bot at a real server. No network is needed.
import { fork, spawn } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { DOORS } from './doors.mjs';
import { bin, ensureInstalled, giveUp, helpWith, requireNode, root, say } from './tools.mjs';

helpWith(`
Tries the packed package from outside: the examples are checked, tested and run against it. Build first.

Usage: npm run packages
`);
requireNode();
ensureInstalled();
if (!existsSync(join(root, 'dist/engine/index.js')))
  giveUp('There is nothing to pack: run npm run build first.');

/** What the doors need beside themselves; the server's packages are not among it. */
const NEEDED = ['@noble/hashes'];
/** A bot that has not played a short game by then never will. */
const PATIENCE = 120_000;

const home = realpathSync(mkdtempSync(join(tmpdir(), 'orrery-packages-')));
const packed = join(home, 'node_modules/orrery');
try {
  await unpack();
  checkPacked();
  const examples = readdirSync(join(root, 'examples'));
  for (const example of examples) bringExample(example);
  await Promise.all([checkAlone(), ...examples.map((example) => tried(bin('tsc'), [], example))]);
  await tried(process.execPath, ['out/play.js'], 'lifeboat');
  await tried(bin('vitest'), ['run', 'lifeboat.test.ts'], 'lifeboat');
  await playOnline();
} finally {
  rmSync(home, { recursive: true, force: true });
}
say('The packed package works from outside.');

async function unpack() {
  mkdirSync(packed, { recursive: true });
  await done('npm', ['pack', '--ignore-scripts', '--loglevel=error', '--pack-destination', home], root);
  const name = readdirSync(home).find((file) => file.endsWith('.tgz'));
  if (name === undefined) throw new Error('npm pack made nothing');
  await done('tar', ['-xzf', name, '--strip-components=1', '-C', packed], home);
  for (const needed of NEEDED) link(needed);
}

/** What package.json promises is there, and nothing says where it was built. */
function checkPacked() {
  const { exports, bin: commands } = JSON.parse(readFileSync(join(packed, 'package.json'), 'utf8'));
  const promised = [...Object.values(exports), ...Object.values(commands)].flatMap((target) =>
    typeof target === 'string' ? [target] : Object.values(target),
  );
  for (const file of promised) {
    if (!existsSync(join(packed, file))) throw new Error(`${file} is promised and not packed`);
  }
  for (const folder of ['dist/engine', 'dist/client']) {
    for (const file of readdirSync(join(packed, folder), { recursive: true, encoding: 'utf8' })) {
      const path = join(packed, folder, file);
      if (!/\.(js|ts)$/.test(file)) continue;
      const text = readFileSync(path, 'utf8');
      if (text.includes(root)) throw new Error(`${folder}/${file} tells where it was built`);
    }
  }
}

/** Copies an example beside the package, and links what it says it needs. @param {string} example */
function bringExample(example) {
  cpSync(join(root, 'examples', example), join(home, example), {
    recursive: true,
    filter: (path) => !/[\\/](node_modules|out)$/.test(path),
  });
  const { dependencies = {}, devDependencies = {} } = JSON.parse(
    readFileSync(join(home, example, 'package.json'), 'utf8'),
  );
  for (const name of Object.keys({ ...dependencies, ...devDependencies })) if (name !== 'orrery') link(name);
}

/** @param {string} name of a package */
function link(name) {
  const to = join(home, 'node_modules', name);
  if (existsSync(to)) return;
  mkdirSync(dirname(to), { recursive: true });
  symlinkSync(join(root, 'node_modules', name), to, 'junction');
}

/** The declarations need no types but the language's own and, for the client, nothing of a page or of Node either. */
async function checkAlone() {
  const folder = join(home, 'alone');
  mkdirSync(folder);
  const lines = Object.keys(DOORS).map((door, i) => `export * as door${i} from 'orrery/${door}';\n`);
  writeFileSync(join(folder, 'index.ts'), lines.join(''));
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }\n');
  const flags = ['--noEmit', '--strict', '--target', 'es2023', '--lib', 'es2023', '--module', 'nodenext'];
  await tried(bin('tsc'), [...flags, '--types', '', 'index.ts'], 'alone');
}

/** A server of ours, a table at it with a free seat, and the bot that takes it and plays to the end. */
async function playOnline() {
  const { DATABASE_URL: _database, REDIS_URL: _redis, ...env } = process.env;
  const flags = ['--port', '0', '--host', '127.0.0.1', '--data', join(home, 'data')];
  const server = fork(join(root, 'dist/server/main.js'), flags, {
    env,
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const ended = new Promise((resolve) => server.on('exit', resolve));
  try {
    const port = await new Promise((resolve, reject) => {
      server.on('message', (news) => resolve(Object(news).up));
      server.on('exit', (code) => reject(new Error(`the server ended with ${code}`)));
    });
    const address = `http://127.0.0.1:${port}`;
    const { Api } = await import(pathToFileURL(join(packed, 'dist/client/index.js')).href);
    const api = new Api(address, { fetch });
    well(await api.signIn('Host'));
    const { table } = well(await api.create({ game: 'exoship', seats: 1, players: ['free'] }));
    await tried(process.execPath, ['out/bot.js', address, table.id], 'onlineBot');
    const { record } = well(await api.read(table.id, 'record'));
    if (!(record.actions.length > 0)) throw new Error('the bot sat there and did nothing');
    say(`onlineBot played ${record.actions.length} actions.`);
  } finally {
    server.kill();
    await ended;
  }
}

/** @template {{ ok: boolean, error?: { message: string } }} T @param {T} answer @returns {T} */
function well(answer) {
  if (!answer.ok) throw new Error(answer.error?.message);
  return answer;
}

/** @param {string} command @param {string[]} args @param {string} example */
async function tried(command, args, example) {
  const started = performance.now();
  await done(command, args, join(home, example));
  say(
    `${example}: ${command.split(/[\\/]/).at(-1)} ${args[0] ?? ''} ${Math.round(performance.now() - started)} ms`,
  );
}

/** Runs a program quietly; what it said is told when it fails. @param {string} command @param {string[]} args @param {string} cwd */
function done(command, args, cwd) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd, timeout: PATIENCE, shell: process.platform === 'win32' });
    let said = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => (said += part));
    child.on('error', reject);
    child.on('exit', (code) =>
      code === 0
        ? resolve(said)
        : reject(new Error(`${command} ${args.join(' ')} failed (${code}):\n${said}`)),
    );
  });
}
