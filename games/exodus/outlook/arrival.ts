/** XD-8.9 What the points left over from a jump buy: more ways on from the new star, or quicker work there. */
import { CONVENIENCE } from '../content/fleet.ts';
import { treacheryHindrances } from '../rules/treachery.ts';
import type { View } from '../view/index.ts';
import { chances } from './odds.ts';

export interface Spending {
  /** Points for the charts, and what is left for the work. */
  readonly charts: number;
  readonly work: number;
  /** XD-8.2 ways on, on average. */
  readonly ways: number;
  /** XD-8.7 the chance that the work is done in a day; undefined where there is nothing to work on. */
  readonly quick: number | undefined;
}

/** Iron and traces take three hindrances. */
const SLOW: ReadonlySet<number | undefined> = new Set([-2, -1]);

export function spendingOf(view: View, points: number): Spending | undefined {
  const { frame } = view;
  if (frame?.step !== 'spend') return undefined;
  const [charts, work] = frame.on === 'astrometrics' ? [points, frame.excess - points] : [0, points];
  const reward = view.systems[frame.system]?.reward;
  const net = work - treacheryHindrances(view) - (SLOW.has(reward) ? 3 : 0);
  let ways = 3;
  for (const [sum, chance] of chances(charts)) ways += sum * chance;
  let quick = 0;
  for (const [sum, chance] of chances(net)) if (CONVENIENCE[sum + 3]?.duration === 1) quick += chance;
  return { charts, work, ways, quick: reward === 0 ? undefined : quick };
}

/** Whether the points can go one way only: nothing to work on, or the charts are drawn already. */
export const isSpentAnyway = ({ frame, systems }: View): boolean =>
  frame?.step === 'spend' && (frame.on === 'convenience' || systems[frame.system]?.reward === 0);
