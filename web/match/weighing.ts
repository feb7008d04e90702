/**
 * What would come of a gesture, asked of the rules once: whether it is legal, whether it could be taken back, and what the
 * table would look like. It is tried on what the seat knows, and remembered until something changes.
 */
import {
  blankDraft,
  canonical,
  type Draft,
  fastDraws,
  foresee,
  type Game,
  type Kit,
  NO_DRAWS,
  type Objection,
  objectionTo,
  objectionWords,
  Play,
  putDown,
  redeal,
  type Seat,
  stream,
} from '#engine';
import type { Danger } from '#ui/kit/confirm.ts';
import type { Gesture, Verdict, WhyNot } from '#ui/table.ts';

const PREVIEWS = 6;

/** What a gesture is weighed against. */
export interface Weighing<K extends Kit> {
  readonly game: Game<K>;
  readonly state: Readonly<K['state']>;
  readonly seat: Seat;
  /** A mission's restriction. */
  readonly allows: ((action: K['action']) => boolean) | undefined;
  readonly version: number;
}

/** Remembers what was weighed in one position. */
export class Scales<K extends Kit> {
  #at: Weighing<K> | undefined;
  #known = new Map<string, Verdict<K>>();

  weigh(at: Weighing<K>, gesture: Gesture<K>): Verdict<K> {
    if (!isSame(this.#at, at)) {
      this.#at = at;
      this.#known = new Map();
    }
    const key = canonical(gesture);
    const known = this.#known.get(key);
    if (known) return known;
    const verdict = verdictOn(at, gesture);
    this.#known.set(key, verdict);
    return verdict;
  }
}

function isSame<K extends Kit>(one: Weighing<K> | undefined, other: Weighing<K>): boolean {
  return (
    one?.game === other.game &&
    one.state === other.state &&
    one.version === other.version &&
    one.seat === other.seat &&
    one.allows === other.allows
  );
}

/** Where the last action of a gesture would be taken that can be foretold, and how those before it read. */
interface Reached<K extends Kit> {
  readonly state: Readonly<K['state']>;
  readonly action: K['action'];
  readonly titles: readonly string[];
}

function verdictOn<K extends Kit>(at: Weighing<K>, gesture: Gesture<K>): Verdict<K> {
  const { game, seat, allows, version } = at;
  const reached = reach(at, gesture);
  if ('rule' in reached) return { ok: false, refusal: reached };
  if (allows && !gesture.every(allows)) return { ok: false, refusal: { rule: 'mission', message: '' } };
  const { state, action, titles } = reached;
  const tried = once(() => {
    const play = new Play(game, redeal(game, state, seat, stream('final')), fastDraws('final'));
    play.act(seat, action);
    return { learns: play.learnt, final: play.learnt || play.over };
  });
  const views = once(() => {
    const random = stream(`preview ${version} ${canonical(action)}`);
    return foresee(game, state, seat, action, { samples: PREVIEWS, random });
  });
  const danger = once(() => dangerOf(game, state, seat, action));
  // Each is worked out where it is asked for: of most gestures nobody asks more than whether they are legal.
  return {
    ok: true,
    get final() {
      return tried().final;
    },
    get learns() {
      return tried().learns;
    },
    get danger() {
      return danger();
    },
    get views() {
      return views();
    },
    get titles() {
      return [...titles, game.words.action(action, game.view(state, seat))];
    },
  };
}

/** So many futures are tried to see whether the match may be lost. */
const FUTURES = 12;

/** Whether the match is lost by it before anyone decides again: in every future that was tried, or in some. */
function dangerOf<K extends Kit>(
  game: Game<K>,
  state: Readonly<K['state']>,
  seat: Seat,
  action: K['action'],
): Danger {
  const random = stream(`danger ${canonical(action)}`);
  let tried = 0;
  let lost = 0;
  for (let luck = true; luck && tried < FUTURES; tried++) {
    const s = redeal(game, state, seat, random);
    const play = new Play(game, s, fastDraws(`danger ${tried}`));
    play.act(seat, action);
    if (s.outcome && !s.outcome.winners.includes(seat)) lost++;
    luck = play.learnt;
  }
  if (lost === 0) return 0;
  return lost === tried ? 3 : 2;
}

/** Puts down all but the last; where more cannot be foretold it would stop, and that is as far as it is weighed. */
function reach<K extends Kit>(at: Weighing<K>, gesture: Gesture<K>): Reached<K> | WhyNot {
  const { game, state, seat } = at;
  const titles: string[] = [];
  const [first, ...rest] = gesture;
  let here: Pick<Draft<K>, 'state'> = at;
  let action = first;
  let draft = rest.length > 0 ? blankDraft(game, state, seat) : undefined;
  for (const next of rest) {
    const objection = objectionTo(new Play(game, here.state, NO_DRAWS), seat, action);
    if (objection) return inWords(game, objection);
    const further: Draft<K> | undefined = draft && putDown(game, seat, draft, action);
    if (further === undefined) break;
    titles.push(game.words.action(action, game.view(here.state, seat)));
    draft = further;
    here = further;
    action = next;
  }
  const objection = objectionTo(new Play(game, here.state, NO_DRAWS), seat, action);
  return objection ? inWords(game, objection) : { state: here.state, action, titles };
}

function inWords<K extends Kit>(game: Game<K>, objection: Objection): WhyNot {
  return { rule: objection.rule, message: objectionWords(game, objection) };
}

function once<T>(work: () => T): () => T {
  let made: { readonly value: T } | undefined;
  return () => {
    made ??= { value: work() };
    return made.value;
  };
}
