/**
 * Who comes to a match in play, and who leaves it for good, where the rules have that. Whether they do now is the
 * kernel's to say: it is the table itself (`HOST`) that decides. Whoever is only away, or resigns, is in `leaving.ts`.
 */

import type { Level } from '#bots';
import { type Action, HOST, NO_DRAWS, objectionWords, Play, present, type Seat, type Told } from '#engine';
import { type Failure, fail, failWith, type Reply, refused } from '../answer.ts';
import { isClosedTo, notOpen } from '../people/shunning.ts';
import type { Player } from '../store/index.ts';
import { hashOf, newToken } from '../tokens.ts';
import { aroundFresh, onFresh } from './fresh.ts';
import type { HeldMatch } from './heldMatch.ts';
import { AGAIN, type House } from './house.ts';
import { goneFrom, windUp } from './leaving.ts';
import { notInPlay } from './play.ts';
import { notMine } from './seating.ts';
import type { Turn } from './writing.ts';

/** What comes with every wish to join or to leave. */
export interface Submitted {
  /** The version it answers. */
  readonly version?: number | undefined;
  /** Chosen by the client: sent again, it is done once. */
  readonly submission?: string | undefined;
}

type Welcomed = Reply<{ version: number; seat: Seat; token?: string }>;

/** The owner of the table seats a newcomer. A bot plays the seat until a person takes it, by its link or at the table. */
export function welcome(
  house: House,
  id: string,
  player: Player,
  { level, ...asked }: Submitted & { readonly level?: Level | undefined },
): Promise<Welcomed> {
  return onFresh(house, id, async (live): Promise<Welcomed | typeof AGAIN> => {
    const submission = named(player, asked);
    const known = doneBefore(live, submission);
    if (known) return known;
    const closed = notMine(live, player) ?? notNow(live, asked);
    if (closed) return closed;
    const before = seatedAt(live);
    const done = decide(live, { type: 'join' });
    if (!done.ok) return done;
    const seat = seatedAt(live).find((one) => !before.includes(one));
    if (seat === undefined) throw new Error(`match ${id} has seated nobody`);
    const token = newToken();
    const coming = { seat, level: level ?? live.row.level, token: hashOf(token) };
    const version = live.version + 1;
    const is = await put(
      house,
      live,
      { action: { type: 'join' }, seat, submission, told: done.told },
      { coming },
    );
    return is ? { ok: true, version, seat, token } : AGAIN;
  });
}

type Departed = Reply<{ version: number; seat: Seat }>;

/** Whoever has a seat closes it; the owner of the table one that a bot plays for good. */
export async function depart(
  house: House,
  id: string,
  player: Player,
  { seat: wanted, ...asked }: Submitted & { readonly seat?: Seat | undefined },
): Promise<Departed> {
  const departed = await onFresh(house, id, async (live): Promise<Departed | typeof AGAIN> => {
    const submission = named(player, asked);
    const known = doneBefore(live, submission);
    if (known) return known;
    const seat = wanted ?? live.heldBy(player.id)[0];
    if (seat === undefined) return fail('forbidden', 'noSeatHere', { field: 'seat' });
    const closed = notTheirs(live, player, seat) ?? notNow(live, asked) ?? isLast(live, seat);
    if (closed) return closed;
    const action = { type: 'leave', seat };
    const done = decide(live, action);
    if (!done.ok) return done;
    const leaving = { seat, by: live.ownerOf(seat)?.player, owner: heir(live, player, seat) };
    const version = live.version + 1;
    const is = await put(house, live, { action, seat, submission, told: done.told }, { leaving });
    return is ? { ok: true, version, seat } : AGAIN;
  });
  if (departed.ok) await goneFrom(house, id);
  return departed;
}

