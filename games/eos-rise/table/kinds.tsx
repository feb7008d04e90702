/** The kinds of things to do in Project EOS Rise. */
import type { JSX } from 'preact';
import type { ArtProps } from '#ui/art/Svg.tsx';
import type { ChoiceKind } from '#ui/kit/choice.ts';
import type { EosRise } from '../state.ts';
import { KIND_WORDS } from '../text/kinds.ts';
import { Icon, type IconId } from './art/Icon.tsx';

const icon =
  (id: IconId) =>
  (props: ArtProps): JSX.Element => <Icon id={id} {...props} />;

export const KINDS: readonly ChoiceKind<EosRise>[] = [
  { id: 'place', icon: icon('assistant'), actions: ['place'], ...KIND_WORDS.place },
  { id: 'prepare', icon: icon('crafting'), actions: ['buyCube', 'scrap'], ...KIND_WORDS.prepare },
  { id: 'ship', icon: icon('tool'), actions: ['build', 'repair', 'quickFix'], ...KIND_WORDS.ship },
  {
    id: 'orders',
    icon: icon('scanner'),
    actions: ['sabotage', 'intercept', 'scanOrders', 'decoy'],
    ...KIND_WORDS.orders,
  },
  { id: 'fly', icon: icon('warp'), actions: ['warp', 'afterburner', 'haul'], ...KIND_WORDS.fly },
  {
    id: 'tools',
    icon: icon('gear'),
    actions: ['technology', 'targetLock', 'lead', 'gunneryRange', 'addHeld'],
    ...KIND_WORDS.tools,
  },
];
