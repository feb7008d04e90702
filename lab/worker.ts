/** The code of one thread: plays the chunks it is sent and answers with their tallies. */
import { parentPort, workerData } from 'node:worker_threads';
import { findGame } from '#games';
import type { Chunk } from './chunks.ts';
import type { Job } from './job.ts';
import { playGames } from './player.ts';
import type { Reply } from './pool.ts';

const job = workerData as Job;

function answer(chunk: Chunk): Reply {
  const game = findGame(job.game);
  if (!game) return { error: `a thread does not know the game “${job.game}”` };
  try {
    const start = performance.now();
    const tally = playGames(game, job, chunk.from, chunk.to);
    return { chunk, tally, ms: performance.now() - start };
  } catch (error) {
    const why = error instanceof Error ? (error.stack ?? error.message) : String(error);
    return { error: `games ${chunk.from} to ${chunk.to - 1}: ${why}` };
  }
}

parentPort?.on('message', (chunk: Chunk) => parentPort?.postMessage(answer(chunk)));
