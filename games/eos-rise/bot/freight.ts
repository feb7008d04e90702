/** Tokens towed over the map (Tug Hangar, and cargo moved by a scan): which one, and where to. */
import { CHARACTERS, type CharacterId } from '../content/characters.ts';
import { CONTRACTS } from '../content/contracts.ts';
import type { Hauled } from '../frame.ts';
import { hasShip, tokensOf } from '../rules/location.ts';
import { distance, GALAXIES, type GalaxyId } from '../rules/universe.ts';
import type { State } from '../state.ts';
import { gainsWorth } from './missions.ts';
import type { Outlook } from './outlook.ts';
import { progressWorth, type Route } from './route.ts';
import { WEIGHTS } from './weights.ts';

const TOWED = 2;

function isCargo(item: Hauled): item is CharacterId {
  return item !== 'frb' && item !== 'skill' && item !== 'credit';
}

function tokenWorth(s: State, item: Hauled): number {
  if (item === 'frb') return progressWorth(s);
  if (item === 'skill') return WEIGHTS.level;
  if (item === 'credit') return WEIGHTS.credit;
  const { contract } = s.crew[item];
  return contract === undefined ? 0 : gainsWorth(CONTRACTS[contract].delivery);
}

/** Where a token is wanted: with the EOS, or on its way, or else as near as it can be; away from Alien ships. */
export function wanted(s: State, at: GalaxyId, lanes: number, { path }: Route): GalaxyId {
  const far = (to: GalaxyId) => {
    const on = path.indexOf(to);
    return (on < 0 ? 20 * distance(s.eos, to) : on + 1) + (hasShip(s, to) ? 200 : 0);
  };
  let best = at;
  for (const to of GALAXIES) if (distance(at, to) <= lanes && far(to) < far(best)) best = to;
  return best;
}

/** What it brings to tow this token. */
export function towWorth(s: State, item: Hauled, at: GalaxyId, view: Outlook): number {
  const to = wanted(s, at, TOWED, view.route);
  if (to === at) return 0;
  const here = to === s.eos;
  const { worth } = moved(s, item, at, here ? undefined : to, () => view.fly());
  return worth - view.route.worth + (here ? tokenWorth(s, item) : 0);
}

/** The token lies elsewhere, or nowhere, while something is worked out. */
function moved<T>(s: State, item: Hauled, at: GalaxyId, to: GalaxyId | undefined, find: () => T): T {
  if (isCargo(item)) {
    s.crew[item].cargo = to;
    const found = find();
    s.crew[item].cargo = at;
    return found;
  }
  const list = tokensOf(s, item);
  const i = list.indexOf(at);
  if (to === undefined) list.splice(i, 1);
  else list[i] = to;
  const found = find();
  if (to === undefined) list.splice(i, 0, at);
  else list[i] = at;
  return found;
}

export function bestTow(s: State, view: Outlook): number {
  let best = 0;
  const consider = (item: Hauled, at: GalaxyId | undefined) => {
    if (at !== undefined && !hasShip(s, at)) best = Math.max(best, towWorth(s, item, at, view));
  };
  for (const item of ['frb', 'skill'] as const)
    for (const at of new Set(tokensOf(s, item))) consider(item, at);
  for (const who of CHARACTERS) consider(who, s.crew[who].cargo);
  return best;
}
