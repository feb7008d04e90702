/** Another name for the same person, at the tables where they sit too. */
import type { House } from '../matches/house.ts';
import type { Player } from '../store/index.ts';

export async function renamePlayer(house: House, { id }: Player, name: string): Promise<void> {
  const { people, tables, seats } = house.store;
  await people.rename(id, name);
  for await (const { id: match, status } of tables.of(id)) {
    if (status !== 'over' && (await seats.rename(match, id))) await house.retell(match);
  }
}
