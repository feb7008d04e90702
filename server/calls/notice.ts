/**
 * Notices who is waited for in matches over days, and asks for a call. It reads what the store says, so it does not
 * matter which node wrote the line, or whether that node is still there. What was asked for once is not asked again.
 */
import { type Game, type Seat, unseenActions } from '#engine';
import type { HookRow, MatchRow, Store } from '../store/index.ts';

/** Matches with so long a clock, or with none, are played over days. */
export const SLOW = 6 * 3_600_000;
/** Someone who has only just been waited for may still be there, or may soon be out of it again. */
const MAIL_PAUSE = 2 * 60_000;
const HOOK_PAUSE = 15_000;
/** A hook that failed so often in a row is called no more. */
export const MOST_FAILURES = 10;

/** What a letter about a turn says; the rest is read when it is sent. */
export interface TurnLetter {
  readonly match: string;
  readonly seat: Seat;
  readonly hook?: string;
  /** It is not about a decision: the others are ready to begin. */
  readonly ready?: true;
}

export interface NoticeTerms {
  readonly store: Store;
  readonly games: readonly Game[];
  readonly now: number;
  readonly since: number;
  readonly mail: boolean;
  readonly hooks: boolean;
}

export async function notice(terms: NoticeTerms): Promise<void> {
  for (const row of await terms.store.outbox.callable(terms.since, SLOW)) {
    const seats = await terms.store.seats.of(row.id);
    for (const seat of row.awaited) {
      if (seats.find((one) => one.seat === seat)?.kind === 'person') await call(terms, row, seat);
    }
  }
}

/** At tables over days: those who are not ready while others wait for them. */
export async function noticeUnready(terms: NoticeTerms): Promise<void> {
  for (const row of await terms.store.outbox.unready(SLOW)) await callUnready(terms, row, MAIL_PAUSE);
}

/** Calls those at a table who are not ready, once for each time that someone waits. Gives how many calls go out. */
export async function callUnready(
  { store, now, mail, hooks }: Omit<NoticeTerms, 'since' | 'games'>,
  { id: match, due = 0 }: MatchRow,
  pause: number,
): Promise<number> {
  const { outbox } = store;
  const seats = await store.seats.of(match);
  const late = seats.filter(({ kind, reveal }) => kind === 'person' && reveal === undefined);
  let called = 0;
  for (const { seat } of late) {
    const body: TurnLetter = { match, seat, ready: true };
    for (const player of mail ? await outbox.mailed(match, seat) : []) {
      const letter = {
        id: `ready ${match} ${player} ${due}`,
        kind: 'turn',
        about: match,
        player,
        body,
      } as const;
      if (await outbox.put(letter, now + pause, now)) called++;
    }
    for (const hook of hooks ? await outbox.hooked(match, seat, MOST_FAILURES) : []) {
      const id = `hook ${hook.id} ready ${match} ${seat} ${due}`;
      const about = { about: hook.id, player: hook.player, body: { ...body, hook: hook.id } };
      if (await outbox.put({ id, kind: 'hook', ...about }, now + Math.min(pause, HOOK_PAUSE), now)) called++;
    }
  }
  return called;
}

/** The hooks that are told that a seat is waited for, as things stand. */
export async function hooksFor(
  { store, games }: Pick<NoticeTerms, 'store' | 'games'>,
  row: MatchRow,
  seat: Seat,
): Promise<HookRow[]> {
  const hooked = await store.outbox.hooked(row.id, seat, MOST_FAILURES);
  const game = games.find(({ id }) => id === row.game);
  const open = row.status === 'open' || (game !== undefined && unseenActions(game).size === 0);
  if (open) return hooked;
  // Where someone may be asked unseen, others are not told by a hook what the table keeps from them.
  const held = await store.seats.holders(row.id);
  return hooked.filter(({ player }) =>
    held.some((holder) => holder.seat === seat && holder.player === player),
  );
}

async function call(terms: NoticeTerms, row: MatchRow, seat: Seat): Promise<void> {
  const { store, now, mail, hooks } = terms;
  const { outbox } = store;
  const { id: match } = row;
  const { any, own } = await outbox.lastLines(match, seat);
  for (const player of mail ? await outbox.mailed(match, seat) : []) {
    // One mail until the person has been back, or has played on from elsewhere.
    const visit = await outbox.lastVisit(match, player);
    const body: TurnLetter = { match, seat };
    const id = `turn ${match} ${player} ${visit} ${own}`;
    await outbox.put({ id, kind: 'turn', about: match, player, body }, now + MAIL_PAUSE, now);
  }
  for (const hook of hooks ? await hooksFor(terms, row, seat) : []) {
    const body: TurnLetter = { match, seat, hook: hook.id };
    const id = `hook ${hook.id} ${match} ${seat} ${any}`;
    const letter = { id, kind: 'hook', about: hook.id, player: hook.player, body } as const;
    await outbox.put(letter, now + HOOK_PAUSE, now);
  }
}
