/** Tables before, around and after a match: setting one up, taking and leaving seats, playing again. */

import type { Level } from '#bots';
import { type TableInfo, UNHURRIED_SECONDS } from '#client/protocol.ts';
import { type Game, Match, type Seat, unseenActions } from '#engine';
import { DONE, type Failure, fail, type Reply, refused } from '../answer.ts';
import { SLOW } from '../calls/notice.ts';
import { isClosedTo, notOpen } from '../people/shunning.ts';
import type { Holder, MatchRow, Player, SeatKind, SeatRow } from '../store/index.ts';
import { hashOf, newMatchId, newSeed, newToken } from '../tokens.ts';
import { takeSeat } from './comings.ts';
import { endAtOnce } from './ending.ts';
import { AGAIN, type House } from './house.ts';
import { stepAway } from './leaving.ts';
import { UNNAMED } from './pace.ts';
import { freed, handedOn, notMine, notSetUp, reseat, startOrWait } from './seating.ts';
import { tableInfo } from './table.ts';

export interface NewTable {
  readonly game: string;
  readonly seats: number;
  readonly options?: unknown;
  readonly visibility?: 'public' | 'link';
  /** Seconds for each decision. */
  readonly clock?: number;
  /** Seconds that each seat has in reserve beyond that, for the whole match. */
  readonly reserve?: number;
  /** The game gives each decision its own time. */
  readonly paced?: boolean;
  readonly atZero?: 'bot' | 'default';
  readonly level?: Level;
  /** Who decides for those who are away. */
  readonly standIn?: 'bot' | 'facilitator';
  readonly delay?: number;
  readonly language?: string;
  /** Who sits where: `me`, a level of bot, or `free`; by default you sit first and the rest is free. */
  readonly players?: readonly string[];
  /** What your seats put into the dice, as far as it may be known now. */
  readonly commitment?: string;
}

export type TableReply = Reply<{ table: TableInfo; seat?: Seat; token?: string }>;

export async function createTable(house: House, player: Player, wanted: NewTable): Promise<TableReply> {
  const game = house.games.find(({ id }) => id === wanted.game);
  if (game === undefined) return fail('unknown-game', ['noGame', wanted.game], { field: 'game' });
  const seed = newSeed();
  const unpaced = pacedProblem(game, wanted) ?? reserveProblem(game, wanted);
  if (unpaced) return unpaced;
  const clock = wanted.clock ?? (wanted.paced ? UNNAMED : undefined);
  const options = { ...suggested(game, clock), ...(wanted.options as object | undefined) };
  const setup = { seats: wanted.seats, options, random: { kind: 'keyed', seed } } as const;
  const begun = Match.start(game, setup);
  if (!begun.ok) return refused(begun.refusal);
  const players = wanted.players ?? Array.from({ length: wanted.seats }, (_, i) => (i === 0 ? 'me' : 'free'));
  if (players.length !== wanted.seats) {
    return fail('bad-request', ['nameAllSeats', wanted.seats], { field: 'players' });
  }
  // Where a game has someone to decide for others, that is what its table does unless it says otherwise.
  const { level = 'sound', standIn = game.facilitator === undefined ? 'bot' : 'facilitator' } = wanted;
  if (standIn === 'facilitator' && game.facilitator === undefined)
    return fail('bad-option', 'noFacilitator', { field: 'standIn' });
  const token = newToken();
  const now = house.now();
  const { commitment } = wanted;
  const seats = players.map((who, seat): SeatRow => seatFor(who, seat, { player, level, token, commitment }));
  const mine = seats.filter(({ kind }) => kind === 'person').map(({ seat }) => seat);
  const open: MatchRow = {
    id: newMatchId(now),
    game: game.id,
    rules: game.version,
    options: begun.match.record().options,
    seats: wanted.seats,
    seed,
    luck: seed,
    owner: player.id,
    visibility: wanted.visibility ?? 'public',
    atZero: wanted.atZero ?? 'bot',
    level,
    delay: (wanted.delay ?? 0) * 1000,
    language: wanted.language ?? 'en',
    ...notBegun(now),
    ...(standIn === 'facilitator' ? { standIn } : {}),
    ...(clock === undefined ? {} : { clock: clock * 1000 }),
    ...(wanted.reserve === undefined ? {} : { reserve: wanted.reserve * 1000 }),
    ...(wanted.paced ? { paced: true } : {}),
  };
  const holders = mine.map((seat): Holder => ({ seat, player: player.id }));
  const row = begunIfComplete(game, open, { seats, holders }, now);
  await house.store.tables.create(row, seats, holders);
  const [seat] = mine;
  return shown(house, row.id, player, seat === undefined ? {} : { seat, token });
}

