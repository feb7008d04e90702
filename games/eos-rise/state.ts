/** The state of a game of Project EOS Rise, in the game's own words. */
import type { Core, Kit, Pile, Play, Seat } from '#engine';
import type { EosAction } from './action.ts';
import type { AdvancedRoomId } from './content/advancedRooms.ts';
import type { AlienClass, AlienId } from './content/aliens.ts';
import type { CharacterId, Face, TrackId } from './content/characters.ts';
import type { ContractId } from './content/contracts.ts';
import type { DamageId, Icon } from './content/damage.ts';
import type { EventId } from './content/eventIds.ts';
import type { MissionId } from './content/missions.ts';
import type { Region } from './content/regions.ts';
import type { HullRoom, SlotId } from './content/rooms.ts';
import type { TechnologyId } from './content/technologyIds.ts';
import type { EosEvent } from './event.ts';
import type { EosFrame } from './frame.ts';
import type { Options } from './options.ts';
import type { GalaxyId } from './rules/universe.ts';
import type { View } from './view.ts';

/** A character with everything on its board. */
export interface Member {
  readonly seat: Seat;
  level: number;
  /** The advanced track the ring is on, from level 5. */
  track?: TrackId;
  stress: number;
  cubes: number;
  technology: TechnologyId[];
  contract?: ContractId;
  /** Where this character's cargo lies in the Universe. */
  cargo?: GalaxyId;
  mission?: { readonly card: MissionId; stars: number; counted: string[] };
  room?: AdvancedRoomId;
  /** Whether a figure stands on the advanced room's icon. */
  roomUsed: boolean;
  /** Where the two figures stand, once placed this round. */
  figure?: SlotId;
  assistant?: SlotId;
}

/** An Alien ship token on the map. */
export interface Ship {
  readonly class: AlienClass;
  at: GalaxyId;
  /** Held by a Gravitic Anchor in this phase. */
  anchored?: boolean;
}

/** An Alien ship card in play, with the items on it. */
export interface Raider {
  readonly card: AlienId;
  frb: number;
  skill: number;
  credit: number;
  /** What it took in this combat round (R7). */
  damage: number;
}

export interface Station {
  at: GalaxyId;
  gate: boolean;
  /** The last round in which an action was taken there; 0 never (ER-13.7). */
  usedIn: number;
}

export interface Asteroid {
  readonly at: GalaxyId;
  mined: boolean;
}

export interface Deck<C> {
  draw: Pile<C>;
  discard: C[];
}

export const DECK_IDS = [
  'damage',
  'technology',
  'contract',
  'dexer',
  'galagat',
  'vorde',
  'hawkins',
  'chandra',
  'borealis',
  'perseus',
] as const;

export interface Decks {
  damage: Deck<DamageId>;
  technology: Deck<TechnologyId>;
  contract: Deck<ContractId>;
  dexer: Deck<AlienId>;
  galagat: Deck<AlienId>;
  vorde: Deck<AlienId>;
  hawkins: Deck<EventId>;
  chandra: Deck<EventId>;
  borealis: Deck<EventId>;
  perseus: Deck<EventId>;
}

/** "This round" effects of advanced rooms. */
export interface Effects {
  damageCards: number;
  warp: number;
  /** Asteroid fields met in EOS movement draw no damage cards. */
  calmAsteroids: boolean;
  /** The class that Decoy Bay slows down. */
  decoyed?: AlienClass;
  gunneryRange: boolean;
  /** How many defeated ships still pay more intel. */
  prizes: number;
  pointDefence: boolean;
  salvage: boolean;
  /** How many hull damage events are still reduced. */
  bulkheads: number;
}

/** ER-14 The EOS on its way in Phase 3 or in step 3 of a Last Dash cycle. */
export interface Flight {
  readonly from: GalaxyId;
  /** Lanes and gate jumps used. */
  used: number;
  /** Afterburners and Slip Drives. */
  extra: number;
  /** ER-9.4 the Engine room went to 0 on the way. */
  stalled: boolean;
  /** Whether Slingshot has saved from a field already. */
  slung: boolean;
}

