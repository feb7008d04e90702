/** CT-16 What the answers to the fleet questions still promise; each is kept once. */
import type { G, Perk } from '../state.ts';

/** 1 if the promise stood, and then it stands no longer. */
export function takePerk(g: G, perk: Perk): number {
  const { s } = g;
  if (!s.perks.includes(perk)) return 0;
  s.perks = s.perks.filter((other) => other !== perk);
  g.use('answer', perk);
  g.tell({ type: 'perk', answer: perk });
  return 1;
}
