/** Spec 10.1 Where to fly: what lies on the way, who guards it, and who may come. */
import type { AlienClass } from '../content/aliens.ts';
import { ALIENS } from '../content/aliens.ts';
import { CHARACTERS } from '../content/characters.ts';
import { REGIONS } from '../content/regions.ts';
import type { State } from '../state.ts';
import { diceCount } from '../terms/crew.ts';
import { totalHull } from '../terms/hull.ts';
import { distance, type GalaxyId, LANES } from '../universe.ts';

/** Spec 10.1: how dear hull is. */
export function danger(s: State): number {
  const hull = totalHull(s);
  return hull < 8 ? 2.2 : hull < 14 ? 1.5 : hull < 22 ? 1.1 : 0.8;
}

const REACH: Readonly<Record<AlienClass, number>> = { dexer: 4, galagat: 3, vorde: 2 };
const COMES: Readonly<Record<AlienClass, number>> = { dexer: 0.67, galagat: 0.5, vorde: 0.28 };
const HARM: Readonly<Record<AlienClass, number>> = { dexer: 1.1, galagat: 3.2, vorde: 5.2 };

/** The damage to expect of the ships that may come down on the EOS in a galaxy. */
export function threat(s: State, at: GalaxyId): number {
  let sum = 0;
  for (const ship of s.ships) {
    const far = distance(ship.at, at);
    const card = s.orders[ship.class];
    if (card !== undefined) {
      const { to, lanes } = ALIENS[card];
      if (to === 'eos' && far <= lanes) sum += HARM[ship.class];
    } else if (far <= REACH[ship.class] + 1) {
      sum += COMES[ship.class] * HARM[ship.class] * (far <= REACH[ship.class] ? 1 : 0.2);
    }
  }
  return sum;
}

/** What a defeated ship brings on average, its absence included. */
const REWARD: Readonly<Record<AlienClass, number>> = { dexer: 3, galagat: 5.5, vorde: 8 };
/** With so many dice a ship is defeated in a combat round: seldom, and nearly always. */
const DICE: Readonly<Record<AlienClass, readonly [number, number]>> = {
  dexer: [1, 9],
  galagat: [6, 13],
  vorde: [8, 18],
};

/** How many dice the whole crew rolls. */
function crewDice(s: State): number {
  let dice = 0;
  for (const who of CHARACTERS) dice += diceCount(s, who);
  return dice;
}

/** The chance to defeat a ship in one combat round. */
export function oddsOnce(s: State, name: AlienClass, others: number): number {
  const [few, many] = DICE[name];
  return Math.max(0, Math.min(0.97, (crewDice(s) - 1.5 * others - few) / (many - few)));
}

/** The chance to defeat a ship in a fight, when others are to be fought as well. */
export function odds(s: State, name: AlienClass, others: number): number {
  const once = oddsOnce(s, name, others);
  return once > 0.25 ? 1 - (1 - once) ** 2 : once;
}

/** What lies in the galaxies, worked out once a plan. */
class Chart {
  readonly worth = new Map<GalaxyId, number>();
  readonly #far: (readonly [GalaxyId, number])[] = [];
  readonly #s: State;
  readonly #fear: number;

