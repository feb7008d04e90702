/** Talk at the table: plain text, kept with the match. */
import { SPECTATOR } from '#engine';
import { DONE, fail, type Reply } from '../answer.ts';
import { Buckets } from '../api/limits.ts';
import type { Player } from '../store/index.ts';
import type { House } from './house.ts';

const buckets = new Buckets({ perSecond: 0.5, burst: 6 });

export async function say(
  house: House,
  id: string,
  player: Player,
  channel: string,
  text: string,
): Promise<Reply> {
  if (!buckets.take(player.id, house.now())) {
    return fail('too-fast', 'you are talking too fast; wait a moment', { field: 'text' });
  }
  return house.around(id, async (live): Promise<Reply> => {
    const seats = live.heldBy(player.id);
    const [seat = SPECTATOR] = seats;
    const apart = house.games.find((game) => game.id === live.row.game)?.apart === true;
    const objection = notAllowed(channel, seats, apart ? live.seats.length : 0);
    if (objection) return fail('forbidden', objection, { field: 'channel' });
    const at = house.now();
    const number = await house.store.talk.say(id, {
      channel,
      seat,
      player: player.id,
      name: player.name,
      text,
      at,
    });
    await house.said(live, number);
    return DONE;
  });
}

/** `count`: how many seats may talk in pairs. */
function notAllowed(channel: string, seats: readonly number[], count: number): string | undefined {
  if (channel === 'spectators') return seats.length === 0 ? undefined : 'players talk at the table';
  if (seats.length === 0) return 'those who watch talk among themselves';
  if (channel === 'table') return undefined;
  if (count === 0) return 'in this game everything is said at the table';
  const [one = -1, other = -1] = channel.split('-').map(Number);
  if (one >= other || other >= count) return 'must name two seats of the table, the lower one first';
  return seats.includes(one) || seats.includes(other) ? undefined : 'is for two others';
}
