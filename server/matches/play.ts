/** What a seat can do at a table in play. Legality is the kernel's; here is who may speak, when, and what is written. */
import { type Kit, objectionWords, type Seat } from '#engine';
import { type Failure, fail, type Reply, refused } from '../answer.ts';
import { AGAIN, type House } from './house.ts';
import type { SeatedMatch } from './seated.ts';
import { plainLine } from './writing.ts';

/**
 * Who decides: the seat's player, what they have settled in advance, a bot in their place, or the table because the time
 * was up, by a bot or by default.
 */
export type Hand = 'player' | 'instructions' | 'bot' | 'late bot' | 'late default';

export interface Submission {
  readonly seat: Seat;
  readonly action: unknown;
  /** The version it answers. */
  readonly version?: number | undefined;
  /** Chosen by the client: sent again, it is done once. */
  readonly submission?: string | undefined;
  readonly hand?: Hand;
}

type Versioned = { readonly version: number };

export function act(house: House, id: string, given: Submission): Promise<Reply<Versioned>> {
  const { seat, action, version, hand = 'player' } = given;
  const submission = given.submission === undefined ? undefined : `${seat}:${given.submission}`;
  return house.on(id, async (live): Promise<Reply<Versioned> | typeof AGAIN> => {
    const known = submission === undefined ? undefined : live.submissions.get(submission);
    if (known !== undefined) return { ok: true, version: known };
    const own = hand === 'player' || hand === 'instructions';
    const closed = notInPlay(live) ?? (own ? gaveUp(live, seat) : undefined);
    if (closed) return closed;
    const late = live.staleness(seat, version) !== undefined;
    // The words of an action are those of the table at which it was taken.
    const view = live.isBot(seat) ? undefined : live.match.view(seat);
    const done = live.match.act(seat, action, late ? version : undefined);
    if (!done.ok) return refused(done.refusal);
    const title = view && live.game.words.action(action as Kit['action'], view);
    const learnt = live.match.entries.at(-1)?.learnt === true;
    const body = { action, ...(title === undefined ? {} : { title }), ...lateBy(hand) };
    const line = { kind: 'act', seat, body, told: done.events, learnt, submission } as const;
    const number = live.version + 1;
    return (await house.write(live, line)) ? { ok: true, version: number } : AGAIN;
  });
}

function lateBy(hand: Hand): { late?: 'bot' | 'default'; settled?: true } {
  if (hand === 'instructions') return { settled: true };
  if (hand === 'late bot') return { late: 'bot' };
  return hand === 'late default' ? { late: 'default' } : {};
}

export function undo(house: House, id: string, seat: Seat, version?: number): Promise<Reply<Versioned>> {
  return house.on(id, async (live): Promise<Reply<Versioned> | typeof AGAIN> => {
    const closed = notInPlay(live) ?? gaveUp(live, seat);
    if (closed) return closed;
    const stale = live.staleness(seat, version);
    if (stale) return refused(stale);
    const done = live.match.undo(seat);
    if (!done.ok) return refused(done.refusal);
    return (await house.write(live, plainLine('undo', seat))) ? { ok: true, version: live.version } : AGAIN;
  });
}

export function explain(
  house: House,
  id: string,
  seat: Seat,
  action: unknown,
): Promise<Reply<{ legal: boolean; rule?: string; message?: string }>> {
  return house.on(id, async (live) => {
    const problem = live.match.actionProblem(action);
    if (problem) return fail('bad-request', `${problem.field} ${problem.reason}`, { field: problem.field });
    const objection = live.match.objection(seat, action as Kit['action']);
    if (!objection) return { ok: true, legal: true } as const;
    return {
      ...{ ok: true, legal: false },
      ...{ rule: objection.rule, message: objectionWords(live.game, objection) },
    } as const;
  });
}

/** Why nothing can be done at a table now. */
export function notInPlay({ row }: SeatedMatch): Failure | undefined {
  if (row.status === 'over') return fail('over', 'the match is over');
  if (row.status === 'open')
    return fail('not-started', 'the match has not started: a seat is free, or someone is not ready yet');
  return row.paused === undefined ? undefined : fail('paused', 'the match is paused');
}

/** Whoever has resigned may look on, talk and leave, and no more; whoever has left for good sits there no more. */
export function gaveUp(live: SeatedMatch, seat: Seat): Failure | undefined {
  const known = live.seat(seat);
  if (known?.kind === 'closed')
    return fail('forbidden', 'this seat is closed: who sat there has left the match', { field: 'seat' });
  if (!known?.resigned) return undefined;
  return fail('forbidden', 'you have resigned: a bot plays this seat now; you can look on and talk', {
    field: 'seat',
  });
}
