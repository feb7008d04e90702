/** What stands on the table itself, in English. */
import { personAt } from '#engine';
import type { TargetId } from '../action.ts';
import type { PlanetKind } from '../content/layouts.ts';
import type { Subsystem } from '../content/panel.ts';
import type { Category } from '../content/technologies.ts';
import type { UnitClass } from '../rules/units.ts';
import { seatName, shortThing } from './names.ts';

const percent = (share: number): string => {
  const rounded = Math.round(share * 100);
  if (share > 0 && rounded === 0) return '<1%';
  return share < 1 && rounded === 100 ? '>99%' : `${rounded}%`;
};

export const TABLE_WORDS = {
  percent,
  map: 'The board. Arrow keys go from space to space, Enter chooses, plus and minus zoom.',
  zoomIn: 'Closer',
  zoomOut: 'Farther',
  fit: 'Show the whole board',
  close: 'Close',
  now: 'What you can do now',
  putDown: 'Put it down',
  empty: 'empty space',
  asteroids: 'asteroids',
  at: (hex: string) => `at ${hex.replace(',', ' ')}`,
  your: (unit: TargetId | undefined) => `your ${shortThing(unit)}`,
  hp: (value: number, most: number) => `${value}/${most} HP`,
  shield: (value: number) => `shield ${value}`,
  guarded: 'guarded',
  held: 'held in place',
  moved: 'has moved',
  attacked: 'has attacked',
  neutral: 'neutral',
  controlledBy: (owner: number, npc: boolean) =>
    `controlled by ${npc ? 'the NPC' : (personAt(owner) ?? `player ${owner + 1}`)}`,
  defence: (value: number) => `Planet Defence ${value}`,
  moon: 'with a Moon',
  canMove: 'can move',
  canAttack: 'can be attacked',
  canAttackWith: 'can attack',
  canGo: 'can be reached safely',
  canChoose: 'can be chosen',
  inHand: 'chosen',
  rocks: (chance: string) => `asteroids, ${chance} to come through`,
  zone: 'next to a Guardian, which will attack until one of them is destroyed',
  twoWays: '2 ways',
  sooner: 'or sooner through a hazard',
  waysTo: (hex: string) => `Two ways to ${hex.replace(',', ' ')}`,
  way: {
    safe: (steps: number) => `Safely, ${steps} ${steps === 1 ? 'space' : 'spaces'}, and stay there`,
    asteroid: (steps: number, chance: string, left: number) =>
      `Through asteroids, ${steps} ${steps === 1 ? 'space' : 'spaces'}: ${chance} to come through, then ${left} more`,
    guardian: (steps: number, chance: string) =>
      `Past a Guardian, ${steps} ${steps === 1 ? 'space' : 'spaces'}: ${chance} to survive`,
    'asteroid+guardian': (steps: number, chance: string) =>
      `Through asteroids to a Guardian, ${steps} ${steps === 1 ? 'space' : 'spaces'}: ${chance} to survive`,
  },
  threats: 'Where enemies could strike next turn',
  coordinates: 'Names of the spaces',
  threatened: (count: number) =>
    count === 1 ? '1 enemy could strike here' : `${count} enemies could strike here`,
  threatLegend: {
    all: 'How many ships could strike each space in their next turn, with their Energy as it is.',
    any: 'How many enemy ships could strike each space in their next turn, with their Energy as it is.',
    small: 'How many enemy ships could strike a Fighter or Bomber there next turn. Bombers cannot.',
    mothership:
      'How many enemy ships could strike your Mothership there next turn. Fighters only reach shields.',
    station: 'How many enemy Bombers and Motherships could strike your station next turn.',
  },
  cleared: 'through with these asteroids',
  placeForMe: (left: number) => (left === 1 ? 'Place it for me' : 'Place the rest for me'),
  placeHelp: {
    solo: 'Your station stands unguarded at the other end of the board, with the NPC’s Mothership beside it: hurry home.',
    others: 'Within two spaces of the station, off the asteroids. A ship beside the station guards it.',
  },
  survives: (chance: string) => `${chance} to survive`,
  die: (sides: number, face: number | undefined) =>
    sides === 0 ? 'no die' : face === undefined ? `a D${sides}` : `shows ${face}`,
  noDie: 'no die',
  spaces: (count: number) => `${count} ${count === 1 ? 'space' : 'spaces'}`,
  pressSpace: 'Press a lit space to move there.',
  attack: (name: string) => `Attack ${name}`,
  cardNotNow: 'It cannot be played right now.',
  harm: {
    fighter: 'Hits small ships and Guardians; of a Mothership only the shields; no stations.',
    bomber: 'Hits Motherships, Guardians and stations; no small ships.',
    mothership: 'Hits everything. Its die and shield are your Energy split.',
    guardian: 'Attacks every enemy ship that comes next to it, until one is destroyed.',
    station: 'Defenceless. It is guarded while a ship or Guardian of its side is next to it.',
  } satisfies Record<UnitClass, string>,
  yields: {
    mineral: 'Yields 1 Mineral a turn to whoever controls it.',
    gas: 'Yields 1 Gas a turn to whoever controls it.',
    planetoid: 'Yields nothing by itself; its capture rolls the Bonus Die.',
  } satisfies Record<PlanetKind, string>,
  unexplored: 'Unexplored: an Artifact lies here.',
  points: (count: number) => `${count} VP`,
  yourTurn: 'Your turn',
  turnOf: (owner: number, npc: boolean) => (npc ? 'The NPC’s turn' : `${seatName(owner)}’s turn`),
  round: (round: number, of: number | undefined) => `Round ${round}${of === undefined ? '' : ` of ${of}`}`,
  target: (points: number) => `to ${points} VP`,
  deck: (cards: number) => `deck ${cards}`,
  records: 'Cards and keys',
  keysTitle: 'Keys on the board',
  keys: [
    ['S', 'next ship that can move'],
    ['T', 'next target in reach'],
    ['G', 'one more ship joins the attack'],
    ['F', 'fire'],
    ['R', 'technology'],
    ['X', 'where enemies could strike'],
    ['N', 'names of the spaces'],
    ['C', 'to your cards'],
    ['V', 'to the Energy sliders'],
    ['E', 'to the end of the turn'],
    ['+ − 0', 'closer, farther, the whole board'],
    ['Esc', 'put it down'],
  ],
  discard: (count: number) => `Discard pile (${count})`,
  unseen: (count: number) => `Unseen: in the deck or in other hands (${count})`,
  buy: { minerals: 'Buy a card: 2 M', gas: 'Buy a card: 4 Gas' },
  guardedBy: (names: string) => `Guarded by ${names}: they must go first.`,
  begins: (seat: number) => `${personAt(seat) ?? `player ${seat + 1}`} begins`,
  lastRound: 'Last round',
  rivals: 'The other fleets',
  ships: 'Your ships',
  rival: (owner: number, npc: boolean) =>
    npc ? 'The NPC’s fleet' : `Fleet of ${personAt(owner) ?? `player ${owner + 1}`}`,
  out: 'Out of the game',
  ally: 'Ally',
  stationHp: 'Station',
  mothershipHp: 'Mothership',
  shieldName: 'Shield',
  minerals: 'Minerals',
  gas: 'Gas',
  influence: 'Influence',
  cards: 'Cards',
  split: (engines: number, weapons: number, shields: number) => `E${engines} W${weapons} S${shields}`,
  categoryShort: { economy: 'Ec', combat: 'Co', support: 'Su', colony: 'Cl' } satisfies Record<
    Category,
    string
  >,
  category: {
    economy: 'Economy',
    combat: 'Combat',
    support: 'Support',
    colony: 'Colony',
  } satisfies Record<Category, string>,
  panel: 'Your Control Panel',
  income: (name: string, plus: number) => `${name}: ${plus} more at the end of your turn`,
  energy: 'Energy',
  subsystem: { engines: 'Engines', weapons: 'Weapons', shields: 'Shields' } satisfies Record<
    Subsystem,
    string
  >,
  freeEnergy: (count: number) => `${count} Energy left to place.`,
  youDefend: (die: number, shields: number) =>
    `Locked until your next turn: you defend with ${die > 0 ? `D${die}` : 'no die'} and ${shields} shields.`,
  divert: 'Divert',
  reset: 'Reset',
  here: 'Here',
  hand: (count: number) => (count === 1 ? '1 card' : `${count} cards`),
  noCards: 'Capture a planet or buy a card.',
  card: (name: string, text: string, usable: boolean) =>
    `${name}. ${text}${usable ? ' Can be used now.' : ''}`,
  anyTurn: 'Can be used on other players’ turns',
  technology: 'Technology',
  market: 'Influence and Market',
  marketHelp: (left: number) =>
    `One Development a turn on an explored planet of yours; the first on a planet costs 1 Mineral, the second 2, the third 3. ${left} left in the deck.`,
  endTurn: 'End the turn',
  endAnyway: 'End it anyway',
  stillAttacks: (count: number) =>
    count === 1 ? 'One target is still within reach.' : `${count} targets are still within reach.`,
  openStation: 'No ship or Guardian guards your station.',
  youHave: (minerals: number) => `You have ${minerals} ${minerals === 1 ? 'Mineral' : 'Minerals'}.`,
  theyHave: (minerals: number) => `${minerals} ${minerals === 1 ? 'Mineral' : 'Minerals'} in store.`,
  treeHelp:
    'A technology costs as many Minerals as its tier. Tier 3 closes the other branch of its category for ever.',
  tech: (name: string, tier: number, state: string, text: string) =>
    `${name}, tier ${tier}, ${state}. ${text}`,
  techState: {
    known: 'researched',
    open: 'can be researched now',
    next: 'next, but too dear now',
    later: 'needs the tier before it',
    closed: 'closed: the other branch was chosen',
  },
  closes: (names: string) => `This closes the other branch for ever: ${names}.`,
  research: 'Research',
  due: (names: string) => `Returns later: ${names}.`,
  youKnow: (names: string) => `You know of: ${names}.`,
  hint: 'by the bot’s estimate',
  hintBest: 'the bot’s choice',
} as const;

