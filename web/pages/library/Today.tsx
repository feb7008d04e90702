/** The table of the day: the same for everyone, one press away. */
import { PlayIcon, StarIcon } from '#ui/art/icons.tsx';
import { dailyOf, dateOf } from '../../daily/daily.ts';
import { finishedDailies, playDaily } from '../../daily/play.ts';
import { to } from '../../router.ts';
import { library as words } from '../../text/library.ts';
import { records } from '../../text/records.ts';
import { titleOf } from './SaveCard.tsx';
import '../../styles/today.css';

export function Today() {
  const daily = dailyOf(dateOf(Date.now()));
  const done = finishedDailies().get(daily.date);
  return (
    <section class="today o-panel" data-game={daily.game} aria-labelledby="today">
      <h2 id="today" class="o-eyebrow">
        {words.today}
      </h2>
      <p class="today__what">
        <b>{titleOf(daily.game)}</b> {records.daily.about(daily)}
        {done ? (
          <span class="today__done">
            <StarIcon /> {done.outcome}
          </span>
        ) : undefined}
      </p>
      <button
        type="button"
        class="o-button"
        aria-label={records.daily.playToday}
        onClick={() => void playDaily(daily)}
      >
        <PlayIcon /> {done ? records.daily.again : words.play}
      </button>
      <a class="o-button o-button--quiet" href={to.daily()}>
        {words.calendar}
      </a>
    </section>
  );
}
