/** What to learn after a match. */
import type { Game, Kit } from '#engine';
import type { Advice } from '#ui/kit/ladder.ts';
import type { Mission } from '#ui/kit/mission.ts';
import { records as words } from '../text/records.ts';
import { isDone } from './progress.ts';

/** A mission that teaches what was missing, or one that was not played yet. */
export interface Lesson {
  readonly tip?: string | undefined;
  readonly words: string;
  readonly mission: string;
}

/** What teaches what was missing, else the first that was not played. */
export function lessonOf<K extends Kit>(
  { id }: Pick<Game<K>, 'id'>,
  missions: readonly Pick<Mission<K>, 'id' | 'title' | 'about'>[],
  advice: Advice | undefined,
): Lesson | undefined {
  const at = missions.findIndex((mission) =>
    advice ? mission.id === advice.mission : !isDone(id, mission.id),
  );
  const mission = missions[at];
  if (mission === undefined) return undefined;
  const say = isDone(id, mission.id) ? words.lesson.again : words.lesson.unplayed;
  return {
    tip: advice?.tip,
    words: say(at + 1, mission.title, mission.about),
    mission: mission.id,
  };
}
