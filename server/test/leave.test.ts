// Ending when asked to, whatever holds the server up.
import { mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Api } from '#client';
import { ensureBundle, FAULT } from '#scripts/bundle.mjs';
import { freePort } from '#scripts/ports.mjs';
import { leftOut, POSTGRES, REDIS, type Running, startPostgres, startRedis } from '../fault/databases.ts';
import { ServerProcess } from '../fault/node.ts';
import { EXIT } from '../process/exits.ts';
import { well } from './kit/server.ts';

let data: string;
let nodes: ServerProcess[];
let databases: Running[];
beforeEach(() => {
  data = mkdtempSync(join(tmpdir(), 'orrery-leave-'));
  nodes = [];
  databases = [];
});
afterEach(async () => {
  for (const node of nodes) await node.kill();
  for (const database of databases) await database.stop();
  rmSync(data, { recursive: true, force: true });
});

async function serve(env: Record<string, string> = {}): Promise<ServerProcess> {
  const program = join(dirname(await ensureBundle(FAULT)), 'server.js');
  const node = new ServerProcess({ program, port: await freePort(), data, env });
  nodes.push(node);
  await node.start();
  return node;
}

/** A request whose body never comes to its end. */
function sendSlowly(node: ServerProcess): Promise<() => void> {
  const socket = connect(Number(new URL(node.url).port), '127.0.0.1');
  socket.on('error', () => undefined);
  const head = ['POST /api/v1/session HTTP/1.1', `Host: ${new URL(node.url).host}`];
  head.push('Content-Type: application/json', 'Content-Length: 500', '', '{');
  return new Promise((resolve) => {
    socket.write(head.join('\r\n'), () => resolve(() => socket.destroy()));
  });
}

/** A table of bots that think for long. */
async function think(node: ServerProcess): Promise<void> {
  const api = new Api(node.url, { fetch });
  well(await api.signIn('Ann'));
  const players = ['strong', 'strong', 'strong'];
  well(await api.create({ game: 'exodus', seats: 3, players, visibility: 'link' }));
}

test('SIGTERM ends a server whose bots think and whose visitor is slow', { timeout: 120_000 }, async () => {
  const node = await serve();
  await think(node);
  const hangUp = await sendSlowly(node);
  expect([EXIT.left, EXIT.hurried]).toContain(await node.stop());
  hangUp();
});

test('SIGTERM ends a server whose Redis is frozen', { timeout: 120_000 }, async () => {
  if (!POSTGRES || !REDIS) return leftOut(POSTGRES ? 'Redis' : 'PostgreSQL');
  const [postgres, redis] = [await startPostgres(), await startRedis()];
  databases = [postgres, redis];
  const node = await serve({ DATABASE_URL: postgres.url, REDIS_URL: redis.url });
  await think(node);
  redis.freeze();
  expect([EXIT.left, EXIT.hurried]).toContain(await node.stop());
  redis.thaw();
  return undefined;
});
