/** Which day it is, which of its five parts, and how the fleet fares besides its gauges. */
import type { JSX } from 'preact';
import { PART_WORDS, STAGE_WORDS } from '../text/stage.ts';
import { MAP_WORDS } from '../text/table.ts';
import type { View } from '../view/index.ts';
import { Chain } from './art/Chain.tsx';
import { useTheDesk } from './desk.ts';

type Part = keyof typeof PART_WORDS;
type Step = NonNullable<View['phase']>;

const STEPS: Readonly<Record<Part, readonly Step[]>> = {
  write: ['sharedMandate', 'isolation'],
  argue: ['tie', 'marker'],
  shadow: ['covert', 'foresee', 'covertLate'],
  outcome: ['reroll', 'election', 'office', 'discover', 'meet', 'leak', 'benefit', 'scan', 'bear'],
  course: ['landfall', 'dawnRetire', 'dawnSwap', 'disposition', 'course', 'loss', 'spend', 'rewardChoice'],
};
const PARTS = Object.keys(STEPS) as readonly Part[];

/** Undefined before the voyage and after. */
export function partOf({ phase, frame, scene }: View): Part | undefined {
  const about = frame?.step === 'poll' ? frame.phase : scene?.phase;
  if (about !== undefined) return about === 'resolve' ? 'argue' : 'course';
  return PARTS.find((part) => phase !== undefined && STEPS[part].includes(phase));
}

export function Day(): JSX.Element {
  const { view, shown } = useTheDesk();
  if (view.cycle === 0) return <p class="o-eyebrow">{STAGE_WORDS.before}</p>;
  const now = partOf(view);
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
      <span class="xd-chip" data-bad={shown.fatigue > 0 ? '' : undefined} title={MAP_WORDS.fatigueLong}>
        <Chain links={Math.max(1, Math.min(4, shown.fatigue))} /> {MAP_WORDS.fatigue(shown.fatigue)}
      </span>
      {shown.readiness > 0 ? <span class="xd-chip">{MAP_WORDS.readiness(shown.readiness)}</span> : undefined}
      {shown.reported ? (
        <span class="xd-chip" data-bad="">
          {MAP_WORDS.reported}
        </span>
      ) : undefined}
      {shown.law ? <span class="xd-chip">{MAP_WORDS.law}</span> : undefined}
    </header>
  );
}
