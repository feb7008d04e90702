import { RESOURCES, type Resource } from '../content/resources.ts';
import type { ExoworldEvent, MoveCause, TokenCause } from '../event.ts';
import type { View } from '../view.ts';
import { cardName, ITEM_WORDS, PROTOCOL_WORDS } from './cards.ts';
import { CHARACTER_WORDS } from './characters.ts';
import { branchText, EFFECT_WORDS, eventName, HEALTH_WORDS } from './events.ts';
import { capital, colourWord, counted, listed, player, signed, TOKEN_WORDS } from './nouns.ts';
import { placeWord, thePlace } from './places.ts';
import { PLANET_WORDS } from './planets.ts';

type LineOf<T extends ExoworldEvent['type']> = (
  event: Extract<ExoworldEvent, { type: T }>,
  base: View['base'] | undefined,
) => string;

const LINES: { readonly [T in ExoworldEvent['type']]: LineOf<T> } = {
  landed: ({ scenario, faceUp }) =>
    `The ship has landed on ${PLANET_WORDS[scenario].name}. Face up: ${names(faceUp)}.`,
  kept: ({ seat, character }) => `${player(seat)} is the ${who(character)}.`,
  dismissed: ({ character }) => `The ${who(character)} stays in orbit.`,
  began: ({ seat }) => `${player(seat)} begins.`,
  turn: ({ turn, seat, character }) => `Turn ${turn}: ${player(seat)}, the ${who(character)}.`,
  drew: ({ seat, card, faceUp }) =>
    card
      ? `${player(seat)} ${faceUp ? 'takes' : 'draws'} ${cardName(card)}${faceUp ? ' from the face-up cards' : ''}.`
      : `${player(seat)} draws a card.`,
  revealed: ({ cards }) => `Turned face up: ${names(cards)}.`,
  recycled: ({ seat, cards }) => `${player(seat)} clears away ${names(cards)}.`,
  reshuffled: ({ cards }) =>
    `The deck is empty: ${counted(cards, 'discarded card')} are shuffled into a new one.`,
  offered: ({ by, from, to, card, colour }) => {
    const what = card ? cardName(card) : `a ${colourWord(colour)} card`;
    return by === from
      ? `${player(from)} offers ${what} to ${player(to)}.`
      : `${player(to)} asks ${player(from)} for ${what}.`;
  },
  refused: ({ seat, by }) => `${player(seat)} does not agree with ${player(by)}; nothing passes.`,
  transferred: ({ from, to, card, colour }) =>
    `${player(from)} passes ${card ? cardName(card) : `a ${colourWord(colour)} card`} to ${player(to)}.`,
  discarded: ({ seat, card }) => `${player(seat)} discards ${cardName(card)}.`,
  deployed: ({ seat, spot, effect }, base) =>
    `${player(seat)} builds ${placeWord(spot, base)}: ${effectLine(effect)}.`,
  moved: ({ character, to, cause }, base) => `The ${who(character)} ${MOVED[cause]} ${thePlace(to, base)}.`,
  produced: ({ character, resource, amount }) => `The ${who(character)} produces ${amount} ${resource}.`,
  tokenPut: ({ token, spot, cause }, base) =>
    `${capital(TOKEN_WORDS[token].name)} on ${thePlace(spot, base)}${PUT[cause]}.`,
  tokenRemoved: ({ token, spot, cause }, base) =>
    `${capital(TOKEN_WORDS[token].name)} removed from ${thePlace(spot, base)}${REMOVED[cause]}.`,
  noTokens: ({ token }) => `No ${TOKEN_WORDS[token].name} is left, so none is placed.`,
  tired: ({ character }) => `The ${who(character)} gets a fatigue token: one action fewer each turn.`,
  rested: ({ character }) => `The ${who(character)} loses a fatigue token.`,
  'fell-ill': ({ character, health }) =>
    `The ${who(character)} has ${HEALTH_WORDS[health].name}: ${HEALTH_WORDS[health].text}`,
  cured: ({ character, health, how }) =>
    `The ${who(character)} is cured of ${HEALTH_WORDS[health].name} ${CURED[how]}.`,
  itemUsed: ({ seat, item }) => `${player(seat)} uses ${ITEM_WORDS[item].name}: ${ITEM_WORDS[item].text}`,
  protocolPlayed: ({ seat, card }) =>
    `${player(seat)} plays ${PROTOCOL_WORDS[card].name}: ${PROTOCOL_WORDS[card].text}`,
  recovered: ({ seat, card }) => `${player(seat)} takes ${cardName(card)} back from the discards.`,
  converted: ({ resource }) => `4 ${resource} are turned into emergency supply.`,
  emergency: ({ change, left }) => `Emergency supply ${signed(change)}: ${left} left.`,
  looked: ({ seat, events, count }) =>
    events
      ? `${player(seat)} looks ahead: ${listed(events.map(eventName))}.`
      : `${player(seat)} looks at the next ${counted(count, 'event')}.`,
  buried: ({ seat, event }) => `${player(seat)} puts ${event ? eventName(event) : 'an event'} at the bottom.`,
  eventDrawn: ({ effect }) =>
    effect ? `Event: ${EFFECT_WORDS[effect].name}. ${EFFECT_WORDS[effect].text}` : 'An event is drawn.',
  inVain: ({ event }) => `${eventName(event)} is critical: Stand Down does nothing against it.`,
  stoodDown: ({ event }) => `${eventName(event)} is discarded without effect.`,
  noEvent: () => 'There is no event left.',
  'lost-supply': ({ resource, amount, left }) => `${signed(-amount)} ${resource}: ${left} left.`,
  otherwise: ({ effect }) => `${EFFECT_WORDS[effect].name} finds no such place.`,
  branch: ({ effect, branch }) => `Chosen: ${branchText(effect, branch)}.`,
  destroyed: ({ spot }, base) => `${capital(thePlace(spot, base))} is destroyed.`,
  banned: ({ transfers, protocols, until }) =>
    `No ${listed([...(transfers ? ['transfers'] : []), ...(protocols ? ['protocol effects'] : [])])} until ${player(until)}’s next turn.`,
  crossed: ({ from, to, card }) =>
    `${player(from)} passes ${card ? cardName(card) : 'a card'} to the left, to ${player(to)}.`,
  updated: ({ production, supply, emergency }) =>
    `Update: ${RESOURCES.map((resource, r) => `${resource} ${signed(production[r] ?? 0)} to ${supply[r]}`).join(', ')}${emergency < 0 ? `; ${-emergency} could not be taken` : ''}.`,
  leaked: ({ leaks, emergency }) => {
    const lost = RESOURCES.flatMap((resource: Resource, r) => (leaks[r] ? [`${leaks[r]} ${resource}`] : []));
    return `Leaks take ${listed([...lost, ...(emergency > 0 ? [`${emergency} emergency supply`] : [])])}.`;
  },
  said: ({ seat, what, colour }) => `${player(seat)}: “I ${what} ${colourWord(colour)}.”`,
  joined: ({ seat, character }) => `${player(seat)} joins as the ${who(character)}.`,
  left: ({ seat, character }) => `${player(seat)}, the ${who(character)}, leaves the table.`,
  won: ({ turn }) => `All four productions hold: the colony lives, on turn ${turn}.`,
  lost: ({ turn }) => `The emergency supply is gone on turn ${turn}. The colony is lost.`,
};

