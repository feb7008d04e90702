/** Cards played in the own turn that do something else than move, and the ones for planets and counters. */
import { RESOURCES } from '../../action.ts';
import { objection } from '../../objections.ts';
import { fleetOf, friendly, has, inGame, mayAttack, onBoard } from '../../rules/fleet.ts';
import { apart } from '../../rules/hex.ts';
import { payLoot } from '../../rules/losses.ts';
import { energyFrom, nearShip, planetId, planetOf, planetOwner } from '../../rules/planets.ts';
import { areAdjacent } from '../../rules/space.ts';
import { classOf, mothershipOf, ownerOf, unitId } from '../../rules/units.ts';
import { boardOf, type G, NOBODY } from '../../state.ts';
import { rangedAttack, rangedProblem } from '../../steps/attack.ts';
import {
  capture,
  changeEnergy,
  drawCards,
  returnDevelopments,
  stealCard,
  stealProblem,
} from '../../steps/capture.ts';
import { loseHp } from '../../steps/damage.ts';
import { spendAttack } from '../../steps/dogfight.ts';
import { explorePlanet, exploreProblem } from '../../steps/modules.ts';
import { rollLoose } from '../../steps/moon.ts';
import { enemyShipProblem } from '../../steps/subject.ts';
import { MOTHERSHIP_HP } from '../panel.ts';
import { type CardRule, type Effects, fightOf, idle } from './rule.ts';

const NEAR = 2;
const RAILGUN_RANGE = 4;

const hullRepair: CardRule = {
  windows: ['main'],
  when(s, { me }) {
    const unit = unitId(s, mothershipOf(me));
    if (!onBoard(s, mothershipOf(me))) return idle('noMothership');
    return fleetOf(s, me).hp < MOTHERSHIP_HP ? undefined : idle('healthy', { unit });
  },
  act(g, me) {
    const fleet = fleetOf(g.s, me);
    fleet.hp += 1;
    g.tell({ type: 'repaired', unit: unitId(g.s, mothershipOf(me)), hp: fleet.hp });
  },
};

const walletInspector: CardRule = {
  windows: ['main'],
  seat(s, seat, { me }) {
    if (seat >= s.seats || !inGame(s, seat)) return objection('MS-13.9', 'outOfGame', { seat });
    if (friendly(s, seat, me)) return objection('MS-20.3', 'noOne', { seat });
    return has(s, seat, 'embargo') ? objection('MS-R34', 'embargo', { seat }) : undefined;
  },
  pick(s, pick, _, { seat = NOBODY }) {
    const what = RESOURCES.find((one) => one === pick);
    if (what === undefined) return objection('MS-13.9', 'cardNames');
    return (s.fleets[seat]?.[what] ?? 0) > 0 ? undefined : idle('hasNothing', { seat });
  },
  act(g, me, { seat = NOBODY, pick }) {
    const what = RESOURCES.find((one) => one === pick);
    const victim = g.s.fleets[seat];
    if (what === undefined || victim === undefined) return;
    victim[what] -= 1;
    fleetOf(g.s, me)[what] += 1;
    g.tell({ type: 'gained', seat: me, what, amount: 1, cause: 'stolen' });
  },
};

const surpriseAttack: CardRule = {
  windows: ['main'],
  seat(s, seat, { me }) {
    if (seat >= s.seats || !inGame(s, seat)) return objection('MS-13.9', 'outOfGame', { seat });
    return friendly(s, seat, me) ? objection('MS-20.3', 'noOne', { seat }) : stealProblem(s, seat);
  },
  act: (g, me, { seat = NOBODY }) => stealCard(g, me, seat),
};

const reconDroid: CardRule = {
  windows: ['main'],
  target: (s, target, { me }) => exploreProblem(s, me, target.id, true),
  act(g, me, { target }) {
    if (target?.kind === 'planet') explorePlanet(g, me, target.planet);
  },
};

/** R36 every other seat, until the player's next turn starts. */
const tradeBlockade: CardRule = {
  windows: ['main'],
  // MS-21.3 the NPC gathers nothing
  when: (s) => (s.table.mode === 'solo' ? objection('MS-21.3', 'noOne') : undefined),
  act(g, me) {
    g.s.blockade = me;
    g.tell({ type: 'blockade', seat: me });
  },
};

const forcedUpdate: CardRule = {
  windows: ['main'],
  target(s, target, { me }) {
    if (target.kind === 'planet') return objection('MS-4.8', 'notShip', { unit: target.id });
    const held = s.holds.some(({ unit, how }) => unit === target.unit && how === 'update');
    return (
      enemyShipProblem(s, me, target.unit, 'MS-4.8') ?? (held ? idle('held', { unit: target.id }) : undefined)
    );
  },
  act(g, me, { target }) {
    if (target?.kind !== 'unit') return;
    g.s.holds.push({ unit: target.unit, by: me, how: 'update', now: false });
    g.tell({ type: 'held', unit: unitId(g.s, target.unit), by: me, how: 'update' });
  },
};

