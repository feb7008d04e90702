/** A match in play on a server as one of its seats may look back on it. Positions come from the server in pieces. */
import { signal } from '@preact/signals';
import type { Change } from '#client';
import type { Kit, OptionValues, People, Seat } from '#engine';
import type { Footage } from '../replay/footage.ts';
import { after, groupsOf, type OnlineMoment, opened } from './moments.ts';

export interface History {
  readonly opening: readonly object[];
  readonly changes: readonly Change[];
}

/** Asks for the positions from so many actions on; gives as many as the server likes to give at once. */
export type AskPast = (from: number) => Promise<readonly object[]>;

/** Pieces begin at multiples of this, so that going back and forth asks for each once. */
const PIECE = 16;

export function remembered<K extends Kit>(
  { opening, changes }: History,
  { seat, options, people, ask }: { seat: Seat; options: OptionValues; people: People; ask: AskPast },
): Footage<K> {
  let moments: readonly OnlineMoment<K>[] = [opened<K>(opening)];
  for (const change of changes) moments = after(moments, change);
  const countAt = (at: number) => moments[at]?.count ?? 0;
  const actions = countAt(moments.length - 1);
  // By the number of actions that led there: of a press the last counts.
  const states = signal<ReadonlyMap<number, K['state']>>(new Map());
  const asked = new Set<number>();
  const fetchPiece = async (from: number) => {
    if (from < 0 || from > actions || asked.has(from)) return;
    asked.add(from);
    const piece = await ask(from);
    // What did not come can be asked for again.
    if (piece.length === 0) asked.delete(from);
    states.value = new Map([
      ...states.value,
      ...piece.map((state, i) => [from + i, state as K['state']] as const),
    ]);
  };
  const groups = groupsOf(moments, people);
  return {
    ...{ last: moments.length - 1, options },
    seats: [seat],
    state: (at) => states.value.get(countAt(at)),
    want(at) {
      const from = countAt(at) - (countAt(at) % PIECE);
      void fetchPiece(from).then(() => fetchPiece(from - PIECE));
    },
    log: () => groups,
  };
}
