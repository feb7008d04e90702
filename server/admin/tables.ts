/** Tables and reports as the host sees them: who sits there, nothing of the position. */
import type { ConsoleReport, ConsoleTable } from '#client/console.ts';
import type { House } from '../matches/house.ts';
import type { MatchRow, Report } from '../store/index.ts';

export async function consoleTable(house: House, row: MatchRow): Promise<ConsoleTable> {
  const { id, game, status, visibility, owner, created, updated, ended } = row;
  const [seats, holders] = await Promise.all([house.store.seats.of(id), house.store.seats.holders(id)]);
  return {
    id,
    game,
    title: titleOf(house, game),
    status,
    visibility,
    owner,
    created,
    updated,
    ...(ended === undefined ? {} : { ended }),
    seats: seats.map(({ seat, name, kind }) => ({
      name,
      kind,
      held: holders.filter((holder) => holder.seat === seat).map(({ player }) => player),
    })),
  };
}

/** What was reported, with the name of the game it was at. */
export function consoleReport(house: House, report: Report): ConsoleReport {
  return { ...report, title: titleOf(house, report.context.game) };
}

/** A game as people call it; one that is not here any more by its id. */
function titleOf({ games }: House, game: string): string {
  return games.find(({ id }) => id === game)?.words.title ?? game;
}
