/** The words on the table itself: labels and marks. In English. */
import type { ExoworldAction } from '../action.ts';
import { CARDS, type CardId, isProtocol } from '../content/cards.ts';
import { RESOURCES, type Resource } from '../content/resources.ts';
import { forecast, type Outlook } from '../outlook/forecast.ts';
import { SUPPLY_MOST } from '../state.ts';
import type { SeenCrew, SeenPlace, View } from '../view.ts';
import { cardName } from './cards.ts';
import { CHARACTER_WORDS } from './characters.ts';
import { turnAfter } from './headline.ts';
import { capital, counted, evenly, listed, NO_EFFECT, RESOURCE_WORDS, signed, TOKEN_WORDS } from './nouns.ts';
import { placeWord, spaceWord } from './places.ts';

export const TABLE_WORDS = {
  tired: (fatigue: number) => `−${counted(fatigue, 'action')}`,
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
  frozen: 'frozen',
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
  criticalIn: (left: number) => (left === 1 ? 'the next is critical' : `next is critical: 1 in ${left}`),
  criticalGone: 'next is not critical',
  eventsHelp:
    'At the end of every turn one event comes, before the update. The pile has five parts, each with one critical event among the others: those hurt most.',
  section: (section: number, left: number) =>
    `Part ${section} of 5: ${counted(left, 'event')} left, one of each full part is critical`,
  noEventsLeft: 'No event is left: each turn takes 2 of the emergency supply.',
  pastEvents: 'Events so far, the latest first',
  nextKnown: 'Next',
  critical: 'Critical event',
  normal: 'Event',
  secretEvent: 'Only the current player reads the event until it is carried out.',
  hereAndNow: 'Here and now',
  anywhere: (effect: string) => `On any planet: ${effect}.`,
  stillToCome: 'Still to come',
  lockedDown: 'Prevented by Bulkhead Lockdown: this event places no tokens.',
  prevented: 'Nothing happens: it was prevented.',
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
  noEffect: NO_EFFECT,
  nothingToDo: 'Nothing to do here now.',
  offers: 'Who comes along?',
  companions: 'Who stays in orbit?',
  offersHelp: 'Choose a character.',
  companionsHelp: 'Three of these four take part. Press the one who stays behind.',
  waitingOffers: 'The others are still choosing.',
  goodWith: (what: string) => `Good with ${what}`,
  buildHere: 'Build here',
  said: (what: 'have' | 'need', colour: string) => `“I ${what} ${colour}”`,
} as const;

/** What ends the turn, beside its name: the update in numbers, short enough to be read whole on a phone. */
export function endNote(view: View, { next }: Outlook): string {
  if (view.emergency > 0 && next === 0) return 'the update would lose the colony';
  const missing = view.emergency - next;
  if (missing > 0) return `event, then −${missing} emergency`;
  const falls = RESOURCES.flatMap((resource, r) => {
    const gauge = view.gauges[r];
    const mark = capital(resource.charAt(0));
    return gauge && gauge.next < gauge.supply ? [`${mark} ${signed(gauge.next - gauge.supply)}`] : [];
  });
  return falls.length > 0 ? `event, then ${falls.join(', ')}` : 'event, then update';
}

/** What is special about this match, or holds just now. */
export function notesOf(view: View): string[] {
  return [
    view.critical ? TABLE_WORDS.criticalMode : '',
    view.incommunication ? TABLE_WORDS.incommunication : '',
    view.noTransfers ? TABLE_WORDS.noTransfers : '',
    view.noProtocols ? TABLE_WORDS.noProtocols : '',
    view.fabrication ? TABLE_WORDS.fabrication : '',
    view.rationing ? TABLE_WORDS.rationing : '',
  ].filter(Boolean);
}

