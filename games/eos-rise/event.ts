/** What a step can tell: the log, the live region, sound and animation live on these. All of it is public. */

import type { FigureKind } from './action.ts';
import type { AdvancedRoomId } from './content/advancedRooms.ts';
import type { AlienClass, AlienId } from './content/aliens.ts';
import type { AbilityId, CharacterId, Face, TrackId } from './content/characters.ts';
import type { ContractId } from './content/contracts.ts';
import type { DamageId, Icon } from './content/damage.ts';
import type { EventId } from './content/eventIds.ts';
import type { MissionId } from './content/missions.ts';
import type { Region } from './content/regions.ts';
import type { CrewAction, HullRoom, LockableRoom } from './content/rooms.ts';
import type { TechnologyId } from './content/technologyIds.ts';
import type { GalaxyId } from './rules/universe.ts';
import type { Phase, StrikeKind } from './state.ts';

/** What lands in a galaxy. */
export const LANDING = ['frb', 'skill', 'credit', 'asteroid', 'ship', 'cargo', 'eos', 'planet'] as const;
export type Landing = (typeof LANDING)[number];

/** ER-17.3 the test that decided between paths of an Alien ship. */
export const TIE_TESTS = ['none', 'eos', 'frb', 'skill', 'sector', 'galaxy', 'way'] as const;
export type TieTest = (typeof TIE_TESTS)[number];

type CharacterEvent<T extends string, More = unknown> = {
  readonly type: T;
  readonly who: CharacterId;
} & More;

