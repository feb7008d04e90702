/** The days: a calendar of tables that are the same for everyone, and how one's own went. */
import { useState } from 'preact/hooks';
import { LinkIcon, PlayIcon } from '#ui/art/icons.tsx';
import { copyText } from '../copyText.ts';
import { type Daily, dailyOf, dateOf, isDate, weeklyOf } from '../daily/daily.ts';
import { finishedDailies, isLater, longestRun, playDaily } from '../daily/play.ts';
import { shareText } from '../daily/share.ts';
import { Page } from '../Page.tsx';
import { to } from '../router.ts';
import { changed } from '../store/kept.ts';
import type { KeptResult } from '../store/results.ts';
import { words } from '../text/en.ts';
import { records } from '../text/records.ts';
import { titleOf } from './library/SaveCard.tsx';
import '../styles/records.css';
import '../styles/today.css';

const text = records.daily;
const DAY = 24 * 3600 * 1000;

export function DailyPage({ date }: { date: string | undefined }) {
  void changed.results.value;
  const today = dateOf(Date.now());
  const [chosen, setChosen] = useState(date !== undefined && isDate(date) && date <= today ? date : today);
  const done = finishedDailies();
  return (
    <Page title={text.title} back={{ href: to.library(), label: words.library.title }} class="records">
      <p class="o-muted">{text.same}</p>
      <Chosen daily={dailyOf(chosen)} done={done.get(chosen)} />
      <Month chosen={chosen} today={today} done={done} choose={setChosen} />
      <section>
        <h2 class="o-eyebrow">{text.week}</h2>
        <Chosen daily={weeklyOf(today)} done={done.get(weeklyOf(today).date)} />
      </section>
      {longestRun(done) > 0 ? <p>{text.longest(longestRun(done))}</p> : undefined}
    </Page>
  );
}

function Chosen({ daily, done }: { daily: Daily; done: KeptResult | undefined }) {
  const home = `${location.origin}${location.pathname}`;
  const share = (result: KeptResult) =>
    copyText(shareText(result, titleOf(result.game), home), text.copied, text.notCopied);
  return (
    <section class="today o-panel" data-game={daily.game}>
      <p class="today__what">
        <span class="o-muted">{text.date(daily.date)}</span> <b>{titleOf(daily.game)}</b> {text.about(daily)}
        {done ? (
          <span class="today__done">
            {done.outcome}
            {isLater(done) ? ` · ${text.later}` : ''}
          </span>
        ) : undefined}
      </p>
      <button type="button" class="o-button o-button--primary" onClick={() => void playDaily(daily)}>
        <PlayIcon /> {done ? text.again : text.play(daily.date.slice(0, 10))}
      </button>
      {done ? (
        <button type="button" class="o-button" onClick={() => void share(done)}>
          <LinkIcon /> {text.copy}
        </button>
      ) : undefined}
    </section>
  );
}

interface MonthProps {
  chosen: string;
  today: string;
  done: ReadonlyMap<string, KeptResult>;
  choose(date: string): void;
}

function Month({ chosen, today, done, choose }: MonthProps) {
  const first = Date.parse(`${chosen.slice(0, 8)}01T00:00:00Z`);
  const dates = Array.from({ length: 31 }, (_, day) => dateOf(first + day * DAY)).filter((date) =>
    date.startsWith(chosen.slice(0, 7)),
  );
  const last = dates.at(-1) ?? chosen;
  const after = dateOf(Date.parse(`${last}T00:00:00Z`) + DAY);
  // Weeks begin on Monday.
  const column = ((new Date(first).getUTCDay() + 6) % 7) + 1;
  return (
    <section class="month" aria-label={text.month(first)}>
      <h2 class="o-eyebrow">{text.month(first)}</h2>
      <ol class="month__days">
        {dates.map((date, n) => (
          <li key={date} style={n === 0 ? { gridColumnStart: column } : {}}>
            <button
              type="button"
              disabled={date > today}
              aria-pressed={date === chosen}
              aria-label={[text.date(date), titleOf(dailyOf(date).game), done.get(date)?.outcome]
                .filter(Boolean)
                .join(', ')}
              data-done={done.has(date) ? '' : undefined}
              onClick={() => choose(date)}
            >
              {n + 1}
            </button>
          </li>
        ))}
      </ol>
      <p class="records__ways">
        <button type="button" class="o-button" onClick={() => choose(dateOf(first - DAY))}>
          {text.before}
        </button>
        {after <= today ? (
          <button type="button" class="o-button" onClick={() => choose(after)}>
            {text.after}
          </button>
        ) : undefined}
      </p>
    </section>
  );
}
