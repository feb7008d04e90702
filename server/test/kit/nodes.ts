/** Two nodes: on one file and deaf to each other, or on PostgreSQL and Redis. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, test } from 'vitest';
import { leftOut, POSTGRES, REDIS, startPostgres, startRedis } from '../../fault/databases.ts';
import { type Hosted, type HostedTerms, host } from './server.ts';

export interface Nodes {
  readonly nodes: readonly [Hosted, Hosted];
  stop(): Promise<void>;
}

type Start = (terms: HostedTerms) => Promise<Nodes>;

/** Two nodes that hear nothing of each other: only what the store says holds them together. */
const apart: Start = async (terms) => {
  const folder = mkdtempSync(join(tmpdir(), 'orrery-nodes-'));
  const file = join(folder, 'orrery.db');
  const nodes = [await host({ ...terms, file }), await host({ ...terms, file })] as const;
  return stopping(nodes, async () => rmSync(folder, { recursive: true }));
};

const together: Start = async (terms) => {
  const [database, redis] = await Promise.all([startPostgres(), startRedis()]);
  const place = { database: database.url, redis: redis.url };
  const nodes = [await host({ ...terms, ...place }), await host({ ...terms, ...place })] as const;
  return stopping(nodes, async () => {
    await redis.stop();
    await database.stop();
  });
};

function stopping(nodes: Nodes['nodes'], stop: () => Promise<void>): Nodes {
  return {
    nodes,
    async stop() {
      for (const node of nodes) await node.close();
      await stop();
    },
  };
}

/** The same tests on both kinds. */
export function onTwoNodes(suite: (start: Start) => void): void {
  describe('two nodes on one file that hear nothing of each other', () => suite(apart));
  if (POSTGRES && REDIS) describe('two nodes on PostgreSQL and Redis', () => suite(together));
  else test('two nodes on PostgreSQL and Redis', () => leftOut(POSTGRES ? 'Redis' : 'PostgreSQL'));
}
