/** What stands on the table itself, in English. */
import type { TargetId } from '../action.ts';
import type { PlanetKind } from '../content/layouts.ts';
import { dieOf, type Split, type Subsystem, spacesOf } from '../content/panel.ts';
import type { Category } from '../content/technologies.ts';
import type { Preset, Stepper, Stuck } from '../outlook/energy.ts';
import type { UnitClass } from '../rules/units.ts';
import { shortThing } from './names.ts';

export const percent = (share: number): string => {
  const rounded = Math.round(share * 100);
  if (share > 0 && rounded === 0) return '<1\u00a0%';
  return share < 1 && rounded === 100 ? '>99\u00a0%' : `${rounded}\u00a0%`;
};

const counted = (count: number, one: string): string => `${count} ${one}${count === 1 ? '' : 's'}`;

export const TABLE_WORDS = {
  map: 'The board. Arrow keys go from space to space, Enter chooses, plus and minus zoom.',
  fit: 'Show the whole board',
  close: 'Close',
  empty: 'empty space',
  asteroids: 'asteroids',
  your: (unit: TargetId | undefined) => `your ${shortThing(unit)}`,
  flies: (spaces: number) => `flies ${spaces}`,
  hull: (value: number) => `hull ${value} of 12`,
  stationHp: (value: number) => `station ${value} of 16`,
  shield: (value: number) => `shield ${value}`,
  guarded: 'guarded',
  alone: 'stands alone (broken red ring)',
  held: 'held in place',
  moved: 'has moved',
  mayFire: 'can still fire (white dot)',
  attacked: 'has attacked',
  neutral: 'nobody’s yet',
  yours: 'yours',
  controlledBy: (who: string) => `controlled by ${who}`,
  defence: (value: number) => `Planet Defence ${value}`,
  moon: 'with a Moon',
  canMove: 'can move',
  canAttack: 'can be attacked this turn',
  canGo: 'can be reached safely',
  canChoose: 'can be chosen',
  inHand: 'chosen',
  scratch: '−2',
  scratched: ['−2', 'hull'],
  lost: (chance: string): readonly string[] => [chance, 'lost'],
  hazard: {
    asteroid: (loss: string) => `asteroids, ${loss} to be lost`,
    guardian: (loss: string) => `next to a Guardian, which fires until one is gone, ${loss} to be lost`,
    'asteroid+guardian': (loss: string) => `asteroids next to a Guardian, ${loss} to be lost`,
  },
  threats: 'Where enemies could strike next turn',
  names: 'Names of the spaces',
  threatened: (count: number) =>
    count === 1 ? '1 enemy could strike here' : `${count} enemies could strike here`,
  threatLegend: {
    any: 'How many enemy ships could strike each space in their next turn, with their Energy as it is.',
    small: 'How many enemy ships could strike a Fighter or Bomber there next turn. Bombers cannot.',
    mothership:
      'How many enemy ships could strike your Mothership there next turn. Fighters only reach shields.',
    station: 'How many enemy Bombers and Motherships could strike your station next turn.',
  },
  cleared: 'through with these asteroids',
  formation: {
    solo: { name: 'Accept this formation', note: 'Your station is far off and alone: hurry home' },
    others: { name: 'Accept this formation', note: 'Or press a lit space; one beside the station guards it' },
  },
  rest: 'Move the rest',
  restNote: 'Shows where a sound player would move the ships that are left, without attacks',
  restCard: (count: number) => ({
    name: `Move ${counted(count, 'ship')}`,
    note: 'As drawn on the board. One undo takes it back; Esc leaves it.',
  }),
  nothingToMove: 'No ship that is left stands better elsewhere: move by hand, or end the turn.',
  squad: (count: number) => (count === 0 ? 'Add ships to it' : `Squad of ${count}: that is all`),
  squadHelp: 'Press more of your ships, then a space: they all go there, side by side.',
  die: (sides: number, face: number | undefined) =>
    sides === 0 ? 'no die' : face === undefined ? `a D${sides}` : `shows ${face}`,
  noDie: 'no die',
  pressSpace: 'Press a lit space to fly there, or a red ring to strike.',
  outOfReach: 'Out of its reach, or not for now: press a lit space.',
  pressTarget: 'Press a lit place on the board.',
  attack: (name: string) => `Attack ${name}`,
  cardNotNow: 'It cannot be played right now.',
  sell: (price: string) => `Sell it at the end of the turn: ${price}`,
  keep: 'Keep it after all',
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
  dice: 'The dice',
  diceBefore: (count: number) => (count === 1 ? 'The fight before this' : `Earlier fights (${count})`),
  points: (count: number, target: number) => `${count} of ${target}`,
  worth: (count: number) => `${count} VP`,
  records: 'Cards that are out',
  keys: [
    ['S', 'next ship that can move'],
    ['T', 'next target in reach'],
    ['F', 'go and fire'],
    ['M', 'move the rest'],
    ['Shift', 'with a press on a ship: it goes along'],
    ['P', 'to the Energy'],
    ['R', 'technology'],
    ['O', 'Market'],
    ['C', 'to your cards'],
    ['X', 'where enemies could strike'],
    ['N', 'names of the spaces'],
    ['+ −', 'closer, farther'],
    ['Esc', 'put it down'],
  ],
  discard: (count: number) => `Discard pile (${count})`,
  unseen: (count: number) => `Unseen: in the deck or in other hands (${count})`,
  guardedBy: (names: string) => `Guarded by ${names}: they must go first.`,
  rivals: 'The other fleets',
  dock: 'Your fleet',
  ships: 'Your ships',
  rival: (who: string) => `Fleet of ${who}`,
  out: 'Out of the game',
  station: 'Station',
  hullName: 'Hull of the Mothership',
  shieldName: 'Shield',
  minerals: 'Minerals',
  gas: 'Gas',
  influence: 'Influence',
  cards: 'Cards',
  income: (name: string, plus: number) => `${name}: ${plus} more at the end of your turn`,
  blockaded: '+0, blockaded',
  hand: (count: number) => counted(count, 'card'),
  card: (name: string, text: string, usable: boolean) =>
    `${name}. ${text}${usable ? ' Can be used now.' : ''}`,
  anyTurn: 'Played when its moment comes: in a fight, or on another player’s turn',
  anyTurnShort: 'an answer',
  tab: {
    ships: () => 'Ships',
    cards: (count: number) => counted(count, 'card'),
    energy: () => 'Energy',
  },
  technology: 'Technology',
  open: (count: number) => `${count} open`,
  market: 'Market',
  marketTitle: 'Influence and Market',
  marketHelp: (left: number) =>
    `One Development a turn on an explored planet of yours; the first on a planet costs 1 Mineral, the second 2, the third 3. ${left} left in the deck.`,
  bare: (enemies: string) => `Your station stands alone: ${enemies} could strike it. Press again to end.`,
  mayBeLost: (loss: string, ship: string) => `${loss} that ${ship} is lost there. Press again to fly.`,
  warn: (loss: string) => `${loss} lost`,
  closesOther: 'Tier 3 closes the other branch for ever. Press again to research it.',
  noRefund: 'Nothing is refunded. Press again to scrap it.',
} as const;

