/** The kinds of things to do in Project EOS Rise: placements by what they are for, then what is done on map and ship. */
import type { JSX } from 'preact';
import type { ArtProps } from '#ui/art/Svg.tsx';
import type { ChoiceKind } from '#ui/kit/choice.ts';
import type { EosAction } from '../action.ts';
import type { CrewAction } from '../content/rooms.ts';
import type { EosRise } from '../state.ts';
import { KIND_WORDS } from '../text/kinds.ts';
import { Icon, type IconId } from './art/Icon.tsx';

const icon =
  (id: IconId) =>
  (props: ArtProps): JSX.Element => <Icon id={id} {...props} />;

const REST: readonly CrewAction[] = ['basic-treatment', 'advanced-treatment', 'leave'];
const DEFEND: readonly CrewAction[] = ['charge-1', 'charge-2', 'charge-3', 'repair', 'drydock', 'escort'];
const placed =
  (is: (action: CrewAction) => boolean) =>
  (action: EosAction): boolean =>
    action.type === 'place' && is(action.action);

export const KINDS: readonly ChoiceKind<EosRise>[] = [
  {
    id: 'grow',
    icon: icon('assistant'),
    actions: ['place'],
    takes: placed((action) => !REST.includes(action) && !DEFEND.includes(action)),
    ...KIND_WORDS.grow,
  },
  {
    id: 'defend',
    icon: icon('shield-control'),
    actions: ['place'],
    takes: placed((action) => DEFEND.includes(action)),
    ...KIND_WORDS.defend,
  },
  {
    id: 'rest',
    icon: icon('medical'),
    actions: ['place'],
    takes: placed((action) => REST.includes(action)),
    ...KIND_WORDS.rest,
  },
  { id: 'ship', icon: icon('tool'), actions: ['build', 'quickFix'], ...KIND_WORDS.ship },
  { id: 'fly', icon: icon('warp'), actions: ['warp', 'haul'], ...KIND_WORDS.fly },
  {
    id: 'tools',
    icon: icon('gear'),
    actions: [
      ...(['technology', 'targetLock', 'lead', 'gunneryRange', 'addHeld'] as const),
      ...(['sabotage', 'intercept', 'scanOrders', 'decoy'] as const),
    ],
    ...KIND_WORDS.tools,
  },
];