export type EosEvent =
  | { readonly type: 'setUp'; readonly eos: GalaxyId }
  | CharacterEvent<'missionDealt', { readonly card: MissionId }>
  | { readonly type: 'round'; readonly round: number; readonly year: number }
  | { readonly type: 'phase'; readonly phase: Phase }
  | {
      readonly type: 'rolledLocation';
      readonly sector: number;
      readonly number: number;
      readonly at: GalaxyId;
    }
  | { readonly type: 'massInvasion'; readonly class?: AlienClass }
  | { readonly type: 'landed'; readonly what: Landing; readonly at: GalaxyId; readonly class?: AlienClass }
  | { readonly type: 'credits'; readonly n: number; readonly total: number }
  | { readonly type: 'intel'; readonly at: number }
  | { readonly type: 'progress'; readonly at: number }
  | CharacterEvent<'levelGained', { readonly level: number; readonly track?: TrackId }>
  | CharacterEvent<'levelLost', { readonly level: number }>
  | CharacterEvent<'roomTaken', { readonly room: AdvancedRoomId }>
  | CharacterEvent<'roomReturned', { readonly room: AdvancedRoomId }>
  | CharacterEvent<'stress', { readonly n: number; readonly at: number }>
  | CharacterEvent<'pills', { readonly count: number }>
  | CharacterEvent<'relief', { readonly n: number; readonly at: number }>
  | CharacterEvent<'stressedOut', { readonly spared: boolean }>
  | { readonly type: 'floorRaised'; readonly floor: number }
  | CharacterEvent<'cubeGained', { readonly cubes: number }>
  | CharacterEvent<'equipped', { readonly card: TechnologyId }>
  | CharacterEvent<'passedOn', { readonly card: TechnologyId; readonly to: CharacterId }>
  | CharacterEvent<'technologyDiscarded', { readonly card: TechnologyId }>
  | CharacterEvent<'technologyUsed', { readonly card: TechnologyId }>
  | CharacterEvent<'scrapped', { readonly card: TechnologyId; readonly credits: number }>
  | { readonly type: 'ability'; readonly ability: AbilityId }
  | {
      readonly type: 'placed';
      readonly who: CharacterId;
      readonly figure: FigureKind;
      readonly action: CrewAction;
    }
  | { readonly type: 'charged'; readonly level: number; readonly tokens: number }
  | { readonly type: 'shieldsGained'; readonly n: number }
  | { readonly type: 'built'; readonly room: LockableRoom }
  | { readonly type: 'repaired'; readonly room: HullRoom; readonly n: number; readonly hull: number }
  | CharacterEvent<'contractsDrawn', { readonly cards: readonly ContractId[] }>
  | CharacterEvent<'signed', { readonly card: ContractId }>
  | CharacterEvent<'delivered', { readonly card: ContractId }>
  | CharacterEvent<'star', { readonly card: MissionId; readonly stars: number }>
  | CharacterEvent<'missionDone', { readonly card: MissionId }>
  | { readonly type: 'mined'; readonly at: GalaxyId }
  | CharacterEvent<'rolled', { readonly faces: readonly Face[] }>
  | { readonly type: 'die'; readonly sides: number; readonly n: number }
  | { readonly type: 'held'; readonly card: DamageId }
  | {
      readonly type: 'ordersRevealed';
      readonly class: AlienClass;
      readonly card: AlienId;
      readonly spoofed: boolean;
    }
  | { readonly type: 'hauled'; readonly from: GalaxyId; readonly to: GalaxyId }
  | { readonly type: 'shipToBag'; readonly class: AlienClass; readonly at?: GalaxyId }
  | { readonly type: 'ambushed'; readonly card: AlienId }
  | { readonly type: 'decoyed'; readonly class: AlienClass }
  | { readonly type: 'warped'; readonly to: GalaxyId; readonly gate: boolean }
  | { readonly type: 'afterburner' }
  | { readonly type: 'stalled' }
  | { readonly type: 'pursued'; readonly card: AlienId; readonly at: GalaxyId }
  | { readonly type: 'itemsGuarded'; readonly card: AlienId }
  | { readonly type: 'asteroids'; readonly count: number; readonly calm: number }
  | { readonly type: 'collected'; readonly credit: number; readonly skill: number; readonly frb: number }
  | { readonly type: 'damageCard'; readonly card: DamageId; readonly damage: number }
  | { readonly type: 'hullDamage'; readonly total: number; readonly reduced: number }
  | { readonly type: 'hit'; readonly room: HullRoom; readonly hull: number }
  | { readonly type: 'exploded'; readonly room: HullRoom }
  | { readonly type: 'combatRound'; readonly number: number; readonly fighters: readonly CharacterId[] }
  | { readonly type: 'damageCards'; readonly cards: readonly DamageId[] }
  | CharacterEvent<'firstStrike', { readonly card: DamageId }>
  | CharacterEvent<'strikeRefused', { readonly card: DamageId }>
  | CharacterEvent<'rerolled', { readonly from: readonly Face[]; readonly to: readonly Face[] }>
  | CharacterEvent<'turned', { readonly from: Face; readonly to: Face }>
  | { readonly type: 'diePlaced'; readonly face: Icon; readonly card: DamageId; readonly icon: Icon }
  | { readonly type: 'activated'; readonly card: DamageId; readonly damage: number; readonly ship: AlienId }
  | { readonly type: 'overpenetrated'; readonly ship: AlienId; readonly damage: number }
  | { readonly type: 'defeated'; readonly ship: AlienId }
  | { readonly type: 'shielded'; readonly ship: AlienId; readonly pip: number }
  | { readonly type: 'strikeDie'; readonly kind: StrikeKind; readonly die: number }
  | { readonly type: 'boltDie'; readonly ship: AlienId; readonly die: number }
  | {
      readonly type: 'strike';
      readonly kind: StrikeKind;
      readonly hits: readonly AlienId[];
      readonly damage: number;
      readonly extinction: number;
    }
  | { readonly type: 'pointDefence'; readonly ship: AlienId }
  | { readonly type: 'fought'; readonly on: boolean }
  | { readonly type: 'truce'; readonly ships: readonly AlienId[] }
  | {
      readonly type: 'shipMoved';
      readonly class: AlienClass;
      readonly path: readonly GalaxyId[];
      readonly tie: TieTest;
    }
  | { readonly type: 'attacker'; readonly card: AlienId }
  | { readonly type: 'anchored'; readonly class: AlienClass; readonly at: GalaxyId }
  | { readonly type: 'year'; readonly year: number }
  | { readonly type: 'event'; readonly card: EventId }
  | { readonly type: 'eventDeclined'; readonly card: EventId }
  | { readonly type: 'eventRedrawn'; readonly card: EventId }
  | { readonly type: 'gatePlaced'; readonly region: Region; readonly at: GalaxyId }
  | { readonly type: 'stationMoved'; readonly region: Region; readonly at: GalaxyId }
  | { readonly type: 'funded'; readonly n: number; readonly mining: number }
  | { readonly type: 'facilitator'; readonly seat: number }
  | { readonly type: 'movedOn'; readonly phase: Phase }
  | { readonly type: 'lastDash' }
  | { readonly type: 'cycle'; readonly number: number }
  | { readonly type: 'won'; readonly year: number }
  | { readonly type: 'lost'; readonly reason: 'command' | 'extinction' | 'signal' };
