/** Which day it is, which of its five parts, and how the fleet fares besides its gauges. */
import type { JSX } from 'preact';
import { PARTS, partOf } from '../../outlook/day.ts';
import { COVERT_TABLE, PART_WORDS, STAGE_WORDS } from '../../text/stage.ts';
import { MAP_WORDS } from '../../text/table.ts';
import type { View } from '../../view/index.ts';
import { Chain } from './Chain.tsx';

export function Day({
  view,
  shown,
  dusk,
  waken,
}: {
  view: View;
  /** As it would be after what is being looked at. */
  shown: View;
  dusk: boolean;
  /** Where orders in the dark are passed over: asks for them again. */
  waken: (() => void) | undefined;
}): JSX.Element {
  if (view.cycle === 0) return <p class="o-eyebrow">{STAGE_WORDS.before}</p>;
  // The report tells what came of the day, whatever is asked after it.
  const now = dusk ? 'outcome' : partOf(view);
  return (
    <header class="xd-day" data-part="steps">
      <b>{MAP_WORDS.day(view.cycle, view.visit)}</b>
      <ol class="xd-parts">
        {PARTS.map((part) => (
          <li
            key={part}
            class="xd-part"
            title={PART_WORDS[part]}
            aria-current={part === now ? 'step' : undefined}
          >
            <span class={part === now ? '' : 'visually-hidden'}>{PART_WORDS[part]}</span>
          </li>
        ))}
      </ol>
      {shown.fatigue > 0 ? (
        <span class="xd-chip" data-bad="" title={MAP_WORDS.fatigueLong}>
          <Chain links={Math.min(4, shown.fatigue)} /> {MAP_WORDS.fatigue(shown.fatigue)}
        </span>
      ) : undefined}
      {shown.readiness > 0 ? <span class="xd-chip">{MAP_WORDS.readiness(shown.readiness)}</span> : undefined}
      {shown.reported ? (
        <span class="xd-chip" data-bad="">
          {MAP_WORDS.reported}
        </span>
      ) : undefined}
      {shown.law ? <span class="xd-chip">{MAP_WORDS.law}</span> : undefined}
      {waken ? (
        <button type="button" class="xd-chip" onClick={waken}>
          {COVERT_TABLE.again}
        </button>
      ) : undefined}
    </header>
  );
}
