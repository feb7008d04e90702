/** After a match: what may help next time, and the mission that teaches it. */
import { PlayIcon } from '#ui/art/icons.tsx';
import type { Gains } from '../match/result.ts';
import { to } from '../router.ts';
import { records } from '../text/records.ts';

export function Learn({ game, gains }: { game: string; gains: Gains | undefined }) {
  const lesson = gains?.lesson;
  if (lesson === undefined) return undefined;
  return (
    <section class="end__decided end__lesson" aria-label={records.lesson.title}>
      <h3 class="o-eyebrow">{records.lesson.title}</h3>
      {lesson.tip === undefined ? undefined : <p>{lesson.tip}</p>}
      <a class="end__way" href={to.missions(game, lesson.mission)}>
        <PlayIcon size={14} /> {lesson.words}
      </a>
    </section>
  );
}
