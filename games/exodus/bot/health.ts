/** How well the fleet is (an evaluation of its seven traits), as tables to be looked up. */
import { TRAITS, type Trait } from '../content/factions.ts';
import type { State } from '../state.ts';

export const EDGE = 0;
export const FAITH = 1;
export const JUSTICE = 2;
export const MIGHT = 3;
export const SUPPLY = 4;
export const TREACHERY = 5;
export const WOMEN = 6;

/** A trait has 13 values; tables of all seven lie one behind the other. */
export const VALUES = 13;

export const indexOfTrait = (trait: Trait): number => TRAITS.indexOf(trait);

const LOST = -60;
const above = (value: number, line: number, power: number) => Math.max(0, value - line) ** power;
const below = (value: number, line: number, power: number) => Math.max(0, line - value) ** power;

/** What each value of a trait is worth by itself. */
const WORTH: Readonly<Record<Trait, (value: number) => number>> = {
  edge: (e) => -0.5 * e - (e >= 5 ? 1.2 : 0) - 0.35 * above(e, 5, 1.5),
  faith: (f) => 0.2 * f + (f === 0 ? LOST : 0),
  justice: (j) => 0.3 * j - 0.4 * below(j, 4, 1.3),
  might: (m) => 0.55 * m - 0.5 * below(m, 6, 1.2),
  supply: (s) => 0.75 * s - 1.2 * below(s, 6, 1.4) + (s === 0 ? LOST : 0),
  treachery: (t) => -t - (t >= 5 ? 2.5 : 0) - (t >= 8 ? 5 : 0),
  women: (w) => 0.8 * w - 1.6 * below(w, 6, 1.4) + (w === 0 ? LOST : 0),
};

export const FLEET: readonly number[] = TRAITS.flatMap((trait) =>
  Array.from({ length: VALUES }, (_, value) => WORTH[trait](value)),
);

/** What Faith is above Treachery, from −12 on: the margin of every jump. */
export const MARGIN: readonly number[] = Array.from(
  { length: 2 * VALUES - 1 },
  (_, i) => -1.1 * below(i - 12, 8, 1.25),
);

/** The traits in the order of the sheet. */
export function sheetOf({ traits }: State): number[] {
  return [
    traits.edge,
    traits.faith,
    traits.justice,
    traits.might,
    traits.supply,
    traits.treachery,
    traits.women,
  ];
}

function worthOf(table: readonly number[], sheet: readonly number[]): number {
  let sum = MARGIN[(sheet[FAITH] ?? 0) - (sheet[TREACHERY] ?? 0) + 12] ?? 0;
  for (let i = 0; i < sheet.length; i++) sum += table[i * VALUES + (sheet[i] ?? 0)] ?? 0;
  return sum;
}

export const fleetHealth = (s: State): number => worthOf(FLEET, sheetOf(s));
