/** Events as an onlooker reads them: what a card does on this planet, and which comes next where that is known. */
import type { EffectId, EventId } from '../content/ids.ts';
import { SCENARIO_EVENTS } from '../content/scenarioEvents.ts';
import type { View } from '../view.ts';

/** Which effect a card has on this planet. */
export function effectHere(event: EventId, { scenario }: View): EffectId {
  if (event === 'normal-scenario') return SCENARIO_EVENTS[scenario].normal;
  return event === 'critical-scenario' ? SCENARIO_EVENTS[scenario].critical : event;
}

/** The next event, where this onlooker knows it. */
export function knownNext({ events }: View): EventId | undefined {
  const [layer] = events;
  return layer && 'cards' in layer ? layer.cards[0] : undefined;
}
