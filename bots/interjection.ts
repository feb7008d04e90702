/** Speaking up: what a bot says in a window that is open to its seat although nobody waits for it. */
import { type Game, type GameWithBots, type Kit, NO_DRAWS, Play, type Seat, stream } from '#engine';
import { type Level, questionOf } from './bot.ts';

export interface Interjection<A> {
  readonly seat: Seat;
  readonly action: A;
}

/** The first bot with something to say. A host asks before it turns to the seats it waits for. */
export function interjection<K extends Kit>(
  game: GameWithBots<K>,
  state: Readonly<K['state']>,
  levels: readonly (Level | undefined)[],
  seed: string,
): Interjection<K['action']> | undefined {
  if (game.sense.interject === undefined) return undefined;
  for (const seat of speakers(game, state, levels)) {
    const action = interjectionOf(game, state, seat, seed);
    if (action !== undefined) return { seat, action };
  }
  return undefined;
}

/** What the bot at one seat has to say, if anything. */
export function interjectionOf<K extends Kit>(
  game: GameWithBots<K>,
  state: Readonly<K['state']>,
  seat: Seat,
  seed: string,
): K['action'] | undefined {
  const random = stream(`${seed} ${seat}`);
  const { sample, actions } = questionOf(game, state, seat);
  return game.sense.interject?.(sample(random), seat, actions, random);
}

/** The bots that may speak up here although nobody waits for them. */
export function speakers<K extends Kit>(
  game: Game<K>,
  state: Readonly<K['state']>,
  levels: readonly (Level | undefined)[],
): Seat[] {
  return levels.some(speaks) ? unasked(game, state).filter((seat) => speaks(levels[seat])) : [];
}

function unasked<K extends Kit>(game: Game<K>, state: Readonly<K['state']>): Seat[] {
  const play = new Play(game, state as K['state'], NO_DRAWS);
  if (play.over || play.kind !== 'any') return [];
  const awaited = play.awaited();
  return play.invited().filter((seat) => !awaited.includes(seat));
}

function speaks(level: Level | undefined): boolean {
  return level !== undefined && level !== 'random';
}
