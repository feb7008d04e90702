/** What is asked again where it stands: a way that may cost a ship, the end of a turn that leaves the station bare, a branch that closes another. */
import type { Gesture } from '#ui/table.ts';
import { technology } from '../content/technologies.ts';
import { bareStation } from '../outlook/threat.ts';
import { lossOn, moverIn } from '../outlook/ways.ts';
import type { Mothership } from '../state.ts';
import { listed, namesIn, shortThing } from '../text/names.ts';
import { percent, TABLE_WORDS } from '../text/table.ts';
import type { View } from '../view.ts';

export function risk(gesture: Gesture<Mothership>, view: View, shown: boolean): string | undefined {
  const last = gesture[gesture.length - 1] ?? gesture[0];
  if (last.type === 'scrap') return TABLE_WORDS.noRefund;
  if (last.type === 'moveTo') {
    const begins = gesture.find((action) => action.type === 'move');
    const ship = begins?.ship ?? moverIn(view);
    const loss = ship === undefined ? 0 : lossOn(view, last, ship);
    return ship && loss > 0 && !shown ? TABLE_WORDS.mayBeLost(percent(loss), shortThing(ship)) : undefined;
  }
  if (last.type === 'research')
    return technology(last.technology).tier === 3 ? TABLE_WORDS.closesOther : undefined;
  const enemies = last.type === 'end' ? bareStation(view) : [];
  return enemies.length > 0
    ? TABLE_WORDS.bare(listed(enemies.map(({ id }) => namesIn(view).thing(id))))
    : undefined;
}
