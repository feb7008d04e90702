/** Playing a game through: as a match that can be looked at before and after every action, or as a bare and fast playout. */
import {
  type Action,
  type Decision,
  draws,
  type Game,
  type Kit,
  Match,
  type MatchRecord,
  Play,
  pick,
  type Random,
  type RandomKind,
  readOptions,
  type Seat,
  SPECTATOR,
  stream,
} from '../index.ts';
import { fail, telling } from './difference.ts';
import { type Case, MAX_ACTIONS, type Policy } from './terms.ts';

/** One stride of a playthrough: what is open, and what is about to be done (or has just been done) about it. */
export interface Stride<K extends Kit> {
  readonly match: Match<K>;
  /** How many actions came before. */
  readonly number: number;
  /** The state before the action. The match never changes it afterwards. */
  readonly state: Readonly<K['state']>;
  readonly decisions: readonly Decision<K>[];
  readonly seat: Seat;
  readonly action: K['action'];
}

export interface Playing<K extends Kit> {
  readonly kind?: RandomKind;
  readonly policy?: Policy<K>;
  readonly maxActions?: number;
  /** Leaves the match where it is after so many actions. */
  readonly stopAfter?: number;
  before?(stride: Stride<K>): void;
  after?(stride: Stride<K>): void;
}

/** Starts a match at a table. */
export function begin<K extends Kit>(
  game: Game<K>,
  table: Case,
  seed: string,
  kind: RandomKind = 'fast',
): Match<K> {
  const begun = Match.start(game, { seats: table.seats, options: table.options, random: { kind, seed } });
  return begun.ok ? begun.match : fail(`the table does not start: ${begun.refusal.message}`);
}

/** Plays a match to its end, or as far as is said. Any failure on the way carries the record so far. */
export function playthrough<K extends Kit>(
  game: Game<K>,
  table: Case,
  seed: string,
  how: Playing<K> = {},
): Match<K> {
  const match = begin(game, table, seed, how.kind);
  const random = stream(`${seed} choices`);
  const limit = how.maxActions ?? MAX_ACTIONS;
  return telling(
    () => match.record(),
    () => {
      for (let number = 0; match.outcome === undefined && number !== how.stopAfter; number++) {
        if (number >= limit) fail(`the game has not ended after ${limit} actions`);
        const decisions = match.decisions();
        const { seat, actions } = chooseDecision(decisions, random);
        const action = (how.policy ?? at(table))(match.state, seat, actions, random);
        const stride = { match, number, state: match.state, decisions, seat, action };
        how.before?.(stride);
        const done = match.act(seat, action, match.version);
        if (!done.ok)
          fail(`the listed action ${JSON.stringify(action)} was refused: ${done.refusal.message}`);
        how.after?.(stride);
      }
      return match;
    },
  );
}

/** A match played at random to its end. */
export function randomMatch<K extends Kit>(game: Game<K>, table: Case, seed: string): Match<K> {
  return playthrough(game, table, seed);
}

/** Plays a game through without a match around it, some ten times as fast. Returns the last state and the record. */
export function playout<K extends Kit>(
  game: Game<K>,
  table: Case,
  seed: string,
  how: {
    policy?: Policy<K>;
    maxActions?: number;
    used?: (kind: string, id: string) => void;
    /** Told that the game has come to its limit of actions, and is left there; without it, that is a failure. */
    leave?: () => void;
    /** Told of the state after every action. */
    look?: (state: Readonly<K['state']>, number: number) => void;
  } = {},
): { state: K['state']; record: MatchRecord } {
  const read = readOptions(game.options, table.options);
  if ('problem' in read) return fail(`${read.problem.field} ${read.problem.reason}`);
  const options = read.values as K['options'];
  const state = game.setup({ seats: table.seats, options });
  const play = new Play(game, state, draws('fast', seed));
  play.used = how.used;
  const random = stream(`${seed} choices`);
  const limit = how.maxActions ?? MAX_ACTIONS;
  const actions: [Seat, K['action']][] = [];
  const record = (): MatchRecord => ({
    orrery: 1,
    game: game.id,
    rules: game.version,
    seats: table.seats,
    options,
    random: { kind: 'fast', seed },
    actions,
  });
  telling(record, () => {
    play.run();
    while (!play.over) {
      if (actions.length >= limit) {
        if (how.leave) return how.leave();
        fail(`the game has not ended after ${limit} actions`);
      }
      const { seat, actions: legal } = chooseDecision(openTo(play), random);
      const action = (how.policy ?? at(table))(state, seat, legal, random);
      actions.push([seat, action]);
      play.act(seat, action);
      how.look?.(state, actions.length);
    }
  });
  return { state, record: record() };
}

export function randomly<A>(_s: unknown, _seat: Seat, actions: readonly A[], random: Random): A {
  return pick(actions, random);
}

/** Of so many times that chance falls on an action of a seldom kind, it is taken once. */
const SELDOM = 10;

/** How random players choose at a table. */
function at({ seldom }: Case) {
  if (seldom === undefined) return randomly;
  return <A extends Action>(s: unknown, seat: Seat, actions: readonly A[], random: Random): A => {
    const chosen = randomly(s, seat, actions, random);
    if (!seldom.includes(chosen.type) || random.int(SELDOM) === 0) return chosen;
    const others = actions.filter(({ type }) => !seldom.includes(type));
    return others.length > 0 ? pick(others, random) : chosen;
  };
}

/** Everyone who can look: all seats and a spectator. */
export function onlookers(state: { readonly seats: number }): Seat[] {
  return [...Array.from({ length: state.seats }, (_, seat) => seat), SPECTATOR];
}

type Open<A> = { readonly seat: Seat; readonly awaited: boolean; readonly actions: readonly A[] };

function openTo<K extends Kit>(play: Play<K>): Open<K['action']>[] {
  const awaited = play.awaited();
  return play.invited().map((seat) => ({ seat, awaited: awaited.includes(seat), actions: play.legal(seat) }));
}

/** Who acts next: mostly one who is waited for, now and then one who may speak up. */
function chooseDecision<T extends Open<unknown>>(decisions: readonly T[], random: Random): T {
  const awaited = decisions.filter((decision) => decision.awaited);
  if (awaited.length === 0) fail('the game is not over, and nobody is waited for');
  const stuck = awaited.find((decision) => decision.actions.length === 0);
  if (stuck) fail(`seat ${stuck.seat} is waited for and has no legal action`);
  const others = decisions.filter((decision) => !decision.awaited);
  return others.length > 0 && random.int(5) === 0 ? pick(others, random) : pick(awaited, random);
}
