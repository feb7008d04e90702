/** The move that gains most, without an attack and with the Energy as it stands. */
import { boardOf } from '../rules/board.ts';
import { fleetOf } from '../rules/fleet.ts';
import type { HexName } from '../rules/hex.ts';
import { type Owner, type UnitId, unitId } from '../rules/units.ts';
import type { State } from '../state.ts';
import { goalsOf } from './goals.ts';
import { homeOf } from './home.ts';
import { findWays } from './reach.ts';
import { bestRelocation } from './reposition.ts';
import { USUAL } from './style.ts';
import { survey } from './survey.ts';

export function nextFlight(
  s: State,
  seat: Owner,
): { readonly ship: UnitId; readonly to: HexName } | undefined {
  fleetOf(s, seat).energySet = true;
  const around = survey(s, seat, USUAL);
  findWays(around);
  const found = bestRelocation(around, goalsOf(around, homeOf(around)));
  const to = found && boardOf(s).names[found.to];
  return found && to !== undefined ? { ship: unitId(s, found.ship), to } : undefined;
}
