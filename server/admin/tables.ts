/** A table as the host sees it: who sits there, nothing of the position. */
import type { House } from '../matches/house.ts';
import type { MatchRow } from '../store/index.ts';

export interface ConsoleTable {
  readonly id: string;
  readonly game: string;
  readonly status: string;
  readonly visibility: string;
  readonly owner: string;
  readonly created: number;
  readonly updated: number;
  /** By seat: its name, what kind it is, and who holds it. */
  readonly seats: readonly { readonly name: string; readonly kind: string; readonly held: readonly string[] }[];
}

export async function tableOf(house: House, row: MatchRow): Promise<ConsoleTable> {
  const { id, game, status, visibility, owner, created, updated } = row;
  const [seats, holders] = await Promise.all([house.store.seats.of(id), house.store.seats.holders(id)]);
  return {
    ...{ id, game, status, visibility, owner, created, updated },
    seats: seats.map(({ seat, name, kind }) => ({
      ...{ name, kind },
      held: holders.filter((holder) => holder.seat === seat).map(({ player }) => player),
    })),
  };
}
