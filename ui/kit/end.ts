/** How a match came out and why: its curve by the bots' quick value, the moments that changed most, and the numbers. */
import type { Game, Kit, Seat, Sense } from '#engine';
import { type RecapLine, type Retold, recapOf } from './recap.ts';

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
  /** Whether a change for better or worse is told by this event; without it any will do. */
  matters?(event: K['event'], better: boolean): boolean;
  /** Whether this is a moment of the match whatever it changed: it stands where few others do. */
  notable?(event: K['event'], view: K['view']): boolean;
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

/** A moment that changed much. */
export interface Decisive {
  readonly at: number;
  readonly turn: string;
  readonly words: string;
  readonly change: number;
}

export interface EndFacts {
  readonly why: readonly string[];
  readonly curve: readonly Point[];
  readonly moments: readonly Decisive[];
  readonly counts: Readonly<Record<string, string | number>>;
}

const MOST_POINTS = 60;
const MOST_MOMENTS = 5;
const LEAST_CHANGE = 0.04;

interface Film<K extends Kit> {
  readonly game: Game<K>;
  readonly retold: Retold<K>;
  readonly story: Story<K>;
  readonly scenes: readonly Scene<K>[];
  readonly seat: Seat;
  called(seat: Seat): string;
  /** Without it there is no curve yet, and no moments. */
  readonly quick: Quick<K> | undefined;
}

export function storyOf<K extends Kit>(film: Film<K>): EndFacts {
  const { game, story, scenes, seat } = film;
  const known = scenes.flatMap(({ state }, at) => (state ? [at] : []));
  const points = seat < 0 || film.quick === undefined ? [] : sampled(known).map((at) => pointAt(film, at));
  const views = sampled(known).flatMap((at) => {
    const state = scenes[at]?.state;
    return state ? [game.view(state, seat)] : [];
  });
  const last = views.at(-1);
  const told = scenes.flatMap((scene) => scene.hear(seat));
  return {
    why: last === undefined ? [] : story.cause(views, seat, told).slice(0, 2),
    curve: points,
    moments: decisive(film, points, known),
    counts: last === undefined ? {} : story.counts(last, seat, told, views),
  };
}

/** At most sixty of them, the first and the last included. */
function sampled(known: readonly number[]): number[] {
  if (known.length <= MOST_POINTS) return [...known];
  const step = (known.length - 1) / (MOST_POINTS - 1);
  return Array.from({ length: MOST_POINTS }, (_, i) => known[Math.round(i * step)] ?? 0);
}

function pointAt<K extends Kit>({ game, story, scenes, seat, quick }: Film<K>, at: number): Point {
  const state = scenes[at]?.state;
  if (state === undefined) throw new RangeError(`moment ${at} is not at hand`);
  const { outcome } = state;
  const value = outcome
    ? (quick?.worth?.(outcome, seat) ?? (outcome.winners.includes(seat) ? 1 : 0))
    : (quick?.value(state, seat) ?? 0.5);
  return { at, value, turn: story.turn(game.view(state, seat)) };
}

/** The largest changes, one a turn, in the order they came. */
function decisive<K extends Kit>(
  film: Film<K>,
  points: readonly Point[],
  known: readonly number[],
): Decisive[] {
  const steps = points.slice(1).flatMap((to, i) => {
    const from = points[i];
    return from && Math.abs(to.value - from.value) >= LEAST_CHANGE ? [{ from, to }] : [];
  });
  const largest = steps.sort(
    (a, b) => Math.abs(b.to.value - b.from.value) - Math.abs(a.to.value - a.from.value),
  );
  const turns = new Set<number>();
  const chosen: Decisive[] = [];
  for (const { from, to } of largest) {
    if (turns.has(to.turn) || chosen.length === MOST_MOMENTS) continue;
    const at = sharpest(film, from, to, known);
    const words = at === undefined ? '' : wordsAt(film, at, to.value > from.value);
    // What happened in secret has no words.
    if (at === undefined || words === '') continue;
    turns.add(to.turn);
    chosen.push({ at, words, turn: film.story.turnWords(to.turn), change: to.value - from.value });
  }
  return [...chosen, ...notable(film, known, turns, MOST_MOMENTS - chosen.length)].sort(
    (a, b) => a.at - b.at,
  );
}

