/** What is done to a server, again and again, while people play. */
import { execFileSync } from 'node:child_process';
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Random } from '#engine';
import type { Running } from './databases.ts';
import type { ServerProcess } from './node.ts';
import { pause } from './player.ts';
import type { CutLine } from './proxy.ts';

export const BLOWS = ['kill', 'freeze', 'disk', 'redis'] as const;
export type BlowName = (typeof BLOWS)[number];

/** One blow; once it is over, everything is there again. */
export type Blow = (random: Random) => Promise<void>;

/** `kill -9` of one of the servers, which is then started again. */
export function killing(nodes: readonly ServerProcess[]): Blow {
  return async (random) => {
    const node = nodes[random.int(nodes.length)];
    await node?.kill();
    await node?.start();
  };
}

/** The database stops where it is, and goes on after a while: mostly soon, now and then when everyone has given it up. */
export function freezing(database: Running): Blow {
  return async (random) => {
    database.freeze();
    await pause(random.int(10) === 0 ? 8000 : 20 + random.int(400));
    database.thaw();
  };
}

/**
 * No file of the server may grow beyond the largest one there is: the operating system refuses further writing, as it
 * does on a disk without room (`prlimit --fsize`; the embedded store only).
 */
export function filling(node: ServerProcess, data: string): Blow {
  const allow = (bytes: string) => execFileSync('prlimit', ['--pid', String(node.pid), `--fsize=${bytes}:`]);
  return async (random) => {
    const wal = readdirSync(data).find((name) => name.endsWith('-wal'));
    allow(wal === undefined ? '1' : String(statSync(join(data, wal)).size));
    await pause(50 + random.int(200));
    allow('unlimited');
  };
}

/** The line to Redis is cut, and mended after a while. */
export function cutting(line: CutLine): Blow {
  return async (random) => {
    line.cut();
    await pause(20 + random.int(500));
    line.mend();
  };
}
