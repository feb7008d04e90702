/** Where the respondent stands now: what the talk is meant to change. */
import type { JSX } from 'preact';
import type { FactionId } from '../../content/factions.ts';
import type { ExodusEvent } from '../../event.ts';
import { standIn } from '../../outlook/scene.ts';
import { faction as nameOf } from '../../text/names.ts';
import { named } from '../../text/people.ts';
import { SCENE_WORDS } from '../../text/stage.ts';
import { stake } from '../../text/stakes.ts';
import { SHORT } from '../../text/table.ts';
import type { View } from '../../view/index.ts';

export function Stands({
  view,
  of,
  day,
}: {
  view: View;
  of: FactionId;
  /** What was told since the morning. */
  day: readonly ExodusEvent[];
}): JSX.Element | undefined {
  const now = standIn(view, of);
  if (now === undefined) return undefined;
  const mine = of === view.faction;
  // Who finds another order in the own hand is told whose it is.
  const other = day.findLast(
    (event) => event.type === 'rewritten' && event.of === of && event.for === view.scene?.issue,
  );
  return (
    <p class="o-muted">
      {SCENE_WORDS.stands(mine ? undefined : SHORT[of], named(stake(now), view))}
      {mine && other?.type === 'rewritten' ? SCENE_WORDS.rewrote(nameOf(other.by)) : ''}.{' '}
      {waits(view, day) ? SCENE_WORDS.waits : ''}
    </p>
  );
}

/** XD-10.4 Of several who object one speaks first: the others are heard after that. */
function waits({ faction: me, scene }: View, day: readonly ExodusEvent[]): boolean {
  const polled = day.findLast((event) => event.type === 'polled');
  return (
    scene?.opener !== me &&
    polled?.type === 'polled' &&
    polled.answers.some(({ faction, answer }) => faction === me && answer === 'dissent')
  );
}