/** What the game itself counts as moments, one a turn, the latest first, in turns of which nothing is told yet. */
function notable<K extends Kit>(
  film: Film<K>,
  known: readonly number[],
  turns: Set<number>,
  most: number,
): Decisive[] {
  const { game, story, scenes, seat } = film;
  const found: Decisive[] = [];
  if (film.quick === undefined || seat < 0 || story.notable === undefined) return found;
  for (const at of [...known].reverse()) {
    const scene = scenes[at];
    if (found.length >= most) break;
    if (scene?.state === undefined) continue;
    const view = game.view(scene.state, seat);
    const turn = story.turn(view);
    if (turns.has(turn) || !scene.hear(seat).some((event) => story.notable?.(event, view))) continue;
    const before = scenes[at - 1]?.state ? pointAt(film, at - 1).value : pointAt(film, at).value;
    const change = pointAt(film, at).value - before;
    const words = wordsAt(film, at, change >= 0);
    if (words === '') continue;
    turns.add(turn);
    found.push({ at, words, turn: story.turnWords(turn), change });
  }
  return found;
}

/** Between two points, the moment whose own step goes furthest their way. */
function sharpest<K extends Kit>(
  film: Film<K>,
  from: Point,
  to: Point,
  known: readonly number[],
): number | undefined {
  const way = Math.sign(to.value - from.value);
  const { matters } = film.story;
  let best: number | undefined;
  let most = Number.NEGATIVE_INFINITY;
  let before = from.value;
  for (const at of known) {
    if (at <= from.at || at > to.at) continue;
    const { value } = pointAt(film, at);
    const step = (value - before) * way;
    const tells = !matters || film.scenes[at]?.hear(film.seat).some((event) => matters(event, way > 0));
    if (tells && step > most) [best, most] = [at, step];
    before = value;
  }
  return best;
}

/** What happened there: its line that touches oneself most. */
function wordsAt<K extends Kit>(
  { game, retold, story, scenes, seat, called }: Film<K>,
  at: number,
  better: boolean,
): string {
  const viewAt = (moment: number): K['view'] | undefined => {
    const state = scenes[moment]?.state;
    return state && game.view(state, seat);
  };
  const scene = scenes[at];
  const passed = scene
    ? [{ at, seat: scene.move?.seat, actions: 1, events: scene.hear(seat), after: viewAt(at) }]
    : [];
  const { chapters } = recapOf(game, retold, { seat, whole: true, before: viewAt(at - 1), passed }, called);
  const tells = ({ events }: RecapLine): boolean =>
    events.some((i) => {
      const event = passed[0]?.events[i];
      return event !== undefined && story.matters?.(event, better) === true;
    });
  // A deed before what it was paid with, and first one that goes the way things went.
  const weight = (line: RecapLine): number =>
    (tells(line) ? 8 : 0) +
    (line.touches === 'other' ? 0 : 4) +
    (line.tone === (better ? 'good' : 'bad') ? 2 : 0) +
    (line.tone === 'plain' ? 0 : 1);
  const [best] = chapters
    .flatMap((chapter) => chapter.lines.map((line) => ({ chapter, line })))
    .sort((a, b) => weight(b.line) - weight(a.line));
  if (best === undefined) return '';
  const { chapter, line } = best;
  // The turn stands before it, and what one did oneself needs no name.
  const own = chapter.actor === seat || chapter.actor === 'table';
  const before = viewAt(at - 1);
  const doer = (before && story.doer?.(before)) ?? (own ? '' : chapter.title);
  const words = saying(line);
  return doer === '' || words.startsWith(doer) ? words : `${doer}: ${words}`;
}

/** So many changes say why a moment mattered. */
const MOST_CHANGES = 2;

/** What happened, and what changed by it. */
function saying({ text, events, delta, says }: RecapLine): string {
  const changes = delta.map(({ of, from, to }) => `${of} ${from} → ${to}`);
  if (events.length === 0) return changes.join(', ');
  return [text, ...(says ? [] : changes.slice(0, MOST_CHANGES))].join(' · ');
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
