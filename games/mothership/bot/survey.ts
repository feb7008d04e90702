/** What a player sees at a glance: what every fleet’s dice and engines are good for, and whose ships are where. */

import { dieOf, STATION_STEP, SUBSYSTEM_MAX, spacesOf } from '../content/panel.ts';
import { type Board, boardOf } from '../rules/board.ts';
import { ARTIFACT_BONUSES, TECHNOLOGY_BONUSES } from '../rules/bonus.ts';
import { controls, enginePower, fleetOf, friendly, has, inGame, teamOf } from '../rules/fleet.ts';
import { NOWHERE } from '../rules/hex.ts';
import { countsPoints } from '../rules/score.ts';
import { mothershipOf, type Owner, ownerOf, shipsOf, type UnitNumber } from '../rules/units.ts';
import type { State } from '../state.ts';
import { luckOf } from './jitter.ts';
import type { Style } from './style.ts';

/** What a fleet’s dice and engines come to. */
export interface Strength {
  /** Bonuses to the rolls of each class. */
  readonly fighter: number;
  readonly bomber: number;
  readonly mothership: number;
  /** Of a Bomber against a station. */
  readonly siege: number;
  /** Wins ties it starts; adds one against groups; ignores guards. */
  readonly ties: boolean;
  readonly hulls: boolean;
  readonly pierces: boolean;
  /** Spaces a Fighter and a Bomber can go, and a Mothership beyond its Energy. */
  readonly fighterEngine: number;
  readonly bomberEngine: number;
  readonly engineBonus: number;
  readonly energy: number;
  readonly faces: number;
}

export interface Survey {
  readonly s: State;
  readonly seat: Owner;
  readonly board: Board;
  readonly style: Style;
  /** What settles ties. */
  readonly luck: number;
  readonly strengths: readonly Strength[];
  /** Ships on the board. */
  readonly own: readonly UnitNumber[];
  readonly foes: readonly UnitNumber[];
  /** How many sides are against this one. */
  readonly rivals: number;
  /** Victory Points count. */
  readonly points: boolean;
}

export function survey(s: State, seat: Owner, style: Style): Survey {
  const strengths: Strength[] = [];
  const own: UnitNumber[] = [];
  const foes: UnitNumber[] = [];
  const sides = new Set<number>();
  for (let owner = 0; owner < s.fleets.length; owner++) {
    strengths.push(strengthOf(s, owner));
    if (owner !== seat && friendly(s, owner, seat)) continue;
    for (const ship of shipsOf(owner))
      if (s.units[ship]?.at !== NOWHERE) (owner === seat ? own : foes).push(ship);
    if (owner !== seat && inGame(s, owner)) sides.add(teamOf(s, owner));
  }
  return {
    s,
    seat,
    board: boardOf(s),
    style,
    luck: luckOf(s, seat),
    strengths,
    own,
    foes,
    rivals: sides.size,
    points: countsPoints(s),
  };
}

const NOTHING: Strength = {
  fighter: 0,
  bomber: 0,
  mothership: 0,
  siege: 0,
  ties: false,
  hulls: false,
  pierces: false,
  fighterEngine: 0,
  bomberEngine: 0,
  engineBonus: 0,
  energy: 0,
  faces: 1,
};

function strengthOf(s: State, owner: Owner): Strength {
  if (!inGame(s, owner)) return NOTHING;
  const { energy, stationHp, technologies } = fleetOf(s, owner);
  const bonus = { fighter: 0, bomber: 0, mothership: 0, guardian: 0, station: 0 };
  let siege = 0;
  if (technologies.length > 0) {
    for (const { technology, for: kind, plus, only } of TECHNOLOGY_BONUSES) {
      if (!technologies.includes(technology)) continue;
      if (only === 'station') siege += plus;
      // Later ones replace earlier ones and are greater.
      else bonus[kind] = Math.max(bonus[kind], plus);
    }
    if (technologies.includes('gauss-cannon')) bonus.mothership += Math.floor(stationHp / STATION_STEP);
  }
  const modules = s.table.modules.length > 0;
  if (modules)
    for (const { artifact, for: kind, plus } of ARTIFACT_BONUSES)
      if (controls(s, owner, artifact)) bonus[kind] += plus;
  const [mothership, fighter, , , bomber] = shipsOf(owner);
  const boosted = s.units[mothershipOf(owner)]?.boosts !== undefined;
  return {
    fighter: bonus.fighter,
    bomber: bonus.bomber,
    mothership: bonus.mothership,
    siege: bonus.bomber + siege,
    ties: has(s, owner, 'targeting-computer'),
    hulls: has(s, owner, 'unobtainium-hulls'),
    pierces: has(s, owner, 'piercing'),
    fighterEngine: engine(s, fighter),
    bomberEngine: engine(s, bomber),
    engineBonus: boosted ? 0 : engine(s, mothership) - spacesOf(Math.max(0, energy.engines)),
    energy: energy.engines + energy.weapons + energy.shields,
    faces: has(s, owner, 'fast-cap') ? 2 : 1,
  };
}

function engine(s: State, ship: UnitNumber | undefined): number {
  return ship === undefined ? 0 : enginePower(s, ship);
}

export function strength({ strengths }: Survey, unit: UnitNumber): Strength {
  return strengths[ownerOf(unit)] ?? NOTHING;
}

/** Energy that engines need to go so many spaces. */
export function enginesFor(spaces: number, bonus: number): number {
  return spaces <= bonus ? 0 : 2 * (spaces - bonus) - 1;
}

/** The largest die that a Mothership still has after going so many spaces; 0 where it is too far. */
export function dieAfter({ energy, engineBonus }: Strength, spaces: number): number {
  const engines = enginesFor(Math.max(0, spaces), engineBonus);
  if (engines > SUBSYSTEM_MAX || engines > energy) return 0;
  return dieOf(Math.min(SUBSYSTEM_MAX, energy - engines));
}
