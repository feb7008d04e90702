/** MS-6.7 What an attack on a Mothership does to its hull: shields first, and what Fighters make never goes deeper. */
import type { View } from '../view.ts';
import { fleetOf, type Scene, waysOfSide } from './scene.ts';

export interface HullOdds {
  /** The chance that it is destroyed, and the hit points it loses on average. */
  readonly destroyed: number;
  readonly mean: number;
}

/** Undefined for anything but a Mothership under attack. */
export function hullOdds(view: View, scene: Scene): HullOdds | undefined {
  const { target, attackers, attackLines, defence, tiesWin, kind } = scene;
  if (kind !== 'ships' || target === undefined || !('class' in target) || target.class !== 'mothership')
    return undefined;
  const fleet = fleetOf(view, target.owner);
  if (fleet === undefined || attackers.length === 0) return undefined;
  const shield = fleet.shield + (view.fight?.aux[1] ?? 0);
  const fighters = attackers.filter(({ unit }) => unit.class === 'fighter');
  const others = attackers.filter(({ unit }) => unit.class !== 'fighter');
  const alone = others.length === 0;
  const small = waysOfSide(fighters, alone ? attackLines : []);
  const large = waysOfSide(others, alone ? [] : attackLines);
  let all = 0;
  let destroyed = 0;
  let lost = 0;
  for (const [part, n] of small)
    for (const [rest, m] of large)
      for (const [against, k] of defence) {
        const ways = n * m * k;
        const total = part + rest;
        all += ways;
        if (total < against || (total === against && !tiesWin)) continue;
        const deep = Math.max(0, Math.min(total - shield, total - part));
        lost += ways * Math.min(deep, fleet.hp);
        if (deep >= fleet.hp) destroyed += ways;
      }
  return { destroyed: destroyed / all, mean: lost / all };
}
