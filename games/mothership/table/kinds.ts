/** The kinds of things to do in Mothership. */
import type { ChoiceKind } from '#ui/kit/choice.ts';
import type { Mothership } from '../state.ts';
import { KIND_WORDS } from '../text/kinds.ts';
import { EngineIcon, HandIcon, HullIcon, InfluenceIcon, TreeIcon, WeaponIcon } from './art/icons.tsx';

export const KINDS: readonly ChoiceKind<Mothership>[] = [
  {
    id: 'move',
    icon: EngineIcon,
    actions: ['move', 'jump', 'stationMove'],
    ...KIND_WORDS.move,
  },
  { id: 'attack', icon: WeaponIcon, actions: ['attack', 'ability'], ...KIND_WORDS.attack },
  {
    id: 'fleet',
    icon: HullIcon,
    actions: ['divert', 'split', 'energy', 'deploy', 'scrap'],
    ...KIND_WORDS.fleet,
  },
  { id: 'research', icon: TreeIcon, actions: ['research'], ...KIND_WORDS.research },
  { id: 'cards', icon: HandIcon, actions: ['play', 'buy', 'refresh', 'sell'], ...KIND_WORDS.cards },
  {
    id: 'planets',
    icon: InfluenceIcon,
    actions: ['explore', 'develop', 'sway', 'smear'],
    ...KIND_WORDS.planets,
  },
];
