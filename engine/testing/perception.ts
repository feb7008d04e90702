/** What one seat can tell of a state, and what follows from an action: the two things that leak tests compare. */
import { type Draws, type Game, type Kit, Play, type Seat, type Told, thawed } from '../index.ts';

const NO_DRAWS: Draws = {
  at() {
    throw new Error('looking at a state must not draw');
  },
};

/** All that a state shows to a seat: its view, who is waited for, and what it may do itself. */
export interface Perception<K extends Kit> {
  readonly view: K['view'];
  readonly awaited: readonly Seat[];
  /** Its own decision; the others' lists are theirs to know. */
  readonly decision?: {
    readonly prompt: string;
    readonly kind: string;
    readonly actions: readonly K['action'][];
  };
}

export function perception<K extends Kit>(game: Game<K>, state: K['state'], seat: Seat): Perception<K> {
  const play = new Play(game, state, NO_DRAWS);
  const view = game.view(state, seat);
  const awaited = play.awaitedAs(seat);
  if (!play.invited().includes(seat)) return { view, awaited };
  return {
    view,
    awaited,
    decision: { prompt: play.asking.step, kind: play.kind, actions: play.legal(seat) },
  };
}

export interface Consequence<K extends Kit> {
  readonly state: K['state'];
  readonly told: readonly Told<K['event']>[];
  readonly learnt: boolean;
}

/** Carries an action out on a copy of the state. */
export function consequence<K extends Kit>(
  game: Game<K>,
  state: Readonly<K['state']>,
  seat: Seat,
  action: K['action'],
  draws: Draws,
): Consequence<K> {
  const own = thawed<K['state']>(state);
  const play = new Play(game, own, draws);
  const told: Told<K['event']>[] = [];
  play.events = told;
  play.act(seat, action);
  return { state: own, told, learnt: play.learnt };
}

export function canDo<K extends Kit>(
  game: Game<K>,
  state: K['state'],
  seat: Seat,
  action: K['action'],
): boolean {
  const play = new Play(game, state, NO_DRAWS);
  return play.invited().includes(seat) && play.objection(seat, action) === undefined;
}
