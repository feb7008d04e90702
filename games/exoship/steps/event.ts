/** XS-4 Event phase. Planets have no text and mark nothing; what Mars does is part of the set-up (XS-9). */

import type { TimelineSideId } from '../content/ids.ts';
import { faceOf, TIMELINE } from '../content/timeline.ts';
import { discard } from '../rules/terms.ts';
import type { G, State } from '../state.ts';
import { ACTIONS_A_TURN } from './turn.ts';

/** XS-4.1 follow the text of the card at La Oruga's step; on the first turn that is the origin. */
export function event(g: G): void {
  const { s } = g;
  s.actionsLeft = ACTIONS_A_TURN;
  s.noSuspicion = false;
  s.blinded = [];
  const card = currentFace(s);
  if (card === undefined) return;
  g.tell({ type: 'eventDrawn', card });
  g.use('timeline', card);
  if (!TIMELINE[card].effect(g)) g.tell({ type: 'eventIdle', card });
}

/** XS-4.2 the mark strikes a Rift founder of rank 1 only. */
export function mark(g: G): void {
  const card = currentFace(g.s);
  if (card === undefined) return;
  const first = g.s.grid[TIMELINE[card].marks][0];
  if (first?.side === 'rift') discard(g, first.id, 'mark');
}

/** The side that is up where La Oruga is; a planet has none. */
export function currentFace(s: State): TimelineSideId | undefined {
  const card = s.timeline[s.step - 1];
  return card && faceOf(card);
}
