/**
 * Different ways to go on, for a player that plays them out: for the flight, again when it has met ships, and whenever a
 * fight may be fled. Only in the last year, when it is soon known what comes of it: in the years before, what a
 * position promises is known less well than the usual choice is good.
 */
import { isOneOf, type Plan, type Seat } from '#engine';
import type { EosAction } from '../action.ts';
import { CHARACTERS } from '../content/characters.ts';
import { GALAXIES } from '../rules/universe.ts';
import type { State } from '../state.ts';
import { lanesLeft } from '../steps/warp.ts';
import { STRONG } from './care.ts';
import { bestRoutes } from './route.ts';
import { onward } from './warp.ts';

const USUAL: Plan = {};
const ROUTES = 6;
/** The Extinction hex of the last year, the only one in which plans are compared. */
const LAST = 6;

/** What a plan is made for. */
export function occasionOf({ phase, round, pursuit, combat }: State): string {
  if (phase === 'warp') return `${phase} ${round} ${pursuit.length}`;
  return phase === 'eos-attack' ? `${phase} ${round} ${combat?.round}` : `${phase} ${round}`;
}

/** The dice of a phase fall alike whatever was rolled before it. */
export function momentOf({ phase, round }: State): string {
  return `${phase} ${round}`;
}

/** None where the usual choice is as good as any. */
export function plans(s: State, seat: Seat): readonly Plan[] {
  if (s.lastDash || s.extinction < LAST) return [];
  const frame = s.stack[s.stack.length - 1];
  switch (frame?.step) {
    case 'warp':
      return routes(s, seat);
    case 'continueOrFlee':
      return [USUAL];
    default:
      return [];
  }
}

/** The best routes. */
function routes(s: State, seat: Seat): Plan[] {
  if (s.crew.pilot.seat !== seat || s.flight === undefined) return [];
  const { used } = s.flight;
  const slips = CHARACTERS.some((who) => s.crew[who].technology.includes('slip-drive')) ? 1 : 0;
  const boosts = { burners: s.crew.pilot.cubes, slips, care: STRONG };
  return bestRoutes(s, lanesLeft(s), boosts, ROUTES).map(({ path }) => ({
    round: s.round,
    used,
    from: s.eos,
    route: path.join(' '),
  }));
}

/** What the plan has to say here; undefined where it says nothing. */
export function planned(s: State, plan: Plan, actions: readonly EosAction[]): EosAction | undefined {
  const frame = s.stack[s.stack.length - 1];
  if (frame?.step !== 'warp' || plan.round !== s.round || typeof plan.route !== 'string') return undefined;
  const path = plan.route.split(' ').filter((word) => isOneOf(GALAXIES, word));
  const done = (s.flight?.used ?? 0) - Number(plan.used);
  const here = done === 0 ? plan.from : path[done - 1];
  return here === s.eos ? onward(actions, s, path.slice(done)) : undefined;
}
