/** Why something cannot be done, in English. The rule id is shown beside it. */
import { entryOf, type Objection } from '#engine';
import { ALIEN_CLASSES, ALIEN_IDS } from '../content/aliens.ts';
import { ABILITIES, CHARACTERS } from '../content/characters.ts';
import { HULL_ROOMS } from '../content/rooms.ts';
import type { ObjectionCode } from '../objections.ts';
import { GALAXIES } from '../rules/universe.ts';
import { ABILITY_WORDS } from './cards.ts';
import { alienName, CHARACTER_NAMES, CLASS_NAMES, galaxyName, ROOM_NAMES } from './names.ts';

type About = NonNullable<Objection['about']>;

const LINES: Readonly<Record<ObjectionCode, (about: About) => string>> = {
  notYours: (about) => `The ${who(about)} belongs to another seat.`,
  notOffered: () => 'That is not one of the choices.',
  squaresFull: (about) => `The ${who(about)} has no empty square for a power cube.`,
  noCredits: ({ cost }) => `That costs ${cost} credits, more than the crew has.`,
  notHeld: (about) => `The ${who(about)} does not hold that card.`,
  noCubes: (about) => `The ${who(about)} has no power cube left.`,
  notUnlocked: (about) => `${ability(about)} is not available now.`,
  hexEmpty: () => 'Redeploy hex 04 is empty.',
  ordersKnown: (about) => `The orders of the ${klass(about)} class are known already.`,
  roomFull: (about) => `The ${room(about)} room has all its hull points.`,
  roomLocked: (about) => `The ${room(about)} room is locked; build it first.`,
  nothingToDo: () => 'Nothing to do there now.',
  notFacilitator: () => 'Only the Facilitator ends a phase for everyone.',
  figurePlaced: (about) => `That figure of the ${who(about)} has acted already.`,
  noAssistant: () => 'Assistants need the Commander’s ASSISTANT icon.',
  characterOnly: () => 'Only a Character can do that, not an Assistant.',
  iconsFull: () => 'Every icon of this action is taken.',
  topLevel: (about) => `The ${who(about)} is at the highest level.`,
  noTools: () => 'Needs a TOOL: train the Engineer.',
  stressAtFloor: () => 'Stress is at the floor.',
  noTokens: ({ level }) => `Charge level ${level} holds no shield tokens.`,
  tooFewFigures: () => 'Too few figures left.',
  hasContract: (about) => `The ${who(about)} has a contract already.`,
  noField: ({ range }) => `There is no free asteroid field within ${range} lanes.`,
  noMiningStations: () => 'All Mining Stations are placed.',
  notAtStation: () => 'The EOS is not at a space station.',
  stationResting: () => 'This station was used last round.',
  notInLastDash: () => 'That is not done in the Last Dash.',
  embargo: () => 'The embargo forbids technology and contracts this round.',
  noAdvancedRoom: (about) => `The ${who(about)} has no advanced room.`,
  noShipNear: ({ range }) => `There is no such Alien ship within ${range} lanes.`,
  otherTrack: () => 'That is another character’s track.',
  otherCharactersRoom: () => 'That room belongs to another character.',
  cannotBuild: (about) => `The ${room(about)} room stands already.`,
  noSpace: (about) => `The ${who(about)} holds two technology cards already.`,
  sameCharacter: (about) => `The ${who(about)} cannot pass a card to themselves.`,
  noCargo: (about) => `No cargo of the ${who(about)} is on the map.`,
  notALane: (about) => `No lane leads from here to ${galaxy(about, 'to')}.`,
  guarded: (about) => `An Alien ship guards ${galaxy(about)}.`,
  notThere: (about) => `There is nothing of that kind in ${galaxy(about)}.`,
  noLanes: () => 'The EOS has no lanes left.',
  tooManyPills: ({ count }) => `${count} pills are more than there are, or more than the stress needs.`,
  keywordAlone: () => 'No other card laid out has this keyword.',
  alreadyStruck: () => 'This card has its First Strike already.',
  strikeRefused: (about) => `The ${who(about)} refused to pay for this card.`,
  notFighting: (about) => `The ${who(about)} does not take part in this combat round.`,
  markIdentical: () => 'Of dice alike, take the first.',
  alreadyMarked: () => 'That die is marked already.',
  markFirst: () => 'Mark at least one die first.',
  noSuchDie: () => 'There is no such die to use.',
  iconFilled: () => 'That icon is filled, or not on the card.',
  noMatch: () => 'That face does not match the icon.',
  notInPursuit: (about) => `${ship(about)} does not take part.`,
  protected: (about) => `${ship(about)} is shielded by a Protector; strike that first.`,
  notAPip: (about) => `${ship(about)} does not hit on ${about.pip}.`,
  pipShielded: () => 'That number is shielded already.',
  noHit: (about) => `${ship(about)} did not hit.`,
  noHull: (about) => `The ${room(about)} room has no hull points.`,
  atThePlanet: () => 'There is no fleeing from the Paradise Planet.',
  alreadyAnchored: () => 'These ships are anchored already.',
  hasGate: () => 'That station has a jump gate already.',
  gateAtHome: () => 'The first gate goes to the card’s own station.',
  otherRollsFirst: () => 'Another participant rolls first.',
  jammed: () => 'The consoles are jammed: no First Strike, no technology in the EOS attack.',
  wrongWindow: () => 'That is not used at this moment.',
  needsTarget: () => 'That needs something to be used on.',
  needsNoTarget: () => 'That is used without naming anything else.',
  noEffect: () => 'It would have no effect now.',
};

export function objectionLine({ code, about = {} }: Objection): string {
  return entryOf(LINES, code)(about);
}

function known<I extends string>(ids: readonly I[], about: About, key: string): I | undefined {
  return ids.find((id) => id === about[key]);
}

function who(about: About): string {
  const id = known(CHARACTERS, about, 'who');
  return id ? CHARACTER_NAMES[id] : 'character';
}

function room(about: About): string {
  const id = known(HULL_ROOMS, about, 'room');
  return id ? ROOM_NAMES[id] : 'other';
}

function klass(about: About): string {
  const id = known(ALIEN_CLASSES, about, 'class');
  return id ? CLASS_NAMES[id] : 'Alien';
}

function ship(about: About): string {
  const id = known(ALIEN_IDS, about, 'ship');
  return id ? alienName(id) : 'That ship';
}

function ability(about: About): string {
  const id = known(ABILITIES, about, 'ability');
  return id ? ABILITY_WORDS[id].name : 'That ability';
}

function galaxy(about: About, key = 'at'): string {
  const id = known(GALAXIES, about, key);
  return id ? galaxyName(id) : 'there';
}
