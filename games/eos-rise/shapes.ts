/** The shapes of a state and of its frames, for states that come from outside. */
import {
  type Fields,
  fieldsProblem,
  flag,
  int,
  type Layer,
  list,
  maybe,
  object,
  oneOf,
  type Shape,
  text,
} from '#engine';
import { ADVANCED_ROOM_IDS } from './content/advancedRooms.ts';
import { ALIEN_CLASSES, ALIEN_IDS } from './content/aliens.ts';
import { CHARACTERS, FACES, TRACKS } from './content/characters.ts';
import { CONTRACT_IDS } from './content/contracts.ts';
import { DAMAGE_IDS, ICONS } from './content/damage.ts';
import { EVENT_IDS } from './content/eventIds.ts';
import { GAIN_KINDS } from './content/gains.ts';
import { MISSION_IDS } from './content/missions.ts';
import { REGIONS } from './content/regions.ts';
import { HULL_ROOMS, SLOTS } from './content/rooms.ts';
import { TECHNOLOGY_IDS } from './content/technologyIds.ts';
import { INTEL_LAP, PARADISE } from './content/tracks.ts';
import {
  BARE_ASKS,
  BARE_STEPS,
  CHARACTER_PURPOSES,
  type EosFrame,
  HAULED,
  SHIP_PURPOSES,
  type StepName,
  WINDOWS,
} from './frame.ts';
import { GALAXIES } from './rules/universe.ts';
import {
  type Asteroid,
  type Combat,
  type DECK_IDS,
  type Die,
  type Flight,
  type LaidCard,
  type Member,
  PHASES,
  type Raider,
  type Ship,
  STRIKE_KINDS,
  type Station,
  type Strike,
} from './state.ts';

const MANY = 1000;
const who = oneOf(CHARACTERS);
const galaxy = oneOf(GALAXIES);
const alien = oneOf(ALIEN_IDS);
const name = oneOf(ALIEN_CLASSES);
const damageCard = oneOf(DAMAGE_IDS);
const technology = oneOf(TECHNOLOGY_IDS);
const contract = oneOf(CONTRACT_IDS);
const region = oneOf(REGIONS);
const count = int(0, MANY);
const some = int(1, MANY);
const seat = int(0, 3);
const shipOrNone = oneOf([...ALIEN_CLASSES, 'none']);

type Args<N extends StepName> = Fields<Omit<Extract<EosFrame, { step: N }>, 'step'>>;

const SCAN = { who, gear: count, syringe: count, arrow: count, crosshair: count, stress: count };

type BareStep = (typeof BARE_STEPS)[number] | (typeof BARE_ASKS)[number] | (typeof WINDOWS)[number];

/** Frames with arguments of their own. */
const ARGS: { readonly [N in Exclude<StepName, BareStep>]: Args<N> } = {
  gain: { gain: oneOf(GAIN_KINDS), n: some, who },
  intel: { n: some },
  dealStress: { who, amount: count },
  damageCard: { n: some },
  hullDamage: { amount: count },
  deliver: { who },
  drawTechnology: { who },
  cargoRoll: { who },
  scanNext: SCAN,
  strikeRoll: { kind: oneOf(STRIKE_KINDS) },
  deploy: { hex: int(0, 3) },
  drawEvent: { region },
  level: { n: some },
  track: { who },
  advancedRoom: { who },
  spoof: { class: name },
  build: { who },
  repair: { who, points: some },
  thirdCard: { who, card: technology },
  sign: { who, cards: list(contract, { min: 1, max: 3 }) },
  mine: { who, anywhere: flag() },
  scan: SCAN,
  haul: { who, item: oneOf(HAULED), at: galaxy, left: int(1, 3) },
  tow: { who },
  pickShip: { who, purpose: oneOf(SHIP_PURPOSES) },
  decoy: { who },
  pickFrb: { who },
  putFrb: { who, from: galaxy, to: list(galaxy, { max: 2 }) },
  keepDamage: { who, cards: list(damageCard, { min: 1, max: 2 }) },
  keepTechnology: { who, cards: list(technology, { min: 1, max: 2 }) },
  pickCharacter: {
    purpose: oneOf(CHARACTER_PURPOSES),
    by: maybe(who),
    from: list(who, { min: 1, max: 4 }),
  },
  cube: { n: some },
  pills: { who, amount: some },
  join: { who },
  confirmStrike: { card: damageCard, by: who },
  tricky: { left: some, rolled: list(who, { max: 4 }) },
  reroll: { by: who, who, single: flag(), marked: list(int(0, 17), { max: 18 }) },
  overcharge: { card: damageCard, passed: int(0, 15) },
  target: { card: damageCard },
  overpenetration: { spare: some },
  anchor: { by: who, left: int(1, 2) },
  tryLuck: { card: oneOf(EVENT_IDS) },
  gate: { left: int(1, 2), region },
  signalSense: { at: galaxy, ship: shipOrNone },
};

