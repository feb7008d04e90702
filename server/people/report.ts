/** Reporting someone to the host: with the seat or the line it is about, what was said around it, and how the table stood. */
import { type Seat, SPECTATOR } from '#engine';
import { DONE, fail, type Reply } from '../answer.ts';
import type { HeldTable } from '../matches/heldTable.ts';
import type { House } from '../matches/house.ts';
import { audible } from '../matches/viewers.ts';
import type { ChatRow, Player } from '../store/index.ts';
import { newId } from '../tokens.ts';

const HOUR = 3_600_000;
/** Reports of one person within an hour. */
const MOST = 10;

export interface Complaint {
  readonly reason: string;
  /** Who sits there, or who said that. */
  readonly seat?: Seat | undefined;
  readonly line?: number | undefined;
}

interface About {
  readonly player: string;
  readonly lines: readonly ChatRow[];
}

export async function report(house: House, id: string, by: Player, complaint: Complaint): Promise<Reply> {
  const { reason, seat, line } = complaint;
  const { reports, people } = house.store;
  const now = house.now();
  if ((seat === undefined) === (line === undefined)) {
    return fail('bad-request', 'seatOrLine', { field: 'seat' });
  }
  if ((await reports.count(by.id, now - HOUR)) >= MOST) {
    return fail('too-fast', 'reportsOfYours', { field: 'reason' });
  }
  return house.around(id, async (live): Promise<Reply> => {
    const about = await (seat === undefined
      ? saidIt(house, live, by, line ?? 0)
      : sitsThere(house, live, by, seat));
    const person = about && (await people.player(about.player));
    const field = seat === undefined ? 'line' : 'seat';
    if (about === undefined || person === undefined) {
      return fail('bad-request', ['nobodyToReport', field], { field });
    }
    if (person.id === by.id) return fail('bad-request', 'thatIsYou', { field });
    const { row, seats } = live;
    await reports.add({
      id: newId(),
      match: id,
      reporter: by.id,
      person: person.id,
      name: person.name,
      reason,
      lines: about.lines,
      created: now,
      context: {
        game: row.game,
        status: row.status,
        seats: seats.map(({ name }) => name),
        ...(seat === undefined ? {} : { seat }),
        ...(line === undefined ? {} : { line }),
      },
    });
    return DONE;
  });
}

async function saidIt(house: House, live: HeldTable, by: Player, line: number): Promise<About | undefined> {
  const lines = await heard(house, live, await house.store.talk.around(live.id, line), by);
  const said = lines.find(({ number }) => number === line);
  return said && { player: said.player, lines };
}

async function sitsThere(house: House, live: HeldTable, by: Player, seat: Seat): Promise<About | undefined> {
  const player = live.ownerOf(seat)?.player;
  if (player === undefined) return undefined;
  return { player, lines: await heard(house, live, await house.store.talk.lastOf(live.id, player), by) };
}

/** Only what the reporter could read is passed on: what one of two said before the other was blocked, and nothing after. */
async function heard(
  { store }: House,
  live: HeldTable,
  lines: readonly ChatRow[],
  { id }: Player,
): Promise<readonly ChatRow[]> {
  const [seat = SPECTATOR] = live.heldBy(id);
  const blocked = await store.blocks.since(id);
  return audible(live, lines, seat).filter(
    ({ player, at }) => at <= (blocked.get(player) ?? Number.POSITIVE_INFINITY),
  );
}
