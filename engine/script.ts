/**
 * Scripts: draws that are told beforehand, for lessons and tests. A list by purpose is used up by the draws that name
 * the purpose, whatever is drawn between them, so things may be done in any order. A list in order is for tests: a draw
 * of another size than it was written for is a mistake of the script, and says so.
 */

import { fixed } from './fields.ts';
import { isRecord } from './json.ts';
import { checkRange, type Draws } from './random.ts';
import { int, list, type Problem, type Shape } from './shape.ts';

/** What the draws of one purpose give, counted from 0; more than a draw has is its highest. */
interface ToldDraws {
  readonly values: readonly number[];
  /** What comes after them: chance, the last value again, or always this one. */
  readonly then: 'chance' | 'last' | number;
}

/** Draws of a purpose that is not named are left to chance. */
type ByPurpose = Readonly<Record<string, ToldDraws>>;

/** The first draws of a match, each with the number of values it was written for; chance comes after them. */
type InOrder = readonly (readonly [value: number, of: number])[];

export type Script = ByPurpose | InOrder;

/** A draw that a list by purpose had a say in. */
export interface ToldDraw {
  readonly draw: number;
  readonly purpose: string;
}

export interface ScriptedDraws extends Draws {
  /** The draws by purpose from a number on. */
  since(draw: number): readonly ToldDraw[];
  /** Goes on after draws that were made elsewhere. */
  after(made: readonly ToldDraw[]): void;
}

/** The draws of a script, of which the first has the number `from`; what it does not tell comes from `chance`. */
export function scriptedDraws(script: Script, from: number, chance: Draws): ScriptedDraws {
  return isInOrder(script) ? inOrder(script, from, chance) : new PurposeDraws(script, chance);
}

function inOrder(script: InOrder, from: number, chance: Draws): ScriptedDraws {
  return {
    at(draw, n, purpose) {
      const told = script[draw - from];
      if (told === undefined) return chance.at(draw, n, purpose);
      const [value, of] = told;
      if (of === n) return value;
      const what = purpose === undefined ? '' : ` (${purpose})`;
      throw new RangeError(
        `draw ${draw - from + 1}${what} is one of ${n} values, the script has one of ${of} there`,
      );
    },
    since: () => [],
    after: () => undefined,
  };
}

class PurposeDraws implements ScriptedDraws {
  readonly #lists: ReadonlyMap<string, ToldDraws>;
  readonly #chance: Draws;
  readonly #made: ToldDraw[] = [];

  constructor(script: ByPurpose, chance: Draws) {
    this.#lists = new Map(Object.entries(script));
    this.#chance = chance;
  }

  at(draw: number, n: number, purpose?: string): number {
    const made = this.#made;
    // What is drawn again was not drawn before: a rule broke down, and the match stands as it was.
    while ((made.at(-1)?.draw ?? -1) >= draw) made.pop();
    const told = purpose === undefined ? undefined : this.#lists.get(purpose);
    if (told === undefined || purpose === undefined) return this.#chance.at(draw, n, purpose);
    checkRange(n);
    const value = toldValue(told, made.filter((other) => other.purpose === purpose).length);
    made.push({ draw, purpose });
    return value === undefined ? this.#chance.at(draw, n, purpose) : Math.min(value, n - 1);
  }

  since(draw: number): readonly ToldDraw[] {
    return this.#made.filter((one) => one.draw >= draw);
  }

  after(made: readonly ToldDraw[]): void {
    this.#made.push(...made);
  }
}

/** What the script says of the draw of a purpose that comes after so many; undefined where chance decides. */
function toldValue({ values, then }: ToldDraws, made: number): number | undefined {
  const value = values[made];
  if (value !== undefined || then === 'chance') return value;
  return then === 'last' ? values.at(-1) : then;
}

function isInOrder(script: Script): script is InOrder {
  return Array.isArray(script);
}

const MOST_DRAWS = 10_000;
const MOST_PURPOSES = 200;
const LONGEST_PURPOSE = 60;

const value = int(0, 2 ** 32 - 1);

const then: Shape<ToldDraws['then']> = {
  problem: (given, field) =>
    given === 'chance' || given === 'last' || value.problem(given, field) === undefined
      ? undefined
      : { field, reason: 'must be "chance", "last" or a whole number that is drawn from then on' },
};

const toldDraws: Shape<ToldDraws> = fixed({ values: list(value, { max: MOST_DRAWS }), then });

/** What is wrong with something that claims to be a script by purpose, the kind that a record may have. */
export const scriptByPurpose: Shape<ByPurpose> = {
  problem(given, field) {
    if (!isRecord(given)) return { field, reason: 'must be an object with a list for each purpose' };
    const lists = Object.entries(given);
    if (lists.length > MOST_PURPOSES)
      return { field, reason: `must have at most ${MOST_PURPOSES} purposes, not ${lists.length}` };
    for (const [purpose, told] of lists) {
      if (purpose === '' || purpose.length > LONGEST_PURPOSE)
        return { field, reason: `must name its purposes in 1 to ${LONGEST_PURPOSE} characters` };
      const problem = toldProblem(told, `${field}.${purpose}`);
      if (problem) return problem;
    }
    return undefined;
  },
};

function toldProblem(told: unknown, field: string): Problem | undefined {
  const problem = toldDraws.problem(told, field);
  if (problem) return problem;
  const { values, then: after } = told as ToldDraws;
  return after === 'last' && values.length === 0
    ? { field: `${field}.values`, reason: 'must hold at least one value, for the last of them to come again' }
    : undefined;
}

/** What is wrong with a script that a host gives; a host may also give one in order. */
export function scriptProblem(script: unknown, field: string): Problem | undefined {
  return Array.isArray(script) ? pairs.problem(script, field) : scriptByPurpose.problem(script, field);
}

const pairs = list<InOrder[number]>(
  {
    problem(given, field) {
      if (!Array.isArray(given) || given.length !== 2)
        return { field, reason: 'must be a pair: a value, and the number of values it is one of' };
      const [drawn, of]: readonly unknown[] = given;
      return (
        int(1, 2 ** 32).problem(of, `${field}[1]`) ?? int(0, Number(of) - 1).problem(drawn, `${field}[0]`)
      );
    },
  },
  { max: MOST_DRAWS },
);
