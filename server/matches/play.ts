/** What a seat can do at a table in play. Legality is the kernel's; here is who may speak, when, and what is written. */
import type { PressDone, PressStopped } from '#client/protocol.ts';
import { type Entry, type Kit, objectionWords, type Seat, type Stopped } from '#engine';
import { type Failure, fail, malformed, type Reply, refused } from '../answer.ts';
import type { HeldMatch } from './heldMatch.ts';
import type { HeldTable } from './heldTable.ts';
import { AGAIN, type House } from './house.ts';
import type { Errand, Slices } from './slices.ts';
import { type Line, plainLine } from './writing.ts';

/**
 * Who decides: the seat's player, what they have settled in advance, a bot in their place, or the table because the time
 * was up, by a bot or by default.
 */
export type Doer = 'player' | 'instructions' | 'bot' | 'late bot' | 'late default';

export interface Submission {
  readonly seat: Seat;
  /** What is done with one press: one action, or several that are taken in order. */
  readonly actions: readonly unknown[];
  /** The version it answers. */
  readonly version?: number | undefined;
  /** Chosen by the client: sent again, it is done once. */
  readonly submission?: string | undefined;
  readonly doer?: Doer;
}

type Versioned = { readonly version: number };

export function act(house: House, id: string, given: Submission): Promise<Reply<PressDone>> {
  const { seat, actions, version, doer = 'player' } = given;
  const submission = given.submission === undefined ? undefined : `${seat}:${given.submission}`;
  return house.on(id, async (live): Promise<Reply<PressDone> | typeof AGAIN> => {
    const known = submission === undefined ? undefined : live.submissions.get(submission);
    if (known !== undefined) return { ok: true, ...doneBefore(live, known) };
    const own = doer === 'player' || doer === 'instructions';
    const closed = notInPlay(live) ?? (own ? gaveUp(live, seat) : undefined);
    if (closed) return closed;
    const late = live.staleness(seat, version) !== undefined;
    const { match, game } = live;
    const { length } = match.entries;
    const titles: string[] = [];
    // The words of an action are those of the table at which it was taken.
    const word = (action: Kit['action']) => titles.push(game.words.action(action, match.view(seat)));
    const taking = live.isBot(seat) ? undefined : word;
    const steps = match.pressing(seat, actions, late ? version : undefined, taking);
    const pressed = await inPieces(house.slices, { owner: id }, steps);
    if (!pressed.ok) return refused(pressed.refusal);
    const { done } = pressed;
    const stopped = pressed.stopped && wired(pressed.stopped);
    const number = live.version + 1;
    const more = { ...(done > 1 ? { press: number } : {}), ...lateBy(doer) };
    // Sent again, it is answered by the first of its lines.
    const first = stopped ? { ...more, stopped } : more;
    const lines = match.entries
      .slice(length)
      .map((entry, i) => lineOf(entry, titles[i], i === 0 ? first : more, i === 0 ? submission : undefined));
    if (!(await house.write(live, lines))) return AGAIN;
    return { ok: true, version: number + done - 1, done, ...(stopped ? { stopped } : {}) };
  });
}

/** So many actions of a press are done in one piece; a press is seldom longer. */
const PIECE = 4;

/** A press of many actions is done bit by bit, so that others are not held up by it. */
async function inPieces<T>(slices: Slices, errand: Errand, steps: Generator<unknown, T>): Promise<T> {
  const some = () => {
    let step = steps.next();
    for (let n = 1; !step.done && n < PIECE; n++) step = steps.next();
    return step;
  };
  let step = some();
  while (!step.done) step = await slices.do(errand, some);
  return step.value;
}

function lineOf(
  { seat, action, told, learnt }: Entry<Kit>,
  title: string | undefined,
  more: object,
  submission: string | undefined,
): Line {
  const body = title === undefined ? { action, ...more } : { action, title, ...more };
  return { kind: 'act', seat, body, told, learnt, submission };
}

function wired(stopped: Stopped): PressStopped {
  return typeof stopped === 'string' ? stopped : refused(stopped).error;
}

/** What was answered to a submission that came before, by the first of its lines. */
function doneBefore({ lines }: HeldMatch, number: number): PressDone {
  const bodyOf = (at: number) => lines[at - 1]?.body;
  const { press, stopped } = bodyOf(number) ?? {};
  let done = 1;
  while (press !== undefined && bodyOf(number + done)?.press === press) done++;
  return { version: number + done - 1, done, ...(stopped ? { stopped } : {}) };
}

function lateBy(doer: Doer): { late?: 'bot' | 'default'; settled?: true } {
  if (doer === 'instructions') return { settled: true };
  if (doer === 'late bot') return { late: 'bot' };
  return doer === 'late default' ? { late: 'default' } : {};
}

/** Takes a seat's last press back: a line for each of its actions, in one piece. */
export function undo(
  house: House,
  id: string,
  seat: Seat,
  version?: number,
): Promise<Reply<Versioned & { taken: number }>> {
  return house.on(id, async (live): Promise<Reply<Versioned & { taken: number }> | typeof AGAIN> => {
    const closed = notInPlay(live) ?? gaveUp(live, seat);
    if (closed) return closed;
    const stale = live.staleness(seat, version);
    if (stale) return refused(stale);
    const done = live.match.undo(seat);
    if (!done.ok) return refused(done.refusal);
    const { taken } = done;
    const lines = Array.from({ length: taken }, () => plainLine('undo', seat));
    return (await house.write(live, lines)) ? { ok: true, version: live.version, taken } : AGAIN;
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
    if (problem) return malformed(problem);
    const objection = live.match.objection(seat, action as Kit['action']);
    if (!objection) return { ok: true, legal: true } as const;
    return {
      ok: true,
      legal: false,
      rule: objection.rule,
      message: objectionWords(live.game, objection),
    } as const;
  });
}

/** Why nothing can be done at a table now. */
export function notInPlay({ row }: HeldTable): Failure | undefined {
  if (row.status === 'over') return fail('over', 'over');
  if (row.status === 'open') return fail('not-started', 'notReady');
  return row.paused === undefined ? undefined : fail('paused', 'paused');
}

/** Whoever has resigned may look on, talk and leave, and no more; whoever has left for good sits there no more. */
export function gaveUp(live: HeldTable, seat: Seat): Failure | undefined {
  const known = live.seat(seat);
  if (known?.kind === 'closed') return fail('forbidden', 'seatClosed', { field: 'seat' });
  if (!known?.resigned) return undefined;
  return fail('forbidden', 'resigned', {
    field: 'seat',
  });
}
