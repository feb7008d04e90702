/** How far a person has come with a game's missions: kept in this browser, after every beat. */
import type { MatchRecord } from '#engine';
import { isObject } from '../store/isObject.ts';
import { alter, kept } from '../store/kept.ts';

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

function missionsOf(progress: unknown): Missions {
  const missions = isObject(progress) ? progress.missions : undefined;
  if (!isObject(missions)) return {};
  return Object.fromEntries(Object.entries(missions).map(([id, begun]) => [id, begunOf(begun)]));
}

export function isDone(game: string, mission: string): boolean {
  return missionsOf(kept('progress', game))[mission]?.done === true;
}

export function leftAt(game: string, mission: string): Left | undefined {
  return missionsOf(kept('progress', game))[mission]?.left;
}

export function keepLeft(game: string, mission: string, left: Left): void {
  change(game, mission, (begun) => ({ ...begun, left }));
}

export function keepDone(game: string, mission: string): void {
  change(game, mission, () => ({ done: true }));
}

/** What was done stays done. */
export function forgetLeft(game: string, mission: string): void {
  change(game, mission, ({ done }) => (done ? { done } : {}));
}

function change(game: string, mission: string, how: (begun: Begun) => Begun): void {
  alter('progress', game, (now) => {
    const missions = missionsOf(now);
    return {
      ...(isObject(now) ? now : {}),
      missions: { ...missions, [mission]: how(missions[mission] ?? {}) },
    };
  });
}

/** So many missions teach enough for a game as it is. */
const ENOUGH = 3;

/** Whether few missions of the game are done. */
export function isNewTo(game: string): boolean {
  return Object.values(missionsOf(kept('progress', game))).filter(({ done }) => done).length < ENOUGH;
}

/** Whether any mission of the game is done. */
export function hasLearnt(game: string): boolean {
  return Object.values(missionsOf(kept('progress', game))).some(({ done }) => done);
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
