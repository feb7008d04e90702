/** The words on the table itself: labels, marks, and what a choice would bring. In English. */
import type { CardId } from '../content/cards.ts';
import { isProtocol } from '../content/cards.ts';
import { RESOURCES, type Resource } from '../content/resources.ts';
import type { Outlook } from '../rules/forecast.ts';
import type { SeenCrew, SeenPlace, View } from '../view.ts';
import { cardName } from './cards.ts';
import { CHARACTER_WORDS } from './characters.ts';
import { counted, listed, player, RESOURCE_WORDS, signed, spotWord, TOKEN_WORDS } from './terms.ts';

export const TABLE_WORDS = {
  gauges: 'Supplies and production',
  base: 'The base',
  home: 'Home base',
  item: 'Item, free on your turn',
  leak: 'leak',
  shut: 'shut down',
  interrupt: (name: string) => `It is the ${name}’s turn. You may still play a protocol.`,
  withKey: (word: string, key: string) => `${word} (key ${key.toUpperCase()})`,
  short: 'emergency',
  market: 'Face-up cards',
  deck: (left: number) => `Deck: ${counted(left, 'card')}`,
  deckShort: 'Deck',
  drawDeck: 'Draw',
  recycle: 'Recycle',
  discards: 'Discards',
  discardsCount: (count: number) => `Discards: ${counted(count, 'card')}`,
  noDiscards: 'Nothing has been discarded yet.',
  gap: 'Empty: no card was left to put here',
  events: 'Events',
  eventsLeft: (left: number) => `${counted(left, 'event')} left`,
  section: (section: number, left: number) =>
    `Part ${section} of 5: ${counted(left, 'event')} left, one of each full part is critical`,
  noEventsLeft: 'No event is left: each turn takes 2 of the emergency supply.',
  lastEvent: 'Last event',
  pastEvents: 'Events so far, the latest first',
  nextKnown: 'Next',
  critical: 'Critical event',
  normal: 'Event',
  secretEvent: 'Only the current player reads the event until it is carried out.',
  hereAndNow: 'Here and now',
  lockedDown: 'Bulkhead Lockdown: this event places no tokens.',
  hand: 'Your hand',
  handOf: (seat: number) => `${player(seat)}’s hand`,
  others: 'The others',
  crew: 'The crew',
  noCards: 'no cards',
  builds: 'This hand can pay for it',
  unknownCards: (count: number) => `${counted(count, 'card')} unseen`,
  cards: (count: number, limit: number) => `${count} of ${limit} cards`,
  held: (count: number, limit: number) => `${count}/${limit}`,
  speed: 'Speed',
  limit: 'Hand',
  actions: 'Actions',
  actionsLeft: (left: number) => `${counted(left, 'action')} left`,
  chores: 'One more to move, produce or repair',
  turn: (turn: number) => `Turn ${turn}`,
  yourTurn: 'Your turn',
  turnOf: (name: string) => `${name}’s turn`,
  stars: (stars: number) => `Difficulty ${stars} of 3`,
  ambient: 'What the modules find here, from 0 to 2',
  criticalMode: 'Critical mode',
  incommunication: 'Incommunication',
  noTransfers: 'No transfers',
  noProtocols: 'No protocol effects',
  fabrication: 'The next deployment costs two cards fewer',
  rationing: 'Rationing: negative productions count 0 in this update',
  emergency: 'Emergency',
  production: 'Production',
  cost: 'Cost',
  effect: 'Here',
  noEffect: 'no effect here',
  close: 'Close',
  nothingToDo: 'Nothing to do here now.',
  look: 'Point at a choice, or hold it, to see what it would bring.',
  choosePlace: 'Choose on the base, or from the list.',
  offers: 'Who comes along?',
  offersHelp: 'Choose a character.',
  companionsHelp: 'Three of these four take part. Choose the one who stays in orbit.',
  waitingOffers: 'The others are still choosing.',
  space: (x: number, y: number) => `Empty space at (${x}, ${y})`,
  deployHere: 'Deploy here',
  said: (what: 'have' | 'need', colour: string) => `“I ${what} ${colour}”`,
  deploySpot: (x: number, y: number, from: { x: number; y: number }) =>
    `${x > from.x ? 'to the right' : x < from.x ? 'to the left' : y > from.y ? 'below' : 'above'}`,
} as const;

/** The groups of actions, as the buttons below the base name them. */
export const GROUP_WORDS = {
  draw: 'Draw',
  deploy: 'Deploy',
  move: 'Move',
  produce: 'Produce',
  repair: 'Repair',
  shutDown: 'Shut down',
  transfer: 'Transfer',
  skill: 'Skill',
  card: 'Play a card',
  table: 'Table',
  end: 'End actions',
  answer: 'Choose',
} as const;

export function endNote(view: View, outlook: Outlook): string {
  if (view.emergency > 0 && outlook.next === 0) return 'the update would lose the colony';
  const missing = view.emergency - outlook.next;
  return missing > 0 ? `the update takes ${missing} emergency` : 'event, then update';
}

