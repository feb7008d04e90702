/** What is said beside the map: a class's orders as they will be carried out, and the event with the region it is of. */
import { ALIENS, type AlienClass } from '../content/aliens.ts';
import { EVENT_REGION, type EventId } from '../content/eventIds.ts';
import type { Region } from '../content/regions.ts';
import { alienLanes } from '../rules/course.ts';
import { WATCH_WORDS } from '../text/table.ts';
import type { View } from '../view.ts';

/** Orders that lie face up, with the Round Rule in force and Decoy Bay counted in. */
export function ordersWords(view: View, name: AlienClass): string | undefined {
  const card = view.orders[name];
  if (card === undefined) return undefined;
  const { to } = ALIENS[card];
  const where = to === 'frb' && view.lastDash ? WATCH_WORDS.planet : WATCH_WORDS[to];
  return `${where}, ${WATCH_WORDS.lanes(alienLanes(view, name, card))}`;
}

/** The event in force, or the one that is offered; its region is the one whose deck it is from, wherever the EOS is now. */
export function eventShown({
  event,
  asking,
}: View): { readonly card: EventId; readonly region: Region } | undefined {
  const card = asking?.step === 'tryLuck' ? asking.card : event;
  return card === undefined ? undefined : { card, region: EVENT_REGION[card] };
}
