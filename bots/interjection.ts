/** Speaking up: what a bot says in a window that is open to its seat although nobody waits for it. */
import { type Game, type Kit, NO_DRAWS, Play, type Seat, stream } from '#engine';
import { type Level, questionOf } from './bot.ts';

export interface Interjection<A> {
  readonly seat: Seat;
  readonly action: A;
}

/** The first bot with something to say. A host asks before it turns to the seats it waits for. */
export function interjection<K extends Kit>(
  game: Game<K>,
  state: Readonly<K['state']>,
  levels: readonly (Level | undefined)[],
  seed: string,
): Interjection<K['action']> | undefined {
  const { interject } = game.sense;
  if (interject === undefined || !levels.some(speaks)) return undefined;
  for (const seat of unasked(game, state)) {
    if (!speaks(levels[seat])) continue;
    const random = stream(`${seed} ${seat}`);
    const { sample, actions } = questionOf(game, state, seat);
    const action = interject(sample(random), seat, actions, random);
    if (action !== undefined) return { seat, action };
  }
  return undefined;
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
