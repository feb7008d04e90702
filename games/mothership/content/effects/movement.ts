/** Cards that move ships and stations (MS-13.5). */
import type { Objection } from '#engine';
import { objection } from '../../objections.ts';
import { enginePower, friendly, isFresh, isHeld, onBoard, unitOf } from '../../rules/fleet.ts';
import { NOWHERE } from '../../rules/hex.ts';
import { nearPlanet, planetOwner } from '../../rules/planets.ts';
import { allEmpty, canGo, emptyBeside, unitsBeside } from '../../rules/space.ts';
import { classOf, isShip, ownerOf, stationOf, type UnitNumber, unitId } from '../../rules/units.ts';
import { type Boost, NOBODY, type State } from '../../state.ts';
import { besidePlanets } from '../../steps/landing.ts';
import { PUSH_STEPS, pushes } from '../../steps/movement.ts';
import { enemyShipProblem, heldProblem, ownShipProblem } from '../../steps/subject.ts';
import { type CardRule, type Effects, idle } from './rule.ts';

/** MS-13.5 an own ship that has not moved, warped or attacked, and is free to go. */
function unmoved(s: State, unit: UnitNumber, me: number): Objection | undefined {
  const id = unitId(s, unit);
  return (
    ownShipProblem(s, me, unit, id, 'MS-13.5') ??
    (isFresh(s, unit) ? heldProblem(s, unit) : objection('MS-13.5', 'notUnmoved', { unit: id }))
  );
}

function boost(s: State, unit: UnitNumber, by: Boost): void {
  const piece = unitOf(s, unit);
  piece.boosts = [...(piece.boosts ?? []), by];
}

const afterburner: CardRule = {
  windows: ['main'],
  unit: (s, unit, { me }) => unmoved(s, unit, me),
  act: (g, _, { unit = 0 }) => boost(g.s, unit, 'afterburner'),
};

const punchIt: CardRule = {
  windows: ['main'],
  unit: (s, unit, { me }) =>
    unmoved(s, unit, me) ??
    (enginePower(s, unit) > 0 ? undefined : idle('cannotGo', { unit: unitId(s, unit) })),
  act: (g, _, { unit = 0 }) => boost(g.s, unit, 'punch-it'),
};

/** R38 all of both kinds that stood by the Mothership when the turn began. */
function convoyOf(s: State): UnitNumber[] {
  return s.convoy.filter((unit) => onBoard(s, unit) && isFresh(s, unit) && !isHeld(s, unit));
}

const convoy: CardRule = {
  windows: ['main'],
  when: (s) => (convoyOf(s).length > 0 ? undefined : idle('noOne')),
  act(g) {
    for (const unit of convoyOf(g.s)) boost(g.s, unit, 'convoy');
  },
};

const wormhole: CardRule = {
  windows: ['main'],
  unit(s, unit, { me }) {
    const owner = ownerOf(unit);
    if (owner === me) return unmoved(s, unit, me);
    const id = unitId(s, unit);
    if (!friendly(s, owner, me)) return objection('MS-20.3', 'notFriendly', { unit: id });
    if (!isShip(unit)) return objection('MS-13.5', 'notShip', { unit: id });
    return onBoard(s, unit) ? heldProblem(s, unit) : objection('MS-13.5', 'offBoard', { unit: id });
  },
  when: (s) => (allEmpty(s).length > 0 ? undefined : idle('noSpace')),
  act: (g, me, { unit = 0 }) => g.then({ step: 'land', seat: me, unit, where: 'wormhole' }),
};

/** R37 the named ship, and friends next to it that go along. */
const cowardlyRetreat: CardRule = {
  windows: ['main'],
  unit: (s, unit, { me }) => unmoved(s, unit, me),
  target(s, target, { me }) {
    const about = { unit: target.id };
    const owner = target.kind === 'planet' ? planetOwner(s, target.planet) : ownerOf(target.unit);
    if (target.kind === 'unit' && classOf(target.unit) !== 'station')
      return objection('MS-R37', 'stationTarget', about);
    if (owner === NOBODY || !friendly(s, owner, me)) return objection('MS-R37', 'notFriendly', about);
    return emptyBeside(s, [target.at]).length > 0 ? undefined : idle('noSpace', about);
  },
  act(g, me, { unit = 0, target }) {
    const { s } = g;
    const near = target?.at ?? NOWHERE;
    const ships = unitsBeside(s, unitOf(s, unit).at, (other) => {
      const owner = ownerOf(other);
      if (!isShip(other) || !friendly(s, owner, me) || isHeld(s, other)) return false;
      return owner !== me || isFresh(s, other);
    });
    g.then(
      { step: 'land', seat: me, unit, where: 'retreat', near },
      { step: 'retreat', seat: me, ships, near },
    );
  },
};

const ninjaRope: CardRule = {
  windows: ['main'],
  unit(s, unit, { me }) {
    const id = unitId(s, unit);
    const problem = ownShipProblem(s, me, unit, id, 'MS-3.3');
    if (problem) return problem;
    if (!unitOf(s, unit).attacked) return objection('MS-3.3', 'notAttacked', { unit: id });
    return heldProblem(s, unit) ?? (canGo(s, unit, ROPE) ? undefined : idle('cannotGo', { unit: id }));
  },
  act: (g, _, { unit = 0 }) => g.then({ step: 'moveTo', unit, left: ROPE, by: 'rope', begun: false }),
};
const ROPE = 2;

const GRAVITY_RANGE = 3;

/** R39 */
const gravityManipulator: CardRule = {
  windows: ['main'],
  target(s, target, { me }) {
    if (target.kind === 'planet') return objection('MS-R39', 'notShip', { unit: target.id });
    const { unit } = target;
    const problem = enemyShipProblem(s, me, unit, 'MS-R39') ?? heldProblem(s, unit);
    if (problem) return problem;
    if (!nearPlanet(s, me, unit, GRAVITY_RANGE))
      return objection('MS-R39', 'outOfRange', { unit: target.id, range: GRAVITY_RANGE });
    return pushes(s, unit).length > 0 ? undefined : idle('cannotGo', { unit: target.id });
  },
  act(g, me, { target }) {
    if (target?.kind === 'unit') g.then({ step: 'push', seat: me, unit: target.unit, left: PUSH_STEPS });
  },
};

const migration: CardRule = {
  windows: ['main'],
  when(s, { me }) {
    if (!onBoard(s, stationOf(me))) return idle('offBoard', { unit: unitId(s, stationOf(me)) });
    return besidePlanets(s, me).length > 0 ? undefined : idle('noSpace');
  },
  act: (g, me) => g.then({ step: 'land', seat: me, unit: stationOf(me), where: 'migration' }),
};

/** R26 any dogfight that an enemy declares; the attackers stay spent (R25). */
const panicButton: CardRule = {
  windows: ['escape'],
  when(s, { me }) {
    const target = s.fight?.target ?? 0;
    return heldProblem(s, target) ?? (besidePlanets(s, me).length > 0 ? undefined : idle('noSpace'));
  },
  act(g, me) {
    const unit = g.s.fight?.target ?? 0;
    delete g.s.fight;
    g.then({ step: 'land', seat: me, unit, where: 'panic' });
  },
};

export const MOVEMENT_EFFECTS: Effects = {
  afterburner,
  'punch-it': punchIt,
  convoy,
  wormhole,
  'cowardly-retreat': cowardlyRetreat,
  'ninja-rope': ninjaRope,
  'gravity-manipulator': gravityManipulator,
  migration,
  'panic-button': panicButton,
};
