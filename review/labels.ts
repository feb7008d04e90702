/** What a decision is called. A name that blames needs the loss to be clear of the noise. */
import { above, reach95, surviving } from './statistics.ts';

export const LABELS = [
  'best',
  'open',
  'inaccuracy',
  'mistake',
  'blunder',
  'great',
  'only',
  'unknowable',
] as const;
export type Label = (typeof LABELS)[number];

/** Those that say something was lost, in their order, with the loss they need and its lower bound. */
export const GRADES = [
  { label: 'inaccuracy', loss: 0.05, low: 0.025 },
  { label: 'mistake', loss: 0.1, low: 0.05 },
  { label: 'blunder', loss: 0.15, low: 0.075 },
] as const;

const SAME = { loss: 0.02, se: 0.01 };
const GREAT = { lead: 0.08, low: 0.04 };
const HIDDEN = { loss: 0.1, low: 0.05 };

/** A difference as it was measured. */
export interface Measured {
  readonly loss: number;
  readonly se: number;
  readonly freedom: number;
}

/** The one-sided 95 % bound. */
export const lowOf = ({ loss, se, freedom }: Measured): number => loss - reach95(freedom) * se;

/** The chance of such a loss if there was none. */
export function chanceOfNone({ loss, se, freedom }: Measured): number {
  if (se === 0) return loss > 0 ? 0 : 1;
  return above(loss / se, freedom);
}

/** 0: nothing to blame; 1 to 3: inaccuracy, mistake, blunder. */
export function gradeOf(measured: Measured): number {
  const low = lowOf(measured);
  return GRADES.filter((grade) => measured.loss >= grade.loss && low >= grade.low).length;
}

/** Whether twice the rounds could well change the grade, or whether it counts as best. */
export function isSettled(measured: Measured, isBest: boolean): boolean {
  const { loss, se, freedom } = measured;
  if (se === 0) return true;
  const later = (by: number) => gradeOf({ loss: loss + by * se, se: se / Math.SQRT2, freedom: 2 * freedom });
  const grade = gradeOf(measured);
  return later(1) === grade && later(-1) === grade && (grade > 0 || isBest || loss + se < GRADES[0].loss);
}

/** What is known of a decision. */
export interface Evidence extends Measured {
  /** What was played is what was found best. */
  readonly isBest: boolean;
  /** How far it is ahead of what a usual player would do; undefined where such a player would do the same. */
  readonly ahead?: Measured | undefined;
  /** The losses of the other candidates against it. */
  readonly others: readonly Measured[];
  /** What was lost if one had known everything. */
  readonly truth?: Measured | undefined;
}

export interface Named {
  readonly label: Label;
  /** The chance of such a loss without an error. */
  readonly chance: number;
}

/** The labels of all decisions of a match: how many there are counts for each. */
export function labelled(decisions: readonly Evidence[]): Named[] {
  const chances = decisions.map(chanceOfNone);
  const stands = surviving(chances);
  return decisions.map((evidence, i) => ({
    label: labelOf(evidence, stands[i] ?? false),
    chance: chances[i] ?? 1,
  }));
}

function labelOf(evidence: Evidence, stands: boolean): Label {
  const grade = stands ? gradeOf(evidence) : 0;
  const blamed = GRADES[grade - 1];
  if (blamed !== undefined) return blamed.label;
  const { truth, isBest, loss, se, others, ahead } = evidence;
  if (truth !== undefined && truth.loss >= HIDDEN.loss && lowOf(truth) >= HIDDEN.low) return 'unknowable';
  const best = isBest || (Math.abs(loss) < SAME.loss && se < SAME.se && se > 0);
  if (!best) return 'open';
  if (isBest && others.length > 0 && others.every((other) => gradeOf(other) >= 2)) return 'only';
  if (isBest && ahead !== undefined && ahead.loss >= GREAT.lead && lowOf(ahead) >= GREAT.low) return 'great';
  return 'best';
}

const LUCK = { size: 0.08, errors: 3 };

/** Luck that is told: large, and clear of the noise. */
export function isLucky(luck: number, se: number): boolean {
  return Math.abs(luck) >= LUCK.size && Math.abs(luck) >= LUCK.errors * se;
}
