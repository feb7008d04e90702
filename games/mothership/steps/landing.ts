/** Being put on a space without travelling: set-up, warps, deployment, stations on the move, respawn (MS-2.6, MS-4.6). */

import type { ActionOf, Verb } from '#engine';
import { RESPAWN_HP } from '../content/panel.ts';
import { isSoloLayout } from '../content/soloLayouts.ts';
import type { LandFrame, Landing } from '../frame.ts';
import { objection } from '../objections.ts';
import { boardOf } from '../rules/board.ts';
import { fleetOf, unitOf } from '../rules/fleet.ts';
import { apart, NOWHERE, nameOf, type Space } from '../rules/hex.ts';
import { friendlyPlanets, friendlyStations, planetAt, planetsOf } from '../rules/planets.ts';
import { allEmpty, emptyBeside, emptyOf } from '../rules/space.ts';
import {
  isGuardian,
  mothershipOf,
  NOBODY,
  type Owner,
  ownerOf,
  stationOf,
  type UnitNumber,
  unitId,
} from '../rules/units.ts';
import type { G, Mothership, State } from '../state.ts';
import { hitStation } from './damage.ts';
import { asksRow, outsideRow, spaceOf } from './movement.ts';

/** MS-2.6 ships begin within so many spaces of their station. */
const PLACE_RANGE = 2;
/** MS-10.5 a station entering a field cannot roll: it loses 4 HP if the D6 shows 4 or more. */
const ROCKS_HURT = 4;

/** The empty spaces for each reason. */
const SPACES: Readonly<Record<Landing, (s: State, frame: LandFrame) => Space[]>> = {
  place: (s, { unit }) => placing(s, ownerOf(unit)),
  jump: (s, { unit }) => gates(s, ownerOf(unit)),
  panic: (s, { unit }) => besidePlanets(s, ownerOf(unit)),
  wormhole: (s) => allEmpty(s),
  migration: (s, { seat }) => besidePlanets(s, seat),
  station: (s, { unit }) => emptyBeside(s, [unitOf(s, unit).at]),
  retreat: (s, { near = NOWHERE }) => emptyBeside(s, [near]),
  gates: (s, { seat }) => emptyBeside(s, [unitOf(s, mothershipOf(seat)).at]),
  deploy: (s, { near = NOWHERE }) => emptyBeside(s, [near]),
  bonus: (s, { near = NOWHERE }) => emptyBeside(s, [near]),
  respawn: (s, { unit }) => respawnSpaces(s, ownerOf(unit)),
};

/** MS-2.6, MS-21.2 empty spaces without asteroids near the station, or near the anchor of a solo layout. */
function placing(s: State, owner: Owner): Space[] {
  const board = boardOf(s);
  const { layout } = board;
  const centre = isSoloLayout(layout)
    ? (board.numbers.get(nameOf(layout.anchor)) ?? NOWHERE)
    : unitOf(s, stationOf(owner)).at;
  const near: Space[] = [];
  for (let space = 0; space < board.size; space++) {
    if (board.asteroid[space] === 0 && apart(board, space, centre) <= PLACE_RANGE) near.push(space);
  }
  return emptyOf(s, near);
}

/** Next to friendly planets. */
export function besidePlanets(s: State, owner: Owner): Space[] {
  return emptyBeside(
    s,
    friendlyPlanets(s, owner).map((planet) => planetAt(s, planet)),
  );
}

/** Jump Gates: next to friendly stations and planets (R43). */
export function gateCentres(s: State, owner: Owner): Space[] {
  return [...friendlyStations(s, owner), ...friendlyPlanets(s, owner).map((planet) => planetAt(s, planet))];
}

function gates(s: State, owner: Owner): Space[] {
  return emptyBeside(s, gateCentres(s, owner));
}

/** MS-19.5, R58 next to its own station or a planet it controls. */
export function respawnSpaces(s: State, owner: Owner): Space[] {
  const centres = planetsOf(s, owner).map((planet) => planetAt(s, planet));
  const station = unitOf(s, stationOf(owner)).at;
  return emptyBeside(s, station === NOWHERE ? centres : [station, ...centres]);
}

let known: { readonly frame: LandFrame; readonly spaces: readonly Space[] } | undefined;

