/** Cards of the dogfight, before the dice. */
import type { Objection } from '#engine';
import { objection } from '../../objections.ts';
import { boardOf } from '../../rules/board.ts';
import { wingmenCounted } from '../../rules/bonus.ts';
import { energyOf, fleetOf, friendly, onBoard, unitOf } from '../../rules/fleet.ts';
import { areAdjacent } from '../../rules/space.ts';
import {
  classOf,
  isShip,
  isSmall,
  mothershipOf,
  type Owner,
  ownerOf,
  type UnitNumber,
  unitId,
} from '../../rules/units.ts';
import type { Fight, Side, State } from '../../state.ts';
import { dieCalled, dieOfUnit, mothershipIn } from '../../steps/dogfight.ts';
import { SUBSYSTEMS } from '../panel.ts';
import { BOTH, type Card, fightOf, GAS, idle, MINERAL, sideOf, TWO_GAS } from './card.ts';
import { enemyMothership, ownDie } from './vocabulary.ts';

/** MS-8.2 a station has no roll and no total to add to. */
function rolls(s: State, me: Owner): Objection | undefined {
  const fight = fightOf(s);
  return fight.kind === 'station' && sideOf(fight, me) === 1
    ? objection('MS-8.2', 'stationTarget')
    : undefined;
}

/** A bonus to the total of the own side. */
function totalBonus(
  points: (s: State, me: Owner) => number,
  when?: Card['when'],
): Pick<Card, 'names' | 'when' | 'act'> {
  return {
    names: {},
    when: (s, at) => rolls(s, at.me) ?? when?.(s, at),
    act(g, me) {
      const fight = fightOf(g.s);
      fight.bonus[sideOf(fight, me)] += points(g.s, me);
    },
  };
}

function addToDie(fight: Fight, unit: UnitNumber, plus: number): void {
  const die = dieOfUnit(fight, unit);
  if (die !== undefined) fight.plus[die] = (fight.plus[die] ?? 0) + plus;
}

/** Needs the own Mothership in the fight. */
function withMothership(
  act: (fight: Fight, side: Side, ship: UnitNumber) => void,
): Pick<Card, 'windows' | 'names' | 'when' | 'act'> {
  return {
    windows: ['attack', 'defend'],
    names: {},
    when: (s, { me }) =>
      mothershipIn(fightOf(s), sideOf(fightOf(s), me))
        ? undefined
        : idle('notInFight', { unit: unitId(s, mothershipOf(me)) }),
    act(g, me) {
      const fight = fightOf(g.s);
      act(fight, sideOf(fight, me), mothershipOf(me));
    },
  };
}

const defenceBuff: Card = {
  number: 3,
  count: 3,
  x: true,
  resale: MINERAL,
  windows: ['defend'],
  ...totalBonus(() => 1),
  bot: { worth: 1, keep: 'all' },
};

const deflectorShields: Card = {
  number: 4,
  count: 4,
  x: true,
  resale: GAS,
  windows: ['defend'],
  names: {},
  when(s) {
    const { kind, target, deflected } = fightOf(s);
    return kind === 'asteroids' && isShip(target) && !deflected ? undefined : idle('notOnAsteroids');
  },
  act(g) {
    fightOf(g.s).deflected = true;
  },
  bot: { worth: 'deflected', keep: 'few' },
};

const enhancedSensors: Card<'unit'> = {
  number: 7,
  count: 2,
  x: true,
  resale: GAS,
  windows: ['attack', 'defend'],
  names: {
    unit(s, unit, at) {
      const problem = ownDie(s, unit, at);
      if (problem) return problem;
      const about = { unit: unitId(s, unit) };
      if (!isSmall(unit)) return objection('MS-13.9', 'notShip', about);
      const near = s.fleets.some(
        (_, other) =>
          friendly(s, other, at.me) &&
          onBoard(s, mothershipOf(other)) &&
          areAdjacent(s, unit, mothershipOf(other)),
      );
      return near ? undefined : idle('notAdjacent', { ...about, target: unitId(s, mothershipOf(at.me)) });
    },
  },
  act: (g, _, { unit }) => addToDie(fightOf(g.s), unit, 2),
  bot: { worth: 2, keep: 'all' },
};

const expansionPak: Card<'unit'> = {
  number: 27,
  count: 2,
  x: true,
  resale: BOTH,
  windows: ['attack', 'defend'],
  names: {
    unit(s, unit, at) {
      const problem = ownDie(s, unit, at);
      if (problem) return problem;
      const fight = fightOf(s);
      return fight.doubled[dieCalled(fight, unit)]
        ? idle('alreadyDoubled', { unit: unitId(s, unit) })
        : undefined;
    },
  },
  act(g, _, { unit }) {
    const fight = fightOf(g.s);
    const die = dieOfUnit(fight, unit);
    if (die !== undefined) fight.doubled[die] = true;
  },
  bot: { worth: 'doubled', keep: 'all', counter: true },
};

