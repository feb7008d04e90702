/** What the server says of itself. */
import { LEVELS } from '#bots';
import { PROTOCOL } from '#client/protocol.ts';
import { describeGame, type Game, type GameDescription } from '#engine';
import { type Failure, fail } from '../answer.ts';

const described = new WeakMap<readonly Game[], readonly GameDescription[]>();

export function hello(games: readonly Game[]) {
  let list = described.get(games);
  if (list === undefined) {
    list = games.map(describeGame);
    described.set(games, list);
  }
  return { protocol: PROTOCOL, bots: LEVELS, games: list };
}

/** A page that was open while the server changed takes what it is sent now for something else. */
export function outdated(protocol: number): Failure {
  return fail('outdated', protocol < PROTOCOL ? 'oldPage' : 'newPage', { field: 'protocol' });
}
