/** Why one would attack something, and why a ship cannot take part, in English. */
import type { TargetId } from '../action.ts';
import { fallsWith } from '../outlook/prize.ts';
import { spacesApart } from '../rules/hex.ts';
import type { UnitId } from '../rules/units.ts';
import type { SeenUnit, View } from '../view.ts';
import { listed, shortThing } from './names.ts';
import { SCENE_WORDS } from './table.ts';

/** Why a ship cannot take part; `why`: what the rules say to it. */
export function reasonOf(
  view: View,
  unit: SeenUnit,
  target: TargetId,
  why: { readonly rule: string; readonly message: string } | undefined,
): string {
  if (unit.attacked) return SCENE_WORDS.hasFired;
  const prey = view.units.find(({ id }) => id === target);
  const at = prey?.at ?? view.planets.find(({ id }) => id === target)?.at;
  if (prey && SCENE_WORDS.cannotHit(unit.class, prey.class))
    return SCENE_WORDS.cannotHit(unit.class, prey.class);
  const beside = at !== undefined && spacesApart(unit.at, at) === 1;
  return beside && why && why.rule !== 'mission' ? why.message : SCENE_WORDS.tooFar;
}

/** Who cannot take part, by the reason they share: “Fighter 3: too far · Bomber 1 and Bomber 2: cannot hit small ships”. */
export function unableLine(unable: ReadonlyMap<UnitId, string>): string {
  const reasons = [...new Set(unable.values())];
  const who = (why: string): string =>
    listed([...unable].filter(([, reason]) => reason === why).map(([id]) => shortThing(id)));
  return reasons.map((why) => `${who(why)}: ${why}`).join(' · ');
}

/** Why one would: it guards a station, or what it brings. */
export function whyOf(view: View, target: TargetId): string {
  const prey = view.units.find(({ id }) => id === target);
  const world = view.planets.find(({ id }) => id === target);
  if (prey === undefined) return world ? SCENE_WORDS.gains[world.kind] : '';
  const falls = fallsWith(view, target);
  if (falls) return SCENE_WORDS.falls[prey.class === 'station' ? 'station' : 'ship'][falls];
  const station = view.units.find(({ owner, class: kind }) => owner === prey.owner && kind === 'station');
  const guards = station && prey.class !== 'station' && spacesApart(prey.at, station.at) === 1;
  return guards ? SCENE_WORDS.guardsStation : SCENE_WORDS.gains[prey.class];
}
