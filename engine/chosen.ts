/** What seats have chosen in secret: kept in the frame that asks until all are in. */
import type { Frame, Kit } from './game.ts';
import type { Seat } from './seat.ts';

/** What each seat has chosen so far in a secret decision. */
export type Chosen<K extends Kit> = Readonly<Record<Seat, readonly K['action'][] | undefined>>;

const NOTHING_CHOSEN: Readonly<Record<Seat, undefined>> = {};

/** What has been chosen so far in a secret decision. For verbs that build on earlier choices of their own seat. */
export function chosenIn<K extends Kit>(frame: Frame): Chosen<K> {
  return (frame as Frame & { chosen?: Chosen<K> }).chosen ?? NOTHING_CHOSEN;
}

/** A frame in which a play notes secret choices. */
export type Notes<K extends Kit> = K['frame'] & { readonly chosen: Record<Seat, K['action'][] | undefined> };

/** A frame to note choices in, with those that were made before. */
export function notesOf<K extends Kit>(frame: K['frame']): Notes<K> {
  const notes: Notes<K> = { step: frame.step, chosen: noChoices() };
  // Key by key: a spread that is added to makes the engine underneath give every copy a shape of its own.
  const args = notes as unknown as Record<string, unknown>;
  for (const key in frame) if (key !== 'step' && key !== 'chosen') args[key] = frame[key as keyof Frame];
  const before = chosenIn<K>(frame);
  for (const seat in before) notes.chosen[Number(seat)] = before[seat]?.slice();
  return notes;
}

/** With room for the usual number of seats, which is quicker than growing seat by seat. */
const noChoices = (): Record<Seat, undefined> => ({
  0: undefined,
  1: undefined,
  2: undefined,
  3: undefined,
  4: undefined,
  5: undefined,
  6: undefined,
  7: undefined,
});
