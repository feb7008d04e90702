/** D15 Flying a route: lane by lane, with cubes and cards for those beyond the warp value once they are used up. */
import type { EosAction } from '../action.ts';
import type { GalaxyId } from '../rules/universe.ts';
import type { State } from '../state.ts';
import { lanesLeft } from '../steps/warp.ts';
import type { Care } from './care.ts';
import { bestRoute, type Extra } from './route.ts';

/** The next step on the way; the end of the flight where it leads no farther. */
export function onward(
  actions: readonly EosAction[],
  s: State,
  path: readonly GalaxyId[],
): EosAction | undefined {
  const stop = actions.find(({ type }) => type === 'stop');
  const slip = actions.find(({ type }) => type === 'technology');
  const [next] = path;
  if (next === undefined) return stop;
  if (lanesLeft(s) > 0) return actions.find((action) => action.type === 'warp' && action.to === next) ?? stop;
  const burner = actions.find(({ type }) => type === 'afterburner');
  return path.length > 1 && slip !== undefined ? slip : (burner ?? slip ?? stop);
}

/** What can carry the EOS beyond the lanes that are left. */
export function boosts(s: State, actions: readonly EosAction[], care: Care): Extra {
  return {
    burners: actions.some(({ type }) => type === 'afterburner') ? s.crew.pilot.cubes : 0,
    slips: actions.some(({ type }) => type === 'technology') ? 1 : 0,
    care,
  };
}

/** The best route. Whoever has but a Slip Drive is not the one who flies. */
export function warp(s: State, actions: readonly EosAction[], care: Care): EosAction | undefined {
  if (!actions.some(({ type }) => type === 'stop')) return actions.find(({ type }) => type === 'technology');
  return onward(actions, s, bestRoute(s, lanesLeft(s), boosts(s, actions, care)).path);
}
