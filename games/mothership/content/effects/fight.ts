/** Cards of the dogfight: before the dice, after them, and for those who have lost. */
import type { Objection } from '#engine';
import { objection } from '../../objections.ts';
import { wingmenCounted } from '../../rules/bonus.ts';
import { dieSides, energyOf, fleetOf, friendly, onBoard, unitOf } from '../../rules/fleet.ts';
import { destroy } from '../../rules/losses.ts';
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
import { boardOf, type Fight, type Side, type State } from '../../state.ts';
import { loseHp, wouldBeLost } from '../../steps/damage.ts';
import { dieOfUnit, mothershipIn, throwDie } from '../../steps/dogfight.ts';
import { LOOSE_SIDES, tellLoose } from '../../steps/moon.ts';
import { SUBSYSTEMS } from '../panel.ts';
import { type At, type CardRule, type Effects, fightOf, idle, sideOf } from './rule.ts';

/** MS-8.2 a station has no roll and no total to add to. */
function rolls(s: State, me: Owner): Objection | undefined {
  const fight = fightOf(s);
  return fight.kind === 'station' && sideOf(fight, me) === 1
    ? objection('MS-8.2', 'stationTarget')
    : undefined;
}

/** A bonus to the total of the own side. */
function totalBonus(points: (s: State, me: Owner) => number, when?: CardRule['when']): CardRule {
  return {
    windows: ['attack', 'defend'],
    when: (s, at) => rolls(s, at.me) ?? when?.(s, at),
    act(g, me) {
      const fight = fightOf(g.s);
      fight.bonus[sideOf(fight, me)] += points(g.s, me);
    },
  };
}

/** An own unit that rolls a die in this fight. */
function ownDie(s: State, unit: UnitNumber, { me }: At): Objection | undefined {
  const die = dieOfUnit(fightOf(s), unit);
  if (ownerOf(unit) !== me || die === undefined)
    return objection('MS-13.4', 'notInFight', { unit: unitId(s, unit) });
  return dieSides(s, unit) > 0 ? undefined : objection('MS-5.5', 'noDie', { unit: unitId(s, unit) });
}

function addToDie(fight: Fight, unit: UnitNumber, plus: number): void {
  const die = dieOfUnit(fight, unit);
  if (die !== undefined) fight.plus[die] = (fight.plus[die] ?? 0) + plus;
}

