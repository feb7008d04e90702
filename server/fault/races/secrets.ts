/** Until the end is in the store, nobody is told what the dice are made of. */

import type { Done } from './evening.ts';
import type { Passage } from './judge.ts';
import { heldBy } from './table.ts';

export function judgeSecrets({ after, done }: Passage, all: readonly Done[]): string[] {
  const { row, seats } = after;
  if (row === undefined || row.status === 'over') return [];
  const wrong: string[] = [];
  for (const { answer, player } of all) {
    const text = JSON.stringify(answer);
    if (text.includes(row.seed) || (row.luck && text.includes(row.luck))) wrong.push('the seed was told');
    const own = heldBy(after, player);
    const shown = seats.find(({ seat, reveal }) => reveal && !own.includes(seat) && text.includes(reveal));
    if (shown) wrong.push(`what seat ${shown.seat} has put into the dice was told`);
  }
  if (done.some(({ deed, answer }) => deed === 'record' && answer.ok)) wrong.push('its record was told');
  return wrong;
}
