/** How a match came out and why: its curve by the bots' quick value, the moments that changed most, and the numbers. */
import type { Game, Kit, Seat, Sense } from '#engine';
import { type Decisive, momentsOf } from './decisive.ts';
import type { Retold } from './recap.ts';

export type { Decisive } from './decisive.ts';

/** What the bots make of a position at a glance. */
export type Quick<K extends Kit> = Pick<Sense<K>, 'value' | 'worth' | 'thinks'>;

export interface Story<K extends Kit> {
  /** Loaded when a match is over. */
  quick(): Promise<Quick<K>>;
  /** The turn it is, as players count. */
  turn(view: K['view']): number;
  turnWords(turn: number): string;
  /** Whose turn it is, by name: moments are told as theirs, whoever had to answer; empty in one’s own. Without it, whoever pressed. */
  doer?(view: K['view']): string;
  /**
   * What an event did for (above 0) or against this seat, in units of the game's own; 0 where it is nothing to remember.
   * `before` and `after` are the table right around it, as far as the game can tell stages, else around its press.
   */
  weigh(event: K['event'], around: Around<K>): number;
  /** Events that are causes: what comes after one of them came of it. Without it each line stands for itself. */
  readonly heads?: ReadonlySet<K['event']['type']>;
  /** Why it came out so, in two sentences at most: what decided it, and what lay deepest. `views` and what was `told`: from the beginning. */
  cause(views: readonly K['view'][], seat: Seat, told?: readonly K['event'][]): readonly string[];
  counts(
    view: K['view'],
    seat: Seat,
    told?: readonly K['event'][],
    /** As for the cause. */
    views?: readonly K['view'][],
  ): Readonly<Record<string, string | number>>;
  /** The same once more with one change. */
  next?(options: K['options'], won: boolean): Change<K> | undefined;
}

/** The table right before and right after something, and who looks. */
export interface Around<K extends Kit> {
  readonly before: K['view'];
  readonly after: K['view'];
  readonly seat: Seat;
}

interface Change<K extends Kit> {
  readonly words: string;
  readonly options: K['options'];
}

/** A moment of the match; not every position of an online match is at hand. */
export interface Scene<K extends Kit> {
  readonly state?: Readonly<K['state']>;
  readonly move?: { readonly seat: Seat };
  hear(seat: Seat): readonly K['event'][];
}

interface Point {
  readonly at: number;
  /** 0 is lost, 1 is won. */
  readonly value: number;
  readonly turn: number;
}

export interface EndFacts {
  readonly why: readonly string[];
  readonly curve: readonly Point[];
  readonly moments: readonly Decisive[];
  readonly counts: Readonly<Record<string, string | number>>;
}

const MOST_POINTS = 60;
/** Only the end itself is certain: what is foreseen stays so far from the top and the bottom. */
const UNSURE = 0.08;

export interface EndFilm<K extends Kit> {
  readonly game: Game<K>;
  readonly retold: Retold<K>;
  readonly story: Story<K>;
  readonly scenes: readonly Scene<K>[];
  readonly seat: Seat;
  /** Whose chances the curve shows, where that is not who looks: who only watched has none. */
  readonly eyes?: Seat | undefined;
  called(seat: Seat): string;
  /** Without it there is no curve yet, and no moments. */
  readonly quick: Quick<K> | undefined;
}

export function storyOf<K extends Kit>(film: EndFilm<K>): EndFacts {
  const { game, story, scenes, seat } = film;
  const known = scenes.flatMap(({ state }, at) => (state ? [at] : []));
  const points =
    whose(film) < 0 || film.quick === undefined ? [] : sampled(known).map((at) => pointAt(film, at));
  const seen = scenes.map(({ state }) => state && game.view(state, seat));
  const views = seen.flatMap((view): K['view'][] => (view ? [view] : []));
  const last = views.at(-1);
  const told = scenes.flatMap((scene) => scene.hear(seat));
  // What people ended has no cause in the game.
  const ended = scenes.at(-1)?.state?.outcome !== undefined;
  return {
    why: last === undefined || !ended ? [] : story.cause(views, seat, told).slice(0, 2),
    curve: smooth(points),
    moments: whose(film) < 0 ? [] : momentsOf(film, seen),
    counts: last === undefined ? {} : story.counts(last, seat, told, views),
  };
}

const whose = <K extends Kit>({ seat, eyes }: EndFilm<K>): Seat => eyes ?? seat;

/** A glance leaps with whose turn it is: of each point and its neighbours the mean. The first and the last stay. */
function smooth(points: readonly Point[]): Point[] {
  return points.map((point, i) => {
    if (i === 0 || i === points.length - 1) return point;
    const around = points.slice(Math.max(0, i - 2), Math.min(points.length - 1, i + 3));
    return { ...point, value: around.reduce((sum, { value }) => sum + value, 0) / around.length };
  });
}

/** At most sixty of them, the first and the last included. */
function sampled(known: readonly number[]): number[] {
  if (known.length <= MOST_POINTS) return [...known];
  const step = (known.length - 1) / (MOST_POINTS - 1);
  return Array.from({ length: MOST_POINTS }, (_, i) => known[Math.round(i * step)] ?? 0);
}

function pointAt<K extends Kit>(film: EndFilm<K>, at: number): Point {
  const { game, story, scenes, quick } = film;
  const seat = whose(film);
  const state = scenes[at]?.state;
  if (state === undefined) throw new RangeError(`moment ${at} is not at hand`);
  const { outcome } = state;
  const value = outcome
    ? (quick?.worth?.(outcome, seat) ?? (outcome.winners.includes(seat) ? 1 : 0))
    : UNSURE + (1 - 2 * UNSURE) * (quick?.value(state, seat) ?? 0.5);
  return { at, value, turn: story.turn(game.view(state, seat)) };
}

/** The first turn from which something held to the end. */
export function since<V>(
  views: readonly V[],
  turn: (view: V) => number,
  holds: (view: V) => boolean,
): number | undefined {
  const broken = views.findLastIndex((view) => !holds(view));
  const first = views[broken + 1];
  return first === undefined ? undefined : turn(first);
}
