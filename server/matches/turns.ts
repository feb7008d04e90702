/** Decisions that no person makes: the bots' own, and those of people whose clock has run out. */
import { type Budget, type Intent, interjection, type Level, sensible } from '#bots';
import { type Action, type GameWithBots, type Kit, NO_DRAWS, Play, type Seat } from '#engine';
import { fail, type Reply } from '../answer.ts';
import { newSeed } from '../tokens.ts';
import { CLOCK_BUDGET, type Thinkers } from './bots.ts';
import type { HeldMatch } from './heldMatch.ts';
import { onlyBots } from './heldTable.ts';
import { AGAIN, type House } from './house.ts';
import { settledFor } from './instructions.ts';
import { timeFor } from './pace.ts';
import { act } from './play.ts';
import { dueOf, firstDue } from './reserve.ts';

/** Where bot turns are put: done here, or handed to workers elsewhere. */
export interface Turns {
  /** A bot must decide in this match. */
  wake(live: HeldMatch): void;
  close(): Promise<void>;
}

interface BotTurn {
  readonly game: GameWithBots;
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
function botToMove(live: HeldMatch): Seat | undefined {
  return live.row.paused === undefined ? live.awaited().find((seat) => live.isBot(seat)) : undefined;
}

/** Whether it is for bots to go on here: where only bots sit, they wait until somebody watches. */
export function isToBePlayed({ viewers }: House, live: HeldMatch): boolean {
  return concernsBots(live) && (!onlyBots(live.seats) || viewers.isWatched(live.id));
}

/** Whether the bot that is to decide thinks for seconds. */
export function isLong(live: HeldMatch): boolean {
  const seat = botToMove(live);
  return seat !== undefined && live.seat(seat)?.level === 'strong';
}

/** Whether a bot must decide now, or may have something to say. */
function concernsBots(live: HeldMatch): boolean {
  if (botToMove(live) !== undefined) return true;
  const { interject } = live.game.sense;
  return (
    interject !== undefined &&
    live.row.paused === undefined &&
    live.seats.some(({ seat }) => live.isBot(seat))
  );
}

/** What became of a bot's turn: it was played, there is none (any more), or it could not be done just now and is still due. */
type Played = 'played' | 'none' | 'due';

/** Plays one bot turn. `since`: the line after which it is due, which another node may have written. */
export async function playTurn(
  house: House,
  thinkers: Thinkers,
  { id, since = 0 }: { readonly id: string; readonly since?: number | undefined },
): Promise<Played> {
  const found = await house.on(id, async (live): Promise<Reply<{ turn?: BotTurn }> | typeof AGAIN> => {
    // Nobody has told us yet: what is held here is no reason to say that there is nothing to do.
    if (live.version < since) return AGAIN;
    const turn = unasked(live) ?? asked(live);
    return turn ? { ok: true, turn } : { ok: true };
  });
  if (!found.ok) return found.error.code === 'unavailable' ? 'due' : 'none';
  if (!found.turn) return 'none';
  const { seat, version } = found.turn;
  const action = found.turn.action ?? (await thought(thinkers, found.turn));
  const done = await act(house, id, {
    seat,
    actions: [action],
    version,
    submission: `bot ${version}`,
    doer: 'bot',
  });
  // Someone may have taken something back meanwhile: then the next look finds another position.
  if (done.ok || done.error.code === 'stale') return 'played';
  if (done.error.code === 'unavailable') return 'due';
  if (['over', 'paused', 'not-your-turn'].includes(done.error.code)) return 'none';
  throw new Error(`a bot's action was refused: ${done.error.message}`);
}

function asked(live: HeldMatch): BotTurn | undefined {
  const seat = botToMove(live);
  return seat === undefined ? undefined : turnOf(live, seat);
}

/** A bot that nobody waits for may speak up. */
function unasked(live: HeldMatch): BotTurn | undefined {
  if (live.row.status !== 'playing' || live.row.paused !== undefined) return undefined;
  const levels = live.seats.map(({ seat, level }) => (live.isBot(seat) ? level : undefined));
  const said = interjection(live.game, live.match.state, levels, newSeed());
  return said && { ...turnOf(live, said.seat), action: said.action };
}

function turnOf(live: HeldMatch, seat: Seat): BotTurn {
  const { game, version } = live;
  const level = live.seat(seat)?.level ?? live.row.level;
  return { game, state: live.match.state, seat, level, version, intents: live.intents };
}

async function thought(thinkers: Thinkers, turn: BotTurn, budget?: Budget): Promise<Action> {
  const { level, game, state, seat, intents } = turn;
  const asked = { level, game, state, seat, seed: newSeed(), intent: intents.get(seat), budget };
  const { action, intent } = await thinkers.choose(asked);
  if (intent) intents.set(seat, intent);
  return action;
}

/** Decides for whoever's clock has run out, as the table has declared. */
export async function decideLate(house: House, thinkers: Thinkers, id: string): Promise<void> {
  const late = await house.on(id, async (live): Promise<Reply<{ turn: BotTurn; how: string }>> => {
    const { due, atZero } = live.row;
    const seat = lateAt(live, house.now());
    if (due === undefined || due > house.now()) return fail('stale', 'notLate');
    if (seat === undefined) {
      await rewind(house, live);
      return fail('stale', 'notLate');
    }
    const action = await settledFor(house, live, seat);
    const turn = { ...turnOf(live, seat), level: live.row.level, ...(action ? { action } : {}) };
    return { ok: true, turn, how: action ? 'instructions' : atZero };
  });
  if (!late.ok) return;
  const { game, state, seat, version } = late.turn;
  const { action: settled } = late.turn;
  const byBot = late.how === 'bot';
  const action =
    settled ?? (byBot ? await thought(thinkers, late.turn, CLOCK_BUDGET) : defaultAction(game, state, seat));
  const doer = settled ? 'instructions' : byBot ? 'late bot' : 'late default';
  await act(house, id, { seat, actions: [action], version, submission: `clock ${version}`, doer });
}

/** Whose time is up: of those with a reserve, who has used it up. */
function lateAt(live: HeldMatch, now: number): Seat | undefined {
  const { reserves } = live.row;
  const people = live.awaitedPeople();
  if (reserves === undefined) return people[0];
  const time = timeFor(live) ?? 0;
  return people.find((seat) => dueOf(reserves, seat, time) <= now);
}

/** Whoever was late has gone, and others have time left: the clock is set for them. */
async function rewind(house: House, live: HeldMatch): Promise<void> {
  const { reserves } = live.row;
  if (reserves === undefined) return;
  const people = live.awaitedPeople();
  await house.changeTable(live, { due: firstDue(reserves, people, timeFor(live) ?? 0) ?? null });
}

/** What the game says about a seat that is late, else the first thing it may do; giving up excepted. */
function defaultAction(game: GameWithBots, state: Readonly<Kit['state']>, seat: Seat): Action {
  const legal = sensible(game, new Play(game, state, NO_DRAWS).legal(seat));
  const first = game.late?.(state, seat, legal) ?? legal[0];
  if (first === undefined) throw new Error(`seat ${seat} is waited for and has no legal action`);
  return first;
}
