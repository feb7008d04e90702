/** A guest becomes one with the person they turned out to be. */
import { fail, type Reply } from '../answer.ts';
import type { House } from '../matches/house.ts';
import type { Player } from '../store/index.ts';
import { hashOf } from '../tokens.ts';

/** All that a guest has goes over, and every table they sat at hears who sits there now. */
export async function joinGuest(house: House, guest: string, into: string): Promise<void> {
  const { people, tables } = house.store;
  const theirs: string[] = [];
  for await (const { id } of tables.of(guest)) theirs.push(id);
  await people.join(guest, into);
  for (const id of theirs) await house.retell(id);
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
