/** Another name for the same person, at the tables where they sit too. */
import { DONE } from '../answer.ts';
import type { House } from '../matches/house.ts';
import type { Player } from '../store/index.ts';

export async function renamePlayer(house: House, { id }: Player, name: string): Promise<void> {
  const { store } = house;
  await store.people.rename(id, name);
  for await (const { id: match, status } of store.tables.of(id)) {
    if (status === 'over') continue;
    await house.around(match, async (table) => {
      // Who came to a seat by a personal link does not name the person it belongs to.
      const theirs = table.heldBy(id).filter((seat) => table.ownerOf(seat)?.player === id);
      for (const seat of theirs) await store.seats.rename(match, seat, id);
      if (theirs.length > 0) await house.refresh(table);
      return DONE;
    });
  }
}