  constructor(s: State) {
    this.#s = s;
    this.#fear = danger(s);
    const add = (at: GalaxyId, worth: number) => this.worth.set(at, (this.worth.get(at) ?? 0) + worth);
    const token = (at: GalaxyId, worth: number) => {
      add(at, worth * guard(s, at));
      this.#far.push([at, worth * later(s, at)]);
    };
    if (!s.lastDash) {
      for (const at of s.frbs) token(at, FRB + (s.round >= 5 ? 2 : 0));
      for (const who of CHARACTERS) {
        const { cargo } = s.crew[who];
        if (cargo === undefined) continue;
        add(cargo, 7);
        this.#far.push([cargo, 7]);
      }
    }
    for (const at of s.skills) token(at, 4);
    for (const at of s.creditTokens) token(at, 0.7);
    if (!s.effects.calmAsteroids) for (const { at } of s.asteroids) add(at, -2.7 * this.#fear);
    let met = s.pursuit.length;
    for (const ship of s.ships) {
      const chance = odds(s, ship.class, met > 0 ? 1 : 0);
      const lost = 1 - chance;
      add(
        ship.at,
        chance * REWARD[ship.class] - 1.1 * this.#fear * HARM[ship.class] * (0.3 + lost) * (1 + lost),
      );
      if (ship.at === s.eos) met++;
    }
  }

  /** The best end of a flight: to stay, or to fly on over so many lanes. */
  plan(at: GalaxyId, lanes: number, past: GalaxyId[]): number {
    let best = this.end(at);
    if (lanes <= 0 || at === this.#s.planet) return best;
    for (const next of LANES[at]) {
      if (past.includes(next)) continue;
      past.push(next);
      best = Math.max(best, this.enter(next) + this.plan(next, lanes - 1, past));
      past.pop();
    }
    return best;
  }

  enter(at: GalaxyId): number {
    return this.worth.get(at) ?? 0;
  }

  /** What it is worth to end a flight here. */
  readonly #ends = new Map<GalaxyId, number>();
  end(at: GalaxyId): number {
    let found = this.#ends.get(at);
    if (found === undefined) {
      found = this.#end(at);
      this.#ends.set(at, found);
    }
    return found;
  }

  #end(at: GalaxyId): number {
    const s = this.#s;
    const fear = 0.6 * this.#fear * threat(s, at);
    if (s.planet !== undefined) return at === s.planet ? 50 : 40 - 3 * distance(at, s.planet) - fear;
    let best = 0;
    let second = 0;
    for (const [to, worth] of this.#far) {
      const far = distance(at, to);
      if (far === 0) continue;
      const hope = 0.55 * worth * 0.8 ** Math.max(0, far - 2);
      if (hope > best) {
        second = best;
        best = hope;
      } else if (hope > second) second = hope;
    }
    let sum = best + 0.4 * second - fear;
    for (const region of REGIONS) if (s.stations[region].at === at) sum += 0.8;
    return sum;
  }
}

const FRB = 14;

/** The chance to win a token from the strongest of its guards. */
function guard(s: State, at: GalaxyId): number {
  let chance = 1;
  let met = s.pursuit.length;
  for (const ship of s.ships) if (ship.at === at) chance = Math.min(chance, odds(s, ship.class, met++));
  return chance;
}

/** A guard may be gone, or the crew stronger, when the EOS comes back. */
const LATER: Readonly<Record<AlienClass, number>> = { dexer: 0.85, galagat: 0.55, vorde: 0.35 };

function later(s: State, at: GalaxyId): number {
  let chance = 1;
  for (const ship of s.ships)
    if (ship.at === at) chance *= Math.max(LATER[ship.class], odds(s, ship.class, 0));
  return chance;
}

/** What one more lane must bring to be worth an Afterburner. */
const BURN = 1;
const AHEAD = 5;

/** How good it is to fly to a galaxy with so many lanes left before, to stay, or to burn for one more lane. */
export function flyTo(s: State, to: GalaxyId, lanes: number): number {
  const chart = new Chart(s);
  return chart.enter(to) + chart.plan(to, Math.min(AHEAD, lanes) - 1, [s.eos, to]);
}

export function stay(s: State): number {
  return new Chart(s).end(s.eos);
}

export function burn(s: State, lanes: number): number {
  return lanes > 0 ? -99 : new Chart(s).plan(s.eos, Math.min(2, s.crew.pilot.cubes), [s.eos]) - BURN;
}

/** What the EOS can still get on this flight, or from where it is. */
export function reach(s: State, lanes: number): number {
  const chart = new Chart(s);
  return lanes > 0 ? chart.plan(s.eos, Math.min(AHEAD, lanes), [s.eos]) : chart.end(s.eos);
}
