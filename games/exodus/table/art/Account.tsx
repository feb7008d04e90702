/** The lines of the day's report: what was done with which dice, and what moved with every piece of it. */
import type { JSX } from 'preact';
import type { ExodusEvent } from '../../event.ts';
import { partOf } from '../../outlook/day.ts';
import { type DayLine, deedsOf, type Move } from '../../text/dayReport.ts';
import { named } from '../../text/people.ts';
import { REPORT_WORDS } from '../../text/report.ts';
import { STAGE_WORDS } from '../../text/stage.ts';
import { SHORT } from '../../text/table.ts';
import type { View } from '../../view/index.ts';
import { Emblem } from './Emblem.tsx';
import { Thrown } from './Odds.tsx';
import './account.css';

type Pieces = readonly { readonly words: string; readonly good: boolean }[];

export function Tones({ pieces }: { pieces: Pieces }): JSX.Element {
  return (
    <>
      {pieces.map(({ words, good }, at) => (
        <span key={at} class={good ? 'xd-good' : 'xd-bad'}>
          {words}
        </span>
      ))}
    </>
  );
}

export function Lines({
  title,
  lines,
  view,
  mine,
}: {
  title: string;
  lines: readonly string[];
  view: View;
  mine?: boolean;
}): JSX.Element | undefined {
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

export function Deeds({ deeds, view }: { deeds: readonly DayLine[]; view: View }): JSX.Element {
  return (
    <ul class="xd-list">
      {deeds.map(({ who, what, changes, test }) => (
        <li key={who} class={who === view.faction ? 'xd-mine' : undefined}>
          <Emblem of={who} size={16} title={SHORT[who]} />
          <b>{named(what, view)}</b>
          <Tones pieces={changes} />
          {test ? <Thrown test={test} people={view.people} /> : undefined}
        </li>
      ))}
    </ul>
  );
}

/** Whether orders were carried out today and its evening goes on. */
const isUnderWay = (view: View, day: readonly ExodusEvent[]): boolean =>
  partOf(view) === 'outcome' && day.some(({ type }) => type === 'ordered');

/** What was done today, before the next thing of its evening is asked. */
export function SoFar({ view, day }: { view: View; day: readonly ExodusEvent[] }): JSX.Element | undefined {
  if (!isUnderWay(view, day)) return undefined;
  return (
    <div class="xd-sofar">
      <h3 class="o-eyebrow">{STAGE_WORDS.soFar}</h3>
      <Deeds deeds={deedsOf(day, view)} view={view} />
    </div>
  );
}

export function Moves({
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
            <Tones pieces={pieces} />
          </li>
        ))}
      </ul>
    </>
  );
}