/** A person takes a newcomer's seat at a match in play; without a number, the first. */
export function takeSeat(
  house: House,
  id: string,
  player: Player,
  { seat: wanted, token }: { readonly seat: Seat | undefined; readonly token: string },
): Promise<Reply<{ seat: Seat }>> {
  return aroundFresh(house, id, async (live): Promise<Reply<{ seat: Seat }> | typeof AGAIN> => {
    if (live.row.status === 'over') return fail('over', 'over');
    const offered = live.seats.filter((one) => one.offered && (wanted === undefined || one.seat === wanted));
    const [first] = offered;
    if (first === undefined) {
      return fail('seat-taken', wanted === undefined ? 'noSeatFree' : 'seatNotFree', { field: 'seat' });
    }
    const { seat } = first;
    const terms = { match: id, which: { seat }, player: player.id, name: player.name, token: hashOf(token) };
    if ((await house.store.comings.take(terms)) === undefined) {
      if (await isClosedTo(house, id, player)) return notOpen();
      // Someone else was faster: perhaps there is another.
      return AGAIN;
    }
    await windUp(house, live, seat);
    return { ok: true, seat };
  });
}

/** The seats at which somebody plays. */
function seatedAt({ game, match }: HeldMatch): readonly Seat[] {
  return game.seated?.(match.state) ?? [];
}

function named(player: Player, { submission }: Submitted): string | undefined {
  return submission === undefined ? undefined : `${HOST}:${player.id}:${submission}`;
}

/** What was answered to the same submission; the link was told once and is not kept. */
function doneBefore(live: HeldMatch, submission: string | undefined): Departed | undefined {
  const version = submission === undefined ? undefined : live.submissions.get(submission);
  if (version === undefined) return undefined;
  const seat = present(live.lines[version - 1]?.body.seat, 'seat in the line of a coming');
  return { ok: true, version, seat };
}

function notNow(live: HeldMatch, { version }: Submitted): Failure | undefined {
  const closed = notInPlay(live);
  if (closed) return closed;
  if (live.game.seated === undefined) return fail('bad-request', 'noComings');
  const stale = live.staleness(HOST, version);
  return stale && refused(stale);
}

/** What the table decides. Where it has nothing to decide now, the rule that keeps it from it is told. */
function decide(live: HeldMatch, action: Action): Reply<{ told: readonly Told[] }> {
  const done = live.match.act(HOST, action);
  if (done.ok) return { ok: true, told: done.events };
  const { refusal } = done;
  if (refusal.code !== 'not-your-turn') return refused(refusal);
  const objection = new Play(live.game, live.match.state, NO_DRAWS).objection(HOST, action);
  if (objection === undefined || objection.rule === 'table') return fail('not-your-turn', 'betweenTurns');
  return failWith('illegal-action', objectionWords(live.game, objection), { rule: objection.rule });
}

interface Decided {
  readonly action: Action;
  /** Whom it is about. */
  readonly seat: Seat;
  readonly submission: string | undefined;
  readonly told: readonly Told[];
}

function put(house: House, live: HeldMatch, decided: Decided, turn: Turn): Promise<boolean> {
  const { action, seat, submission, told } = decided;
  const learnt = live.match.entries.at(-1)?.learnt === true;
  const line = { kind: 'act', seat: HOST, body: { action, seat }, told, learnt, submission } as const;
  return house.write(live, line, turn);
}

/** Who came by link can leave the seat, not close it; nobody closes a seat that another person has. */
function notTheirs(live: HeldMatch, player: Player, seat: Seat): Failure | undefined {
  const row = live.seat(seat);
  if (row === undefined) return fail('bad-request', 'noSeat', { field: 'seat' });
  // What a bot plays for good is the table's, also where somebody has resigned.
  if (row.kind === 'bot' || row.kind === 'closed') return notMine(live, player);
  if (live.ownerOf(seat)?.player === player.id) return undefined;
  return fail('forbidden', 'firstHolderCloses', {
    field: 'seat',
  });
}

function isLast(live: HeldMatch, seat: Seat): Failure | undefined {
  const people = live.people();
  return people.length === 1 && people[0] === seat
    ? fail('bad-request', 'onlyPerson', {
        field: 'seat',
      })
    : undefined;
}

/** Who has left a table for good does not go on to own it. */
function heir(live: HeldMatch, { id }: Player, seat: Seat): string | undefined {
  const left = live.holders.filter((holder) => holder.seat !== seat);
  if (live.row.owner !== id || live.ownerOf(seat)?.player !== id) return undefined;
  if (left.some(({ player }) => player === id)) return undefined;
  const people = live.people();
  const playing = left.filter((holder) => people.includes(holder.seat));
  return (playing.find(({ link }) => link === undefined) ?? playing[0])?.player;
}
