/** What a player can do. Units, planets and spaces go by id; seats by number from 0. */
import { fixed, int, list, maybe, oneOf, type Shape, type ShapeOf, tagged, text } from '#engine';
import { CARD_IDS } from './content/cards.ts';
import { DEVELOPMENT_IDS } from './content/developments.ts';
import { PLANET_IDS, type PlanetId } from './content/layouts.ts';
import {
  MOST_GAS,
  PICKS,
  PURSES,
  type RESOURCES,
  SOURCES,
  SUBSYSTEM_MAX,
  SUBSYSTEMS,
} from './content/panel.ts';
import { TECHNOLOGY_IDS } from './content/technologies.ts';
import { owner, row } from './limits.ts';
import type { HexName } from './rules/hex.ts';
import { SHIPS, UNIT_IDS, type UnitId } from './rules/units.ts';

/** MS-4.5 what entering a space brings. */
export const MOVE_KINDS = ['safe', 'asteroid', 'guardian', 'asteroid+guardian'] as const;
export type MoveKind = (typeof MOVE_KINDS)[number];

export type TargetId = UnitId | PlanetId;

export type Resource = (typeof RESOURCES)[number];
export type Pick = (typeof PICKS)[number];

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
export const seatShape = owner;
export const cardShape = oneOf(CARD_IDS);
const technology = oneOf(TECHNOLOGY_IDS);
const cubes = int(0, SUBSYSTEM_MAX);

/** A card with all that it names. */
const PLAY = {
  card: cardShape,
  /** The own or friendly unit it is played on. */
  unit: maybe(unitShape),
  /** What it is aimed at. */
  target: maybe(targetShape),
  seat: maybe(seatShape),
  pick: maybe(oneOf(PICKS)),
};

export const ACTIONS = tagged('type', {
  land: { to: hexShape },
  row: { r: row },
  divert: {},
  split: { engines: cubes, weapons: cubes, shields: cubes },
  energy: { subsystem: oneOf(SUBSYSTEMS) },
  move: { ship: unitShape },
  moveTo: { to: hexShape, kind: oneOf(MOVE_KINDS) },
  stop: {},
  push: { to: hexShape },
  jump: { ship: unitShape },
  attack: { target: targetShape, ships: list(unitShape, { min: 1, max: SHIPS }) },
  ability: { technology, target: maybe(targetShape) },
  stationMove: {},
  research: { technology },
  buy: { with: oneOf(PURSES) },
  play: PLAY,
  deploy: { ship: unitShape },
  block: {},
  scrap: { guardian: unitShape },
  explore: { planet: planetShape },
  develop: { development: oneOf(DEVELOPMENT_IDS), planet: planetShape },
  sway: { planet: planetShape },
  smear: { seat: seatShape },
  refresh: {},
  concede: {},
  end: {},
  pass: {},
  gas: { amount: int(1, MOST_GAS) },
  beam: {},
  choose: { unit: unitShape },
  capture: { from: oneOf(SOURCES) },
  bonus: {},
  sell: { card: cardShape },
});
export type MothershipAction = ShapeOf<typeof ACTIONS>;
export type ActionType = MothershipAction['type'];
export interface PlayAction extends Extract<MothershipAction, { type: 'play' }> {}

export const PLAYED: Shape<PlayAction> = tagged('type', { play: PLAY });
/** A card on the table that has not acted yet. */
export const CARD_PLAY = fixed({ seat: seatShape, action: PLAYED });
export interface CardPlay extends ShapeOf<typeof CARD_PLAY> {}
