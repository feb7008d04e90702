/** XD-17.3, XD-17.4 What a fight with hunters may come to, each end as likely as it is. In English. */
import type { TestOutcome } from '../event.ts';
import { battleOutlook, FULL_LEAD } from '../outlook/voyage.ts';
import type { View } from '../view/index.ts';
import { FORCE_WORDS } from './names.ts';
import { percent } from './table.ts';

const WORDS = {
  ends: { success: 'Won', partial: 'Half won', failure: 'Lost' } satisfies Record<TestOutcome, string>,
  gone: 'they are destroyed, −1 Edge',
  shrink: (size: string) => `only ${size} are left`,
  more: ' or fewer',
  flee: ', and they get away',
  choice: '−1 Might or −1 Supply',
  both: '−1 Might, −1 Supply',
  lost: '−1 Might, −1 Women, +1 Edge',
  lead: (now: number) => `Lead ${now}${now >= FULL_LEAD ? ', time for the full ritual' : ''}`,
  supply: '−1 Supply',
  people: '−1 Might, −1 Women',
};
const MOST = 4;

type Ends = Readonly<Record<TestOutcome, string>>;

function fought(size: number): Ends {
  const fewer = size <= 1 ? WORDS.gone : WORDS.shrink(FORCE_WORDS[size - 1] ?? '');
  return {
    success: `${fewer}${size > 1 ? WORDS.more : ''}, ${WORDS.choice}`,
    partial: `${fewer}, ${WORDS.both}`,
    failure: `${WORDS.lost}${size <= 1 ? WORDS.flee : ''}`,
  };
}

function covered(lead: number): Ends {
  const then = (by: number) => WORDS.lead(Math.min(MOST, lead + by));
  return {
    success: `${then(2)}, ${WORDS.supply}`,
    partial: `${then(1)}, ${WORDS.choice}`,
    failure: `${then(1)}, ${WORDS.people}`,
  };
}

/** By attack, while time is bought, or because they strike first. */
export function fightWords(view: View, how: 'attack' | 'cover' | 'struck'): string {
  const odds = battleOutlook(view, how === 'struck')?.odds;
  if (view.force === undefined || odds === undefined) return '';
  const ends = how === 'cover' ? covered(view.force.lead) : fought(view.force.size);
  return (['success', 'partial', 'failure'] as const)
    .filter((end) => odds[end] > 0)
    .map((end) => `${WORDS.ends[end]} (${percent(odds[end])}): ${ends[end]}.`)
    .join(' ');
}
