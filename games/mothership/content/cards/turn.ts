/** Cards of the own turn that do something else than move. */
import { objection } from '../../objections.ts';
import { boardOf } from '../../rules/board.ts';
import { fleetOf, has, onBoard } from '../../rules/fleet.ts';
import { apart } from '../../rules/hex.ts';
import { gain, payLoot } from '../../rules/losses.ts';
import { energyFrom, planetId, planetOf } from '../../rules/planets.ts';
import { areAdjacent } from '../../rules/space.ts';
import { mothershipOf, NOBODY, unitId } from '../../rules/units.ts';
import type { G } from '../../state.ts';
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
import { MOTHERSHIP_HP, RESOURCES } from '../panel.ts';
import { BOTH, type Card, idle, MINERAL } from './card.ts';
import { enemyMothership, enemySeat, enemyShip, ownAttacker, planetWithin } from './vocabulary.ts';

const NEAR = 2;

const hullRepair: Card = {
  number: 5,
  count: 3,
  x: false,
  resale: MINERAL,
  windows: ['main'],
  names: {},
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
  bot: { worth: 'at-once', keep: 'all' },
};

const walletInspector: Card<'seat' | 'resource'> = {
  number: 6,
  count: 3,
  x: false,
  resale: MINERAL,
  windows: ['main'],
  names: {
    seat: enemySeat((s, seat) =>
      has(s, seat, 'embargo') ? objection('MS-R34', 'embargo', { seat }) : undefined,
    ),
    resource(s, pick, _, { seat = NOBODY }) {
      const what = RESOURCES.find((one) => one === pick);
      if (what === undefined) return objection('MS-13.9', 'cardNames');
      return (s.fleets[seat]?.[what] ?? 0) > 0 ? undefined : idle('hasNothing', { seat });
    },
  },
  act(g, me, { seat, resource }) {
    fleetOf(g.s, seat)[resource] -= 1;
    gain(g, me, resource, 1, 'stolen');
  },
  bot: { worth: 'at-once', keep: 'all' },
};

const surpriseAttack: Card<'seat'> = {
  number: 31,
  count: 2,
  x: false,
  resale: MINERAL,
  windows: ['main'],
  names: { seat: enemySeat(stealProblem) },
  act: (g, me, { seat }) => stealCard(g, me, seat),
  bot: { worth: 'at-once', keep: 'all' },
};

const reconDroid: Card<'planet'> = {
  number: 11,
  count: 2,
  x: false,
  resale: MINERAL,
  needs: 'artifacts',
  windows: ['main'],
  names: { planet: (s, target, { me }) => exploreProblem(s, me, target.id, true) },
  act: (g, me, { planet }) => explorePlanet(g, me, planet),
  bot: { worth: 'at-once', keep: 'all' },
};

/** R36 every other seat, until the player's next turn starts. */
const tradeBlockade: Card = {
  number: 25,
  count: 1,
  x: false,
  resale: BOTH,
  windows: ['main'],
  names: {},
  // MS-21.3 the NPC gathers nothing
  when: (s) => (s.table.mode === 'solo' ? objection('MS-21.3', 'noOne') : undefined),
  act(g, me) {
    g.s.blockade = me;
    g.tell({ type: 'blockade', seat: me });
  },
  bot: { worth: 'at-once', keep: 'none', counter: true },
};

const forcedUpdate: Card<'enemy'> = {
  number: 21,
  count: 2,
  x: false,
  resale: MINERAL,
  windows: ['main'],
  names: {
    enemy: enemyShip('MS-4.8', (s, ship) =>
      s.holds.some(({ unit, how }) => unit === ship && how === 'update')
        ? idle('held', { unit: unitId(s, ship) })
        : undefined,
    ),
  },
  act(g, me, { enemy }) {
    g.s.holds.push({ unit: enemy, by: me, how: 'update', now: false });
    g.tell({ type: 'held', unit: unitId(g.s, enemy), by: me, how: 'update' });
  },
  bot: { worth: 'hold', keep: 'all' },
};

/** Guarded or not; Artifact and Developments pass, no Influence is lost. */
const friendlyNegotiations: Card<'planet'> = {
  number: 22,
  count: 2,
  x: false,
  resale: BOTH,
  windows: ['main'],
  names: { planet: planetWithin(NEAR, { planet: 'MS-7.7', friend: 'MS-7.1' }) },
  act: (g, me, { planet }) => capture(g, planet, me, 'card'),
  bot: { worth: 'planet', keep: 'all', counter: true },
};

const planetLaserPointer: Card<'planet'> = {
  number: 35,
  count: 1,
  x: false,
  resale: BOTH,
  windows: ['main'],
  names: { planet: planetWithin(NEAR, { planet: 'MS-15.3', friend: 'MS-20.3', own: true }) },
  act: (g, _, { planet }) => removePlanet(g, planet),
  bot: { worth: 'enemy-planet', keep: 'all', counter: true },
};

/** MS-15.3, R57 with all that lies on it; its Developments count as destroyed. */
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

const replicator: Card = {
  number: 24,
  count: 2,
  x: false,
  resale: MINERAL,
  windows: ['main'],
  names: {},
  act: (g, me) => rollLoose(g, { seat: me, what: 'replicator', face: g.roll(4, 'replicator') }),
  bot: { worth: 'at-once', keep: 'all' },
};

const pickUpTwo: Card = {
  number: 30,
  count: 1,
  x: false,
  resale: MINERAL,
  windows: ['main'],
  names: {},
  when: (s) => (s.deck.length > 0 ? undefined : idle('deckEmpty')),
  act: (g, me) => drawCards(g, me, 2, 'card'),
  bot: { worth: 'at-once', keep: 'all' },
};

/** R28 no dogfight, but a kill pays loot. */
const dedotatedWam: Card<'unit' | 'enemy'> = {
  number: 33,
  count: 1,
  x: false,
  resale: BOTH,
  windows: ['main'],
  names: {
    unit: ownAttacker(['bomber', 'mothership'], 'MS-R28'),
    enemy: enemyMothership('MS-R28', (s, enemy, _, { unit = 0 }) =>
      areAdjacent(s, unit, enemy)
        ? undefined
        : objection('MS-R28', 'notAdjacent', { unit: unitId(s, unit), target: unitId(s, enemy) }),
    ),
  },
  act(g, me, { unit, enemy }) {
    spendAttack(g.s, unit);
    payLoot(g, me, loseHp(g, enemy, 3, me, 'wam'));
    g.then('checks');
  },
  bot: { worth: 'at-once', keep: 'all', counter: true },
};

const RAILGUN_RANGE = 4;

/** R40 a Bomber's ranged attack at exactly four spaces. */
const railguns: Card<'unit' | 'target'> = {
  number: 36,
  count: 1,
  x: false,
  resale: BOTH,
  windows: ['main'],
  names: {
    unit: ownAttacker(['bomber'], 'MS-R40'),
    target(s, target, { me }, { unit = 0 }) {
      const at = s.units[unit]?.at ?? -1;
      if (apart(boardOf(s), at, target.at) !== RAILGUN_RANGE)
        return objection('MS-R40', 'outOfRange', { unit: target.id, range: RAILGUN_RANGE });
      return rangedProblem(s, me, unit, target);
    },
  },
  act: (g, _, { unit, target }) => rangedAttack(g, unit, target.id),
  bot: { worth: 'shot', keep: 'all', counter: true },
};

export const TURN_CARDS = {
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
};