/** What the numbers of a gauge mean, the emergency supply's without a resource: a title and sentences. */
export function aboutGauge(view: View, gauge: string): string[] {
  const resource = RESOURCES.find((one) => one === gauge);
  const { ends, falls, lost } = forecast(view);
  const on = (updates: number): string => `on turn ${turnAfter(view.turn, updates)}`;
  if (resource === undefined)
    return [
      `Emergency supply: ${view.emergency} of 10`,
      'What a supply cannot pay is taken from here. At 0 the colony is lost.',
      falls === undefined
        ? 'If nothing changes it stays as it is.'
        : `If nothing changes it begins to fall ${on(falls)}${lost === undefined ? '' : ` and is gone ${on(lost)}`}.`,
    ];
  const r = RESOURCES.indexOf(resource);
  const { supply = 0, production = 0, next = 0, leaks = 0 } = view.gauges[r] ?? {};
  const { name, colour } = RESOURCE_WORDS[resource];
  const end = ends[r];
  return [
    `${capital(name)}: ${supply} of ${SUPPLY_MOST}`,
    `Production ${evenly(production)}: what the update at the end of every turn ${production < 0 ? 'takes' : 'adds'}. You win when no production is below 0.`,
    ...(leaks > 0 ? [`${counted(leaks, 'leak')}: ${leaks} more is lost each turn until repaired.`] : []),
    `After this update ${next} ${next === 1 ? 'is' : 'are'} left. ${end === undefined ? 'It lasts.' : `If nothing changes there is too little ${on(end)}; the rest then comes off the emergency supply.`}`,
    `${capital(colour)} cards have to do with ${name}.`,
  ];
}

export function gaugeLabel(resource: Resource, view: View, end: number | undefined): string {
  const gauge = view.gauges[RESOURCES.indexOf(resource)];
  if (gauge === undefined) return '';
  const leaks = gauge.leaks > 0 ? `, ${counted(gauge.leaks, 'leak')}` : '';
  const ends = end === undefined ? '' : `; not enough on turn ${turnAfter(view.turn, end)}`;
  return `${capital(RESOURCE_WORDS[resource].name)}: supply ${gauge.supply}, production ${signed(gauge.production)}${leaks}, ${gauge.next} after the update${ends}`;
}

/** `brief`: where there is little room. */
export function endsOn(end: number | undefined, turn: number, brief: boolean): string {
  return end === undefined
    ? 'lasts'
    : end === 1
      ? 'short now'
      : `${brief ? '' : 'ends '}turn ${turnAfter(turn, end)}`;
}

export function emergencyLabel(view: View, { falls, lost, next }: Outlook): string {
  const parts = [`Emergency supply: ${view.emergency} of 10, ${next} after the update`];
  if (falls !== undefined) parts.push(`falls from turn ${turnAfter(view.turn, falls)}`);
  if (lost !== undefined) parts.push(`gone on turn ${turnAfter(view.turn, lost)}`);
  return parts.join('; ');
}

export function emergencyNote({ falls, lost }: Outlook, turn: number, level: number): string {
  if (level === 0) return 'used up';
  if (falls === undefined) return 'safe for now';
  const from = falls === 1 ? 'falls now' : `falls turn ${turnAfter(turn, falls)}`;
  return lost === undefined ? from : `${from}, gone ${turnAfter(turn, lost)}`;
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
export function batchWords(
  { id, actions }: { readonly id: string; readonly actions: readonly ExoworldAction[] },
  { site }: View,
): {
  readonly name: string;
  readonly note: string;
} {
  const paid = actions.flatMap((action) => (action.type === 'pay' ? [CARDS[action.card].colour] : []));
  // XW-3.4 more of a colour than is due: one of them goes by the Architect’s skill.
  const skilled =
    site !== undefined &&
    RESOURCES.some((resource, r) => {
      const due = site.due.filter((one) => one === resource).length;
      return paid.filter((colour) => colour === r).length > due;
    });
  const cards = actions.flatMap((action) =>
    action.type === 'pay' || action.type === 'discard' || action.type === 'cross'
      ? [cardName(action.card)]
      : [],
  );
  const left = actions.filter(({ type }) => type === 'waive').length;
  const name = id === 'pay' ? 'Pay' : id === 'cross' ? 'Pass to the left' : `Discard ${cards.length}`;
  return {
    name,
    note: `${listed(cards)}${left > 0 ? `, ${left} left out` : ''}${skilled ? ', by your skill' : ''}`,
  };
}
