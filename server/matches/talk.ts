/** Talk at the table: plain text, kept with the match. */

import { SPECTATOR } from '#engine';
import { DONE, fail, type Reply } from '../answer.ts';
import type { Player } from '../store/index.ts';
import type { Saying } from '../words.ts';
import type { HeldTable } from './heldTable.ts';
import type { House } from './house.ts';
import type { TalkLimits } from './talkLimits.ts';

export interface Said {
  readonly player: Player;
  /** The place it is said from. */
  readonly from: string;
  readonly channel: string;
  readonly text: string;
}

export async function say(house: House, limits: TalkLimits, id: string, said: Said): Promise<Reply> {
  const { player, from, channel, text } = said;
  return house.around(id, async (live): Promise<Reply> => {
    const seats = live.heldBy(player.id);
    const [seat = SPECTATOR] = seats;
    const apart = house.games.find((game) => game.id === live.row.game)?.apart === true;
    const objection = notAllowed(channel, seats, apart ? live.seats.length : 0);
    if (objection) return fail('forbidden', objection, { field: 'channel' });
    const at = house.now();
    const early = limits.objection({ match: id, player, from, seated: seats.length > 0 }, at);
    if (early) return early;
    const line = { channel, seat, player: player.id, name: player.name, text, at };
    await house.said(live, await house.store.talk.say(id, line));
    return DONE;
  });
}

/** Whether what those who watch say is heard through a seat: players hear it once the match is over. */
export function hearsWatchers({ row }: HeldTable, seat: number): boolean {
  return seat === SPECTATOR || row.status === 'over';
}

/** `count`: how many seats may talk in pairs. */
function notAllowed(channel: string, seats: readonly number[], count: number): Saying | undefined {
  if (channel === 'spectators') return seats.length === 0 ? undefined : 'playersTalk';
  if (seats.length === 0) return 'watchersTalk';
  if (channel === 'table') return undefined;
  if (count === 0) return 'allAtTable';
  const [one = -1, other = -1] = channel.split('-').map(Number);
  if (one >= other || other >= count) return 'twoSeats';
  return seats.includes(one) || seats.includes(other) ? undefined : 'twoOthers';
}
