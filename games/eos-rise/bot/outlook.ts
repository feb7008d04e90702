/** The flight ahead and the attack to expect after it, as the crew sees them in Phase 2. */
import { LOCKABLE_ROOMS, MAX_HULL } from '../content/rooms.ts';
import type { State } from '../state.ts';
import { warpValue } from '../steps/warp.ts';
import { totalHull } from '../terms/hull.ts';
import { INDEX } from '../universe.ts';
import type { Care } from './care.ts';
import { bestRoute, type Route } from './route.ts';
import { NOWHERE, Threat } from './threat.ts';
import { hullWorth } from './weights.ts';

const NO_ROUTE: Route = { worth: 0, path: [] };

/** One look at a crew phase: the flight ahead, and what may come after it. */
export class Outlook {
  readonly route: Route;
  readonly #s: State;
  readonly care: Care;
  readonly #threat: Threat;
  readonly #end: number;
  /** The hull to expect once the Aliens have been. */
  readonly #hull: number;

  constructor(s: State, care: Care) {
    this.#s = s;
    this.care = care;
    this.route = care.ahead ? this.fly(0) : NO_ROUTE;
    this.#threat = new Threat(s);
    this.#end = INDEX[this.route.path[this.route.path.length - 1] ?? s.eos];
    this.#hull = Math.max(1, totalHull(s) - 0.7 * this.#threat.damage(this.#end, NOWHERE));
  }

  fly(more: number): Route {
    const s = this.#s;
    const lanes = s.hull.engine === 0 ? 0 : warpValue(s) + more;
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

  threat(): number {
    return this.#threat.cost(this.#end, NOWHERE);
  }
}
