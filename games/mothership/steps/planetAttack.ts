/** MS-7 Attacking planets: only faces count, and planets never hit back. */
import { fleetOf, has } from '../rules/fleet.ts';
import { planetDefence, planetId, planetOwner, repel } from '../rules/planets.ts';
import { isNpc, NOBODY, ownerOf, type UnitNumber, unitId } from '../rules/units.ts';
import type { Fight, G, State } from '../state.ts';
import { capture } from './capture.ts';
import { declareFight, throwDie, unitOfDie } from './dogfight.ts';

export function attackPlanet(g: G, attackers: readonly UnitNumber[], planet: number, ranged = false): void {
  const { s } = g;
  const [first = 0] = attackers;
  const attacker = ownerOf(first);
  const defender = planetOwner(s, planet);
  declareFight(
    g,
    { kind: 'planet', attackers, target: planet, attacker, defender, ranged },
    planetId(s, planet),
  );
  if (defender !== NOBODY && s.table.modules.includes('influence'))
    payInfluence(g, attacker, attackers.length);
  g.then('planetDefend', 'planetRoll', 'planetResult');
}

/** MS-7.3, MS-16.7 one for each ship, as far as the seat has it. */
function payInfluence(g: G, seat: number, ships: number): void {
  const fleet = fleetOf(g.s, seat);
  const amount = Math.min(fleet.influence, ships);
  if (amount === 0) return;
  fleet.influence -= amount;
  g.tell({ type: 'influencePaid', seat, amount });
}

export function planetRoll(g: G): void {
  const { fight } = g.s;
  if (fight === undefined) return;
  for (const ship of fight.attackers) {
    const face = throwDie(g, ship);
    fight.faces.push(face);
    fight.shown.push(face);
  }
  g.then('planetRolled');
}

/** MS-7.4 Fast Cap doubles each face; nothing else is added. */
export function planetTotal(s: State, fight: Fight): number {
  const faces = fight.faces.reduce((sum, face) => sum + face, 0);
  return has(s, fight.sides[0], 'fast-cap') ? 2 * faces : faces;
}

/** MS-7.6 sum ≥ Planet Defence: captured. */
export function planetResult(g: G): void {
  const { s } = g;
  const { fight } = s;
  if (fight === undefined) return;
  const [attacker] = fight.sides;
  const planet = fight.target;
  const total = planetTotal(s, fight);
  const defence = planetDefence(s, planet) + fight.bonus[1];
  const captured = total >= defence;
  noteDefences(g, fight);
  if (g.events !== undefined) {
    const rolls = fight.faces.map((face, i) => ({ unit: unitId(s, unitOfDie(fight, i)), face, plus: 0 }));
    g.tell({ type: 'planetAttack', planet: planetId(s, planet), rolls, total, defence, captured });
  }
  delete s.fight;
  if (captured) capture(g, planet, attacker, 'attack');
  // MS-21.5 the NPC attacks until it holds its planet
  else if (!isNpc(s, attacker)) repel(s, planet, attacker);
}

function noteDefences(g: G, { sides: [attacker, owner], target }: Fight): void {
  const { s } = g;
  if (has(s, attacker, 'fast-cap')) g.use('technology', 'fast-cap');
  const planet = s.planets[target];
  if (planet?.artifact === 'flak-cannon') g.use('artifact', 'flak-cannon');
  if (owner === NOBODY) return;
  if (has(s, owner, 'space-walls-2')) g.use('technology', 'space-walls-2');
  else if (has(s, owner, 'space-walls')) g.use('technology', 'space-walls');
  const skull = s.planets.some(({ artifact, owner: its }) => artifact === 'alien-skull' && its === owner);
  if (skull) g.use('artifact', 'alien-skull');
}
