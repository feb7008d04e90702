/**
 * Different ways to go on, for a player that plays them out: where a flight may end, who is trained first, what else the
 * next figure is for.
 */
import type { Plan } from '#engine';
import type { EosAction } from '../action.ts';
import { CHARACTERS, TOP_LEVEL } from '../content/characters.ts';
import { CREW_ACTION, CREW_ACTIONS, type CrewAction } from '../content/rooms.ts';
import type { State } from '../state.ts';
import { lanesLeft } from '../steps/warp.ts';
import { stationHere } from '../terms/map.ts';
import { placement } from './crew.ts';
import { otherRoutes, type Route } from './route.ts';

const USUAL: Plan = {};
const ROUTES = 6;
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

function pupils(s: State): Plan[] {
  return CHARACTERS.filter((who) => s.crew[who].level < TOP_LEVEL).map((who) => ({ train: who }));
}

/** What a figure can be sent to do first; training has its own plans. */
function errand(s: State, action: CrewAction): Plan[] {
  if (action === 'training' || isBegun(s, action)) return [];
  const { at } = CREW_ACTION[action];
  if (at === 'station' && stationHere(s) === undefined) return [];
  if (at !== 'ship' && at !== 'station' && at !== 'own' && s.hull[at] === 0) return [];
  return [{ first: action }];
}

/** Whether a figure stands on one of its icons already. */
function isBegun(s: State, action: CrewAction): boolean {
  return CREW_ACTION[action].slots.some((slot) =>
    CHARACTERS.some((who) => s.crew[who].figure === slot || s.crew[who].assistant === slot),
  );
}

/** None where the usual choice is as good as any. */
export function plans(s: State): readonly Plan[] {
  switch (s.stack[s.stack.length - 1]?.step) {
    case 'warp': {
      const [best, ...others] = routes(s);
      const near = others.filter(({ worth }) => best !== undefined && worth > best.worth - WORSE);
      return [USUAL, ...near.slice(0, ROUTES).map((route) => flightPlan(s, route))];
    }
    case 'crewActions':
      return [USUAL, ...pupils(s), ...CREW_ACTIONS.flatMap((action) => errand(s, action))];
    case 'level':
      return [USUAL, ...pupils(s)];
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
      return plan.round === s.round ? onTheWay(s, plan, actions) : undefined;
    case 'crewActions':
      if (plan.first !== undefined) return sent(s, plan.first, actions);
      return actions.find((a) => a.type === 'place' && a.action === 'training' && a.who === plan.train);
    case 'level':
      return actions.find((a) => a.type === 'level' && a.who === plan.train);
    default:
      return undefined;
  }
}

/** The figure that is best sent there, once. */
function sent(s: State, first: string | number, actions: readonly EosAction[]): EosAction | undefined {
  const there = actions.filter((a) => a.type === 'place' && a.action === first);
  const [some] = there;
  if (some?.type !== 'place' || isBegun(s, some.action)) return undefined;
  return placement(s, there, 0, true) ?? some;
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
