/** What a player can do. Units, planets and spaces go by id; seats by number from 0. */
import { oneOf, type Seat, type Shape, text } from '#engine';
import type { CardId } from './content/cards.ts';
import type { DevelopmentId } from './content/developments.ts';
import { PLANET_IDS, type PlanetId } from './content/layouts.ts';
import { SUBSYSTEMS, type Subsystem } from './content/panel.ts';
import type { TechnologyId } from './content/technologies.ts';
import type { HexName } from './rules/hex.ts';
import { UNIT_IDS, type UnitId } from './rules/units.ts';

/** MS-4.5 what entering a space brings. */
export const MOVE_KINDS = ['safe', 'asteroid', 'guardian', 'asteroid+guardian'] as const;
export type MoveKind = (typeof MOVE_KINDS)[number];

export type TargetId = UnitId | PlanetId;

export const RESOURCES = ['minerals', 'gas', 'influence'] as const;
export type Resource = (typeof RESOURCES)[number];

/** What a card may name besides units, planets and seats. */
export const PICKS = [...RESOURCES, ...SUBSYSTEMS] as const;
export type Pick = Resource | Subsystem;

/** A card with all that it names. */
export interface PlayAction {
  readonly type: 'play';
  readonly card: CardId;
  /** The own or friendly unit it is played on. */
  readonly unit?: UnitId;
  /** What it is aimed at. */
  readonly target?: TargetId;
  readonly seat?: Seat;
  readonly pick?: Pick;
}

/** A card on the table that has not acted yet. */
export interface CardPlay {
  readonly seat: Seat;
  readonly action: PlayAction;
}

export type MothershipAction =
  | { readonly type: 'land'; readonly to: HexName }
  | { readonly type: 'row'; readonly r: number }
  | { readonly type: 'divert' }
  | { readonly type: 'split'; readonly engines: number; readonly weapons: number; readonly shields: number }
  | { readonly type: 'energy'; readonly subsystem: Subsystem }
  | { readonly type: 'move'; readonly ship: UnitId }
  | { readonly type: 'moveTo'; readonly to: HexName; readonly kind: MoveKind }
  | { readonly type: 'stop' }
  | { readonly type: 'push'; readonly to: HexName }
  | { readonly type: 'jump'; readonly ship: UnitId }
  | { readonly type: 'attack'; readonly target: TargetId; readonly ships: readonly UnitId[] }
  | { readonly type: 'ability'; readonly technology: TechnologyId; readonly target?: TargetId }
  | { readonly type: 'stationMove' }
  | { readonly type: 'research'; readonly technology: TechnologyId }
  | { readonly type: 'buy'; readonly with: 'minerals' | 'gas' }
  | PlayAction
  | { readonly type: 'deploy'; readonly ship: UnitId }
  | { readonly type: 'block' }
  | { readonly type: 'scrap'; readonly guardian: UnitId }
  | { readonly type: 'explore'; readonly planet: PlanetId }
  | { readonly type: 'develop'; readonly development: DevelopmentId; readonly planet: PlanetId }
  | { readonly type: 'sway'; readonly planet: PlanetId }
  | { readonly type: 'smear'; readonly seat: Seat }
  | { readonly type: 'refresh' }
  | { readonly type: 'concede' }
  | { readonly type: 'end' }
  | { readonly type: 'pass' }
  | { readonly type: 'gas'; readonly amount: number }
  | { readonly type: 'beam' }
  | { readonly type: 'choose'; readonly unit: UnitId }
  | { readonly type: 'capture'; readonly from: 'deck' | 'hand' }
  | { readonly type: 'bonus' }
  | { readonly type: 'sell'; readonly card: CardId };

export type ActionType = MothershipAction['type'];
export type OfType<T extends ActionType> = Extract<MothershipAction, { type: T }>;

const HEX = /^(0|-?[1-9]\d?),(0|-?[1-9]\d?)$/;
const short = text(7);

/** The coordinates of a space, as they are written. */
export const hexShape: Shape<HexName> = {
  problem: (value, field) =>
    short.problem(value, field) ??
    (HEX.test(String(value)) ? undefined : { field, reason: 'must be coordinates like "-6,0"' }),
};

export const unitShape: Shape<UnitId> = oneOf(UNIT_IDS);
export const planetShape: Shape<PlanetId> = oneOf(PLANET_IDS);
export const targetShape: Shape<TargetId> = oneOf<TargetId>([...UNIT_IDS, ...PLANET_IDS]);
export const seatShape: Shape<Seat> = oneOf([0, 1, 2, 3, 4, 5]);