/** The number of the turn whose update is the so-manieth from now. */
const turnAfter = (turn: number, updates: number): number => Math.max(1, turn) + updates - 1;
const IN = (turns: number): string => (turns === 1 ? 'this turn' : `in ${turns} turns`);

/** The line below the gauges: what comes if nothing changes. */
export function outlookLine(view: View, { ends, falls, lost }: Outlook): string {
  const soonest = Math.min(...ends.map((end) => end ?? Number.POSITIVE_INFINITY));
  const names = RESOURCES.filter((_, r) => ends[r] === soonest).map(
    (resource) => RESOURCE_WORDS[resource].name,
  );
  const parts: string[] = [];
  if (Number.isFinite(soonest) && names.length > 0)
    parts.push(`${listed(names)} ${names.length > 1 ? 'run' : 'runs'} out ${IN(soonest)}`);
  if (falls !== undefined) parts.push(`the emergency supply falls from turn ${turnAfter(view.turn, falls)}`);
  parts.push(lost === undefined ? 'the colony holds' : `you lose ${IN(lost)}`);
  return `If nothing changes, even without events: ${parts.join(', ')}.`;
}

/** The same in a few words, for a phone. */
export function outlookShort({ lost }: Outlook): string {
  return lost === undefined
    ? 'If nothing changes, the colony holds.'
    : `If nothing changes, you lose ${IN(lost)}.`;
}

export function gaugeLabel(resource: Resource, view: View, end: number | undefined): string {
  const gauge = view.gauges[RESOURCES.indexOf(resource)];
  if (gauge === undefined) return '';
  const leaks = gauge.leaks > 0 ? `, ${counted(gauge.leaks, 'leak')}` : '';
  const ends = end === undefined ? '' : `; not enough ${IN(end)}`;
  return `${capital(RESOURCE_WORDS[resource].name)}: supply ${gauge.supply}, production ${signed(gauge.production)}${leaks}, ${gauge.next} after the update${ends}`;
}

export function endsIn(end: number | undefined): string {
  return end === undefined ? 'lasts' : end === 1 ? 'short now' : `short in ${end}`;
}

export function emergencyLabel(view: View, { falls, lost, next }: Outlook): string {
  const parts = [`Emergency supply: ${view.emergency} of 10, ${next} after the update`];
  if (falls !== undefined) parts.push(`falls from turn ${turnAfter(view.turn, falls)}`);
  if (lost !== undefined) parts.push(`gone ${IN(lost)}`);
  return parts.join('; ');
}

export function emergencyNote({ falls, lost }: Outlook, turn: number): string {
  if (falls === undefined) return 'safe for now';
  const from = falls === 1 ? 'falls now' : `falls on turn ${turnAfter(turn, falls)}`;
  return lost === undefined ? from : `${from}, gone on ${turnAfter(turn, lost)}`;
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
  const parts = [capital(spotWord(place))];
  if (place.card !== 'home' && !place.working) parts.push('not working');
  const tokens = place.tokens.map((token) => TOKEN_WORDS[token].name);
  if (tokens.length > 0) parts.push(`tokens: ${listed(tokens)}`);
  const here = view.crew.filter(({ at, away }) => at === place.place && !away).map(crewName);
  if (here.length > 0) parts.push(`here: ${listed(here)}`);
  return parts.join('. ');
}

export function cardLabel(card: CardId, count: number, builds: boolean): string {
  const kind = isProtocol(card) ? ', protocol' : '';
  return `${cardName(card)}${kind}${count > 1 ? `, ${count} of them` : ''}${builds ? `. ${TABLE_WORDS.builds}` : ''}`;
}

/** A production with its sign; 0 has both. */
export function evenly(production: number): string {
  return production === 0 ? '±0' : signed(production);
}

/** What an action that is looked at would bring. */
export const FORESIGHT_WORDS = {
  production: (resource: Resource, from: number, to: number) =>
    `${capital(RESOURCE_WORDS[resource].name)} production ${evenly(from)} → ${evenly(to)}`,
  supply: (resource: Resource, from: number, to: number) =>
    `${capital(RESOURCE_WORDS[resource].name)} ${from} → ${to}`,
  emergency: (from: number, to: number) => `Emergency supply ${from} → ${to}`,
  emergencyRange: (from: number, low: number, high: number) => `Emergency supply ${from} → ${low} to ${high}`,
  actions: (from: number, to: number) => `Actions ${from} → ${to}`,
  lostLater: (from: number | undefined, to: number | undefined) =>
    to === undefined
      ? 'The colony would hold if nothing changed'
      : `If nothing changed, lost ${IN(to)}${from === undefined ? '' : ` (now: ${IN(from)})`}`,
  won: 'All four productions hold: you win',
  mayWin: 'You may win',
  loses: 'The colony would be lost',
  mayLose: 'The colony may be lost',
  event: 'Before that, an event comes',
  luck: 'Something new is learnt: cannot be taken back',
  nothing: 'No change to the gauges',
} as const;

export function capital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
