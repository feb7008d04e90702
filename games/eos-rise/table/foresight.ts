/** What an action would bring, read from the views the table is given for it: what they agree on is certain. */
import { CHARACTERS } from '../content/characters.ts';
import { HULL_ROOMS } from '../content/rooms.ts';
import { CHARACTER_NAMES, ROOM_NAMES } from '../text/names.ts';
import { CHANGE_WORDS } from '../text/table.ts';
import type { View } from '../view.ts';

/** One number of the table that would change; several where luck decides. */
export interface Change {
  readonly name: string;
  readonly from: number;
  readonly min: number;
  readonly max: number;
  /** Whether more of it is good for the crew. */
  readonly good: boolean;
}

interface Counted {
  readonly name: string;
  readonly good: boolean;
  of(view: View): number;
}

const NUMBERS: readonly Counted[] = [
  { name: CHANGE_WORDS.progress, good: true, of: (v) => v.progress },
  { name: CHANGE_WORDS.intel, good: true, of: (v) => v.intel },
  { name: CHANGE_WORDS.credits, good: true, of: (v) => v.credits },
  { name: CHANGE_WORDS.shields, good: true, of: (v) => v.shields },
  { name: CHANGE_WORDS.lanes, good: true, of: (v) => v.lanesLeft },
  { name: CHANGE_WORDS.pursuit, good: false, of: (v) => v.pursuit.length },
  { name: CHANGE_WORDS.attackers, good: false, of: (v) => v.attackers.length },
  { name: CHANGE_WORDS.held, good: true, of: (v) => v.held.length },
  { name: CHANGE_WORDS.damage, good: false, of: (v) => v.damage },
  ...HULL_ROOMS.map((room) => ({
    name: CHANGE_WORDS.hull(ROOM_NAMES[room]),
    good: true,
    of: (v: View) => v.hull[room],
  })),
  ...CHARACTERS.flatMap((who) => [
    { name: CHANGE_WORDS.level(CHARACTER_NAMES[who]), good: true, of: (v: View) => v.crew[who].level },
    { name: CHANGE_WORDS.stress(CHARACTER_NAMES[who]), good: false, of: (v: View) => v.crew[who].stress },
    { name: CHANGE_WORDS.cubes(CHARACTER_NAMES[who]), good: true, of: (v: View) => v.crew[who].cubes },
    {
      name: CHANGE_WORDS.technology(CHARACTER_NAMES[who]),
      good: true,
      of: (v: View) => v.crew[who].technology.length,
    },
  ]),
];

export function changes(now: View, then: readonly View[]): Change[] {
  return NUMBERS.flatMap(({ name, good, of }) => {
    const from = of(now);
    const values = then.map(of);
    if (values.every((value) => value === from)) return [];
    return [{ name, from, min: Math.min(...values), max: Math.max(...values), good }];
  });
}
