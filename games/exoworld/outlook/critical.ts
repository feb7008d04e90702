/** XW-1.3 Of each part of the event deck one card is critical: whether that one is still to come, as everyone can tell. */
import { isCritical } from '../content/events.ts';
import type { EventId } from '../content/ids.ts';
import type { View } from '../view.ts';

/** Five parts of five. */
const WHOLE = 25;

/** How many cards of the part on top are left, one of them critical; 0 where it has come; undefined where nobody can tell. */
export function criticalWithin({ sections, eventDiscards, event, crew }: View): number | undefined {
  const [part] = sections;
  // A card that was put to the bottom took its part along.
  if (part === undefined || sections.some((one, i) => i > 0 && one < (sections[i - 1] ?? 0)))
    return undefined;
  const turned: readonly EventId[] = [
    ...eventDiscards,
    ...crew.flatMap(({ health }) => health),
    ...(event && event !== 'hidden' ? [event.event] : []),
  ];
  // Only a whole deck has one in each part.
  if (event === 'hidden' || turned.length + sections.length !== WHOLE) return undefined;
  const come = turned.filter(isCritical).length;
  return come >= part ? 0 : sections.filter((one) => one === part).length;
}
