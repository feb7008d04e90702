/** Everything a seat can do, as flat records. The numbers D02, D03 … are those of decisions.md. */
import type { AdvancedRoomId } from './content/advancedRooms.ts';
import type { AlienClass, AlienId } from './content/aliens.ts';
import type { CharacterId, TrackId } from './content/characters.ts';
import type { ContractId } from './content/contracts.ts';
import type { DamageId, Icon } from './content/damage.ts';
import type { Region } from './content/regions.ts';
import type { CrewAction, HullRoom, LockableRoom } from './content/rooms.ts';
import type { TechnologyId } from './content/technologyIds.ts';
import type { Hauled } from './frame.ts';
import type { GalaxyId } from './rules/universe.ts';

export const FIGURE_KINDS = ['character', 'assistant'] as const;
export type FigureKind = (typeof FIGURE_KINDS)[number];

/** Which of three technology cards. */
export const TECHNOLOGY_PLACES = ['first', 'second', 'new'] as const;
export type TechnologyPlace = (typeof TECHNOLOGY_PLACES)[number];

export interface PlaceAction {
  readonly type: 'place';
  readonly who: CharacterId;
  readonly figure: FigureKind;
  readonly action: CrewAction;
}

/** The use of a technology card; what it needs besides depends on the card. */
export interface TechnologyAction {
  readonly type: 'technology';
  /** Who holds the card. */
  readonly by: CharacterId;
  readonly card: TechnologyId;
  readonly who?: CharacterId;
  readonly die?: number;
  readonly copy?: number;
  readonly ship?: AlienId;
}

export type EosAction =
  // D02
  | { readonly type: 'buyCube'; readonly who: CharacterId }
  | { readonly type: 'scrap'; readonly who: CharacterId; readonly card: TechnologyId }
  | { readonly type: 'sabotage' }
  | { readonly type: 'intercept'; readonly class: AlienClass }
  | { readonly type: 'quickFix'; readonly room: HullRoom }
  | { readonly type: 'ready' }
  // D02b
  | { readonly type: 'spoof' }
  // D03
  | PlaceAction
  | { readonly type: 'standBy' }
  // ER-22.7
  | { readonly type: 'moveOn' }
  // D04, D05
  | { readonly type: 'track'; readonly track: TrackId }
  | { readonly type: 'takeRoom'; readonly room: AdvancedRoomId }
  // D06, D07
  | { readonly type: 'build'; readonly room: LockableRoom }
  | { readonly type: 'repair'; readonly room: HullRoom }
  // D08
  | { readonly type: 'passOn'; readonly place: TechnologyPlace; readonly to: CharacterId }
  | { readonly type: 'discardTechnology'; readonly place: TechnologyPlace }
  // D09, D10
  | { readonly type: 'sign'; readonly card: ContractId }
  | { readonly type: 'mine'; readonly at: GalaxyId }
  // D11
  | { readonly type: 'scanCargo'; readonly cargo: CharacterId }
  | { readonly type: 'scanTechnology' }
  | { readonly type: 'scanOrders'; readonly class: AlienClass }
  | { readonly type: 'haul'; readonly to: GalaxyId }
  // D12
  | { readonly type: 'pickShip'; readonly class: AlienClass; readonly at: GalaxyId }
  | { readonly type: 'decoy'; readonly class: AlienClass }
  | { readonly type: 'tow'; readonly item: Hauled; readonly at: GalaxyId }
  | { readonly type: 'pickFrb'; readonly at: GalaxyId }
  | { readonly type: 'putFrb'; readonly at: GalaxyId }
  | { readonly type: 'keepDamage'; readonly card: DamageId }
  | { readonly type: 'keepTechnology'; readonly card: TechnologyId }
  // D13, D33
  | { readonly type: 'pickCharacter'; readonly who: CharacterId }
  // D14
  | { readonly type: 'cube'; readonly who: CharacterId }
  // D15
  | { readonly type: 'warp'; readonly to: GalaxyId }
  | { readonly type: 'afterburner' }
  | { readonly type: 'stop' }
  // D16
  | { readonly type: 'level'; readonly who: CharacterId }
  // D17
  | { readonly type: 'join'; readonly fights: boolean }
  // D18
  | { readonly type: 'addHeld'; readonly card: DamageId }
  // D19
  | { readonly type: 'strike'; readonly card: DamageId; readonly by: CharacterId }
  | { readonly type: 'confirm'; readonly agreed: boolean }
  // D20
  | { readonly type: 'pills'; readonly count: number }
  // D21, D22
  | TechnologyAction
  | { readonly type: 'targetLock'; readonly who: CharacterId }
  | { readonly type: 'lead' }
  | { readonly type: 'gunneryRange' }
  | { readonly type: 'mark'; readonly die: number }
  | { readonly type: 'reroll' }
  // D23, D24, D25
  | { readonly type: 'placeDie'; readonly face: Icon; readonly card: DamageId; readonly icon: Icon }
  | { readonly type: 'target'; readonly ship: AlienId }
  // D27, D28b
  | { readonly type: 'shield'; readonly ship: AlienId; readonly pip: number }
  | { readonly type: 'pointDefence'; readonly ship: AlienId }
  // D29
  | { readonly type: 'hit'; readonly room: HullRoom }
  // D30
  | { readonly type: 'continue' }
  | { readonly type: 'flee' }
  // D31
  | { readonly type: 'anchor'; readonly class: AlienClass; readonly at: GalaxyId }
  // D32
  | { readonly type: 'accept' }
  | { readonly type: 'decline' }
  // D33
  | { readonly type: 'gate'; readonly region: Region }
  // D34
  | { readonly type: 'keepLocation' }
  | { readonly type: 'rollAgain' }
  // D35
  | { readonly type: 'tricky'; readonly who: CharacterId }
  // D36
  | { readonly type: 'handOver'; readonly seat: number }
  // Goes on without using what is offered.
  | { readonly type: 'pass' };

export type OfType<T extends EosAction['type']> = Extract<EosAction, { type: T }>;
