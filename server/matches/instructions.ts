/**
 * Standing instructions: what a seat has settled in advance answers its decisions while nobody who holds it is at the
 * table, or at any time where the game spares people being asked. They are its own: nobody else is told of them, nor
 * that they answered.
 */
import { sensible } from '#bots';
import { type Action, fieldsProblem, NO_DRAWS, Play, type Seat } from '#engine';
import { DONE, type Failure, fail, malformed, type Reply } from '../answer.ts';
import type { Player, Settled } from '../store/index.ts';
import type { HeldMatch } from './heldMatch.ts';
import type { House } from './house.ts';
import { act, gaveUp } from './play.ts';
import { isThere } from './presence.ts';

/** As much is read and written at once as a person could have meant. */
const MOST_BYTES = 4096;

export function giveInstructions(
  house: House,
  id: string,
  { seat, given, player }: { seat: Seat; given: Settled; player: Player },
): Promise<Reply> {
  return house.on(id, async (live): Promise<Reply> => {
    const closed = notGoingOn(live) ?? gaveUp(live, seat);
    if (closed) return closed;
    const { advance } = live.game;
    if (advance === undefined) return fail('bad-request', 'noAdvance', { field: 'instructions' });
    const problem = fieldsProblem(given, advance.fields, 'instructions');
    if (problem) return malformed(problem);
    if (JSON.stringify(given).length > MOST_BYTES)
      return fail('bad-request', ['longInstructions', MOST_BYTES], {
        field: 'instructions',
      });
    const { instructions } = house.store;
    if (Object.keys(given).length === 0) await instructions.end(id, seat);
    else if (!(await instructions.give(id, seat, given, player.id)))
      return fail('forbidden', 'notYours', { field: 'seat' });
    return DONE;
  });
}

export function ownInstructions(
  house: House,
  id: string,
  seat: Seat,
): Promise<Reply<{ instructions: Settled }>> {
  return house.on(id, async (): Promise<Reply<{ instructions: Settled }>> => {
    const all = await house.store.instructions.of(id);
    return { ok: true, instructions: all.get(seat) ?? {} };
  });
}

function notGoingOn({ row }: HeldMatch): Failure | undefined {
  if (row.status === 'over') return fail('over', 'over');
  return row.status === 'open' ? fail('not-started', 'notStarted') : undefined;
}

/** What a seat's instructions answer here, whoever is at the table. */
export async function settledFor(house: House, live: HeldMatch, seat: Seat): Promise<Action | undefined> {
  if (live.game.advance === undefined) return undefined;
  const own = (await house.store.instructions.of(live.id)).get(seat) ?? unasked(live);
  return own && answerOf(live, seat, own);
}

function answerOf({ game, match }: HeldMatch, seat: Seat, own: Settled): Action | undefined {
  const legal = sensible(game, new Play(game, match.state, NO_DRAWS).legal(seat));
  return game.advance?.answer(match.state, seat, legal, own);
}

/** What holds for a seat that has settled nothing. */
function unasked({ game }: HeldMatch): Settled | undefined {
  return game.advance?.unasked ? {} : undefined;
}

interface Answer {
  readonly seat: Seat;
  readonly action: Action;
  readonly version: number;
}

/** What can be answered for someone who is waited for and is not at the table. */
async function answerable(house: House, live: HeldMatch): Promise<Answer | undefined> {
  if (!mayAnswer(live)) return undefined;
  const given = await house.store.instructions.of(live.id);
  const always = live.game.advance?.unasked === true;
  if (given.size === 0 && !always) return undefined;
  for (const seat of live.awaited()) {
    const own = given.get(seat) ?? unasked(live);
    if (own === undefined || live.isBot(seat)) continue;
    if (!always && (await isThere(house, live.id, seat))) continue;
    const action = answerOf(live, seat, own);
    if (action !== undefined) return { seat, action, version: live.version };
  }
  return undefined;
}

function mayAnswer(live: HeldMatch): boolean {
  const { status, paused } = live.row;
  return (
    live.game.advance !== undefined &&
    status === 'playing' &&
    paused === undefined &&
    live.awaited().some((seat) => !live.isBot(seat))
  );
}

/** Answers what is settled: after every change, and from time to time for those who have left since. */
export class Instructed {
  readonly #house: House;
  readonly #busy = new Map<string, Promise<void>>();
  readonly #again = new Set<string>();

  constructor(house: House) {
    this.#house = house;
  }

  wake(live: HeldMatch): void {
    if (mayAnswer(live)) this.#begin(live.id);
  }

  async look(): Promise<void> {
    for (const id of await this.#house.store.instructions.inPlay()) this.#begin(id);
  }

  /** Done when nothing more is being answered. */
  async idle(): Promise<void> {
    while (this.#busy.size > 0) await Promise.all(this.#busy.values());
  }

  #begin(id: string): void {
    if (this.#busy.has(id)) {
      this.#again.add(id);
      return;
    }
    const work = this.#answer(id)
      .catch((error: unknown) => this.#house.trouble(`instructions at ${id}`, error))
      .finally(() => {
        this.#busy.delete(id);
        if (this.#again.delete(id)) this.#begin(id);
      });
    this.#busy.set(id, work);
  }

  /** One answer; the change that it makes wakes the next. */
  async #answer(id: string): Promise<void> {
    const house = this.#house;
    const found = await house.on(id, async (live): Promise<Reply<{ answer?: Answer }>> => {
      const answer = await answerable(house, live);
      return answer ? { ok: true, answer } : { ok: true };
    });
    if (!found.ok || found.answer === undefined) return;
    const { seat, action, version } = found.answer;
    const submission = `settled ${version}`;
    const done = await act(house, id, { seat, actions: [action], version, submission, doer: 'instructions' });
    // Someone may have come back or played on meanwhile: then the next look finds another position.
    if (done.ok || ['stale', 'over', 'paused', 'not-your-turn', 'unavailable'].includes(done.error.code))
      return;
    throw new Error(`what was settled was refused: ${done.error.message}`);
  }
}
