/** The ladder of a game: every rung is open from the start, the path only remembers. */
import type { Game, Kit } from '#engine';
import { PlayIcon, StarIcon } from '#ui/art/icons.tsx';
import type { Rung } from '#ui/kit/ladder.ts';
import { marksOf } from '../store/progress.ts';
import { records as words } from '../text/records.ts';
import { climb, nextRung, starOf } from './rung.ts';

export function Ladder<K extends Kit>({ game, rungs }: { game: Game<K>; rungs: readonly Rung<K>[] }) {
  const reached = marksOf(game.id, 'rungs');
  const stars = marksOf(game.id, 'stars');
  const next = nextRung(game.id, rungs);
  return (
    <ol class="ladder">
      {rungs.map((rung, n) => {
        const done = reached[rung.id] !== undefined;
        return (
          <li key={rung.id} class="o-panel" data-reached={done ? '' : undefined}>
            <h3 id={`rung-${rung.id}`}>
              <span class="o-number">{n + 1}</span> {rung.title}
              {done ? (
                <span class="ladder__done">
                  <StarIcon /> {words.game.reached}
                </span>
              ) : undefined}
            </h3>
            <p>{rung.about}</p>
            {rung.stars ? (
              <ul class="ladder__stars">
                {rung.stars.map((star) => {
                  const earned = stars[starOf(rung, star)] !== undefined;
                  return (
                    <li key={star.id} data-earned={earned ? '' : undefined}>
                      <StarIcon size={14} title={earned ? words.game.starEarned : words.game.star} />{' '}
                      {star.about}
                    </li>
                  );
                })}
              </ul>
            ) : undefined}
            <button
              type="button"
              class={`o-button ${rung === next ? 'o-button--primary' : ''}`}
              aria-describedby={`rung-${rung.id}`}
              onClick={() => climb(game, rung)}
            >
              <PlayIcon /> {done ? words.game.againDone : words.game.tryIt}
            </button>
          </li>
        );
      })}
    </ol>
  );
}
