/** The frames of the stack of steps: what is going on and what it needs to know. `passed` is a set of seats, one bit each. */
import type { AlienClass } from './content/aliens.ts';
import type { CharacterId } from './content/characters.ts';
import type { ContractId } from './content/contracts.ts';
import type { DamageId } from './content/damage.ts';
import type { EventId } from './content/eventIds.ts';
import type { GainKind } from './content/gains.ts';
import type { Region } from './content/regions.ts';
import type { TechnologyId } from './content/technologyIds.ts';
import type { GalaxyId } from './rules/universe.ts';
import type { StrikeKind } from './state.ts';

/** What a character is chosen for. */
export const CHARACTER_PURPOSES = [
  'drill-hall',
  'open-door',
  'poached-talent',
  'medusas-gaze',
  'veterans-gift',
  'relic-auction',
  'strange-fruit',
] as const;
export type CharacterPurpose = (typeof CHARACTER_PURPOSES)[number];

export const SHIP_PURPOSES = ['escort', 'ambush'] as const;
export type ShipPurpose = (typeof SHIP_PURPOSES)[number];

/** What can be hauled over the map. */
export const HAULED = ['frb', 'skill', 'credit', 'commander', 'pilot', 'specialist', 'engineer'] as const;
export type Hauled = (typeof HAULED)[number];

interface Who {
  readonly who: CharacterId;
}

/** ER-13.5 the faces of a Deep Space Scan not claimed yet; stress as one amount. */
interface Scan extends Who {
  readonly gear: number;
  readonly syringe: number;
  readonly arrow: number;
  readonly crosshair: number;
  readonly stress: number;
}

/** A window open to several seats. */
interface Window {
  readonly passed: number;
}

/** Steps that do their work and need no arguments. */
export const BARE_STEPS = [
  'setUp',
  'round',
  'crewPhase',
  'warpPhase',
  'warpEnds',
  'eosAttack',
  'combatRound',
  'drawDamageCards',
  'attackRoll',
  'takeStress',
  'retaliate',
  'flee',
  'endCombat',
  'alienOrders',
  'alienMovement',
  'alienAttack',
  'endAttack',
  'redeploy',
  'deployInvader',
  'endRedeploy',
  'extinction',
  'funding',
  'endOfRound',
  'lastDash',
  'dashCycle',
  'dashWarp',
  'dashCheck',
  'progress',
  'collect',
  'strikeDie',
  'strikeBolts',
  'strikeEnd',
  'xrayStorm',
  'fleeRoll',
] as const;
/** Steps that ask and need no arguments. */
export const BARE_ASKS = [
  'firstStrike',
  'placeDice',
  'continueOrFlee',
  'shields',
  'pointDefence',
  'assign',
  'quickFix',
  'handOver',
] as const;

export const WINDOWS = [
  'planning',
  'crewActions',
  'warp',
  'arms',
  'rollWindow',
  'capacitor',
  'lens',
  'foam',
  'ghost',
  'anchorWindow',
] as const;

export type EosFrame =
  | { [N in (typeof BARE_STEPS)[number]]: { readonly step: N } }[(typeof BARE_STEPS)[number]]
  | { [N in (typeof BARE_ASKS)[number]]: { readonly step: N } }[(typeof BARE_ASKS)[number]]
  | { [N in (typeof WINDOWS)[number]]: { readonly step: N } & Window }[(typeof WINDOWS)[number]]
  // Steps that do their work.
  | ({ readonly step: 'gain'; readonly gain: GainKind; readonly n: number } & Who)
  | { readonly step: 'intel'; readonly n: number }
  | ({ readonly step: 'dealStress'; readonly amount: number } & Who)
  | { readonly step: 'damageCard'; readonly n: number }
  | { readonly step: 'hullDamage'; readonly amount: number }
  | ({ readonly step: 'deliver' } & Who)
  | ({ readonly step: 'drawTechnology' } & Who)
  | ({ readonly step: 'cargoRoll' } & Who)
  | ({ readonly step: 'scanNext' } & Scan)
  | { readonly step: 'strikeRoll'; readonly kind: StrikeKind }
  | { readonly step: 'deploy'; readonly hex: number }
  | { readonly step: 'drawEvent'; readonly region: Region }
  // Decisions.
  | { readonly step: 'level'; readonly n: number }
  | ({ readonly step: 'track' } & Who)
  | ({ readonly step: 'advancedRoom' } & Who)
  | { readonly step: 'spoof'; readonly class: AlienClass }
  | ({ readonly step: 'build' } & Who)
  | ({ readonly step: 'repair'; readonly points: number } & Who)
  | ({ readonly step: 'thirdCard'; readonly card: TechnologyId } & Who)
  | ({ readonly step: 'sign'; readonly cards: readonly ContractId[] } & Who)
  | ({ readonly step: 'mine'; readonly anywhere: boolean } & Who)
  | ({ readonly step: 'scan' } & Scan)
  | ({ readonly step: 'haul'; readonly item: Hauled; readonly at: GalaxyId; readonly left: number } & Who)
  | ({ readonly step: 'tow' } & Who)
  | ({ readonly step: 'pickShip'; readonly purpose: ShipPurpose } & Who)
  | ({ readonly step: 'decoy' } & Who)
  | ({ readonly step: 'pickFrb' } & Who)
  | ({ readonly step: 'putFrb'; readonly from: GalaxyId; readonly to: readonly GalaxyId[] } & Who)
  | ({ readonly step: 'keepDamage'; readonly cards: readonly DamageId[] } & Who)
  | ({ readonly step: 'keepTechnology'; readonly cards: readonly TechnologyId[] } & Who)
  | {
      readonly step: 'pickCharacter';
      readonly purpose: CharacterPurpose;
      /** Whose seat chooses; the Facilitator when absent. */
      readonly by?: CharacterId;
      readonly from: readonly CharacterId[];
    }
  | { readonly step: 'cube'; readonly n: number }
  | ({ readonly step: 'pills'; readonly amount: number } & Who)
  | ({ readonly step: 'join' } & Who)
  | { readonly step: 'confirmStrike'; readonly card: DamageId; readonly by: CharacterId }
  | { readonly step: 'tricky'; readonly left: number; readonly rolled: readonly CharacterId[] }
  | ({
      readonly step: 'reroll';
      readonly by: CharacterId;
      readonly single: boolean;
      readonly marked: readonly number[];
    } & Who)
  | ({ readonly step: 'overcharge'; readonly card: DamageId } & Window)
  | { readonly step: 'target'; readonly card: DamageId }
  | { readonly step: 'overpenetration'; readonly spare: number }
  | { readonly step: 'anchor'; readonly by: CharacterId; readonly left: number }
  | { readonly step: 'tryLuck'; readonly card: EventId }
  | { readonly step: 'gate'; readonly left: number; readonly region: Region }
  | { readonly step: 'signalSense'; readonly at: GalaxyId; readonly ship: AlienClass | 'none' };

export type StepName = EosFrame['step'];
