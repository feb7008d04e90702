/** The numbers of the table: what an action would change of them, and what changed while others acted. */
import type { Holdings } from '#ui/kit/recap.ts';
import { CHARACTERS } from '../content/characters.ts';
import { HULL_ROOMS } from '../content/rooms.ts';
import { galaxyName, ROOM_NAMES } from '../text/names.ts';
import { RETOLD_WORDS } from '../text/retold.ts';
import { CHANGE_WORDS, CREW_WORDS } from '../text/table.ts';
import type { View } from '../view.ts';

interface Counted {
  readonly name: string;
  /** Whether more of it is good for the crew. */
  readonly good: boolean;
  of(view: View): number;
}

const count = (name: string, of: (view: View) => number, good = true): Counted => ({ name, good, of });

const NUMBERS: readonly Counted[] = [
  count(CHANGE_WORDS.progress, (v) => v.progress),
  count(CHANGE_WORDS.intel, (v) => v.intel),
  count(CHANGE_WORDS.credits, (v) => v.credits),
  count(CHANGE_WORDS.shields, (v) => v.shields),
  count(CHANGE_WORDS.pursuit, (v) => v.pursuit.length, false),
  count(CHANGE_WORDS.attackers, (v) => v.attackers.length, false),
  count(CHANGE_WORDS.damage, (v) => v.damage, false),
  ...HULL_ROOMS.map((room) => count(CHANGE_WORDS.hull(ROOM_NAMES[room]), (v) => v.hull[room])),
  ...CHARACTERS.flatMap((who) => {
    const name = CREW_WORDS.short[who];
    return [
      count(CHANGE_WORDS.level(name), (v) => v.crew[who].level),
      count(CHANGE_WORDS.stress(name), (v) => v.crew[who].stress, false),
      count(CHANGE_WORDS.cubes(name), (v) => v.crew[who].cubes),
      count(CHANGE_WORDS.technology(name), (v) => v.crew[who].technology.length),
    ];
  }),
];

/** One number of the table that would change; several values where luck decides. */
export interface Change extends Omit<Counted, 'of'> {
  readonly from: number;
  readonly min: number;
  readonly max: number;
}

export function changes(now: View, then: readonly View[]): Change[] {
  return NUMBERS.flatMap(({ name, good, of }) => {
    const from = of(now);
    const values = then.map(of);
    if (values.every((value) => value === from)) return [];
    return [{ name, from, min: Math.min(...values), max: Math.max(...values), good }];
  });
}

export function changeLine({ name, from, min, max, good }: Change): { tone: string; text: string } {
  const to = min === max ? min : `${min}–${max}`;
  return { tone: min + max > from * 2 === good ? 'good' : 'warn', text: `${name} ${from} → ${to}` };
}

export function holdings(view: View): Holdings {
  const held = Object.fromEntries(NUMBERS.map(({ name, of }): [string, string | number] => [name, of(view)]));
  return { ...held, [RETOLD_WORDS.extinction]: view.year, [RETOLD_WORDS.eos]: galaxyName(view.eos) };
}
