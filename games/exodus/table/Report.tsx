/** The day's report: what was done to you and by whom, why every gauge and one's standing moved, and what comes. */
import type { JSX } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { scrollable } from '#ui/scrollable.ts';
import {
  comes,
  deedsOf,
  gaugeMoves,
  type Move,
  standingMove,
  strainWords,
  toYou,
} from '../text/dayReport.ts';
import { named } from '../text/people.ts';
import { REPORT_WORDS } from '../text/report.ts';
import { SHORT } from '../text/table.ts';
import { Emblem } from './art/Emblem.tsx';
import { Quote } from './art/Quote.tsx';
import { useTheDesk } from './desk.ts';

const tone = (good: boolean): string => (good ? 'xd-good' : 'xd-bad');

export function Report(): JSX.Element {
  const { props, view, news } = useTheDesk();
  const goOn = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => goOn.current?.focus({ preventScroll: true }), []);
  return (
    <>
      <section
        ref={scrollable}
        class="xd-report"
        aria-label={REPORT_WORDS.title(view.cycle)}
        data-part="report"
      >
        <h2 class="xd-title">{REPORT_WORDS.title(view.cycle)}</h2>
        {props.stage?.recap}
        <div class="xd-report__halves">
          <div>
            <Deeds />
          </div>
          <div>
            <Moves title={REPORT_WORDS.gauges} moves={gaugeMoves(news.day, view)} />
            {news.dawn && view.own ? (
              <Moves
                title={REPORT_WORDS.standing}
                moves={[standingMove(news.dawn, view.own.standing)]}
                mine
              />
            ) : undefined}
            <Lines title={REPORT_WORDS.comes} lines={comes(view)} />
          </div>
        </div>
      </section>
      <button ref={goOn} type="button" class="o-button o-button--primary xd-go" onClick={news.read}>
        {REPORT_WORDS.goOn}
      </button>
    </>
  );
}

function Lines({ title, lines, mine }: { title: string; lines: readonly string[]; mine?: boolean }) {
  const { view } = useTheDesk();
  if (lines.length === 0) return undefined;
  return (
    <>
      <h3 class="o-eyebrow">{title}</h3>
      <ul class="xd-list">
        {lines.map((line) => (
          <li key={line} class={mine ? 'xd-mine' : undefined}>
            {named(line, view)}
          </li>
        ))}
      </ul>
    </>
  );
}

/** To you, then the factions in their order, and what was said over a strain. */
function Deeds(): JSX.Element {
  const { props, view, news } = useTheDesk();
  const strain = props.stage?.voices ? strainWords(news.day, view) : undefined;
  return (
    <>
      <Lines title={REPORT_WORDS.toYou} lines={toYou(news.day, view)} mine />
      <h3 class="o-eyebrow">{REPORT_WORDS.done}</h3>
      <ul class="xd-list">
        {deedsOf(news.day, view).map(({ who, what, changes }) => (
          <li key={who} class={who === view.faction ? 'xd-mine' : undefined}>
            <Emblem of={who} size={16} title={SHORT[who]} />
            <b>{named(what, view)}</b>
            {changes.map(({ words, good }, at) => (
              <span key={at} class={tone(good)}>
                {words}
              </span>
            ))}
          </li>
        ))}
      </ul>
      {strain ? <Quote view={view} of={strain.who} words={strain.words} /> : undefined}
    </>
  );
}

/** What moved, from where to where, with every piece of it. */
function Moves({
  title,
  moves,
  mine,
}: {
  title: string;
  moves: readonly Move[];
  mine?: boolean;
}): JSX.Element {
  return (
    <>
      <h3 class="o-eyebrow">{title}</h3>
      {moves.length === 0 ? <p>{REPORT_WORDS.nothing}</p> : undefined}
      <ul class="xd-list">
        {moves.map(({ head, pieces }) => (
          <li key={head} class={mine ? 'xd-mine' : undefined}>
            <b>{head}</b>
            {pieces.map(({ words, good }, at) => (
              <span key={at} class={tone(good)}>
                {words}
              </span>
            ))}
          </li>
        ))}
      </ul>
    </>
  );
}
