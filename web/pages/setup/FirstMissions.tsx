/** To whoever is new to a game: the missions that come first, and how long they take. */
import type { Kit } from '#engine';
import type { Mission } from '#ui/kit/mission.ts';
import { isDone, isNewTo } from '../../missions/progress.ts';
import { to } from '../../router.ts';
import { listResults } from '../../store/results.ts';
import { missions as text } from '../../text/missions.ts';

/** Has won nothing yet, and done few missions. */
export function isNewcomer(game: string): boolean {
  return isNewTo(game) && !listResults(game).some(({ won }) => won);
}

/** No more at a time than a newcomer sits through. */
const AT_ONCE = 2;

export function FirstMissions<K extends Kit>({
  game,
  missions,
}: {
  game: string;
  missions: readonly Mission<K>[];
}) {
  if (!isNewcomer(game)) return undefined;
  const open = missions.flatMap((mission, at) => (isDone(game, mission.id) ? [] : [{ mission, at }]));
  const next = open.slice(0, AT_ONCE);
  const [first] = next;
  if (first === undefined) return undefined;
  const minutes = next.reduce((sum, { mission }) => sum + mission.minutes, 0);
  return (
    <a class="setup__first" href={to.missions(game, first.mission.id)}>
      {text.first(
        next.map(({ at }) => at + 1),
        minutes,
      )}
    </a>
  );
}
