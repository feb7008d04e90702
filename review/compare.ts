/**
 * What was played beside what else could have been: all on the same samples and the same luck. The best is chosen by
 * one half of the rounds and its lead measured by the other, and the other way round: who takes the largest of noisy
 * numbers at its word finds that everybody errs always.
 */
import type { Calibration, Yardstick } from '#engine';
import { chanceOf } from './chance.ts';
import { MILLION, meanOf } from './statistics.ts';

/** The rounds of a comparison: of each, what every candidate got in whole millionths; null once it has dropped out. */
export type Rounds = readonly (readonly (number | null)[])[];

/** Nobody drops out before so many rounds. */
const LAP = 4;
/** So many standard errors behind the leader is clearly behind. */
const CLEAR = 2.5;

/** How numbers of a comparison become chances: those of a search are already. */
export type Scale = (raw: number) => number;

export function scaleOf(
  { estimate }: Pick<Yardstick, 'estimate'>,
  calibration: Calibration | undefined,
): Scale {
  return estimate === 'tree' ? (raw) => raw : (raw) => chanceOf(raw, calibration);
}

/** What one candidate got, round by round, of the rounds of a half, or of all. */
function valuesOf(rounds: Rounds, candidate: number, half?: 0 | 1): number[] {
  return rounds.flatMap((round, i) => {
    const value = round[candidate];
    return value == null || (half !== undefined && i % 2 !== half) ? [] : [value / MILLION];
  });
}

/** By how much one is ahead of another where both ran, of one half or of all. */
function lead(rounds: Rounds, one: number, other: number, half?: 0 | 1) {
  return meanOf(
    rounds.flatMap((round, i) => {
      const [a, b] = [round[one], round[other]];
      return a == null || b == null || (half !== undefined && i % 2 !== half) ? [] : [(a - b) / MILLION];
    }),
  );
}

/** Who is still in the running: the one that was played always, and nobody who is clearly behind the leader. */
export function running(rounds: Rounds, candidates: number): number[] {
  const all = Array.from({ length: candidates }, (_, i) => i);
  const last = rounds.at(-1);
  const still = last === undefined ? all : all.filter((one) => last[one] != null);
  if (rounds.length < LAP || rounds.length % LAP !== 0) return still;
  const leader = bestOf(rounds, still);
  return still.filter((one, place) => {
    if (one === 0 || one === leader) return true;
    if (still.slice(0, place).some((earlier) => isAlike(rounds, earlier, one))) return false;
    const { mean, se = 0 } = lead(rounds, leader, one);
    return mean <= CLEAR * (se + 1e-9);
  });
}

/** Two that did the same in every round, under the same luck, are the same in other words. */
function isAlike(rounds: Rounds, one: number, other: number): boolean {
  return rounds.every((round) => round[one] === round[other]);
}

/** Who has the highest mean; of equals the first, which is what was played. */
function bestOf(rounds: Rounds, among: readonly number[], half?: 0 | 1): number {
  let best = among[0] ?? 0;
  let highest = Number.NEGATIVE_INFINITY;
  for (const one of among) {
    const { mean, n } = meanOf(valuesOf(rounds, one, half));
    if (n > 0 && mean > highest) [best, highest] = [one, mean];
  }
  return best;
}

export interface Loss {
  /** Best found less what was played, as a chance; it can be negative. */
  readonly loss: number;
  readonly se: number;
  readonly freedom: number;
  /** The candidate that all rounds together say is best. */
  readonly best: number;
}

/** What was lost, by halves. */
export function lossOf(rounds: Rounds, candidates: number, scale: Scale): Loss {
  const among = running(rounds, candidates);
  const best = bestOf(rounds, among);
  const parts = ([0, 1] as const).map((half) => {
    const other = half === 0 ? 1 : 0;
    const chosen = bestOf(rounds, among, half);
    const { mean, se = 0 } = lead(rounds, chosen, 0, other);
    const played = meanOf(valuesOf(rounds, 0, other)).mean;
    const slope = slopeAt(scale, played, played + mean);
    return { loss: mean * slope, se: se * slope };
  });
  const [one, two] = [parts[0] ?? { loss: 0, se: 0 }, parts[1] ?? { loss: 0, se: 0 }];
  return {
    loss: (one.loss + two.loss) / 2,
    se: Math.hypot(one.se, two.se) / 2,
    freedom: Math.max(1, rounds.length - 2),
    best,
  };
}

/** How steep the scale is between two raw values. */
function slopeAt(scale: Scale, from: number, to: number): number {
  const step = Math.abs(to - from) < 0.01 ? 0.01 : to - from;
  const middle = (from + to) / 2;
  const [low, high] = [clamp(middle - step / 2), clamp(middle + step / 2)];
  return high === low ? 1 : (scale(high) - scale(low)) / (high - low);
}

const clamp = (value: number): number => Math.min(1, Math.max(0, value));

/** By how much one candidate is ahead of another, as a chance, over all rounds. */
export function aheadOf(rounds: Rounds, one: number, other: number, scale: Scale): Omit<Loss, 'best'> {
  const { mean, se = 0, n } = lead(rounds, one, other);
  const from = meanOf(valuesOf(rounds, other)).mean;
  const slope = slopeAt(scale, from, from + mean);
  return { loss: mean * slope, se: se * slope, freedom: Math.max(1, n - 1) };
}

export interface Worth {
  readonly value: number;
  readonly se: number;
  readonly rounds: number;
}

/** What a candidate got on average, as a chance. */
export function worthOf(rounds: Rounds, candidate: number, scale: Scale): Worth {
  const { mean, se = 0, n } = meanOf(valuesOf(rounds, candidate));
  return { value: scale(clamp(mean)), se: se * slopeAt(scale, mean, mean), rounds: n };
}
