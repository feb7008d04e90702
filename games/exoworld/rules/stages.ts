/** The table right after each of the events between two views, as far as the events tell it: for showing them one by one. */
import { RESOURCES } from '../content/resources.ts';
import type { ExoworldEvent } from '../event.ts';
import type { View } from '../view.ts';

export function stages(before: View, after: View, events: readonly ExoworldEvent[]): View[] {
  let now = before;
  return events.map((event, i) => {
    now = i === events.length - 1 ? after : told(now, event, after);
    return now;
  });
}

function told(now: View, event: ExoworldEvent, after: View): View {
  switch (event.type) {
    case 'turn':
      return { ...now, turn: event.turn, current: crewOf(now, event.character), seat: event.seat };
    case 'moved': {
      const at = now.base.findIndex(({ x, y }) => x === event.to.x && y === event.to.y);
      const crew = crewOf(now, event.character);
      return at < 0
        ? now
        : { ...now, crew: now.crew.map((one) => (one.crew === crew ? { ...one, at } : one)) };
    }
    case 'deployed': {
      const place = after.base.find(({ x, y }) => x === event.spot.x && y === event.spot.y);
      return place && place.place === now.base.length ? { ...now, base: [...now.base, place] } : now;
    }
    case 'drew':
      return event.faceUp && event.card ? { ...now, faceUp: without(now.faceUp, event.card) } : now;
    case 'revealed':
      return { ...now, faceUp: [...now.faceUp, ...event.cards] };
    case 'produced':
      return supplied(now, RESOURCES.indexOf(event.resource), (supply) => supply + event.amount);
    case 'lost-supply':
      return supplied(now, RESOURCES.indexOf(event.resource), () => event.left);
    case 'updated':
      return {
        ...now,
        gauges: now.gauges.map((gauge, r) => ({ ...gauge, supply: event.supply[r] ?? gauge.supply })),
      };
    case 'emergency':
      return { ...now, emergency: event.left };
    case 'eventDrawn':
      return after.event && after.event !== 'hidden' ? { ...now, event: after.event } : now;
    default:
      return now;
  }
}

function crewOf({ crew, current }: View, character: string): number {
  return crew.find(({ id }) => id === character)?.crew ?? current;
}

function supplied(now: View, index: number, supply: (was: number) => number): View {
  return {
    ...now,
    gauges: now.gauges.map((gauge, r) => (r === index ? { ...gauge, supply: supply(gauge.supply) } : gauge)),
  };
}

function without<T>(list: readonly T[], one: T): T[] {
  const at = list.indexOf(one);
  return list.filter((_, i) => i !== at);
}
