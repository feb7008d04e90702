/** A table as the host sees it: who sits there, nothing of the position. */
import type { ConsoleTable } from '#client/console.ts';
import type { House } from '../matches/house.ts';
import type { MatchRow } from '../store/index.ts';

export async function consoleTable(house: House, row: MatchRow): Promise<ConsoleTable> {
  const { id, game, status, visibility, owner, created, updated, ended } = row;
  const [seats, holders] = await Promise.all([house.store.seats.of(id), house.store.seats.holders(id)]);
  return {
    ...{ id, game, status, visibility, owner, created, updated },
    ...(ended === undefined ? {} : { ended }),
    seats: seats.map(({ seat, name, kind }) => ({
      ...{ name, kind },
      held: holders.filter((holder) => holder.seat === seat).map(({ player }) => player),
    })),
  };
}
