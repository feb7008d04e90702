/** What an attack would bring: the most promising of a turn, and what hangs on a single one. */
import type { TargetId } from '../action.ts';
import type { UnitId } from '../rules/units.ts';
import type { View } from '../view.ts';
import { hullOdds } from './hull.ts';
import { plannedScene, type Scene } from './scene.ts';
import { proposed, strikersOn } from './strike.ts';

export interface Strike {
  readonly target: TargetId;
  readonly ships: readonly UnitId[];
  /** The chance that it does something, and that the ships take the blow. */
  readonly win: number;
  readonly loss: number;
}

/** What each prize is worth beside the ships that are risked for it. */
const PRIZE = { planet: 4, mothership: 7, fighter: 4, bomber: 4, guardian: 2 } as const;
const SHIP = 3;
/** A step of a station, and a fleet that is out with it or with its last ship. */
const STEP = 4;
const FALL = { out: 12, win: 40 } as const;
/** What a Mothership that is struck but not destroyed counts of its prize. */
const HURT = 0.4;

/** MS-14.1, MS-21.1 What falls with a unit: its fleet, and with the last other fleet the war is won. */
export function fallsWith(view: View, target: TargetId): keyof typeof FALL | undefined {
  const unit = view.units.find(({ id }) => id === target);
  const { mode } = view.table;
  if (unit === undefined || unit.class === 'guardian' || mode === 'vp' || mode === 'vp-timed')
    return undefined;
  const ships = view.units.filter(
    ({ owner, class: kind }) => owner === unit.owner && kind !== 'station' && kind !== 'guardian',
  );
  if (unit.class !== 'station' && ships.length > 1) return undefined;
  const own = view.fleets[view.me]?.team;
  const others = view.fleets.filter(({ out, team, owner }) => !out && team !== own && owner !== unit.owner);
  return others.length === 0 ? 'win' : 'out';
}

const found = new WeakMap<View, { readonly best: Strike | undefined }>();

/** The most promising attack of the turn, if any is worth its risk. */
export function bestStrike(view: View): Strike | undefined {
  const known = found.get(view) ?? { best: searched(view) };
  found.set(view, known);
  return known.best;
}

function searched(view: View): Strike | undefined {
  const targets: TargetId[] = [...view.units, ...view.planets].map(({ id }) => id);
  let best: (Strike & { readonly worth: number }) | undefined;
  for (const target of targets) {
    const ships = strikersOn(view, target).length > 0 ? proposed(view, target) : [];
    if (ships.length === 0) continue;
    const scene = plannedScene(view, target, ships);
    const { win, loss } = scene.odds;
    const worth = prizeOf(view, target, scene) - loss * SHIP * ships.length;
    if (worth > (best?.worth ?? 0)) best = { target, ships, win, loss, worth };
  }
  return best;
}

/** What comes of it on average. */
function prizeOf(view: View, target: TargetId, scene: Scene): number {
  const { win } = scene.odds;
  const kind = view.units.find(({ id }) => id === target)?.class;
  const falls = fallsWith(view, target);
  const fall = falls ? FALL[falls] : 0;
  if (kind === undefined) return win * PRIZE.planet;
  if (kind === 'station') {
    const steps = scene.steps ?? [];
    return STEP * steps.reduce((sum, chance) => sum + chance, 0) + fall * (steps.at(-1) ?? 0);
  }
  const destroyed = hullOdds(view, scene)?.destroyed ?? win;
  return PRIZE[kind] * (destroyed + HURT * (win - destroyed)) + fall * destroyed;
}
