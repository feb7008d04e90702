/** Decisions that no person makes: the bots' own, and those of people whose clock has run out. */
import { type Intent, interjection, type Level, sensible } from '#bots';
import { ABANDONED_DAYS } from '#client/protocol.ts';
import { type Action, type Game, type Kit, NO_DRAWS, Play, type Seat } from '#engine';
import { fail, type Reply } from '../answer.ts';
import { newSeed } from '../tokens.ts';
import type { Thinkers } from './bots.ts';
import type { House } from './house.ts';
import type { LiveMatch } from './live.ts';
import { act, end } from './play.ts';

/** Where bot turns are put: done here, or handed to workers elsewhere. */
export interface Turns {
  /** A bot must decide in this match. */
  wake(live: LiveMatch): void;
  close(): Promise<void>;
}

interface Turn {
  readonly game: Game;
  readonly state: Readonly<Kit['state']>;
  readonly seat: Seat;
  readonly level: Level;
  readonly version: number;
  /** What the bots at this table have set out to do. */
  readonly intents: Map<Seat, Intent>;
  /** Already chosen. */
  readonly action?: Action;
}

/** The bot that must decide now, if there is one. */
export function botToMove(live: LiveMatch): Seat | undefined {
  return live.row.paused === undefined ? live.awaited().find((seat) => live.isBot(seat)) : undefined;
}

/** Whether a bot must decide now, or may have something to say. */
export function concernsBots(live: LiveMatch): boolean {
  if (botToMove(live) !== undefined) return true;
  const { interject } = live.game.sense;
  return (
    interject !== undefined &&
    live.row.paused === undefined &&
    live.seats.some(({ seat }) => live.isBot(seat))
  );
}

/** Plays one bot turn; false when there is none. */
export async function playTurn(house: House, thinkers: Thinkers, id: string): Promise<boolean> {
  const found = await house.on(id, async (live): Promise<Reply<{ turn?: Turn }>> => {
    const turn = unasked(live) ?? asked(live);
    return turn ? { ok: true, turn } : { ok: true };
  });
  if (!found.ok || !found.turn) return false;
  const { seat, version } = found.turn;
  const action = found.turn.action ?? (await thought(thinkers, found.turn));
  const done = await act(house, id, { seat, action, version, submission: `bot ${version}` });
  // Someone may have taken something back meanwhile: then the next look finds another position.
  if (done.ok || done.error.code === 'stale') return true;
  if (['over', 'paused', 'not-your-turn', 'unavailable'].includes(done.error.code)) return false;
  throw new Error(`a bot's action was refused: ${done.error.message}`);
}

function asked(live: LiveMatch): Turn | undefined {
  const seat = botToMove(live);
  return seat === undefined ? undefined : turnOf(live, seat);
}

/** A bot that nobody waits for may speak up. */
function unasked(live: LiveMatch): Turn | undefined {
  if (live.row.status !== 'playing' || live.row.paused !== undefined) return undefined;
  const levels = live.seats.map(({ seat, level }) => (live.isBot(seat) ? level : undefined));
  const said = interjection(live.game, live.match.state, levels, newSeed());
  return said && { ...turnOf(live, said.seat), action: said.action };
}

function turnOf(live: LiveMatch, seat: Seat): Turn {
  const { game, version } = live;
  const level = live.seat(seat)?.level ?? live.row.level;
  return { game, state: live.match.state, seat, level, version, intents: live.intents };
}

async function thought(thinkers: Thinkers, turn: Turn): Promise<Action> {
  const { level, game, state, seat, intents } = turn;
  const asked = { level, game, state, seat, seed: newSeed(), intent: intents.get(seat) };
  const { action, intent } = await thinkers.choose(asked);
  if (intent) intents.set(seat, intent);
  return action;
}

/** How long after trouble a bot's turn is tried again. */
const PAUSE = 3000;

/** Bot turns done by this process, one after the other in each match. */
export class TurnsHere implements Turns {
  readonly #house: House;
  readonly #thinkers: Thinkers;
  readonly #busy = new Map<string, Promise<void>>();
  #closed = false;

  constructor(house: House, thinkers: Thinkers) {
    this.#house = house;
    this.#thinkers = thinkers;
  }

  wake(live: LiveMatch): void {
    const { id } = live;
    if (this.#closed || this.#busy.has(id) || !concernsBots(live)) return;
    const work = this.#play(id)
      .catch((error: unknown) => {
        this.#house.trouble(`bot of ${id}`, error);
        this.#later(id);
      })
      .finally(() => this.#busy.delete(id));
    this.#busy.set(id, work);
  }

  async close(): Promise<void> {
    this.#closed = true;
    await this.#thinkers.close();
    await Promise.all(this.#busy.values());
  }

  /** What went wrong, such as a store that could not be written to, passes: nobody else would think of the bot again. */
  #later(id: string): void {
    const again = () =>
      this.#house.on(id, async (live) => {
        this.wake(live);
        return {};
      });
    setTimeout(() => {
      if (!this.#closed) again().catch(() => this.#later(id));
    }, PAUSE).unref();
  }

  async #play(id: string): Promise<void> {
    while (!this.#closed && (await playTurn(this.#house, this.#thinkers, id)));
  }
}

/** Decides for everyone whose clock has run out, as the table has declared. */
export async function ring(house: House, thinkers: Thinkers): Promise<number> {
  const late = await house.store.tables.dueBefore(house.now(), house.games);
  for (const { id } of late) {
    try {
      await decideLate(house, thinkers, id);
    } catch (error) {
      house.trouble(`clock of ${id}`, error);
    }
  }
  return late.length;
}

async function decideLate(house: House, thinkers: Thinkers, id: string): Promise<void> {
  const late = await house.on(id, async (live): Promise<Reply<{ turn: Turn; how: string }>> => {
    const { due, atZero } = live.row;
    const seat = live.awaited().find((one) => !live.isBot(one));
    if (due === undefined || due > house.now() || seat === undefined) return fail('stale', 'not late');
    return { ok: true, turn: { ...turnOf(live, seat), level: live.row.level }, how: atZero };
  });
  if (!late.ok) return;
  const { game, state, seat, version } = late.turn;
  const action = late.how === 'bot' ? await thought(thinkers, late.turn) : defaultAction(game, state, seat);
  await act(house, id, { seat, action, version, submission: `clock ${version}` });
}

/** What the game says about a seat that is late, else the first thing it may do; giving up excepted. */
function defaultAction(game: Game, state: Readonly<Kit['state']>, seat: Seat): Action {
  const legal = sensible(game, new Play(game, state, NO_DRAWS).legal(seat));
  const first = game.late?.(state, seat, legal) ?? legal[0];
  if (first === undefined) throw new Error(`seat ${seat} is waited for and has no legal action`);
  return first;
}

const ABANDONED = ABANDONED_DAYS * 24 * 3_600_000;

/** Ends what nobody has played on for a long time. */
export async function endAbandoned(house: House): Promise<void> {
  for (const { id } of await house.store.tables.playingSince(house.now() - ABANDONED)) {
    await house.around(id, async (live): Promise<Reply> => {
      await end(house, live, 'abandoned');
      return { ok: true };
    });
  }
}
