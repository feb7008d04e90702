/** The state of a game of Mothership, in the game's own words. Spaces, units and planets go by number, see hex.ts, units.ts and board.ts. */
import {
  core,
  each,
  fixed,
  flag,
  int,
  type Kit,
  kinds,
  list,
  maybe,
  oneOf,
  type Play,
  pair,
  pile,
  record,
  type ShapeOf,
  text,
  yes,
} from '#engine';
import { cardShape, type MothershipAction } from './action.ts';
import { ARTIFACT_IDS } from './content/artifacts.ts';
import { DEVELOPMENT_IDS } from './content/developments.ts';
import { TEAM_SHAPES } from './content/layouts.ts';
import {
  MARKET_SIZE,
  MOST_GAS,
  MOTHERSHIP_HP,
  STATION_HP,
  SUBSYSTEM_MAX,
  SUBSYSTEMS,
} from './content/panel.ts';
import { TECHNOLOGY_IDS } from './content/technologies.ts';
import type { MothershipEvent } from './event.ts';
import { FRAMES, type MothershipFrame } from './frame.ts';
import {
  count,
  LONGEST_LAYOUT,
  MOST_CARDS,
  MOST_DEVELOPMENTS,
  MOST_PLANETS,
  MOST_SEATS,
  MOST_UNITS,
  owner,
  ownerOrNobody,
  planet,
  round,
  side,
  space,
  sum,
  unit,
} from './limits.ts';
import { MODES, MODULES, OPTIONS, type Options } from './options.ts';
import { SHIPS, UNITS_EACH } from './rules/units.ts';
import type { View } from './view.ts';

const cards = list(cardShape, { max: MOST_CARDS });
const development = oneOf(DEVELOPMENT_IDS);
const artifact = oneOf(ARTIFACT_IDS);
/** The piles are face down, or open to all. */
const seen = oneOf(['all']);

/** What was agreed on before the game. */
const AGREED = fixed({
  mode: oneOf(MODES),
  teams: oneOf(TEAM_SHAPES),
  modules: list(oneOf(MODULES), { max: MODULES.length }),
  /** Victory Points that end the game; absent in other modes. */
  target: maybe(int(1, 99)),
  /** Rounds after which it ends: timed Victory Points, the cap of a Deathmatch, the limit of the Solo Challenge. */
  rounds: maybe(int(1, 999)),
  level: maybe(int(OPTIONS.soloLevel.min, OPTIONS.soloLevel.max)),
  headStart: flag(),
  /** What the random layout aims at; absent where it is the standard. */
  generator: maybe(
    fixed({
      tiles: maybe(int(OPTIONS.asteroids.min, OPTIONS.asteroids.max)),
      gas: maybe(int(0, 2)),
      extra: maybe(int(1, 2)),
    }),
  ),
  /** Windows open by what everybody knows, not by what a hand holds; absent when they do not. */
  alwaysPause: maybe(yes()),
});
export interface Agreed extends ShapeOf<typeof AGREED> {}

export const BOOSTS = ['afterburner', 'punch-it', 'convoy'] as const;
export type Boost = (typeof BOOSTS)[number];

/** MS-3.1 A unit and what it has done this turn. */
const UNIT = record({
  /** NOWHERE when it is not on the board. */
  at: space,
  /** Has moved by its engines. */
  moved: flag(),
  /** Its movement phase is resolved in another way: attack, warp, stopped by a Guardian, deploying, ability. */
  locked: flag(),
  attacked: flag(),
  /** Has deployed a paid Guardian, or was blocked. */
  deployed: flag(),
  /** Movement cards played on it this turn, in order. */
  boosts: maybe(list(oneOf(BOOSTS), { max: MOST_CARDS })),
  /** MS-19.5 ends of its owner's turns until it is due to return. */
  wait: maybe(int(0, 2)),
});
export interface Unit extends ShapeOf<typeof UNIT> {}

/** A card in somebody's hand that another seat knows to be there: the victim of a theft. */
const KNOWN = fixed({ card: cardShape, to: owner });
export interface Known extends ShapeOf<typeof KNOWN> {}

const FLEET = record({
  /** MS-11.1 resources are public. MS-11.2 The supply is not counted, for it never runs out. */
  minerals: count,
  gas: count,
  influence: count,
  hand: cards,
  known: list<Known>(KNOWN, { max: MOST_CARDS }),
  technologies: list(oneOf(TECHNOLOGY_IDS), { max: TECHNOLOGY_IDS.length }),
  energy: each(SUBSYSTEMS, int(0, SUBSYSTEM_MAX)),
  /** Of the Mothership. */
  hp: int(0, MOTHERSHIP_HP),
  stationHp: int(0, STATION_HP),
  /** Shield points lost this turn. */
  shieldLost: count,
  /** A Shield Breaker is active this turn. */
  shieldBroken: flag(),
  /** Energy that does not count this turn. */
  prodded: each(SUBSYSTEMS, int(0, 99)),
  /** MS-5.2 diverted, or no longer to be diverted this turn. */
  energySet: flag(),
  stationMoved: flag(),
  /** Victory Points for kills. */
  kills: count,
  /** Eliminated: the higher, the later. Absent while in the game. */
  out: maybe(count),
});
export interface Fleet extends ShapeOf<typeof FLEET> {}

