/** How far a person has come with a game's missions: kept in this browser, after every beat. */
import type { MatchRecord } from '#engine';
import { readJson, write } from '../store/local.ts';

/** Where a mission was left: after these actions, and how many presses led to each beat that was reached. */
interface Left {
  readonly starts: readonly number[];
  readonly record: MatchRecord;
}

/** A mission that was begun; done once, it stays so. */
interface Begun {
  readonly done?: true;
  readonly left?: Left;
}

type Missions = Readonly<Record<string, Begun>>;

const keyOf = (game: string): string => `orrery/progress/${game}`;

function missionsOf(game: string): Missions {
  const kept = readJson(keyOf(game));
  const missions = isObject(kept) ? kept.missions : undefined;
  if (!isObject(missions)) return {};
  return Object.fromEntries(Object.entries(missions).map(([id, begun]) => [id, begunOf(begun)]));
}

export function isDone(game: string, mission: string): boolean {
  return missionsOf(game)[mission]?.done === true;
}

export function leftAt(game: string, mission: string): Left | undefined {
  return missionsOf(game)[mission]?.left;
}

/** False where nothing can be kept. */
export function keepLeft(game: string, mission: string, left: Left): boolean {
  return change(game, mission, (begun) => ({ ...begun, left }));
}

export function keepDone(game: string, mission: string): boolean {
  return change(game, mission, () => ({ done: true }));
}

/** What was done stays done. */
export function forgetLeft(game: string, mission: string): boolean {
  return change(game, mission, ({ done }) => (done ? { done } : {}));
}

function change(game: string, mission: string, how: (begun: Begun) => Begun): boolean {
  const kept = readJson(keyOf(game));
  const missions = missionsOf(game);
  return write(keyOf(game), {
    ...(isObject(kept) ? kept : {}),
    missions: { ...missions, [mission]: how(missions[mission] ?? {}) },
  });
}

function begunOf(kept: unknown): Begun {
  if (!isObject(kept)) return {};
  const { done, left } = kept;
  const whole = isObject(left) && isCounts(left.starts) && isObject(left.record);
  return {
    ...(done === true ? { done } : {}),
    // The record itself is checked when it is played.
    ...(whole ? { left: left as unknown as Left } : {}),
  };
}

function isCounts(value: unknown): boolean {
  return Array.isArray(value) && value.length > 0 && value.every((one) => Number.isInteger(one) && one > 0);
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
