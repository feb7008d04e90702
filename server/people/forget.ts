/** Forgets a person in every corner of the store. Their moves stay, nobody's. */
import type { House } from '../matches/house.ts';
import { freed, reseat } from '../matches/seating.ts';
import { mailboxOf } from './signIn.ts';

const FORGOTTEN = 'someone';

export async function forget(house: House, player: string): Promise<void> {
  const { people, tables, reports } = house.store;
  for await (const { id, status } of tables.of(player)) {
    if (status === 'open') await leaveOpen(house, id, player);
    await people.forgetAt(player, id, FORGOTTEN);
    await house.retell(id);
  }
  const known = await people.address(player);
  const addresses = [known?.address, known?.pending].flatMap((one) => (one === undefined ? [] : [one]));
  const letters = addresses.map((address) => ({ address, about: mailboxOf(address) }));
  await reports.forget(player, FORGOTTEN);
  await people.forget(player, FORGOTTEN, letters);
}

/** A table that has not begun goes on with the next person who sits there; one that nobody sits at is put away. */
export async function leaveOpen(house: House, id: string, player: string): Promise<void> {
  await reseat<object>(house, id, ({ row, seats, holders }) => {
    if (row.status !== 'open') return { ok: true };
    const left = holders.filter((holder) => holder.player !== player);
    const alone = (seat: number) => !left.some((holder) => holder.seat === seat);
    const mine = seats.filter(({ seat }) =>
      holders.some((one) => one.seat === seat && one.player === player),
    );
    const [heir] = left;
    if (heir === undefined) return { ok: true, to: { seats: [], gone: true } };
    const kept = seats.filter((seat) => seat.kept === player);
    const to = { seats: [...mine.filter(({ seat }) => alone(seat)), ...kept].map(freed) };
    return { ok: true, to: row.owner === player ? { ...to, owner: heir.player } : to };
  });
}
