/** The kinds of things to do in Exodus. */
import { EyeIcon, RulesIcon, ShareIcon, TrophyIcon, UserIcon, WarningIcon } from '#ui/art/icons.tsx';
import type { ChoiceKind } from '#ui/kit/choice.ts';
import type { Exodus } from '../state.ts';
import { KIND_WORDS } from '../text/kinds.ts';

export const KINDS: readonly ChoiceKind<Exodus>[] = [
  { id: 'leader', icon: UserIcon, actions: ['leader'], ...KIND_WORDS.leader },
  { id: 'orders', icon: RulesIcon, actions: ['intent', 'rewrite', 'strike'], ...KIND_WORDS.orders },
  { id: 'scene', icon: ShareIcon, actions: ['issue', 'respondent', 'demand'], ...KIND_WORDS.scene },
  {
    id: 'offer',
    icon: WarningIcon,
    actions: ['offer', 'offerVote', 'threaten', 'vote'],
    ...KIND_WORDS.offer,
  },
  { id: 'covert', icon: EyeIcon, actions: ['covert', 'foresee'], ...KIND_WORDS.covert },
  { id: 'ballot', icon: TrophyIcon, actions: ['ballot'], ...KIND_WORDS.ballot },
];
