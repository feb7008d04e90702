/** `npm run fault`: kills servers again and again on the chosen store and prints what was lost. Nothing may be. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { freePort, type Running, startPostgres, startRedis } from './databases.ts';
import { drive } from './drive.ts';
import { ServerProcess } from './node.ts';

const { values } = parseArgs({
  options: {
    store: { type: 'string', default: 'sqlite' },
    nodes: { type: 'string', default: '1' },
    matches: { type: 'string', default: '200' },
    kills: { type: 'string', default: '20' },
    between: { type: 'string', default: '200' },
    seed: { type: 'string', default: 'fault' },
    program: { type: 'string', default: '' },
  },
});
const many = Number(values.nodes);
const say = (words: string) => process.stderr.write(`${words}\n`);

const data = mkdtempSync(join(tmpdir(), 'orrery-fault-'));
const databases: Running[] = [];
const postgres = values.store === 'postgres' ? await startPostgres() : undefined;
const redis = many > 1 ? await startRedis() : undefined;
for (const one of [postgres, redis]) if (one) databases.push(one);
const env = {
  ...(postgres ? { DATABASE_URL: postgres.url } : {}),
  ...(redis ? { REDIS_URL: redis.url } : {}),
};
const nodes: ServerProcess[] = [];
for (let i = 0; i < many; i++) {
  nodes.push(new ServerProcess({ program: values.program, port: await freePort(), data, env }));
}
try {
  const report = await drive(
    {
      ...{ nodes, matches: Number(values.matches), kills: Number(values.kills) },
      ...{ between: Number(values.between), seed: values.seed },
      place: { url: postgres?.url, file: join(data, 'orrery.db') },
    },
    say,
  );
  console.log(JSON.stringify({ store: values.store, nodes: many, ...report }, undefined, 2));
  const { lost, twice, misplaced, gaps, unplayable, stuck } = report;
  process.exitCode = lost + twice + misplaced + gaps + unplayable + stuck === 0 ? 0 : 1;
} finally {
  for (const node of nodes) await node.kill();
  for (const database of databases) await database.stop();
  rmSync(data, { recursive: true, force: true });
}
process.exit();
