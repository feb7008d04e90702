/**
 * ER-3.1 The match options. A character's seat is counted from 1; 0 shares the characters out as the rules say. The
 * Facilitator is the Commander's seat unless another is named.
 */
import type { Setup, TableProblem, ValuesOf } from '#engine';
import { CHARACTERS, type CharacterId } from './content/characters.ts';
import type { TableProblemCode } from './text/tableProblems.ts';

const SEAT = { kind: 'number', min: 0, max: 4, default: 0 } as const;

export const OPTIONS = {
  difficulty: { kind: 'choice', values: ['easy', 'normal', 'hard'], default: 'normal' },
  traits: { kind: 'flag', default: false },
  shields: { kind: 'choice', values: ['keep', 'expire'], default: 'keep' },
  cycles: { kind: 'choice', values: ['four', 'unlimited'], default: 'four' },
  commander: SEAT,
  pilot: SEAT,
  specialist: SEAT,
  engineer: SEAT,
  facilitator: SEAT,
} as const;

export type Options = ValuesOf<typeof OPTIONS>;

/** ER-3.1 how seats share out the characters, by number of seats: Commander, Pilot, Combat Specialist, Engineer. */
const SHARES: Readonly<Record<number, Readonly<Record<CharacterId, number>>>> = {
  1: { commander: 0, pilot: 0, specialist: 0, engineer: 0 },
  2: { commander: 0, pilot: 1, specialist: 0, engineer: 1 },
  3: { commander: 0, pilot: 1, specialist: 2, engineer: 0 },
  4: { commander: 0, pilot: 1, specialist: 2, engineer: 3 },
};

/** The seat of each character. */
export function sharesOf({ seats, options }: Setup<Options>): Readonly<Record<CharacterId, number>> {
  const usual = SHARES[seats] ?? SHARES[1];
  const seatOf = (who: CharacterId) => (options[who] > 0 ? options[who] - 1 : (usual?.[who] ?? 0));
  return {
    commander: seatOf('commander'),
    pilot: seatOf('pilot'),
    specialist: seatOf('specialist'),
    engineer: seatOf('engineer'),
  };
}

/** What the seats and the way the characters are shared out forbid together. */
export function tableProblem(
  table: Setup<Options>,
): (TableProblem & { readonly code: TableProblemCode }) | undefined {
  const { seats, options } = table;
  for (const name of [...CHARACTERS, 'facilitator'] as const) {
    if (options[name] > seats) return { field: `options.${name}`, code: 'noSuchSeat', about: { seats } };
  }
  const shares = Object.values(sharesOf(table));
  for (let seat = 0; seat < seats; seat++) {
    if (!shares.includes(seat))
      return { field: 'options.commander', code: 'seatWithout', about: { seat: seat + 1 } };
  }
  return undefined;
}
