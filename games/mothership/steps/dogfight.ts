/** MS-6.5 The dogfight, step by step: DF-1 to DF-8. Against units, stations and asteroids alike. */
import { present } from '#engine';
import type { TargetId } from '../action.ts';
import { readD2 } from '../content/panel.ts';
import { bonusOf, type Note, wingmenCounted } from '../rules/bonus.ts';
import { dieSides, fleetOf, has, onBoard, unitOf } from '../rules/fleet.ts';
import {
  classOf,
  isShip,
  mothershipOf,
  NOBODY,
  type Owner,
  ownerOf,
  type UnitNumber,
  unitId,
} from '../rules/units.ts';
import type { Fight, G, Side, State } from '../state.ts';
import { askRolled } from './afterRoll.ts';

interface Declared {
  readonly kind: Fight['kind'];
  readonly attackers: readonly UnitNumber[];
  readonly target: number;
  readonly defender: Owner;
  readonly attacker: Owner;
  readonly ranged?: boolean;
  readonly fresh?: boolean;
}

/** DF-1: the fight is on the table. Its ships have attacked from now on. */
export function declareFight(g: G, declared: Declared, targetId: TargetId): Fight {
  const { s } = g;
  const { kind, attackers, target, attacker, defender, ranged = false, fresh = false } = declared;
  const dice = attackers.length + (kind === 'ships' || kind === 'asteroids' ? 1 : 0);
  for (const ship of attackers) spendAttack(s, ship);
  const fight: Fight = {
    kind,
    attackers: attackers.slice(),
    target,
    sides: [attacker, defender],
    ranged,
    fresh,
    gas: [0, 0],
    beam: [false, false],
    bonus: [0, 0],
    wing: [0, 0],
    aux: [0, 0],
    plus: new Array<number>(dice).fill(0),
    doubled: new Array<boolean>(dice).fill(false),
    faces: [],
    shown: [],
    field: 0,
    deflected: false,
    cards: [],
    saved: [],
    total: 0,
    fighterPart: 0,
  };
  s.fight = fight;
  // Whether a window opens now depends on hands that the attacker does not know.
  g.reveal();
  if (kind !== 'asteroids')
    g.tell({
      type: 'declared',
      attackers: attackers.map((ship) => unitId(s, ship)),
      target: targetId,
      ranged,
    });
  return fight;
}

/** An attack resolves both phases of a ship, and locks the Energy of a Mothership (R12). */
export function spendAttack(s: State, ship: UnitNumber): void {
  if (!isShip(ship)) return;
  const unit = unitOf(s, ship);
  unit.attacked = true;
  unit.locked = true;
  if (classOf(ship) === 'mothership') fleetOf(s, ownerOf(ship)).energySet = true;
}

/** A dogfight against a ship, a Guardian or a station. */
export function dogfight(
  g: G,
  attackers: readonly UnitNumber[],
  target: UnitNumber,
  how: { ranged?: boolean; fresh?: boolean } = {},
): void {
  const [first = target] = attackers;
  const kind = classOf(target) === 'station' ? 'station' : 'ships';
  declareFight(
    g,
    { kind, attackers, target, attacker: ownerOf(first), defender: ownerOf(target), ...how },
    unitId(g.s, target),
  );
  g.then(
    'escape',
    { step: 'declare', side: 0 },
    { step: 'declare', side: 1 },
    'roll',
    'reckon',
    { step: 'lost', card: 'life-support' },
    { step: 'lost', card: 'last-stand' },
    'damage',
  );
}

/** MS-10.1 whatever enters a field of asteroids fights it at once; MS-10.4 the unit defends against the field. */
export function asteroidFight(g: G, unit: UnitNumber): void {
  const { s } = g;
  if (!onBoard(s, unit)) return;
  declareFight(
    g,
    { kind: 'asteroids', attackers: [], target: unit, attacker: NOBODY, defender: ownerOf(unit) },
    unitId(s, unit),
  );
  g.then({ step: 'declare', side: 1 }, 'roll', 'reckon', { step: 'lost', card: 'life-support' }, 'damage');
}

/** The unit that a die belongs to, attackers first. */
export function unitOfDie(fight: Fight, die: number): UnitNumber {
  return fight.attackers[die] ?? fight.target;
}

export function sideOfDie(fight: Fight, die: number): Side {
  return die < fight.attackers.length ? 0 : 1;
}

/** The die of a unit that is known to roll here. */
export function dieCalled(fight: Fight, unit: UnitNumber): number {
  return present(dieOfUnit(fight, unit), 'die of this unit');
}

export function dieOfUnit(fight: Fight, unit: UnitNumber): number | undefined {
  const die = fight.attackers.indexOf(unit);
  if (die >= 0) return die;
  return fight.kind !== 'planet' && fight.target === unit && fight.plus.length > fight.attackers.length
    ? fight.attackers.length
    : undefined;
}

/** One throw of a unit's die; a Mothership without weapons has none (MS-5.5). A script has a list for each unit, and another for its throws against asteroids. */
export function throwDie(g: G, unit: UnitNumber): number {
  const sides = dieSides(g.s, unit);
  if (sides === 0) return 0;
  const id = unitId(g.s, unit);
  const purpose = g.s.fight?.kind === 'asteroids' ? `${id} rocks` : id;
  return sides === 2 ? readD2(g.roll(4, purpose)) : g.roll(sides, purpose);
}

