/** The dial of the search, with its three thresholds. */
import type { JSX } from 'preact';
import { JOURNEYS } from '../../content/fleet.ts';
import { aimOf } from '../../outlook/voyage.ts';
import { GOAL_WORDS, goalWords } from '../../text/goal.ts';
import { named } from '../../text/people.ts';
import { MAP_WORDS, percent } from '../../text/table.ts';
import type { View } from '../../view/index.ts';
import { Dial } from './Tube.tsx';
import './bearing.css';

export function Bearing({ view }: { view: View }): JSX.Element {
  const { chance, next } = aimOf(view);
  const { thresholds } = JOURNEYS[view.journey];
  return (
    <p
      class="xd-bearing"
      title={MAP_WORDS.aim(percent(chance), next)}
      data-part="bearing"
      data-panel="bearing"
    >
      <b>{MAP_WORDS.bearing(view.bearing)}</b>
      <Dial now={view.bearing} thresholds={thresholds} />
      {MAP_WORDS.chance} {percent(chance)}
    </p>
  );
}

/** What the voyage is for, and how far off it is. */
export function Goal({ view }: { view: View }): JSX.Element {
  return (
    <span class="xd-goal" data-part="goal" data-panel="bearing">
      <b>{GOAL_WORDS.title}</b> {named(goalWords(view), view)}
    </span>
  );
}
