/** The day's report: what happened, why every gauge and one's standing moved, and what comes. */
import type { JSX } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { scrollable } from '#ui/scrollable.ts';
import type { Standing } from '../event.ts';
import { crisisOutlook } from '../rules/outlookVoyage.ts';
import { Faction, faction, MANDATE_WORDS } from '../text/names.ts';
import { named } from '../text/people.ts';
import { REPORT_WORDS } from '../text/report.ts';
import { DISPOSITION_HELP } from '../text/stage.ts';
import { workLeft } from '../text/systems.ts';
import { MAP_WORDS, percent, SCORE_WORDS, signed } from '../text/table.ts';
import type { View } from '../view/index.ts';
import { useTheDesk } from './desk.ts';
import { isGood, ORDER } from './Gauges.tsx';
import { piecesOf, standingPieces } from './pieces.ts';

export function Report(): JSX.Element {
  const { props, view, news } = useTheDesk();
  const goOn = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => goOn.current?.focus({ preventScroll: true }), []);
  return (
    <section
      ref={scrollable}
      class="xd-report"
      aria-label={REPORT_WORDS.title(view.cycle)}
      data-part="report"
    >
      <h2 class="xd-title">{REPORT_WORDS.title(view.cycle)}</h2>
      {props.stage?.recap}
      <Causes />
      {news.dawn && view.own ? <Points before={news.dawn} after={view.own.standing} /> : undefined}
      <h3 class="o-eyebrow">{REPORT_WORDS.comes}</h3>
      <ul class="xd-list">
        {comes(view).map((line) => (
          <li key={line}>{named(line, view)}</li>
        ))}
      </ul>
      <button ref={goOn} type="button" class="o-button o-button--primary xd-go" onClick={news.read}>
        {REPORT_WORDS.goOn}
      </button>
    </section>
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
                <span key={at} class={isGood(trait, by) ? 'xd-good' : 'xd-bad'}>
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
            <span key={part} class={by > 0 ? 'xd-good' : 'xd-bad'}>
              {REPORT_WORDS.because(signed(by), SCORE_WORDS[part] ?? part)}
            </span>
          ))}
        </li>
      </ul>
    </>
  );
}

/** What binds or threatens tomorrow. */
function comes(view: View): string[] {
  const crisis = crisisOutlook(view);
  const left = view.systems[view.here]?.left ?? 0;
  return [
    ...view.houses.flatMap(({ faction: who, mandates }) =>
      mandates.map(({ kind }) => REPORT_WORDS.duty(Faction(who), MANDATE_WORDS[kind])),
    ),
    crisis ? DISPOSITION_HELP.crisis(percent(crisis.force), percent(crisis.duty)) : DISPOSITION_HELP.calm,
    left > 0 ? workLeft(left) : DISPOSITION_HELP.nothing,
    MAP_WORDS.fatigue(view.fatigue),
    ...view.pledges
      .filter(({ by }) => by === view.faction)
      .map(({ to, kind }) => REPORT_WORDS.pledge(faction(to), kind)),
  ];
}