export const ENERGY_WORDS = {
  title: 'Energy',
  cubes: (count: number) => `${counted(count, 'cube')} of Energy`,
  draft: 'free until your Mothership acts',
  locked: 'locked',
  subsystem: { engines: 'Engines', weapons: 'Weapons', shields: 'Shields' } satisfies Record<
    Subsystem,
    string
  >,
  spaces: (count: number) => counted(count, 'space'),
  noDie: 'no die',
  /** What is left of its flight this turn: who has fired flies no more. */
  flight: (count: number, moved = false, attacked = false) => {
    if (moved) return 'Your Mothership has flown.';
    if (attacked) return 'Your Mothership has fired, and flies no more.';
    return `Your Mothership flies ${counted(count, 'space')}.`;
  },
  price: 'A space more or a larger die costs 2 shields.',
  rest: 'the rest',
  here: 'Here',
  more: { engines: 'Engines: one space more', weapons: 'Weapons: a larger die' } satisfies Record<
    Stepper,
    string
  >,
  less: { engines: 'Engines: one space less', weapons: 'Weapons: a smaller die' } satisfies Record<
    Stepper,
    string
  >,
  defend: (die: number, shield: number) =>
    `Until your next turn it defends with ${die > 0 ? `D${die}` : 'no die'} and shield ${shield}.`,
  preset: { travel: 'Travel', strike: 'Strike', even: 'Even', hold: 'Hold' } satisfies Record<Preset, string>,
  presetGives: (one: Preset, { engines, weapons, shields }: Split) =>
    ({
      travel: `flies ${spacesOf(engines)}`,
      strike: `D${dieOf(weapons)}`,
      even: 'a third each',
      hold: `shield ${shields}`,
    })[one],
  presetHelp: {
    travel: 'As far as it flies',
    strike: 'The largest die',
    even: 'A third for each',
    hold: 'A good die and shields, no flight',
  } satisfies Record<Preset, string>,
  stuck: {
    most: 'There is no more to be had: 6 spaces and a D12 are the most.',
    least: 'Nothing is left there.',
    full: 'The cubes have no other place: 12 are the most on each row.',
  } satisfies Record<Stuck, string>,
} as const;

export const TECH_WORDS = {
  title: 'Technology',
  has: (own: boolean, minerals: number) =>
    own ? `You have ${counted(minerals, 'Mineral')}.` : `${counted(minerals, 'Mineral')} in store.`,
  help: 'A technology costs as many Minerals as its tier. Tier 3 closes the other branch of its category for ever.',
  category: {
    economy: 'Economy',
    combat: 'Combat',
    support: 'Support',
    colony: 'Colony',
  } satisfies Record<Category, string>,
  tile: (name: string, tier: number, state: string, text: string) =>
    `${name}, tier ${tier}, ${state}. ${text}`,
  state: {
    known: 'researched',
    open: 'can be researched now',
    next: 'next, but too dear now',
    later: 'needs the tier before it',
    closed: 'closed: the other branch was chosen',
  },
  closes: (names: string) => `This closes the other branch for ever: ${names}.`,
  research: 'Research',
  choose: 'Press a technology to read it here. It is yours once you press Research.',
} as const;

