/** What cards may name: the questions that several share. A card with a question of its own has it beside its record. */
import type { Objection } from '#engine';
import { objection } from '../../objections.ts';
import { dieSides, friendly, inGame, isFresh, mayAttack } from '../../rules/fleet.ts';
import { nearShip, planetOwner } from '../../rules/planets.ts';
import {
  classOf,
  NOBODY,
  type Owner,
  ownerOf,
  type UnitClass,
  type UnitNumber,
  unitId,
} from '../../rules/units.ts';
import type { State } from '../../state.ts';
import type { Target } from '../../steps/attack.ts';
import { dieOfUnit } from '../../steps/dogfight.ts';
import { enemyShipProblem, heldProblem, ownShipProblem } from '../../steps/subject.ts';
import { type At, fightOf, type Question } from './card.ts';

/** MS-13.5 an own ship that has not moved, warped or attacked, and is free to go. */
export function ownFreshShip(s: State, unit: UnitNumber, { me }: At): Objection | undefined {
  const id = unitId(s, unit);
  return (
    ownShipProblem(s, me, unit, id, 'MS-13.5') ??
    (isFresh(s, unit) ? heldProblem(s, unit) : objection('MS-13.5', 'notUnmoved', { unit: id }))
  );
}

/** An own unit of these classes whose attack is unused. */
export function ownAttacker(classes: readonly UnitClass[], rule: string): Question<UnitNumber> {
  return (s, unit, { me }) => {
    const about = { unit: unitId(s, unit) };
    if (!classes.includes(classOf(unit))) return objection(rule, 'notShip', about);
    return mayAttack(s, me, unit) ? undefined : objection(rule, 'hasAttacked', about);
  };
}

/** An own unit that rolls a die in this fight. */
export function ownDie(s: State, unit: UnitNumber, { me }: At): Objection | undefined {
  const die = dieOfUnit(fightOf(s), unit);
  if (ownerOf(unit) !== me || die === undefined)
    return objection('MS-13.4', 'notInFight', { unit: unitId(s, unit) });
  return dieSides(s, unit) > 0 ? undefined : objection('MS-5.5', 'noDie', { unit: unitId(s, unit) });
}

/** A ship of an enemy, wherever it is; and what else must hold for it. */
export function enemyShip(
  rule: string,
  also: (s: State, ship: UnitNumber, at: At) => Objection | undefined,
): Question<Target> {
  return (s, target, at) =>
    target.kind === 'planet'
      ? objection(rule, 'notShip', { unit: target.id })
      : (enemyShipProblem(s, at.me, target.unit, rule) ?? also(s, target.unit, at));
}

/** The Mothership of an enemy; and what else must hold for it. */
export function enemyMothership(rule: string, also: Question<UnitNumber>): Question<Target> {
  return (s, target, at, named) => {
    const about = { unit: target.id };
    if (target.kind === 'planet' || classOf(target.unit) !== 'mothership')
      return objection(rule, 'noMothership', about);
    if (friendly(s, ownerOf(target.unit), at.me)) return objection(rule, 'notEnemy', about);
    return also(s, target.unit, at, named);
  };
}

/** A planet so near a friendly ship, if its owner is no friend. `no` has the rules against what is none, and friends. */
export function planetWithin(
  range: number,
  no: { readonly planet: string; readonly friend: string; readonly own?: true },
): Question<Target> {
  return (s, target, { me }) => {
    const about = { unit: target.id, planet: target.id };
    if (target.kind === 'unit') return objection(no.planet, 'noSuchPlanet', about);
    const owner = planetOwner(s, target.planet);
    if (owner !== NOBODY && !(no.own && owner === me) && friendly(s, owner, me))
      return objection(no.friend, 'friendlyTarget', about);
    return nearShip(s, me, target.planet, range)
      ? undefined
      : objection('MS-13.9', 'outOfRange', { ...about, range });
  };
}

/** A seat that is an enemy and in the game; and what else must hold for it. */
export function enemySeat(also: (s: State, seat: Owner) => Objection | undefined): Question<Owner> {
  return (s, seat, { me }) => {
    if (seat >= s.seats || !inGame(s, seat)) return objection('MS-13.9', 'outOfGame', { seat });
    return friendly(s, seat, me) ? objection('MS-20.3', 'noOne', { seat }) : also(s, seat);
  };
}
