/**
 * A match is its record: the header and the list of `[seat, action]`. Replay, undo, export, bug reports, review and the
 * server's store are all this one thing.
 */

import { fieldsProblem, fixed, maybe } from './fields.ts';
import type { Action, Core } from './game.ts';
import { canonical, isRecord } from './json.ts';
import type { OptionValues } from './options.ts';
import { RANDOM_KINDS, type RandomKind } from './random.ts';
import { type Script, scriptByPurpose } from './script.ts';
import type { Seat } from './seat.ts';
import { int, list, oneOf, type Problem, type Shape, text } from './shape.ts';

export interface RandomSource {
  readonly kind: RandomKind;
  readonly seed: string;
  /** What some of the draws give, told beforehand: for lessons and tests. Since version 2 of the record. */
  readonly script?: Script;
}

/** What a match begins with. */
export interface MatchSetup {
  readonly seats: number;
  readonly options?: unknown;
  readonly random: RandomSource;
}

export const ENDINGS = ['resigned', 'agreed', 'abandoned', 'closed'] as const;
/** How a match ends that its rules do not end; `closed`: by the host of the server it is played on. */
export type Ending = (typeof ENDINGS)[number];

/** How a match ended before its rules ended it. */
export interface Ended {
  readonly how: Ending;
  /** Who brought it about, where that was one seat. */
  readonly by?: Seat;
  /** The seats that won by it: one side that was left. */
  readonly winners?: readonly Seat[];
  /** Final rank by seat, 1 is best. */
  readonly places?: readonly number[];
  /** Points by seat as they stood then, where the game counts any. */
  readonly points?: readonly number[];
}

/** A value that was kept until the start, and what was published of it before. */
export interface DiceShare {
  readonly commitment: string;
  readonly value: string;
}

/** What the seed of a match was mixed from: the server's value and one of each seat whose browser took part. */
export interface RecordDice {
  /** The name of the match, which is mixed in as well. */
  readonly match: string;
  readonly server: DiceShare;
  readonly seats: readonly (DiceShare & { readonly seat: Seat })[];
}

export interface MatchRecord<A extends Action = Action> {
  /**
   * The version of this format. Version 2 is version 1 with what can be said besides: how it ended, whence its dice
   * come, and whatever later programs add. A record that says nothing of the kind is one of version 1.
   */
  readonly orrery: 1 | 2;
  readonly game: string;
  /** The version of the rules it was played under. */
  readonly rules: string;
  readonly seats: number;
  readonly options: OptionValues;
  readonly random: RandomSource;
  /** Where it began, when that was not the game's set-up: a loaded position or a branch. */
  readonly start?: Core;
  readonly actions: readonly (readonly [Seat, A])[];
  /** The hash of the state after the last action. */
  readonly hash?: string;
  /** How it ended, where the rules did not end it. Since version 2, as is all below. */
  readonly ended?: Ended;
  readonly dice?: RecordDice;
  /**
   * The number of the press of each action; those that follow one another with the same number were done with one press.
   * Without it, or where it is shorter, each was a press of its own.
   */
  readonly presses?: readonly number[];
}

export const RECORD_LIMIT = 100_000;

const anything: Shape<unknown> = { problem: () => undefined };
const plainObject: Shape<unknown> = {
  problem: (value, field) => (isRecord(value) ? undefined : { field, reason: 'must be an object' }),
};

const seat = int(0, 99);
const share = { commitment: text(200), value: text(200) };

const FIELDS: Readonly<Record<string, Shape<unknown>>> = {
  orrery: oneOf([1, 2]),
  game: text(40),
  rules: text(40),
  seats: int(1, 100),
  options: plainObject,
  random: plainObject,
  start: maybe(plainObject),
  actions: anything,
  hash: maybe(text(64)),
};

const SINCE_2: Readonly<Record<string, Shape<unknown>>> = {
  ended: maybe<Ended>(
    fixed({
      how: oneOf(ENDINGS),
      by: maybe(seat),
      winners: maybe(list(seat, { max: 100 })),
      places: maybe(list(int(1, 100), { max: 100 })),
      points: maybe(list(int(-1_000_000, 1_000_000), { max: 100 })),
    }),
  ),
  dice: maybe<RecordDice>(
    fixed({
      match: text(40),
      server: fixed(share),
      seats: list(fixed({ seat, ...share }), { max: 100 }),
    }),
  ),
  presses: maybe(list(int(0, 1_000_000_000), { max: RECORD_LIMIT })),
};

/** What is wrong with something that claims to be a record: its shape only; whether it can be played is for `replay`. */
export function recordProblem(value: unknown): Problem | undefined {
  if (!isRecord(value)) return plainObject.problem(value, 'record');
  return headerProblem(value) ?? randomProblem(value) ?? actionsProblem(value.actions);
}

const RANDOM = { kind: oneOf(RANDOM_KINDS), seed: text(200) };
const RANDOM_SINCE_2 = { ...RANDOM, script: maybe(scriptByPurpose) };

/** What is told beforehand is nothing that anyone could have thrown: it cannot stand beside a proof of the dice. */
function randomProblem({ orrery, random, dice }: Record<string, unknown>): Problem | undefined {
  if (!isRecord(random)) return plainObject.problem(random, 'random');
  const problem = fieldsProblem(random, orrery === 2 ? RANDOM_SINCE_2 : RANDOM, 'random');
  if (problem || random.script === undefined || dice === undefined) return problem;
  return { field: 'random.script', reason: 'cannot stand beside dice, which say that all draws were thrown' };
}

/**
 * What changes how a record plays raises its version, so a field of version 2 that is not known here adds to what is
 * known and takes nothing from it: it is let stand, and nothing is made of it.
 */
function headerProblem(record: Record<string, unknown>): Problem | undefined {
  if (record.orrery !== 2) return fieldsProblem(record, FIELDS);
  const fields = { ...FIELDS, ...SINCE_2 };
  const known = Object.entries(record).filter(([name]) => Object.hasOwn(fields, name));
  return fieldsProblem(Object.fromEntries(known), fields);
}

function actionsProblem(actions: unknown): Problem | undefined {
  if (!Array.isArray(actions)) return { field: 'actions', reason: 'must be a list' };
  if (actions.length > RECORD_LIMIT)
    return { field: 'actions', reason: `must hold at most ${RECORD_LIMIT} actions` };
  for (let i = 0; i < actions.length; i++) {
    const entry: unknown = actions[i];
    if (!Array.isArray(entry) || entry.length !== 2 || !Number.isInteger(entry[0])) {
      return { field: `actions[${i}]`, reason: 'must be a pair of seat and action' };
    }
  }
  return undefined;
}

/** The text of a record, one line an action, so that a change reads as a diff. */
export function recordText(record: MatchRecord): string {
  const { actions, presses, ...header } = record;
  const head = JSON.stringify(header, undefined, 2).slice(0, -2);
  const numbers = presses ? `,\n  "presses": ${JSON.stringify(presses)}` : '';
  const lines = actions.map((entry) => `    ${canonical(entry)}`).join(',\n');
  return `${head}${numbers},\n  "actions": [${lines ? `\n${lines}\n  ` : ''}]\n}\n`;
}