const PLANET = record({
  owner: maybe(owner),
  /** Removed by a Planet Laser Pointer. */
  gone: flag(),
  /** Explored: its Artifact. */
  artifact: maybe(artifact),
  built: list(development, { max: 4 }),
  /** MS-17.2 a Development was bought for it this turn. */
  builtNow: flag(),
  /** MS-7.2a seats whose attack it repelled since their last turn began; absent when there are none. */
  repelled: maybe(list(owner, { min: 1, max: MOST_SEATS })),
});
export interface Planet extends ShapeOf<typeof PLANET> {}

/** MS-4.8 Until the start of its owner's next turn, or during the next turn of the unit's owner; `now` once that has come. */
const HOLD = kinds('how', {
  tractor: { unit, by: owner },
  update: { unit, by: owner, now: flag() },
});

export type Side = ShapeOf<typeof side>;

/** A card that acted in a fight: for which side, on which unit, and what it added to a roll or a total. */
const NOTE = fixed({ card: cardShape, side, unit: maybe(unit), plus: count });
export interface FightNote extends ShapeOf<typeof NOTE> {}

/** A die for each attacker, and the defender's. */
const dice = { max: SHIPS + 1 };

/** The dogfight or planet attack in progress. Pairs hold the attacker's first. */
const FIGHT = record({
  kind: oneOf(['ships', 'station', 'asteroids', 'planet']),
  attackers: list(unit, { max: SHIPS }),
  /** The unit under attack; of a planet attack, the planet. */
  target: unit,
  /** Attacking and defending owner; NOBODY for asteroids and neutral planets. */
  sides: pair(ownerOrNobody),
  /** MS-6.10 from afar: a lost attack costs the attacker nothing. */
  ranged: flag(),
  /** MS-9.4 a Guardian attacks because it was just deployed. */
  fresh: flag(),
  gas: pair(int(0, MOST_GAS)),
  beam: pair(flag()),
  /** Card bonuses to the total, Planet Defence for the planet's side. */
  bonus: pair(count),
  /** Wingman cards played. */
  wing: pair(count),
  /** Points of Auxiliary Shields left. */
  aux: pair(count),
  /** By die, attackers first, then the defender: card bonuses, doubled or not, the face, what the last die showed. */
  plus: list(count, dice),
  doubled: list(flag(), dice),
  faces: list(count, dice),
  shown: list(count, dice),
  /** What the asteroids rolled. */
  field: int(0, 6),
  /** MS-10 Deflector Shields: no roll is needed. */
  deflected: flag(),
  /** Cards that have acted in it, with what each added. */
  cards: list<FightNote>(NOTE, { max: MOST_CARDS }),
  /** Units saved by Life Support. */
  saved: list(unit, dice),
  winner: maybe(side),
  /** The winning total, and the part of it that Fighters made. */
  total: count,
  fighterPart: sum,
});
export interface Fight extends ShapeOf<typeof FIGHT> {}

/** A single die on the table that is not part of a fight. */
const DIE = record({ seat: owner, what: oneOf(['replicator', 'bonus']), face: int(1, 6) });
export interface LooseDie extends ShapeOf<typeof DIE> {}

export const STATE = record({
  ...core(FRAMES, { min: 1, max: MOST_SEATS }),
  table: AGREED,
  /** The layout, see board.ts. */
  layout: text(LONGEST_LAYOUT),
  first: owner,
  /** Whose turn it is. */
  active: owner,
  round,
  /** MS-19.3 this is the last round. */
  ending: flag(),
  /** Eliminations so far. */
  outs: count,
  units: list<Unit>(UNIT, { min: 2 * UNITS_EACH, max: MOST_UNITS }),
  fleets: list<Fleet>(FLEET, { min: 2, max: MOST_SEATS }),
  planets: list<Planet>(PLANET, { max: MOST_PLANETS }),
  deck: pile(cardShape, MOST_CARDS, seen),
  discard: cards,
  /** Artifact tokens nobody has turned: those on planets and those set aside alike. */
  tokens: pile(artifact, ARTIFACT_IDS.length, seen),
  developments: pile(development, MOST_DEVELOPMENTS, seen),
  market: list(development, { max: MARKET_SIZE }),
  holds: list(HOLD, { max: MOST_UNITS * MOST_CARDS }),
  /** Whose Trade Blockade is active. */
  blockade: maybe(owner),
  /** Small ships of the active seat that stood by its Mothership when the turn began. */
  convoy: list(unit, { max: SHIPS - 1 }),
  fight: maybe<Fight>(FIGHT),
  die: maybe<LooseDie>(DIE),
  /** MS-21.5 planets the NPC has held at some time. */
  claimed: list(planet, { max: MOST_PLANETS }),
  /** Home planets of the NPC's ships, by slot; -1 is none. */
  homes: list(int(-1, MOST_PLANETS - 1), { max: SHIPS }),
});
export interface State extends ShapeOf<typeof STATE> {}

export interface Mothership extends Kit {
  state: State;
  action: MothershipAction;
  frame: MothershipFrame;
  view: View;
  event: MothershipEvent;
  options: Options;
}

export type G = Play<Mothership>;