type AnyFields = Readonly<Record<string, Shape<unknown>>>;

/** The arguments of every step. */
const FRAMES: ReadonlyMap<unknown, AnyFields> = new Map<unknown, AnyFields>([
  ...[...BARE_STEPS, ...BARE_ASKS].map((step) => [step, {}] as const),
  ...WINDOWS.map((step) => [step, { passed: int(0, 15) }] as const),
  ...Object.entries<AnyFields>(ARGS),
]);

/** A frame of the stack: its step, with the arguments that step takes. */
const frame: Shape<object> = {
  problem(value, field) {
    if (typeof value !== 'object' || value === null || Array.isArray(value))
      return { field, reason: 'must be a frame' };
    const { step, ...args }: { readonly step?: unknown } = value;
    const fields = FRAMES.get(step);
    return fields
      ? fieldsProblem(args, fields, field)
      : { field: `${field}.step`, reason: 'is no step of this game' };
  },
};

const member: Shape<Member> = object<Member>({
  seat,
  level: int(1, 9),
  track: maybe(oneOf(TRACKS)),
  stress: int(1, 11),
  cubes: int(0, 4),
  technology: list(technology, { max: 2 }),
  contract: maybe(contract),
  cargo: maybe(galaxy),
  mission: maybe(object({ card: oneOf(MISSION_IDS), stars: int(0, 3), counted: list(text(20), { max: 4 }) })),
  room: maybe(oneOf(ADVANCED_ROOM_IDS)),
  roomUsed: flag(),
  figure: maybe(oneOf(SLOTS)),
  assistant: maybe(oneOf(SLOTS)),
});

const raider: Shape<Raider> = object<Raider>({
  card: alien,
  frb: count,
  skill: count,
  credit: count,
  damage: count,
});
const laid: Shape<LaidCard> = object<LaidCard>({
  card: damageCard,
  open: list(oneOf(ICONS), { max: 4 }),
  strike: maybe(who),
  bonus: count,
  spent: flag(),
});
const die: Shape<Die> = object<Die>({ who, advanced: flag(), face: oneOf(FACES), placed: flag() });
const combat: Shape<Combat> = object<Combat>({
  round: count,
  fighters: list(who, { max: 4 }),
  cards: list(laid, { max: DAMAGE_IDS.length }),
  dice: list(die, { max: 18 }),
  calm: list(who, { max: 4 }),
  refused: list(text(60), { max: 200 }),
  led: flag(),
  ranged: flag(),
  overpenetrated: flag(),
  defeated: count,
  ghosted: flag(),
});
const strike: Shape<Strike> = object<Strike>({
  kind: oneOf(STRIKE_KINDS),
  ships: list(alien, { min: 1, max: ALIEN_IDS.length }),
  shields: list(object({ ship: alien, pip: int(1, 6) }), { max: 15 }),
  die: int(0, 6),
  bolts: list(object({ ship: alien, die: int(1, 6) }), { max: ALIEN_IDS.length }),
  eased: maybe(alien),
});
const flight: Shape<Flight> = object<Flight>({
  from: galaxy,
  used: count,
  extra: count,
  stalled: flag(),
  slung: flag(),
});
const station: Shape<Station> = object<Station>({ at: galaxy, gate: flag(), usedIn: count });
const ship: Shape<Ship> = object<Ship>({ class: name, at: galaxy, anchored: maybe(flag()) });
const asteroid: Shape<Asteroid> = object<Asteroid>({ at: galaxy, mined: flag() });

