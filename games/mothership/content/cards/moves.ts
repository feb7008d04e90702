/** Cards that move ships and stations (MS-13.5). */
import { objection } from '../../objections.ts';
import { enginePower, friendly, isFresh, isHeld, onBoard, unitOf } from '../../rules/fleet.ts';
import { nearPlanet, planetOwner } from '../../rules/planets.ts';
import { allEmpty, canGo, emptyBeside, unitsBeside } from '../../rules/space.ts';
import { classOf, isShip, ownerOf, stationOf, type UnitNumber, unitId } from '../../rules/units.ts';
import type { Boost, State } from '../../state.ts';
import { besidePlanets } from '../../steps/landing.ts';
import { PUSH_STEPS, pushes } from '../../steps/movement.ts';
import { heldProblem, ownShipProblem } from '../../steps/subject.ts';
import { BOTH, type Card, fightOf, GAS, idle, MINERAL, TWO_GAS } from './card.ts';
import { enemyShip, ownFreshShip } from './vocabulary.ts';

function boost(s: State, unit: UnitNumber, by: Boost): void {
  const piece = unitOf(s, unit);
  piece.boosts = [...(piece.boosts ?? []), by];
}

const afterburner: Card<'unit'> = {
  number: 1,
  count: 4,
  x: false,
  resale: GAS,
  windows: ['main'],
  names: { unit: ownFreshShip },
  act: (g, _, { unit }) => boost(g.s, unit, 'afterburner'),
  bot: { worth: 'afterburner', keep: 'few' },
};

const punchIt: Card<'unit'> = {
  number: 16,
  count: 2,
  x: false,
  resale: TWO_GAS,
  windows: ['main'],
  names: {
    unit: (s, unit, at) =>
      ownFreshShip(s, unit, at) ??
      (enginePower(s, unit) > 0 ? undefined : idle('cannotGo', { unit: unitId(s, unit) })),
  },
  act: (g, _, { unit }) => boost(g.s, unit, 'punch-it'),
  bot: { worth: 'punch-it', keep: 'few' },
};

/** R38 all of both kinds that stood by the Mothership when the turn began. */
function convoyOf(s: State): UnitNumber[] {
  return s.convoy.filter((unit) => onBoard(s, unit) && isFresh(s, unit) && !isHeld(s, unit));
}

const convoy: Card = {
  number: 20,
  count: 1,
  x: false,
  resale: MINERAL,
  windows: ['main'],
  names: {},
  when: (s) => (convoyOf(s).length > 0 ? undefined : idle('noOne')),
  act(g) {
    for (const unit of convoyOf(g.s)) boost(g.s, unit, 'convoy');
  },
  bot: { worth: 'convoy', keep: 'few' },
};

const wormhole: Card<'unit'> = {
  number: 38,
  count: 1,
  x: false,
  resale: BOTH,
  windows: ['main'],
  names: {
    unit(s, unit, at) {
      const owner = ownerOf(unit);
      if (owner === at.me) return ownFreshShip(s, unit, at);
      const id = unitId(s, unit);
      if (!friendly(s, owner, at.me)) return objection('MS-20.3', 'notFriendly', { unit: id });
      if (!isShip(unit)) return objection('MS-13.5', 'notShip', { unit: id });
      return onBoard(s, unit) ? heldProblem(s, unit) : objection('MS-13.5', 'offBoard', { unit: id });
    },
  },
  when: (s) => (allEmpty(s).length > 0 ? undefined : idle('noSpace')),
  act: (g, me, { unit }) => g.then({ step: 'land', seat: me, unit, where: 'wormhole' }),
  bot: { worth: 'relief', keep: 'few', counter: true },
};

/** R37 the named ship, and friends next to it that go along. */
const cowardlyRetreat: Card<'unit' | 'target'> = {
  number: 26,
  count: 1,
  x: false,
  resale: MINERAL,
  windows: ['main'],
  names: {
    unit: ownFreshShip,
    target(s, target, { me }) {
      const about = { unit: target.id };
      const owner = target.kind === 'planet' ? planetOwner(s, target.planet) : ownerOf(target.unit);
      if (target.kind === 'unit' && classOf(target.unit) !== 'station')
        return objection('MS-R37', 'stationTarget', about);
      if (!friendly(s, owner, me)) return objection('MS-R37', 'notFriendly', about);
      return emptyBeside(s, [target.at]).length > 0 ? undefined : idle('noSpace', about);
    },
  },
  act(g, me, { unit, target: { at: near } }) {
    const { s } = g;
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
  bot: { worth: 'retreat', keep: 'few' },
};

const ROPE = 2;

const ninjaRope: Card<'unit'> = {
  number: 8,
  count: 2,
  x: false,
  resale: GAS,
  windows: ['main'],
  names: {
    unit(s, unit, { me }) {
      const id = unitId(s, unit);
      const problem = ownShipProblem(s, me, unit, id, 'MS-3.3');
      if (problem) return problem;
      if (!unitOf(s, unit).attacked) return objection('MS-3.3', 'notAttacked', { unit: id });
      return heldProblem(s, unit) ?? (canGo(s, unit, ROPE) ? undefined : idle('cannotGo', { unit: id }));
    },
  },
  act: (g, _, { unit }) => g.then({ step: 'moveTo', unit, left: ROPE, by: 'rope', begun: false }),
  bot: { worth: 'rope', keep: 'few' },
};

const GRAVITY_RANGE = 3;

/** R39 one or two steps, each in any direction: a straight line would often be blocked. */
const gravityManipulator: Card<'enemy'> = {
  number: 13,
  count: 2,
  x: false,
  resale: TWO_GAS,
  windows: ['main'],
  names: {
    enemy: enemyShip('MS-R39', (s, ship, { me }) => {
      const about = { unit: unitId(s, ship) };
      const problem = heldProblem(s, ship);
      if (problem) return problem;
      if (!nearPlanet(s, me, ship, GRAVITY_RANGE))
        return objection('MS-R39', 'outOfRange', { ...about, range: GRAVITY_RANGE });
      return pushes(s, ship).length > 0 ? undefined : idle('cannotGo', about);
    }),
  },
  act: (g, me, { enemy }) => g.then({ step: 'push', seat: me, unit: enemy, left: PUSH_STEPS }),
  bot: { worth: 'push', keep: 'few' },
};

const migration: Card = {
  number: 23,
  count: 2,
  x: false,
  resale: MINERAL,
  windows: ['main'],
  names: {},
  when(s, { me }) {
    if (!onBoard(s, stationOf(me))) return idle('offBoard', { unit: unitId(s, stationOf(me)) });
    return besidePlanets(s, me).length > 0 ? undefined : idle('noSpace');
  },
  act: (g, me) => g.then({ step: 'land', seat: me, unit: stationOf(me), where: 'migration' }),
  bot: { worth: 'station', keep: 'all', counter: true },
};

/** R26 any dogfight that an enemy declares; the attackers stay spent (R25). */
const panicButton: Card = {
  number: 15,
  count: 2,
  x: true,
  resale: MINERAL,
  windows: ['escape'],
  names: {},
  when(s, { me }) {
    const { target } = fightOf(s);
    return heldProblem(s, target) ?? (besidePlanets(s, me).length > 0 ? undefined : idle('noSpace'));
  },
  act(g, me) {
    const { target: unit } = fightOf(g.s);
    delete g.s.fight;
    g.then({ step: 'land', seat: me, unit, where: 'panic' });
  },
  bot: { worth: 'window', keep: 'all' },
};

export const MOVE_CARDS = {
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
