/** The code of one thread: works on the chunks it is sent and answers with what they came to. */
import { parentPort, workerData } from 'node:worker_threads';
import type { GameWithBots } from '#engine';
import { findGame } from '#games';
import type { Chunk } from './chunks.ts';
import { playGames } from './player.ts';
import type { Reply, Work } from './pool.ts';
import { Dealer } from './tournament/deal.ts';

const work = workerData as Work;
const game = findGame(work.job.game);
const does = game && doer(game);

function doer(found: GameWithBots): (chunk: Chunk) => unknown {
  if (work.kind === 'games') return ({ from, to }) => playGames(found, work.job, from, to);
  const dealer = new Dealer(found, work.job);
  return ({ from, to }) => dealer.play(from, to);
}

async function answer(chunk: Chunk): Promise<Reply> {
  if (!does) return { error: `a thread does not know the game “${work.job.game}”` };
  try {
    const start = performance.now();
    const result = await does(chunk);
    return { chunk, result, ms: performance.now() - start };
  } catch (error) {
    const why = error instanceof Error ? (error.stack ?? error.message) : String(error);
    return { error: `${chunk.from} to ${chunk.to - 1}: ${why}` };
  }
}

parentPort?.on('message', async (chunk: Chunk) => parentPort?.postMessage(await answer(chunk)));
