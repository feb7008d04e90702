/** 10.1 Never leave the station without a guard when it could be attacked: what is at stake, and who stays. */
import { fleetOf } from '../fleet.ts';
import { NOWHERE, type Space } from '../hex.ts';
import { classOf, guardiansOf, stationOf, type UnitNumber } from '../units.ts';
import { clearers, comesNear, stationDanger } from './danger.ts';
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
function guardCost({ s, board }: Survey, ship: UnitNumber, at: Space): number {
  const extra = classOf(ship) === 'fighter' ? 0 : classOf(ship) === 'bomber' ? 3 : 2;
  if (board.far[board.size * at + (s.units[ship]?.at ?? 0)] === 1) return extra;
  let least = TOO_FAR;
  for (const side of board.around[at] ?? []) least = Math.min(least, costTo(ship, side));
  return least === TOO_FAR ? TOO_FAR : least + extra;
}

/** What using these ships elsewhere costs the station. */
export function guardsLost(
  { board }: Survey,
  { at, stake, guards }: Home,
  ships: readonly UnitNumber[],
  spaces: readonly Space[],
): number {
  let lost = 0;
  for (let i = 0; i < ships.length; i++) {
    if (!guards.includes(ships[i] as UnitNumber)) continue;
    if (board.far[board.size * at + (spaces[i] as Space)] !== 1) lost += stake / guards.length;
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
