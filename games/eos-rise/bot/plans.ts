/**
 * Different ways to go on, for a player that plays them out: where a flight leads, and what the next figure does. Where
 * there are few actions each is a way of its own.
 */
import type { Plan, Seat } from '#engine';
import type { EosAction } from '../action.ts';
import { CHARACTERS } from '../content/characters.ts';
import type { EosFrame } from '../frame.ts';
import type { State } from '../state.ts';
import { place } from '../steps/crewActions.ts';
import { lanesLeft } from '../steps/warp.ts';
import { placements } from './crew.ts';
import { otherRoutes, type Route } from './route.ts';

const USUAL: Plan = {};
const ROUTES = 5;
const ERRANDS = 6;
/** Routes that promise so much less than the best are not worth playing out. */
const WORSE = 12;

/** What one more flight could do here, lanes beyond the warp value included. */
function routes(s: State): Route[] {
  const slips = s.crew.pilot.technology.includes('slip-drive') ? 1 : 0;
  return otherRoutes(s, lanesLeft(s), { burners: s.crew.pilot.cubes, slips });
}

/** The galaxies to enter in this round, after the lanes flown so far. */
function flightPlan(s: State, { path }: Route): Plan {
  return { round: s.round, flown: s.flight?.used ?? 0, way: path.join(' ') };
}

/** The most promising things to do with the next figure. */
function errands(s: State, seat: Seat, frame: EosFrame): Plan[] {
  const legal = place.options(s, seat, frame).filter((action) => !place.check(s, action, seat, frame));
  return placements(s, legal)
    .slice(0, ERRANDS)
    .map(({ who, figure, action }) => ({ round: s.round, placed: figuresPlaced(s), who, figure, action }));
}

function figuresPlaced(s: State): number {
  return CHARACTERS.reduce(
    (sum, who) =>
      sum + Number(s.crew[who].figure !== undefined) + Number(s.crew[who].assistant !== undefined),
    0,
  );
}

/** None where the usual choice is as good as any. */
export function plans(s: State, seat: Seat): readonly Plan[] {
  const frame = s.stack[s.stack.length - 1];
  switch (frame?.step) {
    case 'warp': {
      const [best, ...others] = routes(s);
      const near = others.filter(({ worth }) => best !== undefined && worth > best.worth - WORSE);
      return [USUAL, ...near.slice(0, ROUTES).map((route) => flightPlan(s, route))];
    }
    case 'crewActions':
      return [USUAL, ...errands(s, seat, frame)];
    case 'level':
    case 'continueOrFlee':
    case 'tryLuck':
      return [USUAL];
    default:
      return [];
  }
}

/** What the plan has to say here; undefined where it says nothing. */
export function planned(s: State, plan: Plan, actions: readonly EosAction[]): EosAction | undefined {
  switch (s.stack[s.stack.length - 1]?.step) {
    case 'warp':
      return plan.round === s.round && plan.way !== undefined ? onTheWay(s, plan, actions) : undefined;
    case 'crewActions':
      return plan.round === s.round && plan.placed === figuresPlaced(s) ? sent(plan, actions) : undefined;
    default:
      return undefined;
  }
}

function sent({ who, figure, action }: Plan, actions: readonly EosAction[]): EosAction | undefined {
  return actions.find(
    (a) => a.type === 'place' && a.who === who && a.figure === figure && a.action === action,
  );
}

function onTheWay(s: State, plan: Plan, actions: readonly EosAction[]): EosAction | undefined {
  const way = String(plan.way)
    .split(' ')
    .slice((s.flight?.used ?? 0) - Number(plan.flown));
  const [next] = way;
  if (!next) return actions.find(({ type }) => type === 'stop');
  const warp = actions.find((a) => a.type === 'warp' && a.to === next);
  if (warp !== undefined) return warp;
  const slip = actions.find(({ type }) => type === 'technology');
  const burner = actions.find(({ type }) => type === 'afterburner');
  return way.length > 1 ? (slip ?? burner) : (burner ?? slip);
}
