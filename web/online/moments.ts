/** What a seat heard of an online match, moment by moment: at the table and when it is looked back on. */
import type { Change } from '#client';
import type { Kit } from '#engine';
import type { LogGroup } from '../match/film.ts';
import type { Heard } from '../match/table.ts';
import { withNames } from './names.ts';

export interface OnlineMoment<K extends Kit> extends Heard<K> {
  readonly title?: string;
  readonly events: readonly K['event'][];
}

/** The table as it was set up. */
export function opened<K extends Kit>(opening: readonly object[]): OnlineMoment<K> {
  const events = opening as readonly K['event'][];
  return { events, hear: () => events };
}

/** The moments after a line of the record: one more, or fewer where something was taken back. */
export function after<K extends Kit>(
  moments: readonly OnlineMoment<K>[],
  { kind, seat, count, title, ...change }: Change,
): readonly OnlineMoment<K>[] {
  if (kind !== 'act') return moments.slice(0, count + 1);
  const events = change.events as readonly K['event'][];
  return [...moments, { events, hear: () => events, move: { seat }, ...(title ? { title } : {}) }];
}

export function groupsOf<K extends Kit>(moments: readonly OnlineMoment<K>[]): LogGroup<K['event']>[] {
  return moments.map(({ move, title, events }, at) => ({
    ...{ at, events },
    ...(move ? { seat: move.seat } : {}),
    ...(title ? { title: withNames(title) } : {}),
  }));
}
