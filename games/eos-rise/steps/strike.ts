/** ER-16 The strike roll: retaliation, flee, every Alien attack and Missile Swarm. */
import { type ActionOf, byId } from '#engine';
import { ALIEN_IDS, ALIENS, type AlienId } from '../content/aliens.ts';
import type { EosFrame } from '../frame.ts';
import { objection } from '../objections.ts';
import { hasTrait } from '../rules/combat.ts';
import { has, useAbility } from '../rules/crew.ts';
import { notice } from '../rules/missions.ts';
import { roundRule } from '../rules/roundRule.ts';
import { extinctionDamage } from '../rules/tracks.ts';
import type { EosRise, G, State, Strike } from '../state.ts';
import type { EosVerb } from './asking.ts';

function strikeOf(s: State): Strike {
  if (s.strike === undefined) throw new Error('there is no strike roll');
  return s.strike;
}

/** ER-16.1 window for Capacitor Bank. */
const CAPACITOR: EosFrame = { step: 'capacitor', passed: 0 };
const LENS: EosFrame = { step: 'lens', passed: 0 };

export function strikeRoll(g: G, { kind }: Extract<EosFrame, { step: 'strikeRoll' }>): void {
  const { s } = g;
  s.taken = 0;
  const ships = takingPart(s, kind);
  if (kind === 'attack' && ships.length < s.attackers.length)
    g.tell({ type: 'truce', ships: s.attackers.flatMap(({ card }) => (ships.includes(card) ? [] : [card])) });
  if (ships.length === 0) return;
  s.strike = { kind, ships, shields: [], die: 0, bolts: [], eased: undefined };
  if (kind === 'swarm') g.use('trait', 'missile-swarm');
  g.then(CAPACITOR, 'shields', 'strikeDie');
}

function takingPart(s: State, kind: Strike['kind']): AlienId[] {
  if (kind === 'attack') return attackersTakingPart(s);
  const ships: AlienId[] = [];
  for (const ship of s.pursuit)
    if (kind !== 'swarm' || hasTrait(s, ship, 'missile-swarm')) ships.push(ship.card);
  return ships;
}

/** Truce Day: in Phases 6 and 7 the class does not take part. */
function attackersTakingPart(s: State): AlienId[] {
  const { truce } = roundRule(s);
  const inForce = s.phase === 'alien-attack' || s.phase === 'redeploy' ? truce : undefined;
  const ships: AlienId[] = [];
  for (const { card } of s.attackers) if (ALIENS[card].class !== inForce) ships.push(card);
  return ships;
}

/** ER-9.8 shield tokens are asked about here and nowhere else. */
function isShielded({ shields }: Strike, ship: AlienId, pip: number): boolean {
  for (const token of shields) if (token.ship === ship && token.pip === pip) return true;
  return false;
}

/** D27 the Commander is asked while there is a token and a free pip. */
export function shieldSeat(s: State): number | undefined {
  const { strike, shields } = s;
  if (strike === undefined || shields === 0) return undefined;
  let pips = 0;
  for (const ship of strike.ships) pips += ALIENS[ship].pips.length;
  return pips > strike.shields.length ? s.crew.commander.seat : undefined;
}

/** A token for every pip of every ship. */
const SHIELDS = byId(ALIEN_IDS, (ship) =>
  ALIENS[ship].pips.map((pip): ActionOf<EosRise, 'shield'> => ({ type: 'shield', ship, pip })),
);

/** ER-16.2 one token per pip; it protects against that one ship only. */
export const shield: EosVerb<'shield'> = {
  options(s) {
    const strike = strikeOf(s);
    const found: ActionOf<EosRise, 'shield'>[] = [];
    for (const ship of strike.ships) {
      for (const action of SHIELDS[ship]) if (!isShielded(strike, ship, action.pip)) found.push(action);
    }
    return found;
  },
  check(s, { ship, pip }) {
    const strike = strikeOf(s);
    if (!strike.ships.includes(ship)) return objection('ER-16.2', 'notInPursuit', { ship });
    if (!ALIENS[ship].pips.includes(pip)) return objection('ER-16.2', 'notAPip', { ship, pip });
    return isShielded(strike, ship, pip) ? objection('ER-16.2', 'pipShielded', { ship, pip }) : undefined;
  },
  do(g, { ship, pip }) {
    g.s.shields--;
    strikeOf(g.s).shields.push({ ship, pip });
    g.tell({ type: 'shielded', ship, pip });
    g.then('shields');
  },
};

/** ER-16.3 one D6 for all ships. */
export function strikeDie(g: G): void {
  const strike = strikeOf(g.s);
  // Named by its kind, so that a script may tell an answer from a flight.
  strike.die = g.roll(6, strike.kind);
  g.tell({ type: 'strikeDie', kind: strike.kind, die: strike.die });
  g.then(LENS, 'strikeBolts');
}

