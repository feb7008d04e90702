/** The words on the table itself: labels and marks. In English. */
import type { ExoworldAction } from '../action.ts';
import { type CardId, isProtocol } from '../content/cards.ts';
import { RESOURCES, type Resource } from '../content/resources.ts';
import type { Outlook } from '../rules/forecast.ts';
import type { SeenCrew, SeenPlace, View } from '../view.ts';
import { cardName } from './cards.ts';
import { CHARACTER_WORDS } from './characters.ts';
import { turnAfter } from './headline.ts';
import { capital, counted, listed, RESOURCE_WORDS, signed, TOKEN_WORDS } from './nouns.ts';
import { placeWord, spaceWord } from './places.ts';

export const TABLE_WORDS = {
  standing: {
    title: 'Ask me about it out of turn',
    matters: 'when it matters',
    always: 'always',
    never: 'never',
  },
  gauges: 'Supplies and production',
  base: 'The base',
  home: 'Home',
  item: 'Item, free',
  protocol: 'Protocol, any colour',
  shut: 'shut down',
  market: 'Face-up cards',
  deck: (left: number) => `Deck: ${counted(left, 'card')}`,
  deckShort: 'Deck',
  drawDeck: 'Draw',
  recycle: 'Recycle',
  recycleWhat: (names: readonly string[]) => `These would go: ${listed(names)}`,
  discards: 'Discards',
  discardsCount: (count: number) => `Discards: ${counted(count, 'card')}`,
  noDiscards: 'Nothing has been discarded yet.',
  gap: 'Empty: no card was left to put here',
  events: 'Events',
  eventsLeft: (left: number) => `${counted(left, 'event')} left`,
  criticalIn: (left: number) => `critical: 1 in ${left}`,
  criticalGone: 'critical: not in this part any more',
  section: (section: number, left: number) =>
    `Part ${section} of 5: ${counted(left, 'event')} left, one of each full part is critical`,
  noEventsLeft: 'No event is left: each turn takes 2 of the emergency supply.',
  pastEvents: 'Events so far, the latest first',
  nextKnown: 'Next',
  critical: 'Critical event',
  normal: 'Event',
  secretEvent: 'Only the current player reads the event until it is carried out.',
  hereAndNow: 'Here and now',
  lockedDown: 'Bulkhead Lockdown: this event places no tokens.',
  hand: 'Your hand',
  handOf: (who: string) => `${who}’s hand`,
  crew: 'The crew',
  here: 'here',
  noCards: 'no cards',
  unknownCards: (count: number) => `${counted(count, 'card')} unseen`,
  held: (count: number, limit: number) => `${count}/${limit}`,
  speed: 'Speed',
  limit: 'Hand',
  stars: (stars: number) => `Difficulty ${stars} of 3`,
  ambient: 'What the modules find here, from 0 to 2',
  criticalMode: 'Rough landing',
  incommunication: 'Radio silence',
  noTransfers: 'No trading',
  noProtocols: 'No protocol effects',
  fabrication: 'The next module costs two cards fewer',
  rationing: 'Rationing: negative productions count 0 in this update',
  emergency: 'Emergency',
  cost: 'Price',
  effect: 'Here',
  leak: 'leak',
  noEffect: 'nothing here',
  nothingToDo: 'Nothing to do here now.',
  look: 'Point at a choice, or hold it, to see what it would bring.',
  offers: 'Who comes along?',
  companions: 'Who stays in orbit?',
  offersHelp: 'Choose a character.',
  companionsHelp: 'Three of these four take part. Press the one who stays behind.',
  waitingOffers: 'The others are still choosing.',
  goodWith: (what: string) => `Good with ${what}`,
  buildHere: 'Build here',
  said: (what: 'have' | 'need', colour: string) => `“I ${what} ${colour}”`,
} as const;

