/** XW-4 The event: drawn, answered in PW-3, carried out part by part, discarded. */

import { type FrameOf, nth, present } from '#engine';
import { effectOf, partsOf, shiftsProduction } from '../content/events.ts';
import { HEALTH_IDS } from '../content/health.ts';
import type { EventId } from '../content/ids.ts';
import { currentSeat } from '../rules/order.ts';
import { loseEmergency } from '../rules/supplies.ts';
import type { Exoworld, G } from '../state.ts';
import { lose } from './end.ts';
import { carryOutPart } from './parts.ts';
import { WINDOW_3 } from './turn.ts';

/** XW-4.1 what is lost when there is no event left. */
const NO_EVENT = 2;

export function drawEvent(g: G): void {
  const { s } = g;
  const event = g.draw(s.events);
  if (event === undefined) {
    g.tell({ type: 'noEvent' });
    loseEmergency(g, NO_EVENT);
    return;
  }
  s.drawn = { event, section: present(s.sections.shift(), 'pile of this event') };
  const open = { type: 'eventDrawn', event, effect: effectOf(s, event) } as const;
  // XW-9.2 only the current player reads it until it is carried out.
  if (s.incommunication) g.tellOnly([currentSeat(s)], open, { type: 'eventDrawn' });
  else g.tell(open);
  g.then(WINDOW_3, 'carryOut');
}

export function carryOut(g: G): void {
  const { s } = g;
  if (s.drawn === undefined) return;
  const { event } = s.drawn;
  const effect = effectOf(s, event);
  if (s.incommunication) {
    g.reveal();
    g.tell({ type: 'eventDrawn', event, effect });
  }
  g.use('event', event);
  if (effect !== event) g.use('scenarioEvent', effect);
  g.then({ step: 'parts', effect, at: 0 }, 'eventDone');
}

/** One part after the other. XW-8.1 with the emergency supply gone, only what could still win is carried out. */
export function parts(g: G, frame: FrameOf<Exoworld, 'parts'>): void {
  const list = partsOf(frame.effect, frame.branch);
  const part = nth(list, frame.at);
  if (g.s.emergency === 0 && !list.slice(frame.at).some(shiftsProduction)) {
    lose(g);
    return;
  }
  if (frame.at + 1 < list.length) g.then(next(frame));
  carryOutPart(g, part, frame);
}

function next({ step, effect, branch, at }: FrameOf<Exoworld, 'parts'>): FrameOf<Exoworld, 'parts'> {
  return branch === undefined ? { step, effect, at: at + 1 } : { step, effect, branch, at: at + 1 };
}

/** XW-4.5 resolved events are discarded; health issues stay with their character. XW-8.1 */
export function eventDone(g: G): void {
  const { s } = g;
  const { event } = present(s.drawn, 'event to be done with');
  s.drawn = undefined;
  s.lockdown = false;
  s.placed = undefined;
  if (!isHealth(event)) s.eventDiscards.push(event);
  if (s.emergency === 0) lose(g);
}

const HEALTH_EVENTS: readonly string[] = HEALTH_IDS;

export function isHealth(event: EventId): boolean {
  return HEALTH_EVENTS.includes(event);
}
