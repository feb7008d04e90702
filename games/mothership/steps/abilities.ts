/** MS-12.6 Mothership abilities of tier 5, Jump Gates and Auxiliary Engines. */

import type { ActionOf, Objection, Verb } from '#engine';
import { MOTHERSHIP_HP } from '../content/panel.ts';
import type { TechnologyId } from '../content/technologies.ts';
import { objection } from '../objections.ts';
import { boardOf } from '../rules/board.ts';
import { fleetOf, friendly, has, onBoard, unitOf } from '../rules/fleet.ts';
import { apart, NOWHERE } from '../rules/hex.ts';
import { gain } from '../rules/losses.ts';
import { planetId, planetsOf, planetsWhere } from '../rules/planets.ts';
import { emptyBeside, hasRoom } from '../rules/space.ts';
import {
  byUnit,
  isSmall,
  mothershipOf,
  type Owner,
  ownerOf,
  shipsOf,
  stationOf,
  unitCalled,
  unitId,
  unitNumber,
} from '../rules/units.ts';
import type { G, Mothership, State } from '../state.ts';
import { rangedAttack, rangedProblem, type Target, targetOf } from './attack.ts';
import { spendAttack } from './dogfight.ts';
import { gateCentres } from './landing.ts';
import { enemyShipProblem, heldProblem, ownShipProblem, ownUnits } from './subject.ts';

interface Ability {
  /** Whose units it is aimed at. */
  readonly aim?: 'friends' | 'enemies';
  /** Absent: it takes no target. */
  target?(s: State, seat: Owner, target: Target): Objection | undefined;
  when?(s: State, seat: Owner): Objection | undefined;
  act(g: G, seat: Owner, target: Target | undefined): void;
}

const SUNSLAYER_RANGE = 6;
const MINING = 4;

const ABILITIES: Partial<Record<TechnologyId, Ability>> = {
  /** R46 one hit point for each planet. */
  'repair-drones': {
    when(s, seat) {
      if (planetsOf(s, seat).length === 0) return objection('MS-R46', 'noPlanets');
      return fleetOf(s, seat).hp < MOTHERSHIP_HP
        ? undefined
        : objection('MS-R46', 'healthy', { unit: unitId(s, mothershipOf(seat)) });
    },
    act(g, seat) {
      const fleet = fleetOf(g.s, seat);
      fleet.hp = Math.min(MOTHERSHIP_HP, fleet.hp + planetsOf(g.s, seat).length);
      g.tell({ type: 'repaired', unit: unitId(g.s, mothershipOf(seat)), hp: fleet.hp });
    },
  },
  'asteroid-mining': {
    when: (s, seat) =>
      boardOf(s).asteroid[unitOf(s, mothershipOf(seat)).at] === 1
        ? undefined
        : objection('MS-R47', 'notOnAsteroids'),
    act: (g, seat) => gain(g, seat, 'minerals', MINING, 'mining'),
  },
  // R30 stations too, when unguarded
  sunslayer: {
    aim: 'enemies',
    target(s, seat, target) {
      const ship = mothershipOf(seat);
      if (apart(boardOf(s), unitOf(s, ship).at, target.at) > SUNSLAYER_RANGE)
        return objection('MS-12.6', 'outOfRange', { unit: target.id, range: SUNSLAYER_RANGE });
      return rangedProblem(s, seat, ship, target);
    },
    act: (g, seat, target) => target && rangedAttack(g, mothershipOf(seat), target.id),
  },
  'nuclear-missile': {
    aim: 'enemies',
    target(s, seat, target) {
      if (target.kind === 'planet') return objection('MS-12.6', 'notShip', { unit: target.id });
      return (
        enemyShipProblem(s, seat, target.unit, 'MS-12.6') ??
        rangedProblem(s, seat, mothershipOf(seat), target)
      );
    },
    act: (g, seat, target) => target && rangedAttack(g, mothershipOf(seat), target.id),
  },
  /** R41 anywhere on the board. */
  'tractor-beam': {
    aim: 'enemies',
    target(s, seat, target) {
      if (target.kind === 'planet') return objection('MS-R41', 'notShip', { unit: target.id });
      const held = s.holds.some(
        ({ unit, how, by }) => unit === target.unit && how === 'tractor' && by === seat,
      );
      return (
        enemyShipProblem(s, seat, target.unit, 'MS-R41') ??
        (held ? objection('MS-R41', 'held', { unit: target.id }) : undefined)
      );
    },
    act(g, seat, target) {
      if (target?.kind !== 'unit') return;
      g.s.holds.push({ unit: target.unit, by: seat, how: 'tractor' });
      g.tell({ type: 'held', unit: unitId(g.s, target.unit), by: seat, how: 'tractor' });
    },
  },
  /** R42 a ship that has moved may come too, one that has attacked may not. */
  'onboard-gates': {
    aim: 'friends',
    target(s, seat, target) {
      const about = { unit: target.id };
      if (target.kind === 'planet' || !isSmall(target.unit)) return objection('MS-R42', 'notShip', about);
      if (!friendly(s, ownerOf(target.unit), seat)) return objection('MS-R42', 'notFriendly', about);
      if (ownerOf(target.unit) === seat && unitOf(s, target.unit).attacked)
        return objection('MS-R42', 'hasAttacked', about);
      return heldProblem(s, target.unit);
    },
    when: (s, seat) =>
      hasRoom(s, unitOf(s, mothershipOf(seat)).at) ? undefined : objection('MS-R42', 'noSpace'),
    act(g, seat, target) {
      if (target?.kind === 'unit') g.then({ step: 'land', seat, unit: target.unit, where: 'gates' });
    },
  },
};

