/** Counts at a table what its result will tell: hints asked for, presses taken back, time spent, whether a pointer was used. */
import { effect } from '@preact/signals';
import type { Kit } from '#engine';
import type { Tally } from '../store/saves.ts';
import type { Feed } from './feed.ts';

/** Whoever was away longer than this between two moves was not at the table. */
const LONGEST_THOUGHT = 300;

export interface Tallying {
  now(): Tally;
  stop(): void;
}

export function tallying<K extends Kit>(match: Feed<K>, from: Tally): Tallying {
  let { hints, undos, seconds, pointer } = from;
  let since = performance.now();
  const spent = () => {
    const passed = (performance.now() - since) / 1000;
    since = performance.now();
    return Math.min(passed, LONGEST_THOUGHT);
  };
  const stops = [
    whenAsked(match, () => hints++),
    whenUndone(match, () => undos++),
    effect(() => {
      void match.moments.value;
      seconds += spent();
    }),
    onPointer(() => {
      pointer = true;
    }),
  ];
  return {
    now: () => {
      seconds += spent();
      return { hints, undos, seconds: Math.round(seconds), pointer };
    },
    stop: () => {
      for (const stop of stops) stop();
    },
  };
}

function whenAsked<K extends Kit>(match: Feed<K>, count: () => void): () => void {
  let thinking = false;
  return effect(() => {
    const now = match.hints.hint.value.status === 'thinking';
    if (now && !thinking) count();
    thinking = now;
  });
}

/** Only by its own seat is a press of somebody taken back. */
function whenUndone<K extends Kit>(match: Feed<K>, count: () => void): () => void {
  let before = match.moments.peek();
  return effect(() => {
    const { value: now } = match.moments;
    const mine = before[now.length]?.move?.seat === match.viewer.peek();
    if (now.length < before.length && mine) count();
    before = now;
  });
}

function onPointer(used: () => void): () => void {
  addEventListener('pointerdown', used, { once: true, capture: true });
  return () => removeEventListener('pointerdown', used, { capture: true });
}
