/** What destruction brings: loot, kill credit, Scrap Yard, and the waiting for a return (MS-6.8, MS-6.9, MS-19.5). */
import type { Resource } from '../action.ts';
import type { GainCause, LossCause } from '../event.ts';
import type { G, State } from '../state.ts';
import { fleetOf, friendly, has, unitOf } from './fleet.ts';
import { NOWHERE } from './hex.ts';
import { countsPoints, KILL_POINTS, victoryPoints } from './score.ts';
import { classOf, isNpc, isShip, NOBODY, type Owner, ownerOf, type UnitNumber, unitId } from './units.ts';

export function gain(g: G, owner: Owner, what: Resource, amount: number, cause: GainCause): void {
  if (amount <= 0) return;
  fleetOf(g.s, owner)[what] += amount;
  g.tell({ type: 'gained', seat: owner, what, amount, cause });
}

/** Takes a unit off the board; `by` gets the kill credit. */
export function destroy(g: G, unit: UnitNumber, cause: LossCause, by: Owner = NOBODY): void {
  const { s } = g;
  const owner = ownerOf(unit);
  const credited = by !== NOBODY && !friendly(s, by, owner);
  g.tell({ type: 'destroyed', unit: unitId(s, unit), cause, ...(credited ? { by } : {}) });
  takeOff(g, unit);
  if (isShip(unit)) {
    if (countsPoints(s)) unitOf(s, unit).wait = turnEnds(s, owner);
    if (has(s, owner, 'scrap-yard') && !isNpc(s, owner)) {
      g.use('technology', 'scrap-yard');
      gain(g, owner, 'minerals', 1, 'scrapYard');
      gain(g, owner, 'gas', 1, 'scrapYard');
    }
  }
  if (credited) credit(g, unit, by);
}

/** MS-19.5 a loss in the own turn waits for the end of the next; in the respawn step this turn has been counted already. */
function turnEnds(s: State, owner: Owner): number {
  return owner === s.active && !s.stack.some(({ step }) => step === 'respawn') ? 2 : 1;
}

/** Off the board, with no word about it. */
export function takeOff(g: G, unit: UnitNumber): void {
  const { s } = g;
  const piece = unitOf(s, unit);
  piece.at = NOWHERE;
  delete piece.boosts;
  if (s.holds.length > 0) s.holds = s.holds.filter((hold) => hold.unit !== unit);
  const fleet = fleetOf(s, ownerOf(unit));
  const kind = classOf(unit);
  if (kind === 'mothership') fleet.hp = 0;
  // MS-19.6, R59 a station is gone for good, and nothing else with it
  if (kind === 'station') fleet.stationHp = 0;
}

/** MS-6.9, MS-16.2, R52 Influence comes with the credit, not with the loot. */
function credit(g: G, unit: UnitNumber, by: Owner): void {
  const { s } = g;
  if (isNpc(s, by)) return;
  if (s.table.modules.includes('influence')) gain(g, by, 'influence', 1, 'kill');
  if (!countsPoints(s)) return;
  fleetOf(s, by).kills += KILL_POINTS[classOf(unit)];
  watchTarget(g, by);
}

/** MS-6.8 what destroying this unit in a dogfight pays. */
export function lootOf(unit: UnitNumber): number {
  const kind = classOf(unit);
  return kind === 'mothership' || kind === 'station' ? 3 : 1;
}

/** MS-6.8 loot of one dogfight. */
export function payLoot(g: G, owner: Owner, minerals: number): void {
  if (minerals === 0 || owner === NOBODY || isNpc(g.s, owner)) return;
  const extra = has(g.s, owner, 'extra-loot') ? 1 : 0;
  if (extra > 0) g.use('technology', 'extra-loot');
  gain(g, owner, 'minerals', minerals + extra, 'loot');
}

/** MS-19.3 the active seat has its target: this round is the last. */
export function watchTarget(g: G, owner: Owner): void {
  const { s } = g;
  const { target } = s.table;
  if (target === undefined || s.ending || owner !== s.active || victoryPoints(s, owner) < target) return;
  s.ending = true;
  g.tell({ type: 'lastRound', owner });
}
