/** Several ships with one press: a squad sent to one place, and the ships that are left moved as a sound player would. */
import type { MothershipAction } from '../action.ts';
import { boardOf } from '../rules/board.ts';
import { enginePower, unitOf } from '../rules/fleet.ts';
import { type HexName, spacesApart } from '../rules/hex.ts';
import { type UnitId, unitNumber } from '../rules/units.ts';
import type { State } from '../state.ts';
import { seenReach, type View } from '../view.ts';
import { positionOf } from './seen.ts';

/** As many ships go together at most. */
export const MOST_TOGETHER = 5;

export interface Flight {
  readonly ship: UnitId;
  readonly to: HexName;
}

/** Each as near to the space as it gets, beside the others where it can, never through a hazard; who is nearest comes first. */
export function squadTo(view: View, ships: readonly UnitId[], goal: HexName): readonly Flight[] {
  const s = positionOf(view);
  const far = (ship: UnitId): number => {
    const at = view.units.find(({ id }) => id === ship)?.at;
    return at === undefined ? 0 : spacesApart(at, goal);
  };
  const flights: Flight[] = [];
  for (const ship of [...ships].sort((a, b) => far(a) - far(b))) {
    const beside = (to: HexName): number => flights.filter((one) => spacesApart(one.to, to) === 1).length;
    const [best] = safeFrom(s, ship)
      .map((to) => ({ to, far: spacesApart(to, goal), beside: beside(to) }))
      .sort((a, b) => a.far - b.far || b.beside - a.beside);
    if (best === undefined || best.far >= far(ship)) continue;
    flights.push({ ship, to: best.to });
    fly(s, { ship, to: best.to });
  }
  return flights;
}

/** Where the ships that have not moved had best go with their engines as they are. The policy comes on demand. */
export async function restOf(view: View): Promise<readonly Flight[]> {
  const { nextFlight } = await import('../bot/rest.ts');
  const s = positionOf(view);
  const flights: Flight[] = [];
  while (flights.length <= MOST_TOGETHER) {
    const next = nextFlight(s, view.me);
    if (next === undefined || !safeFrom(s, next.ship).includes(next.to)) break;
    flights.push(next);
    fly(s, next);
  }
  return flights;
}

export const flightsOf = (flights: readonly Flight[]): MothershipAction[] =>
  flights.flatMap(({ ship, to }) => [
    { type: 'move', ship },
    { type: 'moveTo', to, kind: 'safe' },
  ]);

function safeFrom(s: State, ship: UnitId): HexName[] {
  const unit = unitNumber(s, ship);
  if (unit === undefined) return [];
  return seenReach(s, { unit, left: enginePower(s, unit) })
    .filter(({ kind }) => kind === 'safe')
    .map(({ to }) => to);
}

function fly(s: State, { ship, to }: Flight): void {
  const unit = unitOf(s, unitNumber(s, ship) ?? 0);
  unit.at = boardOf(s).numbers.get(to) ?? unit.at;
  unit.moved = true;
}