/** What ends the turn, beside its name: the update in numbers. */
export function endNote(view: View, { next }: Outlook): string {
  if (view.emergency > 0 && next === 0) return 'event, then update: it would lose the colony';
  const missing = view.emergency - next;
  if (missing > 0) return `event, then update: −${missing} emergency`;
  const [falls] = RESOURCES.flatMap((resource, r) => {
    const gauge = view.gauges[r];
    return gauge && gauge.next < gauge.supply ? [{ resource, ...gauge }] : [];
  }).sort((a, b) => a.next - b.next);
  return falls
    ? `event, then update: ${falls.resource} ${falls.supply} → ${falls.next}`
    : 'event, then update';
}

export function gaugeLabel(resource: Resource, view: View, end: number | undefined): string {
  const gauge = view.gauges[RESOURCES.indexOf(resource)];
  if (gauge === undefined) return '';
  const leaks = gauge.leaks > 0 ? `, ${counted(gauge.leaks, 'leak')}` : '';
  const ends = end === undefined ? '' : `; not enough on turn ${turnAfter(view.turn, end)}`;
  return `${capital(RESOURCE_WORDS[resource].name)}: supply ${gauge.supply}, production ${signed(gauge.production)}${leaks}, ${gauge.next} after the update${ends}`;
}

export function endsOn(end: number | undefined, turn: number): string {
  return end === undefined ? 'lasts' : end === 1 ? 'short now' : `ends t${turnAfter(turn, end)}`;
}

export function emergencyLabel(view: View, { falls, lost, next }: Outlook): string {
  const parts = [`Emergency supply: ${view.emergency} of 10, ${next} after the update`];
  if (falls !== undefined) parts.push(`falls from turn ${turnAfter(view.turn, falls)}`);
  if (lost !== undefined) parts.push(`gone on turn ${turnAfter(view.turn, lost)}`);
  return parts.join('; ');
}

export function emergencyNote({ falls, lost }: Outlook, turn: number): string {
  if (falls === undefined) return 'safe for now';
  const from = falls === 1 ? 'falls now' : `falls t${turnAfter(turn, falls)}`;
  return lost === undefined ? from : `${from}, gone t${turnAfter(turn, lost)}`;
}

/** A card's effect on this planet, resource by resource. */
export function effectWords(effect: readonly number[]): string {
  const parts = RESOURCES.flatMap((resource, r) =>
    effect[r] ? [`${RESOURCE_WORDS[resource].name} ${signed(effect[r] ?? 0)}`] : [],
  );
  return parts.length > 0 ? parts.join(', ') : TABLE_WORDS.noEffect;
}

export function crewName({ id }: SeenCrew): string {
  return CHARACTER_WORDS[id].name;
}

export function placeLabel(place: SeenPlace, view: View): string {
  const parts = [capital(placeWord(place, view.base))];
  if (place.card !== 'home' && !place.working) parts.push('not working');
  const tokens = place.tokens.map((token) => TOKEN_WORDS[token].name);
  if (tokens.length > 0) parts.push(`tokens: ${listed(tokens)}`);
  const here = view.crew.filter(({ at, away }) => at === place.place && !away).map(crewName);
  if (here.length > 0) parts.push(`here: ${listed(here)}`);
  return parts.join('. ');
}

export function spaceLabel(space: { readonly x: number; readonly y: number }, view: View): string {
  return `Empty space ${spaceWord(space, view.base, view.base[view.crew[view.current]?.at ?? 0])}`;
}

export function cardLabel(card: CardId, count: number): string {
  const kind = isProtocol(card) ? ', protocol' : '';
  return `${cardName(card)}${kind}${count > 1 ? `, ${count} of them` : ''}`;
}

/** Cards that are paid or given up with one press. */
export function batchWords({
  id,
  actions,
}: {
  readonly id: string;
  readonly actions: readonly ExoworldAction[];
}): {
  readonly name: string;
  readonly note: string;
} {
  const cards = actions.flatMap((action) =>
    action.type === 'pay' || action.type === 'discard' || action.type === 'cross'
      ? [cardName(action.card)]
      : [],
  );
  const left = actions.filter(({ type }) => type === 'waive').length;
  const name = id === 'pay' ? 'Pay' : id === 'cross' ? 'Pass to the left' : `Discard ${cards.length}`;
  return { name, note: `${listed(cards)}${left > 0 ? `, ${left} left out` : ''}` };
}
