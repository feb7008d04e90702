/** What the server says of itself. */
import { LEVELS } from '#bots';
import { PROTOCOL } from '#client/protocol.ts';
import { describeGame, type Game, type GameDescription } from '#engine';

const described = new WeakMap<readonly Game[], readonly GameDescription[]>();

export function hello(games: readonly Game[]) {
  let list = described.get(games);
  if (list === undefined) {
    list = games.map(describeGame);
    described.set(games, list);
  }
  return { protocol: PROTOCOL, bots: LEVELS, games: list };
}
