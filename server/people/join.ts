/** A guest becomes one with the person they turned out to be. */
import { DONE, fail, type Reply } from '../answer.ts';
import type { House } from '../matches/house.ts';
import type { Player } from '../store/index.ts';
import { hashOf } from '../tokens.ts';

/** All that a guest has goes over, and every table they sit at hears who sits there now. */
export async function joinGuest(house: House, guest: string, into: string): Promise<void> {
  await house.store.people.join(guest, into);
  // Among them are those that were the person's before; to hear of it does no harm there.
  for await (const { id } of house.store.tables.of(into)) {
    await house.around(id, (table) => house.refresh(table).then(() => DONE));
  }
}

/** Brings along what was played as a guest, by that guest's session. Only a guest can be brought: a person stays one. */
export async function bringGuest(
  house: House,
  player: Player,
  token: string,
): Promise<Reply<{ guest: string }>> {
  const { people } = house.store;
  const guest = await people.playerOf(hashOf(token));
  if (guest === undefined) return fail('bad-request', 'noSuchGuest', { field: 'guest' });
  if (guest.id === player.id) return { ok: true, guest: guest.id };
  if (await people.hasAccount(guest.id)) {
    return fail('forbidden', 'guestHasAccount', { field: 'guest' });
  }
  await joinGuest(house, guest.id, player.id);
  // It proved what it had to; this device goes on under its new one.
  await people.closeSession(hashOf(token));
  return { ok: true, guest: guest.id };
}
