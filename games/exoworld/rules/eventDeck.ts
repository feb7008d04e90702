/** The event deck: looking at what comes, and putting a card to the bottom. Where hands are open, everyone sees it. */
import { type Layer, nth, type Seat, type SeenBy } from '#engine';
import type { EventId } from '../content/ids.ts';
import type { G } from '../state.ts';

/** Lets a seat look at the next events. Each becomes a layer of its own, so that nobody forgets what they saw before. */
export function lookAtEvents(g: G, seat: Seat, count: number): EventId[] {
  const { s } = g;
  const looked: Layer<EventId>[] = [];
  while (looked.length < count) {
    const before = s.events[0]?.seen;
    const card = g.draw(s.events);
    if (card === undefined) break;
    looked.push({ cards: [card], seen: s.incommunication ? withSeat(before, seat) : 'all' });
  }
  s.events.unshift(...looked);
  const events = looked.flatMap(({ cards }) => cards);
  const open = { type: 'looked', seat, events, count: events.length } as const;
  if (s.incommunication) g.tellOnly([seat], open, { type: 'looked', seat, count: events.length });
  else g.tell(open);
  return events;
}

function withSeat(seen: SeenBy | undefined, seat: Seat): SeenBy {
  if (seen === 'all') return 'all';
  return seen?.includes(seat) ? seen : [...(seen ?? []), seat];
}

/** Puts one of the events just looked at to the bottom. */
export function bury(g: G, seat: Seat, index: number): void {
  const { s } = g;
  const [layer] = s.events.splice(index, 1);
  const [section] = s.sections.splice(index, 1);
  if (layer === undefined || section === undefined) throw new Error(`there is no event ${index} to bury`);
  s.events.push(layer);
  s.sections.push(section);
  const open = { type: 'buried', seat, event: nth(layer.cards, 0) } as const;
  if (layer.seen === 'all') g.tell(open);
  else g.tellOnly(layer.seen ?? [], open, { type: 'buried', seat });
}