function deck<C extends string>(card: Shape<C>) {
  const layer = object<Layer<C>>({ cards: list(card, { min: 1, max: 60 }), seen: maybe(oneOf(['all'])) });
  return object({ draw: list(layer, { max: 60 }), discard: list(card, { max: 60 }) });
}

const DECKS = {
  damage: deck(damageCard),
  technology: deck(technology),
  contract: deck(contract),
  dexer: deck(alien),
  galagat: deck(alien),
  vorde: deck(alien),
  hawkins: deck(oneOf(EVENT_IDS)),
  chandra: deck(oneOf(EVENT_IDS)),
  borealis: deck(oneOf(EVENT_IDS)),
  perseus: deck(oneOf(EVENT_IDS)),
} as const satisfies Readonly<Record<(typeof DECK_IDS)[number], unknown>>;

const byClass = object({ dexer: int(0, 30), galagat: int(0, 30), vorde: int(0, 30) });
const galaxies = list(galaxy, { max: MANY });
const outcome: Shape<object> = {
  problem: (value, field) =>
    typeof value === 'object' && value !== null ? undefined : { field, reason: 'must be an outcome' },
};

export const STATE_FIELDS: Readonly<Record<string, Shape<unknown>>> = {
  stack: list(frame, { max: MANY }),
  seats: int(1, 4),
  draws: int(0, Number.MAX_SAFE_INTEGER),
  outcome: maybe(outcome),
  difficulty: oneOf(['easy', 'normal', 'hard']),
  traits: flag(),
  shieldsExpire: flag(),
  unlimited: flag(),
  facilitator: seat,
  round: count,
  phase: oneOf(PHASES),
  progress: int(0, PARADISE),
  intel: int(0, INTEL_LAP),
  funding: int(0, 7),
  extinction: int(0, 7),
  credits: int(0, 100_000),
  crew: object({ commander: member, pilot: member, specialist: member, engineer: member }),
  hull: object(Object.fromEntries(HULL_ROOMS.map((room) => [room, int(0, 14)]))),
  shieldPool: int(0, 15),
  shields: int(0, 15),
  charge: list(int(0, 4), { min: 3, max: 3 }),
  bag: byClass,
  ships: list(ship, { max: 30 }),
  redeploy: list(shipOrNone, { min: 4, max: 4 }),
  redeployTokens: flag(),
  invasion: list(name, { max: 30 }),
  orders: object({ dexer: maybe(alien), galagat: maybe(alien), vorde: maybe(alien) }),
  pursuit: list(raider, { max: ALIEN_IDS.length }),
  attackers: list(raider, { max: ALIEN_IDS.length }),
  decks: object(DECKS),
  event: maybe(oneOf(EVENT_IDS)),
  eos: galaxy,
  frbs: galaxies,
  skills: galaxies,
  creditTokens: galaxies,
  asteroids: list(asteroid, { max: 10 }),
  stations: object({ hawkins: station, chandra: station, borealis: station, perseus: station }),
  planet: maybe(galaxy),
  lastDash: flag(),
  cycle: count,
  held: list(damageCard, { max: DAMAGE_IDS.length }),
  effects: object({
    damageCards: count,
    warp: count,
    calmAsteroids: flag(),
    decoyed: maybe(name),
    gunneryRange: flag(),
    prizes: count,
    pointDefence: flag(),
    salvage: flag(),
    bulkheads: count,
  }),
  damage: count,
  taken: count,
  flight: maybe(flight),
  combat: maybe(combat),
  strike: maybe(strike),
  kills: object({ dexer: count, galagat: count, vorde: count }),
};
