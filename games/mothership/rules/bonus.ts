/** What is added to a roll by technology, Artifacts and Gas (MS-6.5 DF-7). None of it counts on planets (MS-12.5). */
import type { ArtifactId } from '../content/artifacts.ts';
import { STATION_STEP } from '../content/panel.ts';
import type { TechnologyId } from '../content/technologies.ts';
import type { Fight, Side, State } from '../state.ts';
import { controls, fleetOf, has } from './fleet.ts';
import { wingmenOf } from './space.ts';
import { classOf, isGuardian, type Owner, ownerOf, type UnitClass, type UnitNumber } from './units.ts';

/** Told of every piece of content that counted. */
export type Note = (kind: 'technology' | 'artifact', id: string) => void;

export interface TechnologyBonus {
  readonly technology: TechnologyId;
  readonly for: UnitClass;
  readonly plus: number;
  readonly only?: Fight['kind'];
  /** MS-12.4 it counts instead of this one. */
  readonly replaces?: TechnologyId;
}

export const TECHNOLOGY_BONUSES: readonly TechnologyBonus[] = [
  { technology: 'red-leader', for: 'fighter', plus: 1 },
  { technology: 'turbo-lasers-2', for: 'fighter', plus: 3, replaces: 'red-leader' },
  { technology: 'rear-turrets', for: 'bomber', plus: 1 },
  { technology: 'advanced-engineering', for: 'bomber', plus: 3, replaces: 'rear-turrets' },
  { technology: 'women-and-children', for: 'bomber', plus: 2, only: 'station' },
];

export const ARTIFACT_BONUSES: readonly {
  readonly artifact: ArtifactId;
  readonly for: UnitClass;
  readonly plus: number;
}[] = [
  { artifact: 'alien-appliance', for: 'mothership', plus: 1 },
  { artifact: 'space-cat', for: 'mothership', plus: 2 },
];

/** Everything that is added to this unit's face besides cards. */
export function bonusOf(s: State, fight: Fight, unit: UnitNumber, note: Note): number {
  if (fight.kind === 'planet') return 0;
  const owner = ownerOf(unit);
  const kind = classOf(unit);
  const side: Side = fight.attackers.includes(unit) ? 0 : 1;
  let plus = technologyBonus(s, fight, owner, kind, note);
  if (kind === 'mothership') plus += mothershipBonus(s, fight, owner, side, note);
  else if (kind === 'guardian') plus += fight.gas[side];
  if (s.table.modules.length > 0) plus += artifactBonus(s, fight, owner, kind, side, note);
  return plus;
}

function technologyBonus(s: State, fight: Fight, owner: Owner, kind: UnitClass, note: Note): number {
  let plus = 0;
  for (const bonus of TECHNOLOGY_BONUSES) {
    if (bonus.for !== kind || !has(s, owner, bonus.technology)) continue;
    if (bonus.only !== undefined && bonus.only !== fight.kind) continue;
    const later = TECHNOLOGY_BONUSES.find(({ replaces }) => replaces === bonus.technology);
    if (later !== undefined && has(s, owner, later.technology)) continue;
    note('technology', bonus.technology);
    plus += bonus.plus;
  }
  return plus;
}

function mothershipBonus(s: State, fight: Fight, owner: Owner, side: Side, note: Note): number {
  let plus = fight.gas[side];
  if (fight.beam[side]) plus += 8;
  if (has(s, owner, 'gauss-cannon')) {
    note('technology', 'gauss-cannon');
    plus += Math.floor(fleetOf(s, owner).stationHp / STATION_STEP);
  }
  return plus;
}

function artifactBonus(
  s: State,
  fight: Fight,
  owner: Owner,
  kind: UnitClass,
  side: Side,
  note: Note,
): number {
  let plus = 0;
  for (const bonus of ARTIFACT_BONUSES) {
    if (bonus.for !== kind || !controls(s, owner, bonus.artifact)) continue;
    note('artifact', bonus.artifact);
    plus += bonus.plus;
  }
  const foes = side === 0 ? [fight.target] : fight.attackers;
  if (fight.kind === 'ships' && foes.some(isGuardian) && controls(s, owner, 'vhs-tape')) {
    note('artifact', 'vhs-tape');
    plus += 1;
  }
  return plus;
}

/** MS-6.6 how many wingmen count for a side. */
export function wingmenCounted(s: State, fight: Fight, side: Side): number {
  if (fight.kind !== 'ships') return 0;
  if (side === 1) return wingmenOf(s, fight.target);
  const [attacker] = fight.attackers;
  // R20 a Guardian has its wingmen except when it attacks because it was just deployed
  return attacker !== undefined && isGuardian(attacker) && !fight.fresh ? wingmenOf(s, attacker) : 0;
}
