/** What is asked again where it stands: the end of a turn that leaves the station bare, and a branch that closes another. */
import type { Gesture } from '#ui/table.ts';
import { technology } from '../content/technologies.ts';
import { bareStation } from '../outlook/threat.ts';
import type { Mothership } from '../state.ts';
import { listed, namesIn } from '../text/names.ts';
import { TABLE_WORDS } from '../text/table.ts';
import type { View } from '../view.ts';

export function risk(gesture: Gesture<Mothership>, view: View): string | undefined {
  const last = gesture[gesture.length - 1] ?? gesture[0];
  if (last.type === 'scrap') return TABLE_WORDS.noRefund;
  if (last.type === 'research')
    return technology(last.technology).tier === 3 ? TABLE_WORDS.closesOther : undefined;
  const enemies = last.type === 'end' ? bareStation(view) : [];
  return enemies.length > 0
    ? TABLE_WORDS.bare(listed(enemies.map(({ id }) => namesIn(view).thing(id))))
    : undefined;
}