/** ER-16.5, ER-23.4, R59 each Hypersonic Bolt ship that missed in retaliation rolls its own die once. */
export function strikeBolts(g: G): void {
  const { s } = g;
  const strike = strikeOf(s);
  g.then('pointDefence', 'strikeEnd');
  if (strike.kind !== 'retaliation' || !s.traits) return;
  for (const ship of strike.ships) {
    if (ALIENS[ship].trait !== 'hypersonic-bolt' || strikes(strike, ship, strike.die)) continue;
    const die = g.roll(6, 'bolt');
    strike.bolts.push({ ship, die });
    g.use('trait', 'hypersonic-bolt');
    g.tell({ type: 'boltDie', ship, die });
  }
  if (strike.bolts.length > 0) g.then({ step: 'lens', passed: 0 });
}

/** ER-16.4 a ship hits on its pips, unless that pip is shielded against it. */
function strikes(strike: Strike, ship: AlienId, die: number): boolean {
  return ALIENS[ship].pips.includes(die) && !isShielded(strike, ship, die);
}

function boltOf({ bolts }: Strike, ship: AlienId): number | undefined {
  return bolts.length === 0 ? undefined : bolts.find((bolt) => bolt.ship === ship)?.die;
}

/** The ships that hit as things stand. */
export function hitters(s: State): AlienId[] {
  const { strike } = s;
  if (strike === undefined || strike.die === 0) return [];
  const hits: AlienId[] = [];
  for (const ship of strike.ships) {
    const bolt = boltOf(strike, ship);
    if (strikes(strike, ship, strike.die) || (bolt !== undefined && strikes(strike, ship, bolt)))
      hits.push(ship);
  }
  return hits;
}

export function pointDefenceSeat(s: State): number | undefined {
  return s.effects.pointDefence && hitters(s).length > 0 ? s.crew.specialist.seat : undefined;
}

const POINT_DEFENCE = 4;

/** D28b once this round: one ship that hit deals 4 less. */
export const pointDefence: EosVerb<'pointDefence'> = {
  options: (s) => hitters(s).map((ship) => ({ type: 'pointDefence', ship })),
  check: (s, { ship }) => (hitters(s).includes(ship) ? undefined : objection('ER-16.6', 'noHit', { ship })),
  do(g, { ship }) {
    g.s.effects.pointDefence = false;
    strikeOf(g.s).eased = ship;
    g.use('rule', 'point-defence');
    g.tell({ type: 'pointDefence', ship });
  },
};

/** ER-16.4, ER-16.7 what the ships that hit do, and where the tokens go. */
export function strikeEnd(g: G): void {
  const { s } = g;
  const strike = strikeOf(s);
  const hits: AlienId[] = [];
  let damage = 0;
  for (const ship of hitters(s)) {
    const dealt = ALIENS[ship].damage - (strike.eased === ship ? POINT_DEFENCE : 0);
    if (dealt <= 0) continue;
    hits.push(ship);
    damage += dealt;
  }
  // ER-15.8, ER-17.6, R11, R13 once, and only in flee and Alien attack
  const counts = hits.length > 0 && (strike.kind === 'flee' || strike.kind === 'attack');
  const extinction = counts ? extinctionDamage(s) : 0;
  g.tell({ type: 'strike', kind: strike.kind, hits, damage, extinction });
  const stopped = strike.shields.length > 0 ? stoppedShips(strike, hits) : 0;
  if (strike.shields.length > 0) returnShields(g, strike);
  s.strike = undefined;
  if (damage + extinction > 0) g.then({ step: 'hullDamage', amount: damage + extinction });
  notice(g, { deed: 'shipsStopped', count: stopped });
}

/** Ships saved from by a token on a number rolled for them. */
function stoppedShips(strike: Strike, hits: readonly AlienId[]): number {
  return strike.ships.filter((ship) => {
    if (hits.includes(ship)) return false;
    const bolt = boltOf(strike, ship);
    return isShielded(strike, ship, strike.die) || (bolt !== undefined && isShielded(strike, ship, bolt));
  }).length;
}

/** ER-16.7 to the pool; Shield Discipline saves up to two that lie on pips not rolled. */
function returnShields(g: G, strike: Strike): void {
  const { s } = g;
  const idle = strike.shields.filter(
    ({ ship, pip }) => pip !== strike.die && pip !== boltOf(strike, ship),
  ).length;
  const saved = has(s, 'shield-discipline') ? Math.min(2, idle) : 0;
  if (saved > 0) useAbility(g, 'shield-discipline');
  s.shields += saved;
  s.shieldPool += strike.shields.length - saved;
}
