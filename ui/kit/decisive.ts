/** The moments that changed most: each is one thing that happened, weighed by what it did right there. */
import type { Kit } from '#engine';
import type { EndFilm } from './end.ts';
import { type Passed, type RecapLine, recapOf } from './recap.ts';

/** A moment that changed much. */
export interface Decisive {
  readonly at: number;
  readonly turn: string;
  readonly words: string;
  /** Above 0 it helped, below 0 it hurt, in the game's own units. */
  readonly change: number;
}

interface Deed extends Omit<Decisive, 'turn'> {
  readonly turn: number;
  /** Deeds of one cause are one. */
  readonly cause: string;
  readonly doer: string;
  /** What came of it, with what each weighs. */
  readonly parts: readonly { readonly words: string; readonly weight: number }[];
}

const MOST_MOMENTS = 5;
/** What weighs less is nothing to remember. */
const LEAST = 2;

/** The greatest, of each turn one for and one against at most, in the order they came. */
export function momentsOf<K extends Kit>(
  film: EndFilm<K>,
  views: readonly (K['view'] | undefined)[],
): Decisive[] {
  const deeds = joined(film.scenes.flatMap((_, at) => deedsAt(film, views, at)));
  const taken = new Set<string>();
  const chosen: Deed[] = [];
  for (const deed of deeds.sort((a, b) => Math.abs(b.change) - Math.abs(a.change))) {
    const way = `${deed.turn} ${Math.sign(deed.change)}`;
    if (chosen.length === MOST_MOMENTS || Math.abs(deed.change) < LEAST || taken.has(way)) continue;
    // What happened in secret has no words.
    if (told(deed) === '') continue;
    taken.add(way);
    chosen.push(deed);
  }
  return chosen
    .sort((a, b) => a.at - b.at)
    .map((deed) => ({
      ...{ at: deed.at, change: deed.change },
      ...{ words: told(deed), turn: film.story.turnWords(deed.turn) },
    }));
}

/** Its cause, and of what came of it that which went the way of the whole. */
function told({ doer, words, parts, change }: Deed): string {
  const came = parts
    .filter(({ weight }) => weight * change > 0)
    .sort((a, b) => Math.abs(b.weight) - Math.abs(a.weight))
    .map((part) => part.words)
    .filter((part) => !words.includes(part));
  const all = [words, ...[...new Set(came)].slice(0, MOST_CHANGES)].filter((part) => part !== '').join(' · ');
  return all === '' || doer === '' || all.startsWith(doer) ? all : `${doer}: ${all}`;
}

function joined(deeds: readonly Deed[]): Deed[] {
  const causes = new Map<string, Deed>();
  for (const deed of deeds) {
    const same = causes.get(deed.cause);
    const sum = (same?.change ?? 0) + deed.change;
    const main = same && Math.abs(same.change) >= Math.abs(deed.change) ? same : deed;
    causes.set(deed.cause, { ...main, change: sum, parts: [...(same?.parts ?? []), ...deed.parts] });
  }
  return [...causes.values()];
}

/** What was done at a moment that weighs something: each cause with all that came of it. */
function deedsAt<K extends Kit>(
  film: EndFilm<K>,
  views: readonly (K['view'] | undefined)[],
  at: number,
): Deed[] {
  const { game, retold, story, scenes, seat, called } = film;
  const [before, after] = [views[at - 1], views[at]];
  const scene = scenes[at];
  const events = scene?.hear(seat) ?? [];
  if (before === undefined || after === undefined || scene === undefined || events.length === 0) return [];
  const weights = weighed(film, events, before, after);
  if (weights.every((weight) => weight === 0)) return [];
  const passed: Passed<K>[] = [{ at, seat: scene.move?.seat, actions: 1, events, after }];
  const { chapters } = recapOf(game, retold, { seat, whole: true, entire: true, before, passed }, called);
  const lines = chapters.flatMap((chapter) => chapter.lines.map((line) => ({ line, chapter })));
  const turn = story.turn(before);
  let head: number | undefined;
  return joined(
    events.flatMap((event, i): Deed[] => {
      const found = lines.find(({ line }) => line.events.includes(i));
      if (story.heads?.has(event.type)) head = i;
      const weight = weights[i] ?? 0;
      const led = lines.find(({ line }) => head !== undefined && line.events.includes(head)) ?? found;
      if (weight === 0 || led === undefined) return [];
      const { chapter, line } = led;
      // What an event card brings is one thing, and goes on while it is answered.
      const card = chapter.actor === 'event';
      const cause = card ? `${turn} ${chapter.title}` : `${at} ${lines.indexOf(led)}`;
      const own = chapter.actor === seat || chapter.actor === 'table';
      const part = { words: (found ?? led).line.text, weight };
      // What one did oneself needs no name.
      const doer = story.doer?.(before) ?? (own ? '' : chapter.title);
      return [{ at, turn, cause, doer, words: card ? '' : saying(line), parts: [part], change: weight }];
    }),
  );
}

/** Each event by the table right before and right after it, as far as the game can tell. */
function weighed<K extends Kit>(
  { retold, story, seat, eyes = seat }: EndFilm<K>,
  events: readonly K['event'][],
  before: K['view'],
  after: K['view'],
): number[] {
  const stages = retold.stages?.(before, after, events);
  return events.map((event, i) =>
    story.weigh(event, {
      before: stages?.[i - 1] ?? before,
      after: stages?.[i] ?? after,
      seat: eyes,
    }),
  );
}

/** So many changes say why a moment mattered. */
const MOST_CHANGES = 2;

/** What happened, and what changed by it. */
function saying({ text, events, delta, says }: RecapLine): string {
  const changes = delta.map(({ of, from, to }) => `${of} ${from} → ${to}`);
  if (events.length === 0) return changes.join(', ');
  return [text, ...(says ? [] : changes.slice(0, MOST_CHANGES))].join(' · ');
}
