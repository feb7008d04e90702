/** Which year cost most hull, and how the crew stood in it: told at the end. */
import { FIRST_YEAR } from '../content/tracks.ts';
import type { EosEvent } from '../event.ts';

export interface Costly {
  readonly year: number;
  readonly damage: number;
  /** The ships that hit in it, the shields that were laid against them, and the figures that had been placed. */
  readonly ships: number;
  readonly shields: number;
  readonly placed: number;
}

export function costliest(told: readonly EosEvent[]): Costly | undefined {
  const years = [blank(FIRST_YEAR)];
  for (const event of told) {
    const now = years.at(-1);
    if (now === undefined) continue;
    if (event.type === 'year') years.push(blank(event.year));
    else if (event.type === 'hullDamage') now.damage += event.total;
    else if (event.type === 'strike') now.ships += event.hits.length;
    else if (event.type === 'shielded') now.shields++;
    else if (event.type === 'placed') now.placed++;
  }
  return years.reduce<Costly | undefined>(
    (worst, one) => (one.damage > (worst?.damage ?? 0) ? one : worst),
    undefined,
  );
}

const blank = (year: number) => ({ year, damage: 0, ships: 0, shields: 0, placed: 0 });
