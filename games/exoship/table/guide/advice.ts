/** What to learn from a voyage that was lost. */
import type { Advice } from '#ui/kit/ladder.ts';
import { ADVICE_WORDS } from '../../text/ending.ts';
import type { MissionId } from '../../text/missions.ts';
import type { View } from '../../view.ts';

export function advice(view: View): Advice & { readonly mission: MissionId } {
  if (view.destination === 'axios') return { mission: 'gifts', tip: ADVICE_WORDS.points };
  return view.ship === 'cruise'
    ? { mission: 'cruise', tip: ADVICE_WORDS.ring }
    : { mission: 'captain', tip: ADVICE_WORDS.captain };
}
