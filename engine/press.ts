/**
 * A press: one or more actions of one seat that were sent together. Each keeps its own line in the record; lines of one
 * press share a number. Undo takes back a press, and a film shows one at a time.
 */
import type { Told } from './event.ts';
import type { Kit } from './game.ts';
import type { Play } from './play.ts';
import type { Refusal } from './refusal.ts';
import type { ToldDraw } from './script.ts';
import type { Seat } from './seat.ts';

/** One action of the record with what it told, and whether anything was learnt by it. */
export interface Entry<K extends Kit> extends PressPart {
  readonly action: K['action'];
  readonly told: readonly Told<K['event']>[];
  /** Its draws that a script by purpose had a say in, so that the match can be taken up after them. */
  readonly drawn?: readonly ToldDraw[];
}

/** What of an action says which press it belongs to. */
interface PressPart {
  readonly seat: Seat;
  readonly learnt: boolean;
  /** Shared by those of one press, which follow one another. Without it, it was a press of its own. */
  readonly press?: number;
}

/** What came of a press: how many of its actions were done, and why no more. */
export interface Pressed<K extends Kit> {
  readonly version: number;
  readonly done: number;
  /** Absent where all were done. */
  readonly stopped?: Stopped;
  readonly events: readonly Told<K['event']>[];
}

/** Why a press stopped: the next action is refused, something was learnt, or others must decide first. */
export type Stopped = Refusal | 'learnt' | 'others';

/** So many actions are one press at most, wherever a press comes from outside. */
export const MOST_PRESSED = 40;

/** Whether an action goes on with the press of the one before it. What was learnt ends a press, whatever the numbers say. */
export function samePress(last: PressPart | undefined, next: PressPart): boolean {
  return last?.press !== undefined && last.press === next.press && last.seat === next.seat && !last.learnt;
}

/** Why a press goes no further after an action of it, where the rules would let it; undefined also at the end of the match. */
export function stoppedAfter<K extends Kit>(
  play: Play<K>,
  seat: Seat,
  wasAwaited: boolean,
): Stopped | undefined {
  if (play.over) return undefined;
  if (play.learnt) return 'learnt';
  // Who was waited for before has decided; who only spoke up may go on speaking.
  const goesOn = play.awaited().includes(seat) || (!wasAwaited && play.invited().includes(seat));
  return goesOn ? undefined : 'others';
}

/** The number of each action's press, counted by its first action; undefined where each was a press of its own. */
export function pressesOf(lines: readonly PressPart[]): number[] | undefined {
  const presses: number[] = [];
  let shared = false;
  for (const [i, line] of lines.entries()) {
    const joined = samePress(lines[i - 1], line);
    shared ||= joined;
    presses.push(joined ? (presses[i - 1] ?? i) : i + 1);
  }
  return shared ? presses : undefined;
}
