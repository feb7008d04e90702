import { fleetOf } from '../rules/fleet.ts';
import { NOWHERE, type Space } from '../rules/hex.ts';
import { classOf, guardiansOf, stationOf, type UnitNumber } from '../rules/units.ts';
import { clearers, comesNear, stationDanger } from './danger.ts';
import { FAR, walkTo } from './fields.ts';
import { costTo, TOO_FAR } from './reach.ts';
import { type Survey, strength } from './survey.ts';
import { WORTH } from './worth.ts';

export interface Home {
  /** Where the own station is; NOWHERE when it is lost. */
  readonly at: Space;
  /** What an unguarded station may cost until the next turn, in points. */
  readonly stake: number;
  /** The ships that had best stay with it. */
  readonly guards: readonly UnitNumber[];
}

/** Alone against the NPC the station stands alone as well. */
const SOLO_GUARDS = 2;
/** What a turn under way counts. */
const RELIEF = 8;
const JOURNEY = 6;

const SAFE: Home = { at: NOWHERE, stake: 0, guards: [] };

export function homeOf(around: Survey): Home {
  const { s, seat } = around;
  const at = s.units[stationOf(seat)]?.at ?? NOWHERE;
  if (at === NOWHERE) return SAFE;
  const danger = stationDanger(around, at);
  if (danger === 0) return { ...SAFE, at };
  return { at, stake: stakeOf(around, danger), guards: guardsFor(around, at) };
}

function stakeOf({ s, seat, points, style }: Survey, danger: number): number {
  const { stationHp } = fleetOf(s, seat);
  const fatal = points ? 3 * WORTH.point : WORTH.elimination;
  const share = danger >= stationHp ? 0.8 : danger >= stationHp - 4 ? 0.35 : 0;
  return style.stationHp * Math.min(stationHp, danger) + share * fatal;
}

/** As many as an enemy could want to clear away, the cheapest first. */
function guardsFor(around: Survey, at: Space): UnitNumber[] {
  const { s, seat, board, own, style } = around;
  const attackers = clearers(around, at);
  let needed = 1 + (attackers >= 2 ? 1 : 0) + (attackers >= 4 ? 1 : 0) + style.guards;
  if (s.table.mode === 'solo') needed += SOLO_GUARDS;
  for (const guardian of guardiansOf(seat)) {
    const where = s.units[guardian]?.at ?? NOWHERE;
    if (where !== NOWHERE && board.far[board.size * at + where] === 1) needed--;
  }
  if (needed <= 0) return [];
  return own
    .map((ship) => ({ ship, cost: guardCost(around, ship, at) }))
    .filter(({ cost }) => cost < TOO_FAR)
    .sort((a, b) => a.cost - b.cost)
    .slice(0, needed)
    .map(({ ship }) => ship);
}

/** What it costs to make this ship a guard; Bombers have better things to do. */
function guardCost(around: Survey, ship: UnitNumber, at: Space): number {
  const { s, board, style } = around;
  const extra = classOf(ship) === 'fighter' ? 0 : classOf(ship) === 'bomber' ? 3 : 2;
  const from = s.units[ship]?.at ?? 0;
  if (board.far[board.size * at + from] === 1) return extra;
  let least = TOO_FAR;
  for (const side of board.around[at] ?? []) least = Math.min(least, costTo(ship, side));
  if (least < TOO_FAR) return least + extra;
  // Who cannot be there this turn may come to its relief.
  const turns = Math.ceil((walkTo(board, at)[from] ?? FAR) / Math.max(1, speedOf(around, ship)));
  return turns > style.relief ? TOO_FAR : RELIEF * turns + extra;
}

/** Spaces a turn, for a Mothership on a journey. */
function speedOf(around: Survey, ship: UnitNumber): number {
  const { fighterEngine, bomberEngine, engineBonus } = strength(around, ship);
  const kind = classOf(ship);
  return kind === 'fighter' ? fighterEngine : kind === 'bomber' ? bomberEngine : JOURNEY + engineBonus;
}

/** What using these ships elsewhere costs the station. */
export function guardsLost(
  { board }: Survey,
  { at, stake, guards }: Home,
  ships: readonly UnitNumber[],
  spaces: readonly Space[],
): number {
  let lost = 0;
  for (const [i, ship] of ships.entries()) {
    if (!guards.includes(ship)) continue;
    if (board.far[board.size * at + (spaces[i] ?? NOWHERE)] !== 1) lost += stake / guards.length;
  }
  return lost;
}

/** What the death of an enemy ship takes off the stake. */
export function threatOf(around: Survey, { at, stake }: Home, foe: UnitNumber): number {
  if (stake === 0 || classOf(foe) === 'fighter' || !comesNear(around, foe, at)) return 0;
  const power = strength(around, foe);
  const part = classOf(foe) === 'bomber' ? 4.5 + power.siege : 6 + power.mothership;
  const all = Math.max(part, stationDanger(around, at));
  return (around.style.threat * stake * part) / all;
}