/** Guarded or not; Artifact and Developments pass, no Influence is lost. */
const friendlyNegotiations: CardRule = {
  windows: ['main'],
  target(s, target, { me }) {
    const about = { unit: target.id, planet: target.id };
    if (target.kind === 'unit') return objection('MS-7.7', 'noSuchPlanet', about);
    const owner = planetOwner(s, target.planet);
    if (owner !== NOBODY && friendly(s, owner, me)) return objection('MS-7.1', 'friendlyTarget', about);
    return nearShip(s, me, target.planet, NEAR)
      ? undefined
      : objection('MS-13.9', 'outOfRange', { ...about, range: NEAR });
  },
  act(g, me, { target }) {
    if (target?.kind === 'planet') capture(g, target.planet, me, 'card');
  },
};

const planetLaserPointer: CardRule = {
  windows: ['main'],
  target(s, target, { me }) {
    const about = { unit: target.id, planet: target.id };
    if (target.kind === 'unit') return objection('MS-15.3', 'noSuchPlanet', about);
    const owner = planetOwner(s, target.planet);
    if (owner !== NOBODY && owner !== me && friendly(s, owner, me))
      return objection('MS-20.3', 'friendlyTarget', about);
    return nearShip(s, me, target.planet, NEAR)
      ? undefined
      : objection('MS-13.9', 'outOfRange', { ...about, range: NEAR });
  },
  act(g, _, { target }) {
    if (target?.kind === 'planet') removePlanet(g, target.planet);
  },
};

/** MS-15.3, R57 */
function removePlanet(g: G, number: number): void {
  const { s } = g;
  const planet = planetOf(s, number);
  const { owner } = planet;
  const lost = energyFrom(planet);
  g.tell({ type: 'planetGone', planet: planetId(s, number) });
  returnDevelopments(g, number);
  planet.gone = true;
  delete planet.artifact;
  delete planet.owner;
  g.then('checks');
  if (owner !== undefined) changeEnergy(g, owner, -lost);
}

const replicator: CardRule = {
  windows: ['main'],
  act: (g, me) => rollLoose(g, { seat: me, what: 'replicator', face: g.roll(4, 'replicator') }),
};

const pickUpTwo: CardRule = {
  windows: ['main'],
  when: (s) => (s.deck.length > 0 ? undefined : idle('deckEmpty')),
  act: (g, me) => drawCards(g, me, 2, 'card'),
};

/** R28 no dogfight, but a kill pays loot. */
const dedotatedWam: CardRule = {
  windows: ['main'],
  unit(s, unit, { me }) {
    const id = unitId(s, unit);
    if (classOf(unit) !== 'bomber' && classOf(unit) !== 'mothership')
      return objection('MS-R28', 'notShip', { unit: id });
    return mayAttack(s, me, unit) ? undefined : objection('MS-R28', 'hasAttacked', { unit: id });
  },
  target(s, target, { me }, { unit = 0 }) {
    const about = { unit: unitId(s, unit), target: target.id };
    if (target.kind === 'planet' || classOf(target.unit) !== 'mothership')
      return objection('MS-R28', 'noMothership');
    if (friendly(s, ownerOf(target.unit), me)) return objection('MS-R28', 'notEnemy', { unit: target.id });
    return areAdjacent(s, unit, target.unit) ? undefined : objection('MS-R28', 'notAdjacent', about);
  },
  act(g, me, { unit = 0, target }) {
    if (target?.kind !== 'unit') return;
    spendAttack(g.s, unit);
    payLoot(g, me, loseHp(g, target.unit, 3, me, 'wam'));
    g.then('checks');
  },
};

/** R40 a Bomber's ranged attack at exactly four spaces. */
const railguns: CardRule = {
  windows: ['main'],
  unit(s, unit, { me }) {
    if (classOf(unit) !== 'bomber') return objection('MS-R40', 'notShip', { unit: unitId(s, unit) });
    return mayAttack(s, me, unit) ? undefined : objection('MS-R40', 'hasAttacked', { unit: unitId(s, unit) });
  },
  target(s, target, { me }, { unit = 0 }) {
    const at = s.units[unit]?.at ?? -1;
    if (apart(boardOf(s), at, target.at) !== RAILGUN_RANGE)
      return objection('MS-R40', 'outOfRange', { unit: target.id, range: RAILGUN_RANGE });
    return rangedProblem(s, me, unit, target);
  },
  act(g, _, { unit = 0, target }) {
    if (target !== undefined) rangedAttack(g, unit, target.id);
  },
};

const gitOff: CardRule = {
  windows: ['planet'],
  act(g) {
    fightOf(g.s).bonus[1] += 3;
  },
};

/** R51 the card just played is cancelled: it waits on the stack right below. */
const noooooooo: CardRule = {
  windows: ['counter'],
  act(g) {
    const { stack } = g.s;
    // With the pause others may be waiting to be asked about the same card.
    while (stack[stack.length - 1]?.step === 'counter') stack.pop();
    const top = stack[stack.length - 1];
    if (top?.step !== 'cardActs') return;
    stack.pop();
    g.tell({ type: 'cancelled', play: top.play });
  },
};

export const MAIN_EFFECTS: Effects = {
  'hull-repair': hullRepair,
  'wallet-inspector': walletInspector,
  'surprise-attack': surpriseAttack,
  'recon-droid': reconDroid,
  'trade-blockade': tradeBlockade,
  'forced-update': forcedUpdate,
  'friendly-negotiations': friendlyNegotiations,
  'planet-laser-pointer': planetLaserPointer,
  replicator,
  'pick-up-two': pickUpTwo,
  'dedotated-wam': dedotatedWam,
  railguns,
  'git-off': gitOff,
  noooooooo,
};
