import { type ByType, byType } from '#engine';
import { RESOURCES, type Resource } from '../content/resources.ts';
import type { ExoworldEvent, MoveCause, TokenCause } from '../event.ts';
import type { View } from '../view.ts';
import { cardName, ITEM_WORDS, PROTOCOL_WORDS } from './cards.ts';
import { CHARACTER_WORDS } from './characters.ts';
import { branchText, EFFECT_WORDS, eventName, HEALTH_WORDS } from './events.ts';
import { type Company, capital, colourWord, counted, listed, player, signed, TOKEN_WORDS } from './nouns.ts';
import { placeWord, thePlace } from './places.ts';
import { PLANET_WORDS } from './planets.ts';

/** The base and the people as they are now, as far as they are known. */
interface Around extends Company {
  readonly base?: View['base'] | undefined;
}

const LINES: ByType<ExoworldEvent, [Around], string> = {
  landed: ({ scenario, faceUp }) =>
    `The ship has landed on ${PLANET_WORDS[scenario].name}. Face up: ${names(faceUp)}.`,
  kept: ({ seat, character }, { called }) => `${player(seat, { called })} is the ${who(character)}.`,
  dismissed: ({ character }) => `The ${who(character)} stays in orbit.`,
  began: ({ seat }, around) => `${player(seat, around)} begins.`,
  turn: ({ turn, seat, character }, { called }) =>
    `Turn ${turn}: ${called?.[seat] ? `${called[seat]}, ` : ''}the ${who(character)}.`,
  drew: ({ seat, card, faceUp }, around) =>
    card
      ? `${player(seat, around)} ${faceUp ? 'takes' : 'draws'} ${cardName(card)}${faceUp ? ' from the face-up cards' : ''}.`
      : `${player(seat, around)} draws a card.`,
  revealed: ({ cards }) => `Turned face up: ${names(cards)}.`,
  recycled: ({ seat, cards }, around) => `${player(seat, around)} clears away ${names(cards)}.`,
  reshuffled: ({ cards }) =>
    `The deck is empty: ${counted(cards, 'discarded card')} are shuffled into a new one.`,
  offered: ({ by, from, to, card, colour }, around) => {
    const what = card ? cardName(card) : `a ${colourWord(colour)} card`;
    return by === from
      ? `${player(from, around)} offers ${what} to ${player(to, around)}.`
      : `${player(to, around)} asks ${player(from, around)} for ${what}.`;
  },
  refused: ({ seat, by }, around) =>
    `${player(seat, around)} does not agree with ${player(by, around)}; nothing passes.`,
  transferred: ({ from, to, card, colour }, around) =>
    `${player(to, around)} gets ${card ? cardName(card) : `a ${colourWord(colour)} card`} from ${player(from, around)}.`,
  discarded: ({ seat, card }, around) => `${player(seat, around)} discards ${cardName(card)}.`,
  deployed: ({ seat, spot, effect }, around) =>
    `${player(seat, around)} builds ${placeWord(spot, around.base)}: ${effectLine(effect)}.`,
  moved: ({ character, to, cause }, { base }) =>
    `The ${who(character)} ${MOVED[cause]} ${thePlace(to, base)}.`,
  produced: ({ character, resource, amount }) => `The ${who(character)} produces ${amount} ${resource}.`,
  tokenPut: ({ token, spot, cause }, { base }) =>
    `${capital(TOKEN_WORDS[token].name)} on ${thePlace(spot, base)}${PUT[cause]}.`,
  tokenRemoved: ({ token, spot, cause }, { base }) =>
    `${capital(TOKEN_WORDS[token].name)} removed from ${thePlace(spot, base)}${REMOVED[cause]}.`,
  noTokens: ({ token }) => `No ${TOKEN_WORDS[token].name} is left, so none is placed.`,
  tired: ({ character }) => `The ${who(character)} gets a fatigue token: one action fewer each turn.`,
  rested: ({ character }) => `The ${who(character)} loses a fatigue token.`,
  'fell-ill': ({ character, health }) =>
    `The ${who(character)} has ${HEALTH_WORDS[health].name}: ${HEALTH_WORDS[health].text}`,
  cured: ({ character, health, how }) =>
    `The ${who(character)} is cured of ${HEALTH_WORDS[health].name} ${CURED[how]}.`,
  itemUsed: ({ seat, item }, around) =>
    `${player(seat, around)} uses ${ITEM_WORDS[item].name}: ${ITEM_WORDS[item].text}`,
  protocolPlayed: ({ seat, card }, around) =>
    `${player(seat, around)} plays ${PROTOCOL_WORDS[card].name}: ${PROTOCOL_WORDS[card].text}`,
  recovered: ({ seat, card }, around) =>
    `${player(seat, around)} takes ${cardName(card)} back from the discards.`,
  converted: ({ resource }) => `4 ${resource} are turned into emergency supply.`,
  emergency: ({ change, left }) => `Emergency supply ${signed(change)}: ${left} left.`,
  looked: ({ seat, events, count }, around) =>
    events
      ? `${player(seat, around)} looks ahead: ${listed(events.map(eventName))}.`
      : `${player(seat, around)} looks at the next ${counted(count, 'event')}.`,
  buried: ({ seat, event }, around) =>
    `${player(seat, around)} puts ${event ? eventName(event) : 'an event'} at the bottom.`,
  eventDrawn: ({ effect }) =>
    effect ? `Event: ${EFFECT_WORDS[effect].name}. ${EFFECT_WORDS[effect].text}` : 'An event is drawn.',
  inVain: ({ event }) => `${eventName(event)} is critical: Stand Down does nothing against it.`,
  stoodDown: ({ event }) => `${eventName(event)} is discarded without effect.`,
  noEvent: () => 'There is no event left.',
  'lost-supply': ({ resource, amount, left }) => `${signed(-amount)} ${resource}: ${left} left.`,
  otherwise: ({ effect }) => `${EFFECT_WORDS[effect].name} finds no such place.`,
  branch: ({ effect, branch }) => `Chosen: ${branchText(effect, branch)}.`,
  destroyed: ({ spot }, { base }) => `${capital(thePlace(spot, base))} is destroyed.`,
  banned: ({ transfers, protocols, until }, around) =>
    `No ${listed([...(transfers ? ['transfers'] : []), ...(protocols ? ['protocol effects'] : [])])} until ${player(until, around)}’s next turn.`,
  crossed: ({ from, to, card }, around) =>
    `${player(from, around)} passes ${card ? cardName(card) : 'a card'} to the left, to ${player(to, around)}.`,
  updated: ({ production, supply, emergency }) =>
    `Update: ${RESOURCES.map((resource, r) => `${resource} ${signed(production[r] ?? 0)} to ${supply[r]}`).join(', ')}${emergency < 0 ? `; ${-emergency} could not be taken` : ''}.`,
  leaked: ({ leaks, emergency }) => {
    const lost = RESOURCES.flatMap((resource: Resource, r) => (leaks[r] ? [`${leaks[r]} ${resource}`] : []));
    return `Leaks take ${listed([...lost, ...(emergency > 0 ? [`${emergency} emergency supply`] : [])])}.`;
  },
  said: ({ seat, what, colour }, around) => `${player(seat, around)}: “I ${what} ${colourWord(colour)}.”`,
  joined: ({ seat, character }, { called }) => `${player(seat, { called })} joins as the ${who(character)}.`,
  left: ({ seat, character }, { called }) =>
    `${called?.[seat] ? `${called[seat]}, ` : ''}the ${who(character)}, leaves the table.`,
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

export function eventLine(event: ExoworldEvent, around: Around): string {
  return byType(LINES, event, around);
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