/** One of your wingmen gives three instead of one. */
const wingmanCard: Card = {
  number: 10,
  count: 2,
  x: true,
  resale: MINERAL,
  windows: ['attack', 'defend'],
  names: {},
  when(s, { me }) {
    const fight = fightOf(s);
    const side = sideOf(fight, me);
    return wingmenCounted(s, fight, side) > fight.wing[side] ? undefined : idle('noWingman');
  },
  act(g, me) {
    const fight = fightOf(g.s);
    fight.wing[sideOf(fight, me)] += 1;
  },
  bot: { worth: 2, keep: 'all' },
};

function artifactsOf(s: State, me: Owner): number {
  return s.planets.filter(({ owner, artifact }) => owner === me && artifact !== undefined).length;
}

const antiquesRoadshow: Card = {
  number: 14,
  count: 2,
  x: true,
  resale: MINERAL,
  needs: 'artifacts',
  windows: ['attack', 'defend'],
  ...totalBonus(artifactsOf, (s, { me }) => (artifactsOf(s, me) > 0 ? undefined : idle('noArtifacts'))),
  bot: { worth: 2, keep: 'all' },
};

const seismicCharge: Card = {
  number: 17,
  count: 2,
  x: true,
  resale: MINERAL,
  windows: ['attack', 'defend'],
  ...totalBonus(
    () => 3,
    (s, { me }) => {
      const fight = fightOf(s);
      if (fight.kind === 'asteroids') return idle('noOne');
      const foes = sideOf(fight, me) === 0 ? [fight.target] : fight.attackers;
      const { asteroid, around } = boardOf(s);
      const near = foes.some((unit) => {
        const { at } = unitOf(s, unit);
        return asteroid[at] === 1 || (around[at] ?? []).some((space) => asteroid[space] === 1);
      });
      return near ? undefined : idle('noAsteroidsNear');
    },
  ),
  bot: { worth: 3, keep: 'all' },
};

const voltSwitch: Card = {
  number: 18,
  count: 2,
  x: true,
  resale: TWO_GAS,
  ...withMothership((fight, _, ship) => addToDie(fight, ship, 3)),
  bot: { worth: 3, keep: 'all', counter: true },
};

const auxiliaryShield: Card = {
  number: 19,
  count: 2,
  x: true,
  resale: TWO_GAS,
  ...withMothership((fight, side) => {
    fight.aux[side] += 4;
  }),
  bot: { worth: 'shield', keep: 'all' },
};

const shieldBreaker: Card = {
  number: 37,
  count: 1,
  x: false,
  resale: BOTH,
  windows: ['attack'],
  names: {},
  when(s) {
    const { kind, target } = fightOf(s);
    if (kind !== 'ships' || classOf(target) !== 'mothership') return idle('noMothership');
    return fleetOf(s, ownerOf(target)).shieldBroken
      ? idle('noTarget', { unit: unitId(s, target) })
      : undefined;
  },
  act(g) {
    fleetOf(g.s, ownerOf(fightOf(g.s).target)).shieldBroken = true;
  },
  bot: { worth: 'breaker', keep: 'all', counter: true },
};

/** In a dogfight the enemy Mothership in it, in the main phase any. */
const prod: Card<'enemy' | 'subsystem'> = {
  number: 9,
  count: 2,
  x: true,
  resale: GAS,
  windows: ['main', 'attack', 'defend'],
  names: {
    enemy: enemyMothership('MS-R50', (s, unit, { window }) => {
      if (window === 'main') return undefined;
      const { attackers, target: defender, kind } = fightOf(s);
      const inFight =
        kind !== 'planet' && (attackers.includes(unit) || (kind === 'ships' && defender === unit));
      return inFight ? undefined : objection('MS-R50', 'notInFight', { unit: unitId(s, unit) });
    }),
    subsystem(s, pick, _, { target }) {
      const subsystem = SUBSYSTEMS.find((one) => one === pick);
      if (subsystem === undefined || target?.kind !== 'unit') return objection('MS-R50', 'cardNames');
      return energyOf(s, ownerOf(target.unit), subsystem) > 0
        ? undefined
        : idle('emptySubsystem', { subsystem });
    },
  },
  act(g, _, { enemy, subsystem }) {
    fleetOf(g.s, ownerOf(enemy)).prodded[subsystem] += 1;
  },
  bot: { worth: 'prod', keep: 'all' },
};

export const FIGHT_CARDS = {
  'defence-buff': defenceBuff,
  'deflector-shields': deflectorShields,
  'enhanced-sensors': enhancedSensors,
  'expansion-pak': expansionPak,
  'wingman-card': wingmanCard,
  'antiques-roadshow': antiquesRoadshow,
  'seismic-charge': seismicCharge,
  'volt-switch': voltSwitch,
  'auxiliary-shield': auxiliaryShield,
  'shield-breaker': shieldBreaker,
  prod,
};
