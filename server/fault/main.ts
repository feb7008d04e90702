/** `npm run fault`: blows to servers, again and again, on the chosen store; prints what was lost. Nothing may be. */

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { nth, present } from '#engine';
import { freePort } from '#scripts/ports.mjs';
import { counted, progressBar } from '../progress.ts';
import { BLOWS, type Blow, type BlowName, cutting, filling, freezing, killing } from './blows.ts';
import { startPostgres, startRedis } from './databases.ts';
import { drive } from './drive.ts';
import { markdown } from './markdown.ts';
import { ServerProcess } from './node.ts';
import { CutLine } from './proxy.ts';

const NAMES: Readonly<Record<BlowName, string>> = {
  kill: 'kills',
  freeze: 'freezes of the database',
  disk: 'full disks',
  redis: 'cuts to Redis',
};

const { values } = parseArgs({
  options: {
    mode: { type: 'string', default: 'kill' },
    store: { type: 'string', default: '' },
    nodes: { type: 'string', default: '' },
    matches: { type: 'string', default: '40' },
    kills: { type: 'string', default: '100' },
    between: { type: 'string', default: '60' },
    minutes: { type: 'string', default: '' },
    seed: { type: 'string', default: 'fault' },
    json: { type: 'boolean', default: false },
    program: { type: 'string', default: '' },
  },
});
const mode =
  BLOWS.find((name) => name === values.mode) ?? giveUp(`--mode must be one of ${BLOWS.join(', ')}`);
const store = values.store || (mode === 'freeze' || mode === 'redis' ? 'postgres' : 'sqlite');
const many = Number(values.nodes || (mode === 'redis' ? 2 : 1));
if (mode === 'freeze' && store !== 'postgres')
  giveUp('--mode freeze stops a database: it needs --store postgres');
if (mode === 'disk' && store !== 'sqlite')
  giveUp('--mode disk is about the embedded store: it needs --store sqlite');
if (many > 1 && store !== 'postgres') giveUp('several servers share a PostgreSQL: add --store postgres');

const data = mkdtempSync(join(tmpdir(), 'orrery-fault-'));
const postgres = store === 'postgres' ? await startPostgres() : undefined;
const redis = many > 1 ? await startRedis() : undefined;
const line = redis ? await CutLine.to(Number(new URL(redis.url).port)) : undefined;
const env = {
  ...(postgres ? { DATABASE_URL: postgres.url } : {}),
  ...(line ? { REDIS_URL: `redis://127.0.0.1:${line.port}` } : {}),
};
const nodes: ServerProcess[] = [];
for (let i = 0; i < many; i++) {
  const { program } = values;
  const standby = mode === 'kill' ? { standby: program.replace(/server\.js$/, 'standby.js') } : {};
  nodes.push(new ServerProcess({ program, ...standby, port: await freePort(), data, env }));
}
try {
  const blows = Number(values.kills);
  const bar = progressBar(process.stderr, blows, counted(NAMES[mode]));
  const started = Date.now();
  const report = await drive({
    nodes,
    matches: Number(values.matches),
    blows,
    blow: blowOf(mode),
    between: Number(values.between),
    seed: values.seed,
    isEnough: () => values.minutes !== '' && Date.now() - started >= Number(values.minutes) * 60_000,
    place: { url: postgres?.url, file: join(data, 'orrery.db') },
    onBlow: (done) => void bar?.update(done),
  });
  bar?.stop();
  const row = { store, servers: many, blow: NAMES[mode], ...report };
  const seconds = Math.round((Date.now() - started) / 1000);
  console.log(values.json ? JSON.stringify(row, undefined, 2) : markdown([{ ...row, seconds }]));
  const { lost, twice, misplaced, gaps, unplayable, stuck } = report;
  process.exitCode = lost + twice + misplaced + gaps + unplayable + stuck === 0 ? 0 : 1;
} finally {
  for (const node of nodes) await node.dismiss();
  await line?.close();
  for (const database of [redis, postgres]) await database?.stop();
  rmSync(data, { recursive: true, force: true });
}
process.exit();

function blowOf(name: BlowName): Blow {
  const node = nth(nodes, 0);
  if (name === 'freeze') return freezing(present(postgres, 'database to freeze'));
  if (name === 'disk') return filling(node, data);
  return name === 'redis' ? cutting(present(line, 'line to cut')) : killing(nodes);
}

function giveUp(words: string): never {
  console.error(words);
  process.exit(2);
}