/** What a game suggests for a match over days, where nobody says otherwise. */
function suggested({ slow }: Game, clock: number | undefined): object {
  return clock !== undefined && clock * 1000 >= SLOW ? (slow ?? {}) : {};
}

/** The times of a game are for people who are all there. */
function pacedProblem(game: Game, { paced, clock }: NewTable): Failure | undefined {
  if (!paced) return undefined;
  if (game.pace === undefined)
    return fail('bad-option', 'noPace', {
      field: 'paced',
    });
  return clock === undefined || clock < UNHURRIED_SECONDS
    ? undefined
    : fail('bad-option', 'paceIsLive', {
        field: 'paced',
      });
}

/** A reserve is for what takes longer than a decision should; where it must not show who decides, its end would. */
function reserveProblem(game: Game, { reserve, clock, paced }: NewTable): Failure | undefined {
  if (reserve === undefined) return undefined;
  if (clock === undefined || paced) return fail('bad-option', 'reserveOfNothing', { field: 'reserve' });
  return unseenActions(game).size === 0
    ? undefined
    : fail('bad-option', 'reserveShows', { field: 'reserve' });
}

interface Sitting {
  readonly player: Player;
  readonly level: Level;
  readonly token: string;
  readonly commitment: string | undefined;
}

function seatFor(who: string, seat: Seat, { player, level, token, commitment }: Sitting): SeatRow {
  const kind: SeatKind = who === 'me' ? 'person' : who === 'free' ? 'free' : 'bot';
  const common = { seat, kind, resigned: false, name: kind === 'person' ? player.name : '' };
  if (kind === 'bot') return { ...common, level: who as Level };
  if (kind === 'free') return { ...common, level };
  return { ...common, level, token: hashOf(token), ...(commitment ? { commitment } : {}) };
}

/** Whoever opened a table so long ago is hardly waiting any more: those with its link still find it. */
const WAITED = 30 * 24 * 3_600_000;

/** Tables to join or to watch, or one's own; where it is one's turn first. */
export async function listTables(
  house: House,
  which: 'open' | 'playing' | 'over' | 'mine',
  player: Player | undefined,
): Promise<TableInfo[]> {
  const rows = await rowsOf(house, which, player);
  const tables = await Promise.all(rows.map((row) => tableOf(house, row, player)));
  if (which === 'open') {
    const closed = await (player ? closedTo(house, player, rows) : new Set<string>());
    const open = tables.filter((table) => hasFreeSeat(table) && !closed.has(table.id));
    return open.sort((a, b) => b.updated - a.updated);
  }
  const waits = ({ awaited, yours }: TableInfo) => awaited.some((seat) => yours.includes(seat));
  return which === 'mine' ? tables.sort((a, b) => Number(waits(b)) - Number(waits(a))) : tables;
}

async function rowsOf(
  { store: { tables }, now }: House,
  which: Parameters<typeof listTables>[1],
  player: Player | undefined,
): Promise<MatchRow[]> {
  if (which === 'mine') return player ? tables.heldBy(player.id) : [];
  return which === 'open' ? tables.offered(now() - WAITED) : tables.listed(which);
}

function closedTo({ store }: House, { id }: Player, rows: readonly MatchRow[]): Promise<Set<string>> {
  return store.blocks.closedTo(
    id,
    rows.map((row) => row.id),
  );
}

/** One at which every seat is taken waits for its own people only. */
function hasFreeSeat({ seats }: TableInfo): boolean {
  return seats.some(({ kind, kept }) => kind === 'free' && !kept);
}

/** A table as someone sees it who is not at it. */
export async function tableOf(house: House, row: MatchRow, player: Player | undefined): Promise<TableInfo> {
  const [seats, holders] = await Promise.all([
    house.store.seats.of(row.id),
    house.store.seats.holders(row.id),
  ]);
  const frozen = row.status === 'open' || house.canPlay(row) ? undefined : row;
  const game = house.games.find(({ id }) => id === row.game);
  return tableInfo({ row, seats, holders, frozen, game }, player?.id);
}

export function getTable(house: House, id: string, player: Player | undefined): Promise<TableReply> {
  return withTable(house, id, player, {});
}

