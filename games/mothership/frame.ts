/** The steps of the sequence of play, with what they need to know. */
import type { Seat } from '#engine';
import type { CardPlay } from './action.ts';
import type { Space } from './rules/hex.ts';
import type { Owner, UnitNumber } from './rules/units.ts';
import type { Side } from './state.ts';

/** Why a unit is put somewhere; each has its own spaces and consequences (steps/landing.ts). */
export const LANDINGS = [
  'place',
  'jump',
  'panic',
  'wormhole',
  'migration',
  'station',
  'retreat',
  'gates',
  'deploy',
  'bonus',
  'respawn',
] as const;
export type Landing = (typeof LANDINGS)[number];

export interface LandFrame {
  readonly step: 'land';
  readonly seat: Seat;
  readonly unit: UnitNumber;
  readonly where: Landing;
  /** The space it must be next to, where the reason does not say. */
  readonly near?: Space;
  readonly row?: number;
}

export const MOVE_CAUSES = ['engine', 'rope'] as const;
export type MoveCause = (typeof MOVE_CAUSES)[number];

export interface MoveFrame {
  readonly step: 'moveTo';
  readonly unit: UnitNumber;
  readonly left: number;
  readonly by: MoveCause;
  /** It is under way and may stop. */
  readonly begun: boolean;
  readonly row?: number;
}

/** How a planet was captured (MS-7.7, MS-17.7). */
export const CAPTURES = ['attack', 'sway', 'card'] as const;
export type Capture = (typeof CAPTURES)[number];

export type MothershipFrame =
  | { readonly step: 'setUp' }
  | { readonly step: 'turnStart' }
  | { readonly step: 'main' }
  | { readonly step: 'split' }
  | { readonly step: 'energy'; readonly seat: Owner; readonly cubes: number }
  | MoveFrame
  | { readonly step: 'moveOn'; readonly unit: UnitNumber; readonly left: number; readonly by: MoveCause }
  | { readonly step: 'push'; readonly seat: Seat; readonly unit: UnitNumber; readonly left: number }
  | { readonly step: 'pushOn'; readonly seat: Seat; readonly unit: UnitNumber; readonly left: number }
  | LandFrame
  | {
      readonly step: 'retreat';
      readonly seat: Seat;
      readonly ships: readonly UnitNumber[];
      readonly near: Space;
    }
  | { readonly step: 'asteroids'; readonly unit: UnitNumber }
  | { readonly step: 'guardians'; readonly unit: UnitNumber; readonly current?: UnitNumber }
  | {
      readonly step: 'guardianOrder';
      readonly seat: Owner;
      readonly unit: UnitNumber;
      readonly choices: readonly UnitNumber[];
    }
  | {
      readonly step: 'strikes';
      readonly unit: UnitNumber;
      readonly current?: UnitNumber;
    }
  | { readonly step: 'strikeOrder'; readonly unit: UnitNumber; readonly choices: readonly UnitNumber[] }
  | { readonly step: 'deployBlock'; readonly seat: Seat; readonly ship: UnitNumber }
  | { readonly step: 'deployPaid'; readonly ship: UnitNumber }
  | { readonly step: 'escape' }
  | { readonly step: 'declare'; readonly side: Side }
  | { readonly step: 'roll' }
  | { readonly step: 'rolled'; readonly side: Side; readonly passes: number }
  | { readonly step: 'reckon' }
  | { readonly step: 'lost'; readonly card: 'life-support' | 'last-stand' }
  | { readonly step: 'damage' }
  | { readonly step: 'planetDefend' }
  | { readonly step: 'planetRoll' }
  | { readonly step: 'planetRolled' }
  | { readonly step: 'planetResult' }
  | { readonly step: 'counter'; readonly seat: Seat; readonly play: CardPlay }
  | { readonly step: 'cardActs'; readonly play: CardPlay }
  | { readonly step: 'checks' }
  | { readonly step: 'captureCard'; readonly seat: Seat; readonly planet: number; readonly from?: Owner }
  | { readonly step: 'captureMore'; readonly seat: Seat; readonly planet: number }
  | { readonly step: 'moonRoll'; readonly seat: Seat; readonly planet: number }
  | { readonly step: 'bonusRoll'; readonly seat: Seat }
  | { readonly step: 'dieRolled' }
  | { readonly step: 'dieCounts' }
  | { readonly step: 'bonusGuardian'; readonly seat: Seat }
  | { readonly step: 'bonusDevelopment'; readonly seat: Seat }
  | { readonly step: 'bonusExplore'; readonly seat: Seat }
  | { readonly step: 'gather' }
  | { readonly step: 'sell' }
  | { readonly step: 'respawnTick' }
  | { readonly step: 'respawn' }
  | { readonly step: 'turnEnd' }
  | { readonly step: 'npcShip'; readonly unit: UnitNumber }
  | { readonly step: 'npcWalk'; readonly unit: UnitNumber; readonly goal: number; readonly left: number }
  | { readonly step: 'npcStrike'; readonly unit: UnitNumber; readonly goal: number };

export type StepName = MothershipFrame['step'];
