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
} from '../../text/dayReport.ts';
import { REPORT_WORDS } from '../../text/report.ts';
import type { View } from '../../view/index.ts';
import type { News } from '../news.ts';
import { Deeds, Lines, Moves } from './Account.tsx';
import { Quote } from './Quote.tsx';

export function Report({
  view,
  news,
  voices,
}: {
  view: View;
  news: News;
  /** Whether the others say what they think of it. */
  voices: boolean;
}): JSX.Element {
  const goOn = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    goOn.current?.focus({ preventScroll: true });
    reading.value = true;
    return () => {
      reading.value = false;
    };
  }, []);
  const since = [...news.night, ...news.day];
  const strain = voices ? strainWords(news.day, view) : undefined;
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
            <Lines title={REPORT_WORDS.fleet} lines={fleetLines(news.day, view)} view={view} />
            {strain ? <Quote view={view} of={strain.who} words={strain.words} /> : undefined}
          </div>
          <div>
            <Moves title={REPORT_WORDS.gauges} moves={gaugeMoves(since, view)} />
            {news.dawn && view.own ? (
              <div data-panel="standing">
                <Moves
                  title={REPORT_WORDS.standing}
                  moves={[standingMove(news.dawn, view.own.standing, since, view)]}
                  mine
                />
              </div>
            ) : undefined}
            <div data-panel="tomorrow">
              <Lines title={REPORT_WORDS.comes} lines={comes(view)} view={view} />
            </div>
          </div>
        </div>
      </section>
      <button ref={goOn} type="button" class="o-button o-button--primary xd-go" onClick={news.read}>
        {REPORT_WORDS.goOn}
      </button>
    </>
  );
}