const kinds = <T>(ships: T, station: T, asteroids: T, planet: T) => ({ ships, station, asteroids, planet });

export const SCENE_WORDS = {
  gas: 'Gas',
  wingmen: (count: number) => (count === 1 ? '1 wingman' : `${count} wingmen`),
  wingmanCard: 'Wingman card',
  hull: (mean: number, destroyed: string | undefined) =>
    mean === 0
      ? 'This can only wear down its shield, not its hull.'
      : `Its hull loses ${mean.toFixed(1)} on average${destroyed === undefined ? '' : `; ${destroyed} to destroy it`}.`,
  chooseShips: 'Choose the ships that attack.',
  allTogether: 'All together',
  fire: (kind: string) => (kind === 'planet' ? 'Attack the planet' : 'Fire'),
  title: kinds('Dogfight', 'Attack on a station', 'Into the asteroids', 'Attack on a planet'),
  othersDecide: 'Waiting for the other side.',
  against: 'against',
  attacks: 'Attack',
  defends: 'Defence',
  noDefence: 'A station has no die: every full 4 points cost it 4 HP.',
  odds: kinds(
    { win: 'win', tie: 'tie, nobody is harmed', loss: 'lose' },
    { win: 'hits', tie: 'not enough', loss: '' },
    { win: 'come through', tie: '', loss: 'are hit' },
    { win: 'capture', tie: 'it holds', loss: '' },
  ),
  step: (hp: number, last: boolean, chance: string) => `${last ? 'destroyed' : `−${hp} HP`} ${chance}`,
  stake: (names: string, one: boolean) =>
    one
      ? `If you lose, ${names} takes the whole winning total.`
      : `If you lose, ${names} each take the whole winning total.`,
  tiesWin: 'Targeting Computer: the attacker wins ties.',
  facesOnly: 'Only the faces count on planets, and planets never hit back.',
  outcome: { attacker: 'beats', defender: 'fails against', tie: 'meets' },
} as const;

export const ENDING_WORDS = {
  fleets: 'The fleets',
  seat: 'Fleet',
  ships: 'Ships',
  planets: 'Planets',
  station: 'Station',
  points: 'Points',
  armada: 'Armada',
  won: 'Won',
} as const;
