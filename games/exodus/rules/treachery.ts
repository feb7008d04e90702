/** Treachery gnaws at many rolls: one hindrance at 5 or more, one more at 8 or more. */
import type { State } from '../state.ts';

export function treacheryHindrances(s: State): number {
  const { treachery } = s.traits;
  return treachery >= 8 ? 2 : treachery >= 5 ? 1 : 0;
}