const MOVED: Readonly<Record<MoveCause, string>> = {
  move: 'moves to',
  commander: 'hurries to',
  'field-rover': 'takes the rover to',
  destroyed: 'escapes to',
};

const PUT: Readonly<Record<TokenCause, string>> = {
  event: '',
  action: '',
  item: '',
  protocol: ' by protocol',
};
const REMOVED: Readonly<Record<TokenCause, string>> = {
  event: '',
  action: ' by repair',
  item: ' by foam',
  protocol: ' by protocol',
};

const CURED = { cards: 'by the cards in hand', kit: 'by First Aid Kit', medic: 'by the Medic' } as const;

export function eventLine(event: ExoworldEvent, view?: View): string {
  const line = LINES[event.type] as (event: ExoworldEvent, base: View['base'] | undefined) => string;
  return line(event, view?.base);
}

function names(cards: readonly Parameters<typeof cardName>[0][]): string {
  return cards.length > 0 ? listed(cards.map(cardName)) : 'nothing';
}

function who(character: keyof typeof CHARACTER_WORDS): string {
  return CHARACTER_WORDS[character].name;
}

function effectLine(effect: readonly number[]): string {
  const changes = RESOURCES.flatMap((resource, r) =>
    effect[r] ? [`${resource} ${signed(effect[r] ?? 0)}`] : [],
  );
  return changes.length > 0 ? changes.join(', ') : 'no change here';
}
