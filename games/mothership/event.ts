/** What a step can tell: the log, the live region, sound and animation live on these. */
import type { Seat } from '#engine';
import type { CardPlay, MoveKind, PlayAction, Resource, TargetId } from './action.ts';
import type { ArtifactId } from './content/artifacts.ts';
import type { CardId } from './content/cards.ts';
import type { DevelopmentId } from './content/developments.ts';
import type { PlanetId } from './content/layouts.ts';
import type { Subsystem } from './content/panel.ts';
import type { TechnologyId } from './content/technologies.ts';
import type { Capture, Landing } from './frame.ts';
import type { HexName } from './rules/hex.ts';
import type { Owner, UnitId, Who } from './rules/units.ts';

export const DRAW_CAUSES = ['start', 'bought', 'capture', 'prophesy', 'card', 'moon'] as const;
export type DrawCause = (typeof DRAW_CAUSES)[number];

export const GAIN_CAUSES = [
  'gather',
  'loot',
  'scrapYard',
  'kill',
  'mining',
  'replicator',
  'stolen',
  'moon',
  'headStart',
  'sold',
] as const;
export type GainCause = (typeof GAIN_CAUSES)[number];

export const LOSS_CAUSES = ['dogfight', 'asteroids', 'lastStand', 'wam', 'scrapped', 'eliminated'] as const;
export type LossCause = (typeof LOSS_CAUSES)[number];

/** One unit's part in a roll: face after doubling, and what is added. */
export interface Rolled {
  readonly unit: UnitId;
  readonly face: number;
  readonly plus: number;
}

