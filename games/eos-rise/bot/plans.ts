/** Different ways to go on, for a player that plays them out: where a flight may end, and who is trained first. */
import type { Plan } from '#engine';
import type { EosAction } from '../action.ts';
import { CHARACTERS, TOP_LEVEL } from '../content/characters.ts';
import type { State } from '../state.ts';
import { lanesLeft } from '../steps/warp.ts';
import type { GalaxyId } from '../universe.ts';
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

const endOf = (s: State, { path }: Route): GalaxyId => path[path.length - 1] ?? s.eos;

/** None where the usual choice is as good as any. */
export function plans(s: State): readonly Plan[] {
  switch (s.stack[s.stack.length - 1]?.step) {
    case 'warp': {
      const [best, ...others] = routes(s);
      const near = others.filter(({ worth }) => best !== undefined && worth > best.worth - WORSE);
      return [USUAL, ...near.slice(0, ROUTES).map((route) => ({ end: endOf(s, route) }))];
    }
    case 'crewActions':
    case 'level':
      return [
        USUAL,
        ...CHARACTERS.filter((who) => s.crew[who].level < TOP_LEVEL).map((who) => ({ train: who })),
      ];
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
      return plan.end === undefined ? undefined : towards(s, plan.end, actions);
    case 'crewActions':
      return actions.find((a) => a.type === 'place' && a.action === 'training' && a.who === plan.train);
    case 'level':
      return actions.find((a) => a.type === 'level' && a.who === plan.train);
    default:
      return undefined;
  }
}

function towards(s: State, end: string | number, actions: readonly EosAction[]): EosAction | undefined {
  if (end === s.eos) return actions.find(({ type }) => type === 'stop');
  const route = routes(s).find((other) => endOf(s, other) === end);
  const next = route?.path[0];
  if (route === undefined || next === undefined) return undefined;
  const warp = actions.find((a) => a.type === 'warp' && a.to === next);
  if (warp !== undefined) return warp;
  const slip = actions.find(({ type }) => type === 'technology');
  const burner = actions.find(({ type }) => type === 'afterburner');
  return route.path.length > 1 ? (slip ?? burner) : (burner ?? slip);
}