export async function joinTable(
  house: House,
  id: string,
  player: Player,
  {
    seat: wanted,
    commitment,
  }: { readonly seat?: Seat | undefined; readonly commitment?: string | undefined } = {},
): Promise<TableReply> {
  const token = newToken();
  const joined = await reseat(house, id, async (live) => {
    if (live.row.status === 'over') return fail('over', 'over');
    if (await isClosedTo(house, id, player)) return notOpen();
    if (live.row.status === 'playing') return { ok: true };
    const free = live.seats.filter(({ kind }) => kind === 'free');
    const mine = free.find(({ kept }) => kept === player.id) ?? free.find(({ kept }) => kept === undefined);
    const seat = wanted === undefined ? mine : free.find((one) => one.seat === wanted);
    if (seat === undefined) {
      return fail('seat-taken', wanted === undefined ? 'noSeatFree' : 'seatNotFree', { field: 'seat' });
    }
    if (seat.kept !== undefined && seat.kept !== player.id)
      return fail('seat-taken', 'seatKept', { field: 'seat' });
    const sits = { kind: 'person', name: player.name, token: hashOf(token) } as const;
    const taken: SeatRow = { ...freed(seat), ...sits, ...(commitment ? { commitment } : {}) };
    const holders = [{ seat: seat.seat, player: player.id }];
    return { ok: true, seat: seat.seat, to: { seats: [taken], holders } };
  });
  if (!joined.ok) return joined;
  // The dice of a match in play are cast by a seed that is fixed: who comes later puts nothing into it.
  const taken = 'seat' in joined ? joined : await takeSeat(house, id, player, { seat: wanted, token });
  return taken.ok ? withTable(house, id, player, { seat: taken.seat, token }) : taken;
}

/** Before the start the seat becomes free; afterwards a bot plays on and the seat can be taken back. */
export async function leaveTable(house: House, id: string, player: Player, seat: Seat): Promise<Reply> {
  const left = await reseat<{ playing: boolean }>(house, id, (live) => {
    if (live.row.status !== 'open') return { ok: true, playing: true };
    const known = live.seat(seat);
    if (known?.kind !== 'person' || !live.heldBy(player.id).includes(seat)) {
      return fail('forbidden', 'notYours', { field: 'seat' });
    }
    const heir = live.row.owner === player.id ? handedOn(live, [seat]) : {};
    return { ok: true, playing: false, to: { seats: [freed(known)], ...heir } };
  });
  if (!left.ok) return left;
  return left.playing ? stepAway(house, id, seat) : DONE;
}

export function kick(house: House, id: string, player: Player, seat: Seat): Promise<Reply> {
  return reseat(house, id, (live) => {
    const closed = notMine(live, player) ?? notSetUp(live, seat);
    if (closed) return closed;
    const known = live.seat(seat);
    return { ok: true, ...(known === undefined ? {} : { to: { seats: [freed(known)] } }) };
  });
}

/** Puts a bot into a free seat, or takes it out again. */
export function seatBot(
  house: House,
  id: string,
  player: Player,
  seat: Seat,
  level: Level | undefined,
): Promise<Reply> {
  return reseat(house, id, (live) => {
    const closed = notMine(live, player) ?? notSetUp(live, seat);
    if (closed) return closed;
    const known = live.seat(seat);
    if (known === undefined || known.kind === 'person') {
      return fail('seat-taken', 'personSits', { field: 'seat' });
    }
    const put: SeatRow = level ? { ...freed(known), kind: 'bot', level } : freed(known);
    return { ok: true, to: { seats: [put] } };
  });
}

/** Of a table that nobody has played at yet. */
export const notBegun = (now: number) =>
  ({ status: 'open', number: 0, seating: 0, awaited: [], created: now, updated: now }) as const;

/** A table at which nobody is waited for is in play from the start. */
export function begunIfComplete(
  game: Game,
  row: MatchRow,
  sitting: { readonly seats: readonly SeatRow[]; readonly holders: readonly Holder[] },
  now: number,
): MatchRow {
  const { begins, due } = startOrWait(game, row, sitting, now);
  if (begins === undefined) return row;
  const { status, awaited, reserves } = begins;
  return { ...row, due, status, awaited, ...(reserves ? { reserves } : {}) };
}

/** A new table, told to whoever has to do with it: bots may have to decide there. */
export async function shown(
  house: House,
  id: string,
  player: Player,
  more: { seat?: Seat; token?: string },
): Promise<TableReply> {
  return house.around(id, async (table) => {
    await house.refresh(table);
    house.figures.opened(table.row);
    await endAtOnce(house, table);
    return { ok: true, table: tableInfo(table, player.id), ...more };
  });
}

async function withTable(
  house: House,
  id: string,
  player: Player | undefined,
  more: { seat?: Seat; token?: string },
): Promise<TableReply> {
  return house.around(id, async (table): Promise<TableReply | typeof AGAIN> => {
    // Before the start every node says what the store says: whoever looks is about to do something there.
    if (table.row.status === 'open' && !(await house.reread(table))) return AGAIN;
    return { ok: true, table: tableInfo(table, player?.id), ...more };
  });
}
