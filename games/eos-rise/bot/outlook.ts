/** The flight ahead and the attack to expect after it, as the crew sees them in Phase 2. */
import { LOCKABLE_ROOMS, MAX_HULL } from '../content/rooms.ts';
import { totalHull } from '../rules/hull.ts';
import { hasShip } from '../rules/location.ts';
import { INDEX } from '../rules/universe.ts';
import type { State } from '../state.ts';
import { warpValue } from '../steps/warp.ts';
import type { Care } from './care.ts';
import { bestRoute, type Route } from './route.ts';
import { NOWHERE, Threat } from './threat.ts';
import { hullWorth } from './weights.ts';

/** What ships that are fought do on average. */
const RETALIATION = 1.5;

const NO_ROUTE: Route = { worth: 0, path: [] };

/** One look at a crew phase: the flight ahead, and what may come after it. */
export class Outlook {
  readonly route: Route;
  readonly #s: State;
  readonly care: Care;
  readonly #threat: Threat;
  readonly #end: number;
  /** The damage to expect from the Aliens' attack. */
  readonly #damage: number;
  /** The hull to expect once the Aliens have been. */
  readonly #hull: number;

  constructor(s: State, care: Care) {
    this.#s = s;
    this.care = care;
    this.route = care.ahead ? this.fly() : NO_ROUTE;
    this.#threat = new Threat(s);
    this.#end = INDEX[this.route.path[this.route.path.length - 1] ?? s.eos];
    this.#damage = this.#threat.damage(this.#end, NOWHERE);
    this.#hull = Math.max(1, totalHull(s) - 0.7 * this.#damage);
  }

  /** The best flight with the state as it is now. */
  fly(): Route {
    const s = this.#s;
    const lanes = s.hull.engine === 0 ? 0 : warpValue(s);
    return bestRoute(s, lanes, { burners: Math.min(1, s.crew.pilot.cubes), slips: 0, care: this.care });
  }

  /** What so many points of hull are worth. */
  repair(points: number): number {
    const s = this.#s;
    let missing = 0;
    for (const room of ['command', 'engine', ...LOCKABLE_ROOMS] as const) {
      if (room === 'command' || room === 'engine' || s.hull[room] > 0)
        missing += MAX_HULL[room] - s.hull[room];
    }
    const n = Math.min(points, missing);
    return hullWorth(this.#hull + n) - hullWorth(this.#hull) + (s.hull.engine === 0 ? 30 : 0);
  }

  tokens(n: number): number {
    const { shields } = this.#s;
    const hull = totalHull(this.#s);
    const cost = (held: number) => this.#threat.cost(this.#end, NOWHERE, hull, held);
    return cost(shields) - cost(shields + n) + 0.15 * n;
  }

  /** What it is worth that hull damage of this round is so many points less; ships met on the way strike back. */
  spared(points: number): number {
    const fights = this.route.path.some((at) => hasShip(this.#s, at));
    const less = Math.min(points, this.#damage + (fights ? RETALIATION : 0));
    return hullWorth(this.#hull + less) - hullWorth(this.#hull);
  }

  /** What the Aliens' attack costs with the state as it is now. */
  threat(): number {
    return new Threat(this.#s).cost(this.#end, NOWHERE);
  }
}
