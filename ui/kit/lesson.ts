/** A lesson on a seed, as a mission: what games bring whose missions are not written yet. */
import { type Game, type Kit, Match } from '#engine';
import type { Beat, Mission } from './mission.ts';

export interface LessonBeat<K extends Kit> {
  readonly title: string;
  readonly text: string;
  readonly rule?: string;
  readonly part?: string;
  /** The beat is over when such an action was taken; without it, when the person goes on. */
  done?(action: K['action']): boolean;
  /** The only actions open in this beat; without it, all legal ones. */
  allows?(action: K['action']): boolean;
}

export interface Lesson<K extends Kit> {
  readonly seats: number;
  readonly options: K['options'];
  readonly seed: string;
  readonly beats: readonly [LessonBeat<K>, ...LessonBeat<K>[]];
}

type Told = 'title' | 'about' | 'goal' | 'end' | 'minutes';

export function missionOf<K extends Kit>(
  game: Game<K>,
  { seats, options, seed, beats }: Lesson<K>,
  words: Pick<Mission<K>, Told>,
): Mission<K> {
  const [first, ...rest] = beats;
  return {
    ...words,
    ...{ id: 'first', options, seed },
    position() {
      const begun = Match.start(game, { seats, options, random: { kind: 'keyed', seed } });
      if (!begun.ok) throw new Error(begun.refusal.message);
      return begun.match.state as K['state'];
    },
    beats: [beatOf(first), ...rest.map(beatOf)],
  };
}

function beatOf<K extends Kit>({ title, text, rule, part, done, allows }: LessonBeat<K>): Beat<K> {
  return {
    line: title,
    more: text,
    open: true,
    ...(rule ? { rule } : {}),
    ...(part ? { spot: part } : {}),
    ...(allows ? { only: allows } : {}),
    ...(done ? { done: ({ actions }) => actions.some(done) } : { look: true }),
  };
}
