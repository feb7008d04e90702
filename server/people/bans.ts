/** Being shut out by the host: what one is told, and what becomes of the tables where one sits. */
import { DONE, type Failure, fail } from '../answer.ts';
import type { House } from '../matches/house.ts';
import { stepAway } from '../matches/leaving.ts';
import type { Known } from '../store/index.ts';
import { leaveOpen } from './forget.ts';

/** Why someone may do nothing here now. */
export async function shutOut(house: House, { player, shut }: Known): Promise<Failure | undefined> {
  if (!isShut(house, shut)) return undefined;
  const [longest] = await house.store.bans.of(player.id);
  return fail('banned', ['banned', longest?.until, longest?.reason]);
}

export function isShut({ now }: House, shut: number | undefined): boolean {
  return shut !== undefined && shut > now();
}

/** Whether a person is shut out now, whatever session they have. */
export async function isShutOut({ store, now }: House, player: string): Promise<boolean> {
  return (await store.bans.of(player)).some(({ until }) => until === undefined || until > now());
}

export function shutAddress(): Failure {
  return fail('banned', 'addressBanned');
}

/** Nobody waits for someone who is shut out: in play a stand-in goes on, a table that has not begun is left. No link of theirs is good. */
export async function vacate(house: House, player: string): Promise<void> {
  for await (const { id, status } of house.store.tables.of(player)) {
    // Else they would sit there again as whoever they say they are next.
    await house.store.holding.shutOut(id, player);
    if (status === 'open') await leaveOpen(house, id, player);
    if (status !== 'playing') continue;
    const seats = await house.around(id, async (live) => {
      const alone = live.heldBy(player).filter((seat) => live.ownerOf(seat)?.player === player);
      return { ...DONE, seats: alone.filter((seat) => live.seat(seat)?.kind === 'person') };
    });
    // Where the rules are not at hand nobody plays on anyway.
    if (seats.ok) for (const seat of seats.seats) await stepAway(house, id, seat);
  }
}
