/** The numbers of the table: what an action would change of them, and what changed while others acted. */

import type { Holdings } from '#ui/kit/deltas.ts';
import { type Change, type Counted, changesOf, counted } from '#ui/kit/numbers.ts';
import { CHARACTERS } from '../content/characters.ts';
import { HULL_ROOMS } from '../content/rooms.ts';
import { galaxyName, ROOM_NAMES } from '../text/names.ts';
import { RETOLD_WORDS } from '../text/retold.ts';
import { CHANGE_WORDS, CREW_WORDS } from '../text/table.ts';
import type { View } from '../view.ts';

export const NUMBERS: readonly Counted<View>[] = [
  counted(CHANGE_WORDS.progress, (v: View) => v.progress),
  counted(CHANGE_WORDS.intel, (v: View) => v.intel),
  counted(CHANGE_WORDS.credits, (v: View) => v.credits),
  counted(CHANGE_WORDS.shields, (v: View) => v.shields),
  counted(CHANGE_WORDS.pursuit, (v: View) => v.pursuit.length, false),
  counted(CHANGE_WORDS.attackers, (v: View) => v.attackers.length, false),
  counted(CHANGE_WORDS.damage, (v: View) => v.damage, false),
  ...HULL_ROOMS.map((room) => counted(CHANGE_WORDS.hull(ROOM_NAMES[room]), (v: View) => v.hull[room])),
  ...CHARACTERS.flatMap((who) => {
    const name = CREW_WORDS.short[who];
    return [
      counted(CHANGE_WORDS.level(name), (v: View) => v.crew[who].level),
      counted(CHANGE_WORDS.stress(name), (v: View) => v.crew[who].stress, false),
      counted(CHANGE_WORDS.cubes(name), (v: View) => v.crew[who].cubes),
      counted(CHANGE_WORDS.technology(name), (v: View) => v.crew[who].technology.length),
    ];
  }),
];

export const changes = (now: View, then: readonly View[]): Change[] => changesOf(NUMBERS, now, then);

export function holdings(view: View): Holdings {
  const held = Object.fromEntries(NUMBERS.map(({ name, of }): [string, string | number] => [name, of(view)]));
  return { ...held, [RETOLD_WORDS.extinction]: view.year, [RETOLD_WORDS.eos]: galaxyName(view.eos) };
}
