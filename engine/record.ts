/**
 * A match is its record: the header and the list of `[seat, action]`. Replay, undo, export, bug reports, review and the
 * server's store are all this one thing.
 */

import type { Action, Core } from './game.ts';
import { canonical } from './json.ts';
import type { OptionValues } from './options.ts';
import { RANDOM_KINDS, type RandomKind } from './random.ts';
import type { Seat } from './seat.ts';
import { fieldsProblem, int, oneOf, optional, type Problem, type Shape, text } from './shape.ts';

export interface RandomSource {
  readonly kind: RandomKind;
  readonly seed: string;
}

export interface MatchRecord<A extends Action = Action> {
  /** The version of this format. */
  readonly orrery: 1;
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
}

export const RECORD_LIMIT = 100_000;

const anything: Shape<unknown> = { problem: () => undefined };
const plainObject: Shape<unknown> = {
  problem: (value, field) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? undefined
      : { field, reason: 'must be an object' },
};

const FIELDS: Readonly<Record<string, Shape<unknown>>> = {
  orrery: oneOf([1]),
  game: text(40),
  rules: text(40),
  seats: int(1, 100),
  options: plainObject,
  random: plainObject,
  start: optional(plainObject),
  actions: anything,
  hash: optional(text(64)),
};

/** What is wrong with something that claims to be a record: its shape only; whether it can be played is for `replay`. */
export function recordProblem(value: unknown): Problem | undefined {
  const shape = plainObject.problem(value, 'record');
  if (shape) return shape;
  const record = value as Record<string, unknown>;
  const problem =
    fieldsProblem(record, FIELDS) ??
    fieldsProblem(
      record.random as Record<string, unknown>,
      { kind: oneOf(RANDOM_KINDS), seed: text(200) },
      'random',
    );
  return problem ?? actionsProblem(record.actions);
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
  const { actions, ...header } = record;
  const head = JSON.stringify(header, undefined, 2).slice(0, -2);
  const lines = actions.map((entry) => `    ${canonical(entry)}`).join(',\n');
  return `${head},\n  "actions": [${lines ? `\n${lines}\n  ` : ''}]\n}\n`;
}
