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

type HeldRows = Reply<{ table: TableInfo; seat?: Seat; token?: string }>;

export async function createTable(house: House, player: Player, wanted: NewTable): Promise<HeldRows> {
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
  return seats.some(({ kind }) => kind === 'free');
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

export function getTable(house: House, id: string, player: Player | undefined): Promise<HeldRows> {
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
): Promise<HeldRows> {
  const token = newToken();
  const joined = await reseat(house, id, async (live) => {
    if (live.row.status === 'over') return fail('over', 'over');
    if (await isClosedTo(house, id, player)) return notOpen();
    if (live.row.status === 'playing') return { ok: true };
    const free = live.seats.filter(({ kind }) => kind === 'free');
    const seat = wanted === undefined ? free[0] : free.find((one) => one.seat === wanted);
    if (seat === undefined) {
      return fail('seat-taken', wanted === undefined ? 'noSeatFree' : 'seatNotFree', { field: 'seat' });
    }
    const sits = { kind: 'person', name: player.name, token: hashOf(token) } as const;
    const taken: SeatRow = { ...seat, ...sits, ...(commitment ? { commitment } : {}) };
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

/**
 * The same table once more, with everyone who sat at it. The first to ask sets it up, and owns it: who came by a link
 * waits until one of the others does. The others find it.
 */
export async function rematch(house: House, id: string, player: Player): Promise<HeldRows> {
  const found = await house.around(id, async (live): Promise<Reply<{ rematch: string }> | typeof AGAIN> => {
    if (!(await house.reread(live))) return AGAIN;
    const { row } = live;
    if (live.heldBy(player.id).length === 0) return fail('forbidden', 'rematchForPlayers');
    if (row.status !== 'over') return fail('bad-request', 'notOver');
    if (row.rematch) return { ok: true, rematch: row.rematch };
    if (!live.heldBy(player.id).some((seat) => live.ownerOf(seat)?.player === player.id))
      return fail('forbidden', 'rematchForOwners');
    const game = house.games.find((one) => one.id === row.game);
    if (game === undefined) return fail('unknown-game', ['gameGone', row.game]);
    const blocks = await house.store.blocks.among([...new Set(live.holders.map((one) => one.player))]);
    if (blocks.some(({ blocked }) => blocked === player.id)) return notOpen();
    // Whom someone there has blocked is not seated again with them, nor is who came to their seat by its link.
    const isOut = (who: string | undefined) => blocks.some(({ blocked }) => blocked === who);
    const holders = live.holders.filter(
      (one) => !isOut(one.player) && !isOut(live.ownerOf(one.seat)?.player),
    );
    // Under the rules of today, which may no longer allow what was chosen then.
    const now = house.now();
    // Who has left for good is not waited for: those who are left move up.
    const stayed = live.seats.filter(({ kind }) => kind !== 'closed');
    const fresh = { ...freshly(row, now), owner: player.id, rules: game.version, seats: stayed.length };
    const { seats: count, options, seed } = fresh;
    const begun = Match.start(game, { seats: count, options, random: { kind: 'keyed', seed } });
    if (!begun.ok) return refused(begun.refusal);
    const isHeld = (all: readonly Holder[], seat: Seat) => all.some((holder) => holder.seat === seat);
    // Whoever held the seat sits there again; a bot plays for those the server has forgotten.
    const again = (seat: Seat, name: string) => {
      if (isHeld(holders, seat)) return { name, kind: 'person' } as const;
      return isHeld(live.holders, seat)
        ? ({ name: '', kind: 'free' } as const)
        : ({ name, kind: 'bot' } as const);
    };
    const seats = stayed.map(
      ({ seat, name, level }, place): SeatRow => ({
        seat: place,
        level,
        resigned: false,
        ...again(seat, name),
      }),
    );
    const placed = holders.map((holder) => ({
      ...holder,
      seat: stayed.findIndex(({ seat }) => seat === holder.seat),
    }));
    const next = begunIfComplete(game, fresh, { seats, holders: placed }, now);
    if (!(await house.store.lobby.rematch(row, next, seats, placed))) return AGAIN;
    await house.refresh(live);
    return { ok: true, rematch: next.id };
  });
  if (!found.ok) return found;
  // Who set it up first may have blocked who comes second.
  return (await isClosedTo(house, found.rematch, player))
    ? notOpen()
    : shown(house, found.rematch, player, {});
}

/** Of a table that nobody has played at yet. */
const notBegun = (now: number) =>
  ({ status: 'open', number: 0, seating: 0, awaited: [], created: now, updated: now }) as const;

function freshly(row: MatchRow, now: number): MatchRow {
  const { game, rules, options, seats, owner, visibility, atZero, level, standIn, delay, language } = row;
  const { clock, paced, reserve } = row;
  const seed = newSeed();
  return {
    game,
    rules,
    options,
    seats,
    owner,
    visibility,
    atZero,
    level,
    delay,
    language,
    ...(standIn ? { standIn } : {}),
    ...(clock === undefined ? {} : { clock }),
    ...(reserve === undefined ? {} : { reserve }),
    ...(paced ? { paced } : {}),
    id: newMatchId(now),
    seed,
    luck: seed,
    ...notBegun(now),
  };
}

/** A table at which nobody is waited for is in play from the start. */
function begunIfComplete(
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
async function shown(
  house: House,
  id: string,
  player: Player,
  more: { seat?: Seat; token?: string },
): Promise<HeldRows> {
  return house.around(id, async (table) => {
    await house.refresh(table);
    await endAtOnce(house, table);
    return { ok: true, table: tableInfo(table, player.id), ...more };
  });
}

async function withTable(
  house: House,
  id: string,
  player: Player | undefined,
  more: { seat?: Seat; token?: string },
): Promise<HeldRows> {
  return house.around(id, async (table): Promise<HeldRows | typeof AGAIN> => {
    // Before the start every node says what the store says: whoever looks is about to do something there.
    if (table.row.status === 'open' && !(await house.reread(table))) return AGAIN;
    return { ok: true, table: tableInfo(table, player?.id), ...more };
  });
}
