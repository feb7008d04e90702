/** The day's report: what was done to you and by whom, why every gauge and one's standing moved, and what comes. */
import type { JSX } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { reading } from '#ui/kit/motion.ts';
import { scrollable } from '#ui/scrollable.ts';
import {
  comes,
  deedsOf,
  fleetLines,
  gaugeMoves,
  standingMove,
  strainWords,
  toYou,
} from '../text/dayReport.ts';
import { REPORT_WORDS } from '../text/report.ts';
import { Deeds, Lines, Moves } from './art/Account.tsx';
import { Quote } from './art/Quote.tsx';
import { useTheDesk } from './desk.ts';

export function Report(): JSX.Element {
  const { props, view, news } = useTheDesk();
  const goOn = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    goOn.current?.focus({ preventScroll: true });
    reading.value = true;
    return () => {
      reading.value = false;
    };
  }, []);
  const since = [...news.night, ...news.day];
  const strain = props.stage?.voices ? strainWords(news.day, view) : undefined;
  return (
    <>
      <section
        ref={scrollable}
        class="xd-report"
        aria-label={REPORT_WORDS.title(view.cycle)}
        data-part="report"
      >
        <h2 class="xd-title">{REPORT_WORDS.title(view.cycle)}</h2>
        <div class="xd-report__halves">
          <div>
            <Lines title={REPORT_WORDS.toYou} lines={toYou(news.day, view)} view={view} mine />
            <h3 class="o-eyebrow">{REPORT_WORDS.done}</h3>
            <Deeds deeds={deedsOf(news.day, view)} view={view} />
            <Lines title={REPORT_WORDS.fleet} lines={fleetLines(news.day)} view={view} />
            {strain ? <Quote view={view} of={strain.who} words={strain.words} /> : undefined}
          </div>
          <div>
            <Moves title={REPORT_WORDS.gauges} moves={gaugeMoves(since, view)} />
            {news.dawn && view.own ? (
              <Moves
                title={REPORT_WORDS.standing}
                moves={[standingMove(news.dawn, view.own.standing, since, view)]}
                mine
              />
            ) : undefined}
            <Lines title={REPORT_WORDS.comes} lines={comes(view)} view={view} />
          </div>
        </div>
      </section>
      <button ref={goOn} type="button" class="o-button o-button--primary xd-go" onClick={news.read}>
        {REPORT_WORDS.goOn}
      </button>
    </>
  );
}
