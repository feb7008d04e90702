// As in `leak.test.ts`, but with everything in between: what really comes out of a seat's connection, byte for byte.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { stream } from '#engine';
import { GAMES } from '#games';
import { comparePairs } from './kit/comparing.ts';
import { Pairs } from './kit/pairs.ts';
import { type Hosted, host } from './kit/server.ts';

/** For each game; docs/reliability.md tells of a longer run. */
const PAIRS = Number(process.env.ORRERY_SOCKET_PAIRS ?? 10);

let hosted: Hosted;
beforeAll(async () => {
  hosted = await host({ games: GAMES });
});
afterAll(() => hosted.close());

for (const game of GAMES) {
  test(`${game.id}: ${PAIRS} pairs of matches that look alike sound alike, byte for byte`, async () => {
    const pairs = await Pairs.at(hosted);
    await comparePairs(pairs, game, PAIRS, stream(`leak ${game.id}`));
    expect(pairs.compared.differences).toEqual([]);
    expect(pairs.compared.pairs).toBe(PAIRS);
    pairs.close();
  });
}
