/** The state of a game of Mothership, in the game's own words. Spaces, units and planets go by number, see hex.ts, units.ts and board.ts. */
import type { Core, Kit, Pile, Play, Seat } from '#engine';
import type { MothershipAction } from './action.ts';
import type { ArtifactId } from './content/artifacts.ts';
import type { CardId } from './content/cards.ts';
import type { DevelopmentId } from './content/developments.ts';
import type { Inputs } from './content/layoutName.ts';
import type { TeamShape } from './content/layouts.ts';
import type { Split } from './content/panel.ts';
import type { TechnologyId } from './content/technologies.ts';
import type { MothershipEvent } from './event.ts';
import type { MothershipFrame } from './frame.ts';
import type { Mode, Module, Options } from './options.ts';
import type { Board } from './rules/board.ts';
import { boardFor } from './rules/board.ts';
import type { Space } from './rules/hex.ts';
import type { Owner, UnitNumber } from './rules/units.ts';
import type { View } from './view.ts';

/** What was agreed on before the game. */
export interface Agreed {
  readonly mode: Mode;
  readonly teams: TeamShape;
  readonly modules: readonly Module[];
  /** Victory Points that end the game; absent in other modes. */
  readonly target?: number;
  /** Rounds after which it ends: timed Victory Points, the cap of a Deathmatch, the limit of the Solo Challenge. */
  readonly rounds?: number;
  readonly level?: number;
  readonly headStart: boolean;
  /** What the random layout aims at; absent where it is the standard. */
  readonly generator?: Inputs;
  /** Windows open by what everybody knows, not by what a hand holds; absent when they do not. */
  readonly alwaysPause?: true;
}

export const BOOSTS = ['afterburner', 'punch-it', 'convoy'] as const;
export type Boost = (typeof BOOSTS)[number];

/** 6.1 A unit and what it has done this turn. */
export interface Unit {
  /** NOWHERE when it is not on the board. */
  at: Space;
  /** Has moved by its engines. */
  moved: boolean;
  /** Its movement phase is resolved in another way: attack, warp, stopped by a Guardian, deploying, ability. */
  locked: boolean;
  attacked: boolean;
  /** Has deployed a paid Guardian, or was blocked. */
  deployed: boolean;
  /** Movement cards played on it this turn, in order. */
  boosts?: Boost[];
  /** MS-19.5 ends of its owner's turns until it is due to return. */
  wait?: number;
}

/** A card in somebody's hand that another seat knows to be there: the victim of a theft. */
export interface Known {
  readonly card: CardId;
  readonly to: Seat;
}

export interface Fleet {
  /** MS-11.1 resources are public. MS-11.2 The supply is not counted, for it never runs out. */
  minerals: number;
  gas: number;
  influence: number;
  hand: CardId[];
  known: Known[];
  technologies: TechnologyId[];
  energy: Split;
  /** Of the Mothership. */
  hp: number;
  stationHp: number;
  /** Shield points lost this turn. */
  shieldLost: number;
  /** A Shield Breaker is active this turn. */
  shieldBroken: boolean;
  /** Energy that does not count this turn. */
  prodded: Split;
  /** MS-5.2 diverted, or no longer to be diverted this turn. */
  energySet: boolean;
  stationMoved: boolean;
  /** Victory Points for kills. */
  kills: number;
  /** Eliminated: the higher, the later. Absent while in the game. */
  out?: number;
}

export interface Planet {
  owner?: Owner;
  /** Removed by a Planet Laser Pointer. */
  gone: boolean;
  /** Explored: its Artifact. */
  artifact?: ArtifactId;
  built: DevelopmentId[];
  /** MS-17.2 a Development was bought for it this turn. */
  builtNow: boolean;
  /** MS-7.2a seats whose attack it repelled since their last turn began; absent when there are none. */
  repelled?: Owner[];
}

/** MS-4.8 */
export type Hold =
  /** Until the start of this owner's next turn. */
  | { readonly unit: UnitNumber; readonly by: Owner; readonly how: 'tractor' }
  /** During its owner's next turn; `now` once that has come. */
  | { readonly unit: UnitNumber; readonly by: Owner; readonly how: 'update'; now: boolean };

export type Side = 0 | 1;

/** The dogfight or planet attack in progress. Arrays by side hold the attacker's first. */
/** A card that acted in a fight: for which side, on which unit, and what it added to a roll or a total. */
export interface FightNote {
  readonly card: CardId;
  readonly side: Side;
  readonly unit?: UnitNumber;
  readonly plus: number;
}

export interface Fight {
  readonly kind: 'ships' | 'station' | 'asteroids' | 'planet';
  readonly attackers: UnitNumber[];
  /** The unit under attack; of a planet attack, the planet. */
  readonly target: number;
  /** Attacking and defending owner; NOBODY for asteroids and neutral planets. */
  readonly sides: readonly [Owner, Owner];
  /** MS-6.10 */
  readonly ranged: boolean;
  /** MS-9.4 a Guardian attacks because it was just deployed. */
  readonly fresh: boolean;
  gas: [number, number];
  beam: [boolean, boolean];
  /** Card bonuses to the total, Planet Defence for the planet's side. */
  bonus: [number, number];
  /** Wingman cards played. */
  wing: [number, number];
  /** Points of Auxiliary Shields left. */
  aux: [number, number];
  /** By die, attackers first, then the defender: card bonuses, doubled or not, the face, what the last die showed. */
  plus: number[];
  doubled: boolean[];
  faces: number[];
  shown: number[];
  /** What the asteroids rolled. */
  field: number;
  /** MS-10 Deflector Shields: no roll is needed. */
  deflected: boolean;
  /** Cards that have acted in it, with what each added. */
  cards: FightNote[];
  /** Units saved by Life Support. */
  saved: UnitNumber[];
  winner?: Side;
  /** The winning total, and the part of it that Fighters made. */
  total: number;
  fighterPart: number;
}

export const NOBODY: Owner = -1;

/** A single die on the table that is not part of a fight. */
export interface LooseDie {
  readonly seat: Seat;
  readonly what: 'replicator' | 'bonus';
  face: number;
}

export interface State extends Core<MothershipFrame> {
  readonly table: Agreed;
  /** The layout, see board.ts. */
  layout: string;
  first: Seat;
  /** Whose turn it is. */
  active: Owner;
  round: number;
  /** MS-19.3 this is the last round. */
  ending: boolean;
  /** Eliminations so far. */
  outs: number;
  units: Unit[];
  fleets: Fleet[];
  planets: Planet[];
  deck: Pile<CardId>;
  discard: CardId[];
  /** Artifact tokens nobody has turned: those on planets and those set aside alike. */
  tokens: Pile<ArtifactId>;
  developments: Pile<DevelopmentId>;
  market: DevelopmentId[];
  holds: Hold[];
  /** Whose Trade Blockade is active. */
  blockade?: Owner;
  /** Small ships of the active seat that stood by its Mothership when the turn began. */
  convoy: UnitNumber[];
  fight?: Fight;
  die?: LooseDie;
  /** MS-21.5 planets the NPC has held at some time. */
  claimed: number[];
  /** Home planets of the NPC's ships, by slot; -1 is none. */
  homes: number[];
}

export interface Mothership extends Kit {
  state: State;
  action: MothershipAction;
  frame: MothershipFrame;
  view: View;
  event: MothershipEvent;
  options: Options;
}

export type G = Play<Mothership>;

export function boardOf(s: State): Board {
  return boardFor(s.layout, s.seats, s.table.modules.includes('moons'));
}
