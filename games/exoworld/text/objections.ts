/** Why something cannot be done, in English. The rule id is shown beside it. */
import { entryOf, idAmong, type Objection, type People } from '#engine';
import { CARD_IDS } from '../content/cards.ts';
import type { ObjectionCode } from '../objections.ts';
import { cardName } from './cards.ts';
import { CHARACTER_WORDS } from './characters.ts';
import { HEALTH_WORDS } from './events.ts';
import { player, RESOURCE_WORDS, TOKEN_WORDS } from './nouns.ts';

type About = NonNullable<Objection['about']>;

const LINES: Readonly<Record<ObjectionCode, (about: About, seat: string) => string>> = {
  notOffered: (about) => `The ${character(about)} is not one of the characters on offer.`,
  noActionsLeft: () => 'No action is left this turn.',
  notFaceUp: (about) => `${card(about)} does not lie face up.`,
  nothingToDraw: () => 'There is no card to draw: deck and discards are empty.',
  noFaceUp: () => 'There are no face-up cards.',
  alone: () => 'You play alone.',
  notAnotherPlayer: () => 'It takes another player who is in the game.',
  notHere: (_, seat) => `${seat} is not at the same place.`,
  notHeld: (about) => `${card(about)} is not in that hand.`,
  handsSecret: () => 'Hands are secret: ask for a colour.',
  handsOpen: () => 'Hands are open: name the card.',
  noCards: (_, seat) => `${seat} has no cards.`,
  noTransfers: () => 'An event forbids transfers for now.',
  apart: () => 'Parasites keep one of the two out of transfers.',
  hasRefused: (_, seat) => `${seat} has refused that this turn.`,
  notAdjacent: () => 'A module goes next to the place where you stand.',
  spaceTaken: () => 'That space is taken.',
  landslide: () => 'A landslide lies here.',
  cannotPay: (about) => `Your other cards do not pay for ${card(about)}.`,
  limits: () => 'A production would leave its track, which goes from −5 to +3.',
  twoActions: () => 'With a Broken Wrist, Deploy takes two actions.',
  noPlace: () => 'There is no such place.',
  standsThere: () => 'The character stands there already.',
  tooFar: (about) => `That is farther than ${about.speed ?? 'allowed'}, or behind a landslide.`,
  noProduction: () => 'Only a working module produces.',
  supplyFull: () => 'That supply is full.',
  notModule: () => 'The home base cannot be shut down.',
  alreadyShut: () => 'That module is shut down already.',
  noTokenLeft: (about) => `No ${token(about)} is left.`,
  outOfReach: () => 'That is out of reach.',
  noSuchToken: (about) => `There is no ${token(about)} there.`,
  noFatigue: () => 'There is no fatigue token to remove.',
  notTheirSkill: (about) => `That is a skill of the ${character(about)}.`,
  skillUsed: (about) => `The ${character(about)} has used the skill this turn.`,
  notStart: () => 'That is for the start of the turn.',
  notIll: (about) => `That character does not have ${health(about)}.`,
  notInDiscards: (about) => `${card(about)} is not among the discards.`,
  noProtocolThere: (about) => `${card(about)} is a protocol, and those stay in the discards.`,
  noEvents: () => 'There are not enough events left for that.',
  notYourTurn: () => 'It is not your turn.',
  notNeeded: () => 'That is not what is asked for here.',
  needsMore: () => 'That needs to be said more exactly.',
  noProtocols: () => 'An event forbids protocol effects for now.',
  wrongWindow: (about) => `${card(about)} is not for this moment.`,
  playedThisTurn: (about) => `${card(about)} was used this turn already.`,
  alreadyPlayed: () => 'That waits for the next module already.',
  emergencyFull: () => 'The emergency supply is full.',
  notEnough: () => 'It takes 4 of one supply.',
  nothingToDo: () => 'It would change nothing.',
  critical: () => 'It works against normal events only.',
  doesNotFit: (about) => `${card(about)} is not ${entryOf(RESOURCE_WORDS, about.colour).colour}.`,
  nothingWaived: () => 'The whole cost is due.',
  notThisWay: (about) => `Without ${card(about)} the rest could not be paid.`,
  mustPayThis: () => 'The rest could not be paid without this card.',
  notAside: (about) => `${card(about)} is not one of the two cards.`,
  alreadyToggled: () => 'That module was switched by this card already.',
  notLooked: () => 'That event was not looked at.',
  notAsCardSays: () => 'That is not what the event says.',
  notAmong: () => 'That is not one of those it can be.',
  noneLeft: () => 'There is none left.',
  tableFull: () => 'Five players are the most.',
  tableSmall: () => 'Two players must stay.',
  turnBegun: () => 'Players join and leave between turns only.',
  notSeated: () => 'Nobody in the game sits there.',
  hasSpoken: () => 'You have said that this turn.',
  mostCards: () => 'Others have more cards.',
};

export function objectionLine({ code, about = {} }: Objection, called: People): string {
  return entryOf(LINES, code)(about, player(Number(about.seat), { called }));
}

function card(about: About): string {
  return cardName(idAmong(CARD_IDS, about.card));
}

function character(about: About): string {
  return entryOf(CHARACTER_WORDS, about.character).name;
}

function token(about: About): string {
  return entryOf(TOKEN_WORDS, about.token).name;
}

function health(about: About): string {
  return entryOf(HEALTH_WORDS, about.health).name;
}
