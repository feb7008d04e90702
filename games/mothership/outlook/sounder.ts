/** Advice that a search came to by a hair, in the form a player would give it: no risk for nothing, no prize left lying. */
import type { MothershipAction } from '../action.ts';
import { type HexName, spacesApart } from '../rules/hex.ts';
import type { SeenReach, View } from '../view.ts';
import { bestStrike, type Strike } from './prize.ts';
import { orderOf } from './strike.ts';
import { threatsTo } from './threat.ts';

type Plan = readonly [MothershipAction, ...MothershipAction[]];

/** From this chance on a planet is not left lying, and an enemy is struck that can hardly strike back. */
const LIKELY = 0.6;
const SURE = 0.8;
const NEARLY_SURE = 0.9;
const RISKED = 0.1;

export function sounder(action: MothershipAction, view: View): Plan | undefined {
  if (action.type === 'moveTo' && action.kind !== 'safe') {
    const way = safeWay(view, action.to);
    return way && [{ type: 'moveTo', to: way.to, kind: 'safe' }];
  }
  // Nor is what is nearly sure put off for a flight.
  const best = action.type === 'end' || action.type === 'move' ? bestStrike(view) : undefined;
  if (best === undefined || !isSafePrize(view, best)) return undefined;
  if (action.type === 'move' && best.win < NEARLY_SURE) return undefined;
  const [first, ...rest] = orderOf(view, best.target, best.ships);
  return first && [first, ...rest];
}

/** A space without a hazard that does the same: beside the same things, or as near as can be. */
function safeWay(view: View, to: HexName): SeenReach | undefined {
  const goals = [...view.planets, ...view.units.filter(({ owner }) => owner !== view.me)]
    .filter(({ at }) => spacesApart(at, to) === 1)
    .map(({ at }) => at);
  const serves = ({ to: at }: SeenReach): boolean =>
    goals.length > 0 ? goals.every((goal) => spacesApart(goal, at) === 1) : spacesApart(at, to) === 1;
  return view.reach
    ?.filter((way) => way.kind === 'safe' && serves(way))
    .sort((a, b) => spacesApart(a.to, to) - spacesApart(b.to, to))[0];
}

/** Planets never hit back: what takes one at good odds and leaves the station no worse off is worth its flight. */
function isSafePrize(view: View, { target, ships, win, loss }: Strike): boolean {
  const planet = view.planets.some(({ id }) => id === target);
  if (planet ? win < LIKELY : win < SURE || loss > RISKED) return false;
  const station = view.units.find(({ owner, class: kind }) => owner === view.me && kind === 'station');
  if (station === undefined || threatsTo(view, 'station', station.at).length === 0) return true;
  return view.units.some(
    ({ id, owner, at }) => owner === view.me && spacesApart(at, station.at) === 1 && !ships.includes(id),
  );
}
