/** The kinds of things to do in Mothership, in the order of their cards. */
import type { ChoiceKind } from '#ui/kit/choice.ts';
import type { Mothership } from '../state.ts';
import { KIND_WORDS } from '../text/kinds.ts';
import type { View } from '../view.ts';
import { EngineIcon, HandIcon, InfluenceIcon, ShieldIcon, TreeIcon, WeaponIcon } from './art/icons.tsx';

const knows = ({ fleets, me }: View, start: string): boolean =>
  fleets[me]?.technologies.some((id) => id.startsWith(start)) ?? false;

export const KINDS: readonly ChoiceKind<Mothership>[] = [
  { id: 'strike', icon: WeaponIcon, actions: ['attack', 'move', 'jump'], ...KIND_WORDS.strike },
  {
    id: 'guard',
    icon: ShieldIcon,
    actions: ['deploy', 'scrap', 'stationMove'],
    unheard: (view) => !knows(view, 'orbital'),
    ...KIND_WORDS.guard,
  },
  { id: 'research', icon: TreeIcon, actions: ['research'], ...KIND_WORDS.research },
  { id: 'cards', icon: HandIcon, actions: ['buy', 'play', 'sell'], ...KIND_WORDS.cards },
  {
    id: 'energy',
    icon: EngineIcon,
    actions: ['divert', 'split', 'energy', 'ability'],
    ...KIND_WORDS.energy,
  },
  {
    id: 'market',
    icon: InfluenceIcon,
    actions: ['explore', 'develop', 'sway', 'smear', 'refresh'],
    unheard: ({ table }) => table.modules.length === 0,
    ...KIND_WORDS.market,
  },
];
