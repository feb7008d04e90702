/** The day's report: what was done to you and by whom, why every gauge and one's standing moved, and what comes. */
import type { JSX } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { scrollable } from '#ui/scrollable.ts';
import type { Standing } from '../event.ts';
import { isGood, ORDER } from '../rules/outlookGauges.ts';
import { comes, deedsOf, strainWords, toYou } from '../text/dayReport.ts';
import { named } from '../text/people.ts';
import { piecesOf, standingPieces } from '../text/pieces.ts';
import { REPORT_WORDS } from '../text/report.ts';
import { SCORE_WORDS, SHORT, signed } from '../text/table.ts';
import { Emblem } from './art/Emblem.tsx';
import { useTheDesk } from './desk.ts';
import { Face } from './Tally.tsx';

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
            <Causes />
            {news.dawn && view.own ? <Points before={news.dawn} after={view.own.standing} /> : undefined}
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
  const { view, news } = useTheDesk();
  const strain = strainWords(news.day, view);
  return (
    <>
      <Lines title={REPORT_WORDS.toYou} lines={toYou(news.day, view)} mine />
      <h3 class="o-eyebrow">{REPORT_WORDS.done}</h3>
      <ul class="xd-list">
        {deedsOf(news.day, view, isGood).map(({ who, what, changes }) => (
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
      {strain ? (
        <p class={`xd-quote xd-of-${strain.who}`}>
          <Face of={strain.who} size={36} />
          <q>{strain.words}</q>
        </p>
      ) : undefined}
    </>
  );
}

function Causes(): JSX.Element {
  const { view, news } = useTheDesk();
  const pieces = piecesOf(news.day);
  const moved = ORDER.filter((trait) => pieces.some((piece) => piece.trait === trait));
  return (
    <>
      <h3 class="o-eyebrow">{REPORT_WORDS.gauges}</h3>
      {moved.length === 0 ? <p>{REPORT_WORDS.nothing}</p> : undefined}
      <ul class="xd-list">
        {moved.map((trait) => {
          const own = pieces.filter((piece) => piece.trait === trait);
          const now = own.at(-1)?.now ?? view.traits[trait];
          const sum = own.reduce((all, { by }) => all + by, 0);
          return (
            <li key={trait}>
              <b>{REPORT_WORDS.moved(REPORT_WORDS.trait(trait, view.people), now - sum, now)}</b>
              {own.map(({ by, cause }, at) => (
                <span key={at} class={tone(isGood(trait, by))}>
                  {named(REPORT_WORDS.because(signed(by), cause), view)}
                </span>
              ))}
            </li>
          );
        })}
      </ul>
    </>
  );
}

function Points({ before, after }: { before: Standing; after: Standing }): JSX.Element {
  return (
    <>
      <h3 class="o-eyebrow">{REPORT_WORDS.standing}</h3>
      <ul class="xd-list">
        <li class="xd-mine">
          <b>{REPORT_WORDS.moved(SCORE_WORDS.total ?? '', before.total, after.total)}</b>
          {standingPieces(before, after).map(({ part, by }) => (
            <span key={part} class={tone(by > 0)}>
              {REPORT_WORDS.because(signed(by), SCORE_WORDS[part] ?? part)}
            </span>
          ))}
        </li>
      </ul>
    </>
  );
}