/** A damage card laid out in a combat round. */
export interface LaidCard {
  readonly card: DamageId;
  /** Icons not matched yet; none left: activated. */
  open: Icon[];
  /** Who took its First Strike. */
  strike?: CharacterId;
  /** Overcharge Cells. */
  bonus: number;
  /** Activated, and its damage applied. */
  spent: boolean;
}

export interface Die {
  readonly who: CharacterId;
  readonly advanced: boolean;
  face: Face;
  placed: boolean;
}

/** ER-15 One combat round. */
export interface Combat {
  round: number;
  fighters: CharacterId[];
  cards: LaidCard[];
  dice: Die[];
  /** Whose STRESS faces count for nothing in this roll. */
  calm: CharacterId[];
  /** First Strikes that the payer's owner refused this combat round, as `card by`. */
  refused: string[];
  led: boolean;
  ranged: boolean;
  overpenetrated: boolean;
  defeated: number;
  /** Ghost Transponder: no flee roll is made. */
  ghosted: boolean;
}

export const STRIKE_KINDS = ['retaliation', 'flee', 'attack', 'swarm'] as const;
export type StrikeKind = (typeof STRIKE_KINDS)[number];

export interface ShieldOnPip {
  readonly ship: AlienId;
  readonly pip: number;
}

/** ER-16 One strike roll. */
export interface Strike {
  readonly kind: StrikeKind;
  ships: AlienId[];
  shields: ShieldOnPip[];
  /** 0 until rolled. */
  die: number;
  /** ER-16.5 the own dice of Hypersonic Bolt ships that missed. */
  bolts: { readonly ship: AlienId; die: number }[];
  /** The ship that Point Defence was used on. */
  eased?: AlienId;
}

export const PHASES = [
  'planning',
  'crew',
  'warp',
  'eos-attack',
  'alien-movement',
  'alien-attack',
  'redeploy',
  'extinction',
  'funding',
] as const;
export type Phase = (typeof PHASES)[number];

export interface State extends Core<EosFrame> {
  readonly difficulty: Options['difficulty'];
  readonly traits: boolean;
  readonly shieldsExpire: boolean;
  readonly unlimited: boolean;
  facilitator: Seat;
  /** Rounds are counted on through the cycles of the Last Dash. */
  round: number;
  phase: Phase;
  progress: number;
  intel: number;
  /** The hex of the Funding marker. */
  funding: number;
  /** The hex of the Extinction marker; 0 is 2033. */
  extinction: number;
  credits: number;
  crew: Record<CharacterId, Member>;
  /** A lockable room stands while it has hull points. */
  hull: Record<HullRoom, number>;
  /** Shield tokens: in the pool, with the Commander, and on the charge levels. */
  shieldPool: number;
  shields: number;
  charge: number[];
  bag: Record<AlienClass, number>;
  /** In the order of placement. */
  ships: Ship[];
  /** Redeploy hexes 01 to 04. */
  redeploy: (AlienClass | 'none')[];
  /** Whether the tokens beside hexes 01 to 03 lie there. */
  redeployTokens: boolean;
  /** The Mass Invasion region, in the order of arrival. */
  invasion: AlienClass[];
  orders: Partial<Record<AlienClass, AlienId>>;
  pursuit: Raider[];
  attackers: Raider[];
  decks: Decks;
  event?: EventId;
  eos: GalaxyId;
  frbs: GalaxyId[];
  skills: GalaxyId[];
  creditTokens: GalaxyId[];
  asteroids: Asteroid[];
  stations: Record<Region, Station>;
  /** The Paradise Planet, once it is on the map. */
  planet?: GalaxyId;
  lastDash: boolean;
  /** The cycle of the Last Dash; 0 before the first. */
  cycle: number;
  held: DamageId[];
  effects: Effects;
  /** Hull damage still to be assigned. */
  damage: number;
  /** What the last hull damage event took, after reductions. */
  taken: number;
  flight?: Flight;
  combat?: Combat;
  strike?: Strike;
  kills: Record<AlienClass, number>;
}

export interface EosRise extends Kit {
  state: State;
  action: EosAction;
  frame: EosFrame;
  view: View;
  event: EosEvent;
  options: Options;
}

export type G = Play<EosRise>;