export const FLEET_WORDS = {
  mothership: (spaces: number, die: number, shield: number, hull: number) =>
    `Mothership: flies ${spaces}, ${die > 0 ? `D${die}` : 'no die'}, shield ${shield}, hull ${hull} of 12`,
  station: (hp: number) => `Station: ${hp} of 16`,
  purse: (minerals: number, gas: number, cards: number) =>
    `${counted(minerals, 'Mineral')}, ${gas} Gas, ${counted(cards, 'card')}`,
  due: (names: string) => `Returns later: ${names}.`,
  youKnow: (names: string) => `You know of: ${names}.`,
  records: 'Cards that are out',
} as const;

const kinds = <T>(ships: T, station: T, asteroids: T, planet: T) => ({ ships, station, asteroids, planet });

export const SCENE_WORDS = {
  wingmen: (count: number) => counted(count, 'wingman').replace('wingmans', 'wingmen'),
  hull: (mean: number, destroyed: string | undefined, fighters: boolean) =>
    mean === 0
      ? 'This can only wear down its shield, not its hull.'
      : `${fighters ? 'Fighters add to the win, but only others break the hull. ' : ''}Its hull loses ${mean.toFixed(1)} on average${destroyed === undefined ? '' : `; ${destroyed} to destroy it`}.`,
  chooseShips: 'Choose the ships that attack.',
  noRoom: 'They cannot all reach a space beside it.',
  goAndFire: 'Go and fire',
  fire: 'Fire',
  cancel: 'Cancel',
  hasFired: 'fired already',
  tooFar: 'too far',
  /** Empty where it can. */
  cannotHit: (by: UnitClass, to: UnitClass): string => {
    if (by === 'bomber' && (to === 'fighter' || to === 'bomber')) return 'cannot hit small ships';
    return by === 'fighter' && to === 'station' ? 'cannot hit stations' : '';
  },
  guardsStation: 'It guards their station.',
  gains: {
    mineral: '1 Mineral every turn, and a card now.',
    gas: '1 Gas every turn, and a card now.',
    planetoid: 'The Bonus Die, and a card now.',
    mothership: 'Break its shields first, then its hull.',
    fighter: 'You gain 1 Mineral.',
    bomber: 'You gain 1 Mineral.',
    guardian: 'You gain 1 Mineral.',
    station: 'Every full 4 points cost it 4. At 0 its fleet is out.',
  } satisfies Record<UnitClass | PlanetKind, string>,
  /** What falls with a thing: its fleet, or the last that stands against you. */
  falls: {
    ship: {
      win: 'The last ship against you: destroy it and you win.',
      out: 'Its last ship: with it the fleet is out.',
    },
    station: {
      win: 'Every full 4 points cost it 4. At 0 you win.',
      out: 'Every full 4 points cost it 4. At 0 its fleet is out.',
    },
  },
  title: kinds('Dogfight', 'Attack on a station', 'Into the asteroids', 'Attack on a planet'),
  othersDecide: 'Waiting for the other side.',
  against: 'against',
  attacks: 'Attack',
  defends: 'Defence',
  noDefence: 'A station has no die: every full 4 points cost it 4.',
  odds: kinds(
    { win: 'win', tie: 'tie, nobody is harmed', loss: 'lose' },
    { win: 'hits', tie: 'not enough', loss: '' },
    { win: 'come through', tie: '', loss: 'are hit' },
    { win: 'capture', tie: 'it holds', loss: '' },
  ),
  /** The same, read by whoever is attacked. */
  attacked: kinds(
    { win: 'you win', tie: 'tie, nobody is harmed', loss: 'you lose' },
    { win: 'your station holds', tie: '', loss: 'your station is hit' },
    { win: 'you come through', tie: '', loss: 'you are hit' },
    { win: 'your planet holds', tie: '', loss: 'your planet is lost' },
  ),
  noFace: 'no face turns this fight',
  andRoll: ' and roll',
  gasNote: 'Once a fight; then the dice, unless a card still fits',
  step: (hp: number, last: boolean, chance: string) => `${last ? 'destroyed' : `−${hp}`} ${chance}`,
  mayAddGas: (most: number) => `They may add up to +${most} with Gas.`,
  stake: (names: string) => `At stake: ${names}.`,
  tiesWin: 'Targeting Computer: the attacker wins ties.',
  facesOnly: 'Against planets only what the dice show counts, no bonus; planets never hit back.',
  added: { cards: 'cards', other: 'other bonuses' },
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
  armadaNote: 'Armada: hit points of station and Mothership, 4 for every small ship, 2 for every planet.',
} as const;
