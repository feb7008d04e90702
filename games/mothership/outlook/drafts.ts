/** What is drafted and marked beforehand, and sent with the press it belongs to: Energy before, sales after. */
import type { Opened } from '#engine';
import type { MothershipAction } from '../action.ts';
import type { CardId } from '../content/cards.ts';
import { type Split, SUBSYSTEMS } from '../content/panel.ts';
import type { Mothership } from '../state.ts';
import type { View } from '../view.ts';

export interface Drafts {
  /** How the Energy shall be divided; absent while it stays as it is. */
  readonly split?: Split | undefined;
  /** The round it is meant for: a draft ends with its turn. */
  readonly round?: number | undefined;
  /** Cards that shall be sold at the end of the turn. */
  readonly sold: readonly CardId[];
}

type Gesture = readonly [MothershipAction, ...MothershipAction[]];

interface Around {
  readonly view: View;
  readonly drafts: Drafts;
  /** What could follow if this were done now. */
  open(action: MothershipAction): Opened<Mothership> | undefined;
}

/** MS-5.2 The draft is locked by what the Mothership does, or by the end of the turn; then what is marked is sold (MS-13.8). */
export function completed(gesture: Gesture, { view, drafts: { split, sold }, open }: Around): Gesture {
  const [first, ...rest] = gesture;
  const divided =
    split !== undefined && SUBSYSTEMS.some((one) => split[one] !== view.fleets[view.me]?.energy[one]);
  const before: MothershipAction[] =
    divided && first.type !== 'divert' && gesture.some((action) => locks(action, view))
      ? [{ type: 'divert' }, { type: 'split', ...split }]
      : [];
  const last = gesture[gesture.length - 1] ?? first;
  const asked = last.type === 'end' ? (open(last)?.actions ?? []) : [];
  const sales = sold
    .map((card) => ({ type: 'sell', card }) as const)
    .filter(({ card }) => asked.some((action) => action.type === 'sell' && action.card === card));
  const after: MothershipAction[] = asked.some(({ type }) => type === 'sell' || type === 'pass')
    ? [...sales, ...(sales.length < handSize(view) ? [{ type: 'pass' } as const] : [])]
    : [];
  const [start = first, ...more] = [...before, first, ...rest, ...after];
  return [start, ...more];
}

function handSize(view: View): number {
  return view.fleets[view.me]?.hand?.length ?? 0;
}

/** Whether it fixes the Energy of the turn. */
function locks(action: MothershipAction, view: View): boolean {
  const own = view.units.find(({ owner, class: kind }) => owner === view.me && kind === 'mothership')?.id;
  switch (action.type) {
    case 'end':
    case 'ability':
      return true;
    case 'move':
    case 'jump':
      return action.ship === own;
    case 'attack':
      return own !== undefined && action.ships.includes(own);
    default:
      return false;
  }
}