export function landings(s: State, frame: LandFrame): readonly Space[] {
  if (known?.frame !== frame) known = { frame, spaces: SPACES[frame.where](s, frame) };
  return known.spaces;
}

export const land: Verb<Mothership, ActionOf<Mothership, 'land'>> = {
  options(s, _, frame) {
    if (frame.step !== 'land' || asksRow(s, frame)) return [];
    const { names } = boardOf(s);
    const options: ActionOf<Mothership, 'land'>[] = [];
    for (const space of landings(s, frame)) {
      const to = names[space];
      if (to !== undefined && !outsideRow(s, frame, space)) options.push({ type: 'land', to });
    }
    return options;
  },
  check(s, { to }, _, frame) {
    const space = spaceOf(s, to);
    if (frame.step !== 'land' || space === undefined) return objection('MS-1.4', 'notHere', { to });
    if (asksRow(s, frame)) return objection('MS-4.5', 'rowFirst');
    return landings(s, frame).includes(space) && !outsideRow(s, frame, space)
      ? undefined
      : objection(LANDING_RULES[frame.where], 'notHere', { to });
  },
  do(g, { to }, _, frame) {
    const space = spaceOf(g.s, to);
    if (frame.step !== 'land' || space === undefined) return;
    const from = unitOf(g.s, frame.unit).at;
    unitOf(g.s, frame.unit).at = space;
    g.tell({ type: 'landed', unit: unitId(g.s, frame.unit), to, where: frame.where });
    AFTER[frame.where](g, frame.unit, from);
  },
};

const LANDING_RULES: Readonly<Record<Landing, string>> = {
  place: 'MS-2.6',
  jump: 'MS-R43',
  panic: 'MS-R26',
  wormhole: 'MS-4.6',
  migration: 'MS-4.9',
  station: 'MS-4.9',
  retreat: 'MS-R37',
  gates: 'MS-R42',
  deploy: 'MS-9.2',
  bonus: 'MS-18.2',
  respawn: 'MS-19.5',
};

/** What follows a landing. */
const AFTER: Readonly<Record<Landing, (g: G, unit: UnitNumber, from: Space) => void>> = {
  place: () => {},
  jump: warped,
  panic: warped,
  wormhole: warped,
  retreat: warped,
  gates: warped,
  migration: (g, unit) => stationArrives(g, unit, false),
  station: (g, unit, from) => stationArrives(g, unit, boardOf(g.s).asteroid[from] === 1),
  deploy: guardianStands,
  bonus: guardianStands,
  respawn(g, unit) {
    const piece = unitOf(g.s, unit);
    delete piece.wait;
    const owner = ownerOf(unit);
    if (unit === mothershipOf(owner)) fleetOf(g.s, owner).hp = RESPAWN_HP;
    g.use('rule', 'respawn');
    arrive(g, unit);
  },
};

/** MS-4.6 a warp resolves the movement phase, and the landing is met like a step. */
function warped(g: G, unit: UnitNumber): void {
  unitOf(g.s, unit).locked = true;
  const owner = ownerOf(unit);
  if (unit === mothershipOf(owner)) fleetOf(g.s, owner).energySet = true;
  arrive(g, unit);
}

function arrive(g: G, unit: UnitNumber): void {
  g.then({ step: 'guardians', unit });
  if (onRocks(g.s, unit)) g.then({ step: 'asteroids', unit });
}

/** MS-9.3, MS-9.4 A Guardian first fights the asteroids it stands on, then whoever is adjacent. */
function guardianStands(g: G, unit: UnitNumber): void {
  g.then({ step: 'strikes', unit });
  if (onRocks(g.s, unit)) g.then({ step: 'asteroids', unit });
}

function onRocks(s: State, unit: UnitNumber): boolean {
  return boardOf(s).asteroid[unitOf(s, unit).at] === 1;
}

/** MS-10.5 a station cannot roll; Guardians ignore it (MS-9.8). */
function stationArrives(g: G, unit: UnitNumber, wasInside: boolean): void {
  if (!onRocks(g.s, unit) || wasInside || isGuardian(unit)) return;
  const face = g.roll(6, 'rocks');
  g.tell({ type: 'stationRocks', unit: unitId(g.s, unit), face });
  if (face < ROCKS_HURT) return;
  hitStation(g, unit, ROCKS_HURT, NOBODY);
  g.then('checks');
}