/** DF-5 attackers in id order, then the defender; against asteroids the unit, then the field. */
export function roll(g: G): void {
  const { fight } = g.s;
  if (fight === undefined || fight.deflected) return;
  for (let die = 0; die < fight.plus.length; die++) {
    const face = throwDie(g, unitOfDie(fight, die));
    fight.faces.push(face);
    fight.shown.push(face);
  }
  if (fight.kind === 'asteroids') fight.field = g.roll(6, 'asteroids');
  askRolled(g, fight.kind === 'asteroids' ? 1 : 0, 0);
}

/** The face of a die, doubled or not. */
export function faceOf(fight: Fight, die: number): number {
  return (fight.faces[die] ?? 0) * (fight.doubled[die] ? 2 : 1);
}

/** What one die counts: face and bonuses. */
export function rollOf(s: State, fight: Fight, die: number, note: Note): number {
  return faceOf(fight, die) + (fight.plus[die] ?? 0) + bonusOf(s, fight, unitOfDie(fight, die), note);
}

const nothing: Note = () => {};

/** DF-7 the total of a side. */
export function totalOf(s: State, fight: Fight, side: Side, note: Note = nothing): number {
  let total = fight.bonus[side];
  for (let die = 0; die < fight.plus.length; die++) {
    if (sideOfDie(fight, die) === side) total += rollOf(s, fight, die, note);
  }
  const wingmen = wingmenCounted(s, fight, side);
  total += wingmen + 2 * Math.min(wingmen, fight.wing[side]);
  // Unobtainium Hulls: a roll, so stations have nothing of it (R23)
  if (
    side === 1 &&
    fight.kind === 'ships' &&
    fight.attackers.length > 1 &&
    has(s, fight.sides[1], 'unobtainium-hulls')
  ) {
    note('technology', 'unobtainium-hulls');
    total += 1;
  }
  return total;
}

/** DF-7, DF-8 totals are held against each other, and who wins is settled. */
export function reckon(g: G): void {
  const { s } = g;
  const { fight } = s;
  if (fight === undefined) return;
  const note: Note = (kind, id) => g.use(kind, id);
  if (fight.kind === 'asteroids') {
    reckonAsteroids(g, fight, note);
    return;
  }
  const attack = totalOf(s, fight, 0, note);
  const defence = fight.kind === 'station' ? 0 : totalOf(s, fight, 1, note);
  const winner = winnerOf(g, fight, attack, defence);
  if (winner !== undefined) fight.winner = winner;
  fight.total = winner === 1 ? defence : attack;
  fight.fighterPart = winner === 1 ? defence : fighterPart(s, fight, attack);
  if (g.events === undefined) return;
  const rolled = fight.faces.map((_, die) => ({
    unit: unitId(s, unitOfDie(fight, die)),
    face: faceOf(fight, die),
    plus: rollOf(s, fight, die, nothing) - faceOf(fight, die),
  }));
  const defender = rolled[fight.attackers.length];
  g.tell({
    type: 'dogfight',
    attackers: rolled.slice(0, fight.attackers.length),
    attack,
    target: unitId(s, fight.target),
    ...(defender ? { defender } : {}),
    wingmen: wingmenCounted(s, fight, 1),
    defence,
    ...(winner === undefined ? {} : { winner: winner === 0 ? 'attacker' : 'defender' }),
  });
}

function winnerOf(g: G, fight: Fight, attack: number, defence: number): Side | undefined {
  // MS-8.2 an attack on a station always hits
  if (fight.kind === 'station' || attack > defence) return 0;
  if (defence > attack) return 1;
  if (!has(g.s, fight.sides[0], 'targeting-computer')) return undefined;
  g.use('technology', 'targeting-computer');
  return 0;
}

/** MS-6.7 the part of a winning total that can only meet shields. */
function fighterPart(s: State, fight: Fight, total: number): number {
  let part = 0;
  let others = false;
  for (let die = 0; die < fight.attackers.length; die++) {
    if (classOf(unitOfDie(fight, die)) === 'fighter') part += rollOf(s, fight, die, nothing);
    else others = true;
  }
  return others ? part : total;
}

/** MS-10.2, MS-10.3 who reaches the D6 is cleared; who does not is destroyed, or damaged if a Mothership. */
function reckonAsteroids(g: G, fight: Fight, note: Note): void {
  const { s } = g;
  const unit = unitId(s, fight.target);
  if (fight.deflected) {
    fight.winner = 1;
    g.tell({ type: 'deflected', unit });
    return;
  }
  const total = totalOf(s, fight, 1, note);
  const survived = total >= fight.field;
  fight.winner = survived ? 1 : 0;
  fight.total = fight.field;
  g.tell({ type: 'asteroidRoll', unit, total, field: fight.field, survived });
}

/** Whether the Mothership of a side takes part in the fight. */
export function mothershipIn(fight: Fight, side: Side): boolean {
  if (fight.kind === 'planet') return false;
  const ship = mothershipOf(fight.sides[side]);
  return side === 0 ? fight.attackers.includes(ship) : fight.target === ship;
}