/** Needs the own Mothership in the fight. */
function withMothership(act: (fight: Fight, side: Side, ship: UnitNumber) => void): CardRule {
  return {
    windows: ['attack', 'defend'],
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

const defenceBuff: CardRule = { ...totalBonus(() => 1), windows: ['defend'] };

const deflectorShields: CardRule = {
  windows: ['defend'],
  when(s) {
    const { kind, target, deflected } = fightOf(s);
    return kind === 'asteroids' && isShip(target) && !deflected ? undefined : idle('notOnAsteroids');
  },
  act(g) {
    fightOf(g.s).deflected = true;
  },
};

const enhancedSensors: CardRule = {
  windows: ['attack', 'defend'],
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
  act: (g, _, { unit = 0 }) => addToDie(fightOf(g.s), unit, 2),
};

const expansionPak: CardRule = {
  windows: ['attack', 'defend'],
  unit(s, unit, at) {
    const problem = ownDie(s, unit, at);
    if (problem) return problem;
    const fight = fightOf(s);
    return fight.doubled[dieOfUnit(fight, unit) ?? 0]
      ? idle('alreadyDoubled', { unit: unitId(s, unit) })
      : undefined;
  },
  act(g, _, { unit = 0 }) {
    const fight = fightOf(g.s);
    const die = dieOfUnit(fight, unit);
    if (die !== undefined) fight.doubled[die] = true;
  },
};

/** One of your wingmen gives three instead of one. */
const wingmanCard: CardRule = {
  windows: ['attack', 'defend'],
  when(s, { me }) {
    const fight = fightOf(s);
    const side = sideOf(fight, me);
    return wingmenCounted(s, fight, side) > fight.wing[side] ? undefined : idle('noWingman');
  },
  act(g, me) {
    const fight = fightOf(g.s);
    fight.wing[sideOf(fight, me)] += 1;
  },
};

function artifactsOf(s: State, me: Owner): number {
  return s.planets.filter(({ owner, artifact }) => owner === me && artifact !== undefined).length;
}

const antiquesRoadshow = totalBonus(artifactsOf, (s, { me }) =>
  artifactsOf(s, me) > 0 ? undefined : idle('noArtifacts'),
);

const seismicCharge = totalBonus(
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
);

const voltSwitch = withMothership((fight, _, ship) => addToDie(fight, ship, 3));

const auxiliaryShield = withMothership((fight, side) => {
  fight.aux[side] += 4;
});

const shieldBreaker: CardRule = {
  windows: ['attack'],
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
};

/** In a dogfight the enemy Mothership in it, in the main phase any. */
const prod: CardRule = {
  windows: ['main', 'attack', 'defend'],
  target(s, target, { me, window }) {
    const about = { unit: target.id };
    if (target.kind === 'planet' || classOf(target.unit) !== 'mothership')
      return objection('MS-R50', 'noMothership', about);
    const { unit } = target;
    if (friendly(s, ownerOf(unit), me)) return objection('MS-R50', 'notEnemy', about);
    if (window === 'main') return undefined;
    const { attackers, target: defender, kind } = fightOf(s);
    const inFight =
      kind !== 'planet' && (attackers.includes(unit) || (kind === 'ships' && defender === unit));
    return inFight ? undefined : objection('MS-R50', 'notInFight', about);
  },
  pick(s, pick, _, { target }) {
    const subsystem = SUBSYSTEMS.find((one) => one === pick);
    if (subsystem === undefined || target?.kind !== 'unit') return objection('MS-R50', 'cardNames');
    return energyOf(s, ownerOf(target.unit), subsystem) > 0
      ? undefined
      : idle('emptySubsystem', { subsystem });
  },
  act(g, _, { target, pick }) {
    const subsystem = SUBSYSTEMS.find((one) => one === pick);
    if (target?.kind === 'unit' && subsystem !== undefined)
      fleetOf(g.s, ownerOf(target.unit)).prodded[subsystem] += 1;
  },
};

const backupGenerator: CardRule = {
  windows: ['rolled'],
  unit(s, unit, at) {
    const problem = ownDie(s, unit, at);
    if (problem) return problem;
    const fight = fightOf(s);
    return fight.shown[dieOfUnit(fight, unit) ?? 0] === 1
      ? undefined
      : idle('notFirstDie', { unit: unitId(s, unit) });
  },
  act(g, me, { unit = 0 }) {
    const fight = fightOf(g.s);
    const die = dieOfUnit(fight, unit) ?? 0;
    const more = throwDie(g, unit);
    fight.faces[die] = (fight.faces[die] ?? 0) + more;
    fight.shown[die] = more;
    g.tell({
      type: 'rerolled',
      seat: me,
      unit: unitId(g.s, unit),
      face: fight.faces[die] ?? 0,
      card: 'backup-generator',
    });
  },
};

/** R31 it works on planet attacks too, and on loose dice. */
const theForks: CardRule = {
  windows: ['rolled', 'planetRolled', 'die'],
  names: (window) => (window === 'die' ? [] : ['unit']),
  unit: ownDie,
  act(g, me, { unit }) {
    const { die: loose } = g.s;
    if (loose !== undefined) {
      loose.face = g.roll(LOOSE_SIDES[loose.what], loose.what);
      g.tell({ type: 'rerolled', seat: me, face: loose.face, card: 'the-forks' });
      tellLoose(g, loose);
      return;
    }
    const fight = fightOf(g.s);
    const die = unit === undefined ? undefined : dieOfUnit(fight, unit);
    if (die === undefined || unit === undefined) return;
    const face = throwDie(g, unit);
    fight.faces[die] = face;
    fight.shown[die] = face;
    g.tell({ type: 'rerolled', seat: me, unit: unitId(g.s, unit), face, card: 'the-forks' });
  },
};

const lifeSupport: CardRule = {
  windows: ['life'],
  unit: (s, unit, { me }) =>
    ownerOf(unit) === me && wouldBeLost(fightOf(s), unit)
      ? undefined
      : objection('MS-R29', 'notLosing', { unit: unitId(s, unit) }),
  act(g, _, { unit = 0 }) {
    fightOf(g.s).saved.push(unit);
  },
};

/** R24 it resolves first, then the damage still lands. */
const lastStand: CardRule = {
  windows: ['stand'],
  target(s, target) {
    const { attackers } = fightOf(s);
    return target.kind === 'unit' && attackers.includes(target.unit)
      ? undefined
      : objection('MS-R24', 'notInFight', { unit: target.id });
  },
  act(g, me, { target }) {
    if (target?.kind !== 'unit') return;
    if (classOf(target.unit) === 'mothership') loseHp(g, target.unit, 4, me, 'lastStand');
    else destroy(g, target.unit, 'lastStand', me);
  },
};

export const FIGHT_EFFECTS: Effects = {
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
  'backup-generator': backupGenerator,
  'the-forks': theForks,
  'life-support': lifeSupport,
  'last-stand': lastStand,
};