/** Units on the side it is aimed at, and planets where those come into question. */
function aims(
  s: State,
  seat: Owner,
  technology: TechnologyId,
  { aim }: Ability,
  options: ActionOf<Mothership, 'ability'>[],
): void {
  for (let unit = 0; unit < s.units.length; unit++) {
    if (s.units[unit]?.at === NOWHERE || friendly(s, ownerOf(unit), seat) !== (aim === 'friends')) continue;
    options.push({ type: 'ability', technology, target: unitId(s, unit) });
  }
  if (technology !== 'sunslayer') return;
  for (const planet of planetsWhere(s, () => true))
    options.push({ type: 'ability', technology, target: planetId(s, planet) });
}

export const ability: Verb<Mothership, ActionOf<Mothership, 'ability'>> = {
  options(s, seat) {
    const options: ActionOf<Mothership, 'ability'>[] = [];
    const { at, attacked } = unitOf(s, mothershipOf(seat));
    if (attacked || at === NOWHERE) return options;
    for (const technology of fleetOf(s, seat).technologies) {
      const use = ABILITIES[technology];
      if (use === undefined || use.when?.(s, seat)) continue;
      if (use.target === undefined) options.push({ type: 'ability', technology });
      else aims(s, seat, technology, use, options);
    }
    return options;
  },
  check(s, { technology, target: id }, seat) {
    const use = ABILITIES[technology];
    if (use === undefined) return objection('MS-12.6', 'passive', { technology });
    if (!has(s, seat, technology)) return objection('MS-12.6', 'technologyMissing', { technology });
    const ship = mothershipOf(seat);
    if (!onBoard(s, ship)) return objection('MS-12.6', 'noMothership');
    if (unitOf(s, ship).attacked) return objection('MS-12.6', 'hasAttacked', { unit: unitId(s, ship) });
    const problem = use.when?.(s, seat);
    if (problem) return problem;
    if ((use.target === undefined) !== (id === undefined))
      return objection('MS-12.6', 'noTarget', { unit: id ?? '' });
    if (id === undefined) return undefined;
    const target = targetOf(s, id);
    return target === undefined
      ? objection('MS-12.6', 'noTarget', { unit: id })
      : use.target?.(s, seat, target);
  },
  do(g, { technology, target: id }, seat) {
    const target = id === undefined ? undefined : targetOf(g.s, id);
    spendAttack(g.s, mothershipOf(seat));
    g.use('technology', technology);
    g.tell({ type: 'ability', seat, technology, ...(id === undefined ? {} : { target: id }) });
    g.then('main');
    ABILITIES[technology]?.act(g, seat, target);
  },
};

const JUMPS = byUnit((ship): ActionOf<Mothership, 'jump'> => ({ type: 'jump', ship }));

/** R43 Jump Gates: from one friendly station or planet to the next. */
export const jump: Verb<Mothership, ActionOf<Mothership, 'jump'>> = {
  options: (s, seat) =>
    has(s, seat, 'jump-gates') ? ownUnits(s, shipsOf(seat)).map((unit) => JUMPS(s, unit)) : [],
  check(s, { ship }, seat) {
    if (!has(s, seat, 'jump-gates'))
      return objection('MS-R43', 'technologyMissing', { technology: 'jump-gates' });
    const unit = unitNumber(s, ship);
    const problem = ownShipProblem(s, seat, unit, ship, 'MS-R43');
    if (unit === undefined || problem) return problem;
    const { attacked, locked, at } = unitOf(s, unit);
    if (attacked) return objection('MS-3.3', 'hasAttacked', { unit: ship });
    if (locked) return objection('MS-R43', 'hasMoved', { unit: ship });
    const held = heldProblem(s, unit);
    if (held) return held;
    const centres = gateCentres(s, seat);
    if (!centres.some((centre) => apart(boardOf(s), centre, at) === 1))
      return objection('MS-R43', 'noGate', { unit: ship });
    return emptyBeside(s, centres).length > 0 ? undefined : objection('MS-R43', 'noSpace', { unit: ship });
  },
  do(g, { ship }, seat) {
    const unit = unitCalled(g.s, ship);
    g.use('technology', 'jump-gates');
    g.then({ step: 'land', seat, unit, where: 'jump' }, 'main');
  },
};

const STATION_MOVE: readonly ActionOf<Mothership, 'stationMove'>[] = [{ type: 'stationMove' }];

/** Auxiliary Engines: one space a turn. */
export const stationMove: Verb<Mothership, ActionOf<Mothership, 'stationMove'>> = {
  options: (s, seat) => (has(s, seat, 'auxiliary-engines') ? STATION_MOVE : []),
  check(s, _, seat) {
    if (!has(s, seat, 'auxiliary-engines'))
      return objection('MS-4.9', 'technologyMissing', { technology: 'auxiliary-engines' });
    const station = stationOf(seat);
    if (!onBoard(s, station)) return objection('MS-4.9', 'offBoard', { unit: unitId(s, station) });
    if (fleetOf(s, seat).stationMoved) return objection('MS-4.9', 'stationMoved');
    return hasRoom(s, unitOf(s, station).at) ? undefined : objection('MS-4.9', 'noSpace');
  },
  do(g, _, seat) {
    fleetOf(g.s, seat).stationMoved = true;
    g.use('technology', 'auxiliary-engines');
    g.then({ step: 'land', seat, unit: stationOf(seat), where: 'station' }, 'main');
  },
};
