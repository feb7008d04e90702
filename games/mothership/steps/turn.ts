/** MS-3, MS-3.1 Turns and rounds: from the start of a turn to the end of the round. */
import type { ActionOf, Verb } from '#engine';
import { fleetOf, has, inGame, onBoard, unitOf } from '../rules/fleet.ts';
import { gain, watchTarget } from '../rules/losses.ts';
import { forgetRepelled, incomeOf } from '../rules/planets.ts';
import { countsPoints } from '../rules/score.ts';
import { areAdjacent } from '../rules/space.ts';
import {
  isNpc,
  isSmall,
  mothershipOf,
  NPC,
  type Owner,
  ownerOf,
  shipsOf,
  unitsOf,
  whoIs,
} from '../rules/units.ts';
import type { G, Mothership, State } from '../state.ts';
import { endOfRound } from './ending.ts';
import { respawnSpaces } from './landing.ts';

export function turnStart(g: G): void {
  const { s } = g;
  const { active } = s;
  clearTurn(s, active);
  const fleet = fleetOf(s, active);
  fleet.energySet = false;
  fleet.stationMoved = false;
  for (const planet of s.planets) planet.builtNow = false;
  forgetRepelled(s, active);
  // Tractor Beam lasts until the start of its owner's next turn, Forced Update begins with its victim's.
  s.holds = s.holds.filter(({ by, how }) => how !== 'tractor' || by !== active);
  for (const hold of s.holds) if (hold.how === 'update' && ownerOf(hold.unit) === active) hold.now = true;
  if (s.blockade === active) delete s.blockade;
  const mothership = mothershipOf(active);
  s.convoy = onBoard(s, mothership)
    ? shipsOf(active).filter((ship) => isSmall(ship) && areAdjacent(s, ship, mothership))
    : [];
  g.tell({ type: 'turn', owner: whoIs(s, active), round: s.round });
  watchTarget(g, active);
  if (!isNpc(s, active)) {
    // MS-3.2 anything, in any order, until the seat ends its turn
    g.then('main');
    return;
  }
  // MS-21.5 Mothership, Fighters, Bombers, in this order
  g.then(...shipsOf(NPC).map((unit) => ({ step: 'npcShip' as const, unit })), 'turnEnd');
}

/** 6.1 what a fleet has done this turn is forgotten. */
function clearTurn(s: State, owner: Owner): void {
  for (const number of unitsOf(owner)) {
    const unit = unitOf(s, number);
    unit.moved = false;
    unit.locked = false;
    unit.attacked = false;
    unit.deployed = false;
    delete unit.boosts;
  }
}

const END: readonly ActionOf<Mothership, 'end'>[] = [{ type: 'end' }];

/** MS-3.5 a seat may end its turn at any time when nothing is pending. */
export const end: Verb<Mothership, ActionOf<Mothership, 'end'>> = {
  options: () => END,
  check: () => undefined,
  do: (g) => g.then('gather', 'sell', 'respawnTick', 'turnEnd'),
};

/** MS-11.4 what station, planets and cards bring at the end of a turn. */
export function gather(g: G): void {
  const { s } = g;
  const { active } = s;
  const income = incomeOf(s, active);
  const fleet = fleetOf(s, active);
  fleet.minerals += income.minerals;
  fleet.gas += income.gas;
  fleet.influence += income.influence;
  const blockaded = s.blockade !== undefined && s.blockade !== active;
  g.tell({ type: 'gathered', seat: active, ...income, blockaded });
  if (blockaded) return;
  for (const technology of ['cheese-steak', 'extra-villagers', 'fusion-reactor'] as const) {
    if (has(s, active, technology)) g.use('technology', technology);
  }
}

/** MS-19.5 the ends of turns until a lost ship is due. */
export function respawnTick(g: G): void {
  const { s } = g;
  if (!countsPoints(s)) return;
  for (const ship of shipsOf(s.active)) {
    const unit = unitOf(s, ship);
    if (unit.wait !== undefined && unit.wait > 0) unit.wait -= 1;
  }
  g.then('respawn');
}

/** The next ship that is due and finds a space. */
export function respawn(g: G): void {
  const { s } = g;
  const due = shipsOf(s.active).find((ship) => unitOf(s, ship).wait === 0);
  if (due === undefined || respawnSpaces(s, s.active).length === 0) return;
  g.then({ step: 'land', seat: s.active, unit: due, where: 'respawn' }, 'respawn');
}

/** MS-3.5 shields are restored, effects of this turn expire, and it is the next seat's turn. */
export function turnEnd(g: G): void {
  const { s } = g;
  for (const fleet of s.fleets) {
    fleet.shieldLost = 0;
    fleet.shieldBroken = false;
    fleet.prodded = { engines: 0, weapons: 0, shields: 0 };
  }
  s.holds = s.holds.filter((hold) => hold.how === 'tractor' || !hold.now);
  s.convoy = [];
  clearTurn(s, s.active);
  const next = nextOwner(s);
  if (next === undefined || place(s, next) <= place(s, s.active)) {
    if (endOfRound(g)) return;
    s.round += 1;
  }
  if (next === undefined) return;
  s.active = next;
  g.then('turnStart');
}

/** How far an owner sits from the first player. */
function place(s: State, owner: Owner): number {
  const count = s.fleets.length;
  return (owner - s.first + count) % count;
}

/** MS-2.5 Clockwise, those out of the game left out; MS-21.3 the NPC in turn. */
function nextOwner(s: State): Owner | undefined {
  const count = s.fleets.length;
  for (let i = 1; i <= count; i++) {
    const owner = (s.active + i) % count;
    if (inGame(s, owner)) return owner;
  }
  return undefined;
}

/** MS-22 the second seat of two begins with two Minerals. */
export function headStart(g: G): void {
  const { s } = g;
  if (s.table.headStart) gain(g, 1 - s.first, 'minerals', 2, 'headStart');
}
