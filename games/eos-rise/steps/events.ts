/** ER-19 Phase 8: extinction and event. */

import { EVENT_REGION } from '../content/eventIds.ts';
import { EVENTS, gatesUsedUp } from '../content/events.ts';
import { DEAD_PLANET } from '../content/tracks.ts';
import type { EosFrame } from '../frame.ts';
import { objection } from '../objections.ts';
import { drawFrom } from '../rules/decks.ts';
import { lose } from '../rules/ending.ts';
import { year } from '../rules/tracks.ts';
import { REGION_OF } from '../rules/universe.ts';
import type { G, State } from '../state.ts';
import type { EosVerb } from './asking.ts';

/** ER-19.1, ER-19.2 a year passes, and the event of the EOS's region takes the place of the old one. */
export function extinction(g: G): void {
  const { s } = g;
  s.phase = 'extinction';
  s.extinction++;
  g.tell({ type: 'phase', phase: 'extinction' });
  g.tell({ type: 'year', year: year(s) });
  // ER-1.4 loss: the Extinction marker enters 2040.
  if (s.extinction >= DEAD_PLANET) {
    lose(g, 'extinction');
    return;
  }
  discardEvent(s);
  g.then({ step: 'drawEvent', region: REGION_OF[s.eos] });
}

export function discardEvent(s: State): void {
  const { event } = s;
  if (event === undefined) return;
  s.decks[EVENT_REGION[event]].discard.push(event);
  s.event = undefined;
}

export function drawEvent(g: G, { region }: Extract<EosFrame, { step: 'drawEvent' }>): void {
  const { s } = g;
  const deck = s.decks[region];
  const card = drawFrom(g, deck);
  if (card === undefined) return;
  // ER-19.6 a gate card with all gates placed is replaced by another.
  if (EVENTS[card].gates && gatesUsedUp(s)) {
    deck.discard.push(card);
    g.tell({ type: 'eventRedrawn', card });
    g.then({ step: 'drawEvent', region });
    return;
  }
  s.event = card;
  g.tell({ type: 'event', card });
  const { kind, happen } = EVENTS[card];
  // ER-19.5 the Facilitator is asked
  if (kind === 'tryYourLuck') {
    g.then({ step: 'tryLuck', card });
    return;
  }
  // ER-19.4 Game Changer: happens once, now.
  g.use('event', card);
  happen?.(g);
}

/** D32, R64 a price that cannot be paid leaves only declining. */
export const accept: EosVerb<'accept'> = {
  options: () => [{ type: 'accept' }],
  check(s, _, _seat, frame) {
    const price = frame.step === 'tryLuck' ? EVENTS[frame.card].price : undefined;
    return price === undefined || s.credits >= price
      ? undefined
      : objection('R64', 'noCredits', { cost: price });
  },
  do(g, _, _seat, frame) {
    if (frame.step !== 'tryLuck') return;
    g.use('event', frame.card);
    EVENTS[frame.card].happen?.(g);
  },
};

export const decline: EosVerb<'decline'> = {
  options: () => [{ type: 'decline' }],
  check: () => undefined,
  do(g, _, _seat, frame) {
    if (frame.step === 'tryLuck') g.tell({ type: 'eventDeclined', card: frame.card });
  },
};