export type MothershipEvent =
  | { readonly type: 'firstRoll'; readonly rolls: readonly (readonly [Seat, number])[]; readonly first: Seat }
  | { readonly type: 'layout'; readonly layout: string }
  | { readonly type: 'turn'; readonly owner: Who; readonly round: number }
  | {
      readonly type: 'drawn';
      readonly seat: Seat;
      readonly count: number;
      readonly cause: DrawCause;
      readonly cards?: readonly CardId[];
    }
  | { readonly type: 'deckEmpty'; readonly seat: Seat }
  | {
      readonly type: 'diverted';
      readonly seat: Seat;
      readonly engines: number;
      readonly weapons: number;
      readonly shields: number;
    }
  | { readonly type: 'energy'; readonly seat: Seat; readonly subsystem: Subsystem; readonly change: 1 | -1 }
  | {
      readonly type: 'moved';
      readonly unit: UnitId;
      readonly path: readonly HexName[];
      readonly kind: MoveKind;
    }
  | { readonly type: 'pushed'; readonly unit: UnitId; readonly to: HexName; readonly by: Seat }
  | { readonly type: 'stopped'; readonly unit: UnitId }
  | { readonly type: 'landed'; readonly unit: UnitId; readonly to: HexName; readonly where: Landing }
  | { readonly type: 'halted'; readonly unit: UnitId; readonly guardians: readonly UnitId[] }
  | {
      readonly type: 'declared';
      readonly attackers: readonly UnitId[];
      readonly target: TargetId;
      readonly ranged: boolean;
    }
  | { readonly type: 'influencePaid'; readonly seat: Seat; readonly amount: number }
  | { readonly type: 'gasSpent'; readonly seat: Seat; readonly amount: number }
  | { readonly type: 'beam'; readonly seat: Seat; readonly hp: number }
  | {
      readonly type: 'asteroidRoll';
      readonly unit: UnitId;
      readonly total: number;
      readonly field: number;
      readonly survived: boolean;
    }
  | { readonly type: 'deflected'; readonly unit: UnitId }
  | {
      readonly type: 'dogfight';
      readonly attackers: readonly Rolled[];
      readonly attack: number;
      readonly target: TargetId;
      readonly defender?: Rolled;
      readonly wingmen: number;
      readonly defence: number;
      readonly winner?: 'attacker' | 'defender';
    }
  | {
      readonly type: 'rerolled';
      readonly seat: Seat;
      readonly unit?: UnitId;
      readonly face: number;
      readonly card: CardId;
    }
  | { readonly type: 'damaged'; readonly unit: UnitId; readonly shield: number; readonly hp: number }
  | { readonly type: 'stationHit'; readonly unit: UnitId; readonly hp: number }
  | { readonly type: 'destroyed'; readonly unit: UnitId; readonly cause: LossCause; readonly by?: Owner }
  | { readonly type: 'saved'; readonly unit: UnitId }
  | { readonly type: 'unharmed' }
  | {
      readonly type: 'gained';
      readonly seat: Owner;
      readonly what: Resource;
      readonly amount: number;
      readonly cause: GainCause;
    }
  | {
      readonly type: 'gathered';
      readonly seat: Seat;
      readonly minerals: number;
      readonly gas: number;
      readonly influence: number;
      readonly blockaded: boolean;
    }
  | {
      readonly type: 'planetAttack';
      readonly planet: PlanetId;
      readonly rolls: readonly Rolled[];
      readonly total: number;
      readonly defence: number;
      readonly captured: boolean;
    }
  | {
      readonly type: 'captured';
      readonly planet: PlanetId;
      readonly by: Who;
      readonly from?: Who;
      readonly how: Capture;
    }
  | { readonly type: 'developmentsLost'; readonly planet: PlanetId; readonly count: number }
  | { readonly type: 'stolen'; readonly by: Seat; readonly from: Seat; readonly card?: CardId }
  | { readonly type: 'played'; readonly seat: Seat; readonly action: PlayAction }
  | { readonly type: 'cancelled'; readonly play: CardPlay }
  | { readonly type: 'sold'; readonly seat: Seat; readonly card: CardId }
  | { readonly type: 'researched'; readonly seat: Seat; readonly technology: TechnologyId }
  | {
      readonly type: 'ability';
      readonly seat: Seat;
      readonly technology: TechnologyId;
      readonly target?: TargetId;
    }
  | { readonly type: 'repaired'; readonly unit: UnitId; readonly hp: number }
  | { readonly type: 'held'; readonly unit: UnitId; readonly by: Owner; readonly how: 'tractor' | 'update' }
  | { readonly type: 'deploying'; readonly seat: Seat; readonly ship: UnitId }
  | { readonly type: 'blocked'; readonly seat: Seat; readonly ship: UnitId }
  | {
      readonly type: 'explored';
      readonly seat: Seat;
      readonly planet: PlanetId;
      readonly artifact: ArtifactId;
    }
  | {
      readonly type: 'developed';
      readonly seat: Seat;
      readonly planet: PlanetId;
      readonly development: DevelopmentId;
      readonly price: number;
    }
  | { readonly type: 'marketRefreshed'; readonly seat: Seat }
  | { readonly type: 'revealed'; readonly development: DevelopmentId }
  | { readonly type: 'swayed'; readonly seat: Seat; readonly planet: PlanetId; readonly price: number }
  | { readonly type: 'smeared'; readonly seat: Seat; readonly target: Owner }
  | { readonly type: 'planetGone'; readonly planet: PlanetId }
  | { readonly type: 'blockade'; readonly seat: Seat }
  | { readonly type: 'bonusDie'; readonly seat: Seat; readonly face: number }
  | { readonly type: 'replicator'; readonly seat: Seat; readonly face: number }
  | { readonly type: 'rewardLost'; readonly seat: Seat; readonly face: number }
  | { readonly type: 'stationRocks'; readonly unit: UnitId; readonly face: number }
  | { readonly type: 'conceded'; readonly seat: Seat }
  | { readonly type: 'eliminated'; readonly owner: Who }
  | { readonly type: 'lastRound'; readonly owner: Owner }
  | { readonly type: 'over'; readonly winners: readonly Seat[]; readonly reason: string };
