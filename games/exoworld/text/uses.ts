/** What a card, a way or a free effect is good for, in one sentence: reasons of a hint. In English. */
import type { CardId, ItemId } from '../content/cards.ts';
import type { ModuleId } from '../content/modules.ts';
import type { Resource } from '../content/resources.ts';
import type { BaseToken } from '../content/tokens.ts';
import { cardName, ITEM_WORDS } from './cards.ts';
import { MODULE_WORDS } from './modules.ts';
import { capital, counted, evenly, listed, RESOURCE_WORDS, TOKEN_WORDS } from './nouns.ts';

const module = (id: ModuleId): string => MODULE_WORDS[id].name;
const resource = (id: Resource): string => RESOURCE_WORDS[id].name;
const colour = (id: Resource): string => RESOURCE_WORDS[id].colour;
const article = (name: string): string => `${/^[aeiou]/.test(name) ? 'An' : 'A'} ${name}`;
const lacking = (left: number): string =>
  left <= 0 ? 'can then be paid' : `then lacks only ${counted(left, 'card')}`;

export const USE_WORDS = {
  brings: (id: ModuleId, gives: string, of: Resource, sum: number) =>
    `${capital(resource(of))} is at ${evenly(sum)} a turn; ${module(id)}, once built, gives ${gives}.`,
  feeds: (id: ModuleId, gives: string, user: ModuleId, of: Resource) =>
    `${module(id)} gives ${gives}: ${module(user)} uses up ${resource(of)}.`,
  paysOther: (of: Resource, id: ModuleId, who: string) =>
    `${capital(colour(of))} is part of the price of ${module(id)}, which ${who} holds.`,
  paysFaceUp: (of: Resource, id: ModuleId) =>
    `${capital(colour(of))} is part of the price of ${module(id)}, which lies face up.`,
  anyColour: (name: string) => `${name} can stand for any colour of a price, or be played at its moment.`,
  freeItem: (id: ItemId, of: Resource) =>
    `${ITEM_WORDS[id].name} is used without an action, or pays as ${colour(of)}.`,
  spareColour: (card: CardId) => `${cardName(card)} is a colour to pay with later.`,
  seeks: (of: Resource, sum: number, help: number, all: number) =>
    `${capital(resource(of))} is at ${evenly(sum)} a turn: ${help} of the ${all} cards you cannot see are modules that lift it.`,
  noModule: 'You hold no module to build yet: a new card may be one.',
  more: (faceUp: number) =>
    faceUp > 0
      ? 'Your modules can be paid already; a new card may be a better one than those face up.'
      : 'Nothing lies face up.',
  recyclesEmpty: 'You hold no module to build, and new cards may bring a better one than those face up.',
  recycles: (fits: number, all: number) =>
    fits === 0
      ? 'No face-up card helps to pay for what you hold: new ones may.'
      : `${fits} of the ${all} face-up cards ${fits === 1 ? 'helps' : 'help'} to pay, but for nothing that lifts what falls: new ones may.`,
  keeps: (cards: readonly string[]) => `So you keep ${listed(cards)}.`,
  onlyPays: (card: CardId, of: Resource) => `${cardName(card)} is your only card that pays ${colour(of)}.`,
  architect: 'Once a turn the Architect pays with a card of any colour.',
  waives: 'Rapid Fabrication lets you off it: your cards stay with you.',
  tokenThere: (token: BaseToken) => `${article(TOKEN_WORDS[token].name)} lies there: you could repair it.`,
  room: 'No space is free beside you; there is one to build on over there.',
  buildsThere: 'There is a free space to build on over there.',
  meets: (who: string) => `${who} stands there: cards pass between you where you stand together.`,
  producesThere: (of: Resource, count: number) => `There an action produces ${count} ${resource(of)}.`,
  free: (text: string) => `It takes no action. ${text.split('. Alone')[0]}`,
  helps: (who: string, id: ModuleId, left: number) => `${module(id)} in the hand of ${who} ${lacking(left)}.`,
  helpsYou: (id: ModuleId, left: number) => `Your ${module(id)} ${lacking(left)}.`,
  builds: (who: string, id: ModuleId, of: Resource) =>
    `${who} acts before your next turn and can build ${module(id)}: it lifts ${resource(of)}.`,
  builtHere: (id: ModuleId, of: Resource) =>
    `${module(id)} is to be built from this hand: it lifts ${resource(of)}.`,
  paysHere: (card: CardId, id: CardId) => `${cardName(card)} pays for ${cardName(id)} in this hand.`,
  staysHere: (card: CardId) => `${cardName(card)} is worth more in this hand.`,
  noUse: 'It would be of no use in this hand.',
  notNeeded: (card: CardId) => `No price in your hand asks for ${cardName(card)}.`,
  staysNear: (id: ModuleId) => `${module(id)} stays: it is nearest to being paid.`,
  produces: (count: number, of: Resource, ends: number | undefined) =>
    ends === undefined
      ? `It brings ${count} ${resource(of)} at once.`
      : `${capital(resource(of))} would run out on turn ${ends}: this brings ${count} at once.`,
  gives: (id: ModuleId, gives: string) => `${module(id)} gives ${gives}, to have in hand for what comes.`,
  asks: (who: string) => `${who} acts now, and plans with it.`,
  heals: (who: string) => `${who} is well again at once.`,
  rests: (who: string) => `${who} has one action more each turn without that fatigue.`,
  clears: (token: BaseToken, ends: number | undefined) =>
    `${TOKEN_WORDS[token].text}${ends === undefined ? '' : ` It would run out on turn ${ends}.`}`,
  takes: (of: Resource, by: number, left: number) => `It costs ${by} ${resource(of)}; ${left} would be left.`,
  takesEmergency: (by: number, left: number) =>
    `It costs ${by} of the emergency supply; ${left} would be left.`,
  takesNoSupply: 'It takes nothing from the four supplies.',
  goodWith: (who: string, good: string) => `${who}: good with ${good}.`,
  stay: (names: readonly string[]) => `That leaves you ${listed(names)}.`,
  tires: (who: string) => `${who} has one action fewer a turn until someone helps.`,
  later: 'The card may save more at a later moment.',
  postpones: 'The next event goes to the bottom of the pile.',
  buries: 'It would hurt the most of the three, here and now.',
  nothingLeft: 'Nothing that is left to do this turn would help.',
} as const;
