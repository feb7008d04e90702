/**
 * A draft: actions that a person has put down on the table and not yet given out of hand. They are tried on what the
 * seat knows, so that what could follow is asked of the rules themselves.
 */
import type { Game, Kit } from './game.ts';
import { thawed } from './json.ts';
import { dealt } from './knowledge.ts';
import { Play } from './play.ts';
import { stoppedAfter } from './press.ts';
import { type Draws, NO_DRAWS } from './random.ts';
import { objectionTo } from './refusal.ts';
import type { Seat } from './seat.ts';

export interface Draft<K extends Kit> {
  readonly actions: readonly K['action'][];
  /** The position after them, as far as the seat knows it. */
  readonly state: Readonly<K['state']>;
}

/** What could follow a draft. */
export interface Opened<K extends Kit> {
  readonly view: K['view'];
  readonly prompt: K['frame']['step'];
  readonly actions: readonly K['action'][];
}

/** Nothing is put down yet. */
export function blankDraft<K extends Kit>(game: Game<K>, state: Readonly<K['state']>, seat: Seat): Draft<K> {
  return { actions: [], state: dealt(game, state, seat) };
}

/** Chance has its say: what comes of it nobody can put down. */
class Chance extends Error {}

const UNTOLD: Draws = {
  at() {
    throw new Chance('a draft draws nothing');
  },
};

/** Puts one more action down; undefined where it is refused, would teach something, or somebody else decides after it. */
export function putDown<K extends Kit>(
  game: Game<K>,
  seat: Seat,
  { actions, state }: Draft<K>,
  action: K['action'],
): Draft<K> | undefined {
  const play = new Play(game, thawed<K['state']>(state), UNTOLD);
  if (objectionTo(play, seat, action) !== undefined) return undefined;
  const awaited = play.awaited().includes(seat);
  try {
    play.act(seat, action);
  } catch (error) {
    if (error instanceof Chance) return undefined;
    throw error;
  }
  if (play.over || stoppedAfter(play, seat, awaited) !== undefined) return undefined;
  return { actions: [...actions, action], state: play.s };
}

/** What the seat could do after a draft. */
export function open<K extends Kit>(game: Game<K>, seat: Seat, { state }: Draft<K>): Opened<K> {
  const play = new Play(game, thawed<K['state']>(state), NO_DRAWS);
  return { view: game.view(play.s, seat), prompt: play.asking.step, actions: play.legal(seat) };
}
