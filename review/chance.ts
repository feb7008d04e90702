/** From what a search or some playouts say to a chance: the map of a calibration, and whether there is one. */
import type { Calibration, OptionValues, Yardstick } from '#engine';

const CLOSE = 1e-4;

const logit = (p: number): number => Math.log(p / (1 - p));
const logistic = (x: number): number => 1 / (1 + Math.exp(-x));

/** The chance that a raw estimate stands for; without a calibration the raw one, which only ranks. */
export function chanceOf(raw: number, calibration: Pick<Calibration, 'map'> | undefined): number {
  if (calibration === undefined) return raw;
  const [a, b] = calibration.map;
  return logistic(a + b * logit(Math.min(1 - CLOSE, Math.max(CLOSE, raw))));
}

/** The mean of so many playouts, drawn a little towards the middle: none of eight won is not never. */
export function smoothed(mean: number, playouts: number): number {
  return (mean * playouts + 0.5) / (playouts + 1);
}

/** The calibration of a table, where there is one. */
export function calibrationFor(
  { calibrations, effort }: Pick<Yardstick, 'calibrations' | 'effort'>,
  seats: number,
  options: OptionValues,
): Calibration | undefined {
  return calibrations.find(
    (one) => one.effort === effort && isAt(one.table, { ...options, seats: seats }) && isSound(one),
  );
}

/** `seats=2,mode=deathmatch`: every part must be so. */
function isAt(table: string, facts: Readonly<Record<string, unknown>>): boolean {
  return table
    .split(',')
    .filter((part) => part !== '')
    .every((part) => {
      const [name = '', value] = part.split('=');
      return String(facts[name]) === value;
    });
}

/** Fewer games say nothing either way. */
const FEWEST = 100;

/** Said and seen agree as well as they must for a number to be shown as a chance. */
export function isSound({ slope, distance, brier, base, games }: Calibration): boolean {
  const [, low, high] = slope;
  if (games < FEWEST) return false;
  return low <= 1.1 && high >= 0.9 && distance[0] <= distance[1] + 0.03 && brier < base;
}
