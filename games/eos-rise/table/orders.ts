/** ER-17.3 The way each Alien ship will take under orders that lie face up: what everyone at the table could work out. */
import { ALIENS, type AlienClass } from '../content/aliens.ts';
import { alienLanes } from '../rules/course.ts';
import { roundRule } from '../rules/roundRule.ts';
import { distance, type GalaxyId, INDEX, LANES } from '../rules/universe.ts';
import type { View } from '../view.ts';

export interface SeenCourse {
  readonly key: string;
  readonly class: AlienClass;
  /** From where it stands to where it will stop. */
  readonly path: readonly GalaxyId[];
}

export function coursesSeen(view: View): SeenCourse[] {
  return view.ships.flatMap((ship, i) => {
    const path = ship.anchored ? undefined : courseOf(view, ship.class, ship.at);
    return path ? [{ key: `${i} ${ship.at}`, class: ship.class, path }] : [];
  });
}

export function courseOf(view: View, name: AlienClass, from: GalaxyId): readonly GalaxyId[] | undefined {
  const card = view.orders[name];
  if (card === undefined) return undefined;
  const orders = ALIENS[card];
  const { veil } = roundRule(view);
  const lanes = alienLanes(view, name, card);
  if (orders.to === 'eos' && veil !== undefined && distance(from, view.eos) > veil) return undefined;
  const planet = view.planet ? [view.planet] : [];
  const targets = orders.to === 'eos' ? [view.eos] : view.lastDash ? planet : view.frbs;
  const near = (at: GalaxyId): number => Math.min(...targets.map((target) => distance(at, target)));
  if (targets.length === 0 || near(from) === 0 || lanes === 0) return undefined;
  return bestOf(view, cutPaths(view.eos, near, [from], lanes));
}

/** All shortest paths, cut after the lanes, at the target or at the EOS; lower galaxies first. */
function cutPaths(
  eos: GalaxyId,
  near: (at: GalaxyId) => number,
  path: readonly GalaxyId[],
  left: number,
): (readonly GalaxyId[])[] {
  const at = path[path.length - 1];
  if (at === undefined || left === 0 || near(at) === 0 || (at === eos && path.length > 1)) return [path];
  return LANES[at]
    .filter((next) => near(next) === near(at) - 1)
    .flatMap((next) => cutPaths(eos, near, [...path, next], left - 1));
}

function bestOf(view: View, paths: readonly (readonly GalaxyId[])[]): readonly GalaxyId[] | undefined {
  const marks = (path: readonly GalaxyId[]): number => {
    const entered = path.slice(1);
    const any = (list: readonly GalaxyId[]): boolean => entered.some((at) => list.includes(at));
    return (any([view.eos]) ? 4 : 0) + (any(view.frbs) ? 2 : 0) + (any(view.skills) ? 1 : 0);
  };
  const end = (path: readonly GalaxyId[]): number => INDEX[path[path.length - 1] ?? view.eos];
  return paths.reduce<readonly GalaxyId[] | undefined>((best, path) => {
    if (best === undefined || marks(path) > marks(best)) return path;
    return marks(path) === marks(best) && end(path) < end(best) ? path : best;
  }, undefined);
}
