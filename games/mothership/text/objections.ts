/** Why something cannot be done, in English. The rule id is shown beside it. */
import { entryOf, idAmong, type Objection } from '#engine';
import { CARD_IDS } from '../content/cards.ts';
import { DEVELOPMENT_IDS } from '../content/developments.ts';
import { TECHNOLOGY_IDS } from '../content/technologies.ts';
import type { ObjectionCode } from '../objections.ts';
import { CARD_WORDS } from './cards.ts';
import { developmentWords } from './content.ts';
import { cardName, type Names, RESOURCE_NAMES, shortThing, technologyName } from './names.ts';

type About = NonNullable<Objection['about']>;

/** What it is about, by name. */
interface Teller extends Names {
  unit(about: About, key?: string): string;
  Unit(about: About): string;
  /** Where it can only be of the fleet that is told so. */
  Own(about: About): string;
  planet(about: About): string;
}

/** MS-6.2 what each class of ship can hit, by the letter of its id. */
const HARMS: Readonly<Record<string, string>> = {
  f: 'Fighters hit small ships, Guardians, and the shields of a Mothership while it has any.',
  b: 'Bombers hit Motherships, Guardians and stations, but no small ships.',
};

const LINES: Readonly<Record<ObjectionCode, (about: About, teller: Teller) => string>> = {
  notHere: ({ to }) => `It cannot be put at ${to}.`,
  noSuchUnit: (about, { unit }) => `There is no ${unit(about)} in this game.`,
  noSuchPlanet: (about, { planet }) => `${planet(about)} is not a planet on this board.`,
  notYours: (about, { Unit }) => `${Unit(about)} is not yours to command.`,
  notFriendly: (about, { Unit }) => `${Unit(about)} is not on your side.`,
  notEnemy: (about, { Unit }) => `${Unit(about)} is not an enemy.`,
  notShip: (about, { Unit }) => `${Unit(about)} is not the kind of ship this is for.`,
  offBoard: (about, { Unit }) => `${Unit(about)} is not on the board.`,
  rowFirst: () => 'Choose the row first.',
  noRow: () => 'There is no row to choose here.',
  held: (about, { Unit }) => `${Unit(about)} is held: nothing can move it.`,
  hasMoved: (about, { Own }) =>
    `${Own(about)} has finished its movement for this turn: a ship moves once, and before it attacks.`,
  hasAttacked: (about, { Own }) => `${Own(about)} has attacked already: each ship attacks once a turn.`,
  notAttacked: (about, { Own }) => `${Own(about)} has not attacked this turn.`,
  cannotGo: (about, { Own }) => `${Own(about)} can go nowhere.`,
  notReached: ({ to }) => `${to} cannot be reached like this.`,
  notBegun: () => 'There is nothing to stop yet.',
  energySet: () => 'Locked until your next turn: Energy is divided once a turn, before the Mothership acts.',
  noMothership: () => 'This takes a Mothership, and there is none here.',
  wrongSplit: ({ energy }) => `All ${energy} Energy must be placed, at most 12 in one subsystem.`,
  fullSubsystem: ({ subsystem }) => `The ${subsystem} can hold no more Energy.`,
  emptySubsystem: ({ subsystem }) => `There is no Energy in the ${subsystem}.`,
  shipOrder: (about, { unit }) => `Name each ship once, in order: ${unit(about)} comes earlier.`,
  notAdjacent: (about, { unit, Own }) =>
    `${Own(about)} is not next to ${unit(about, 'target')}: it attacks only what is beside it, as far as its engines take it there.`,
  cannotDamage: (about, { unit, Own }) =>
    `${Own(about)} cannot damage ${unit(about, 'target')}. ${HARMS[`${about.unit}`.split('-')[1]?.charAt(0) ?? ''] ?? ''}`.trim(),
  noDie: (about, { Own }) =>
    `${Own(about)} has no Energy in its weapons, so it has no die: divert some there at the start of your turn.`,
  guarded: (about, { Unit }) =>
    `${Unit(about)} is guarded: ${`${about.unit}`.includes('-') ? 'destroy every ship and Guardian of its side next to it' : 'destroy the Guardian next to it'} first, or research Piercing.`,
  friendlyTarget: (about, { Unit }) => `${Unit(about)} is on your side.`,
  repelled: (about, { Unit }) =>
    `${Unit(about)} has repelled an attack of your side: it can be tried again next turn.`,
  guardianTarget: (about, { Unit }) =>
    `${Unit(about)} is a Guardian: it attacks those who come near, and is not attacked this way.`,
  stationTarget: () => 'This is not for a Colony Station.',
  noGate: (about, { Own }) => `${Own(about)} is not next to a friendly station or planet.`,
  technologyMissing: ({ technology }) =>
    `You do not have ${technologyName(idAmong(TECHNOLOGY_IDS, technology))}.`,
  technologyKnown: ({ technology }) =>
    `You have ${technologyName(idAmong(TECHNOLOGY_IDS, technology))} already.`,
  technologyTier: ({ technology }) =>
    `The tier before ${technologyName(idAmong(TECHNOLOGY_IDS, technology))} comes first.`,
  technologyBranch: ({ technology }) =>
    `You chose the other branch: ${technologyName(idAmong(TECHNOLOGY_IDS, technology))} is closed.`,
  passive: ({ technology }) => `${technologyName(idAmong(TECHNOLOGY_IDS, technology))} is not an action.`,
  tooPoor: ({ price, what }) => `This costs ${price} ${RESOURCE_NAMES[`${what}`] ?? what}.`,
  deckEmpty: () => 'The deck is empty.',
  noModulator: () => 'Cards are bought with Gas only by the Interphasic Modulator.',
  notInHand: ({ card }) => `${cardName(idAmong(CARD_IDS, card))} is not in your hand.`,
  wrongWindow: ({ card }) =>
    `${cardName(idAmong(CARD_IDS, card))} cannot be played now. It says: ${entryOf(CARD_WORDS, card).text}`,
  cardNames: () => 'The card needs to be told exactly what it is played on.',
  noTarget: (about, { Unit }) => `${Unit(about)} is no target for this.`,
  outOfRange: (about, { Unit }) => `${Unit(about)} is not at the right distance (${about.range}).`,
  embargo: ({ seat }, { seatName }) => `${seatName(seat)} has an Embargo.`,
  hasNothing: ({ seat }, { seatName }) => `${seatName(seat)} has nothing of that.`,
  healthy: (about, { Own }) => `${Own(about)} has its whole hull.`,
  noPlanets: () => 'You control no planet.',
  notOnAsteroids: () => 'This is for a ship in asteroids.',
  stationMoved: () => 'The station has moved this turn.',
  limit: ({ limit }) =>
    limit === 0
      ? 'You may have no Guardian yet: research Orbital Defences in Colony.'
      : `You have as many Guardians as you may: ${limit}.`,
  hasDeployed: (about, { Own }) => `${Own(about)} has deployed this turn.`,
  noSpace: () => 'There is no empty space for it.',
  noModule: ({ module }) => `This game is played without the module ${module}.`,
  notControlled: (about, { planet }) => `${planet(about)} is not yours.`,
  explored: (about, { planet }) => `${planet(about)} is explored already.`,
  unexplored: (about, { planet }) => `${planet(about)} is not explored yet.`,
  builtNow: (about, { planet }) => `${planet(about)} has had its Development for this turn.`,
  planetFull: (about, { planet }) => `${planet(about)} has no room for another Development.`,
  alreadyBuilt: ({ development }) =>
    `There is a ${developmentWords(idAmong(DEVELOPMENT_IDS, development)).name} there already.`,
  wrongPlanet: ({ development }) =>
    `${developmentWords(idAmong(DEVELOPMENT_IDS, development)).name} is for another kind of planet.`,
  notInMarket: ({ development }) =>
    `${developmentWords(idAmong(DEVELOPMENT_IDS, development)).name} is not in the Market.`,
  marketEmpty: () => 'There are no more Developments to reveal.',
  neutral: (about, { planet }) => `${planet(about)} is neutral.`,
  outOfGame: ({ seat }, { seatName }) => `${seatName(seat)} is not in the game.`,
  gasOnce: () => 'Gas is spent once in a dogfight.',
  gasNobody: () => 'Gas is for a Mothership or a Guardian in the dogfight.',
  beamOnce: () => 'The Solar Beam is fired once in a dogfight.',
  tooWeak: () => 'The Mothership needs a hull of 3 for this.',
  noWingman: () => 'You have no wingman here who could give more.',
  noAsteroidsNear: () => 'No enemy unit in this dogfight is on or next to asteroids.',
  noArtifacts: () => 'You control no Artifact.',
  notInFight: (about, { Unit }) => `${Unit(about)} takes no part in this.`,
  noOne: () => 'There is nobody here to play this on.',
  alreadyDoubled: (about, { unit }) => `The face of ${unit(about)} is doubled already.`,
  notFirstDie: (about, { unit }) => `The die of ${unit(about)} does not show a 1.`,
  notLosing: (about, { Unit }) => `${Unit(about)} is not about to be lost.`,
  notUnmoved: (about, { Own }) => `${Own(about)} has moved, warped or attacked this turn.`,
  noSteal: () => 'There is no hand to take a card from.',
  mustTake: () => 'Take a card: from the deck or from the hand.',
};

export function objectionLine({ code, about = {} }: Objection, names: Names): string {
  const { thing, Thing } = names;
  const idIn = (of: About, key: string) => (of[key] === undefined ? undefined : `${of[key]}`);
  return entryOf(LINES, code)(about, {
    ...names,
    unit: (of, key = 'unit') => thing(idIn(of, key)),
    Unit: (of) => Thing(idIn(of, 'unit')),
    Own: (of) => `Your ${shortThing(idIn(of, 'unit'))}`,
    planet: (of) => Thing(`${of.planet ?? of.unit ?? 'm1'}`),
  });
}
