/** What a table was told while it was looked at, press by press, without what was taken back. */
import { useRef } from 'preact/hooks';
import type { Kit } from '#engine';
import type { BoardProps } from '../table.ts';

export interface ToldThen<E> {
  /** How many presses there had been when it was told. */
  readonly moment: number;
  readonly events: readonly E[];
}

/** What was told up to a moment, and what is told there; what came after it was taken back. */
export function toldAt<E>(
  told: readonly ToldThen<E>[],
  moment: number,
  fresh: readonly E[],
): readonly ToldThen<E>[] {
  const kept = told.every((one) => one.moment <= moment) ? told : told.filter((one) => one.moment <= moment);
  return fresh.length === 0 ? kept : [...kept, { moment, events: fresh }];
}

/** All of it, oldest first. What is only looked at, or looked back at, is not told. */
export function useTold<K extends Kit>({
  fresh,
  moment = 0,
  looked = false,
}: Pick<BoardProps<K>, 'fresh' | 'moment' | 'looked'>): readonly K['event'][] {
  const seen = useRef<readonly K['event'][]>([]);
  const told = useRef<readonly ToldThen<K['event']>[]>([]);
  const all = useRef<readonly K['event'][]>([]);
  if (!looked) {
    const now = toldAt(told.current, moment, fresh === seen.current ? [] : fresh);
    seen.current = fresh;
    if (now !== told.current) {
      told.current = now;
      all.current = now.flatMap(({ events }) => events);
    }
  }
  return all.current;
}
