/** 10.1 Whom to hunt: the nearest and weakest. */
import { fleetOf } from '../rules/fleet.ts';
import { NOWHERE } from '../rules/hex.ts';
import { classOf, type Owner, ownerOf, stationOf } from '../rules/units.ts';
import { FAR, walkTo } from './fields.ts';
import { jitter } from './jitter.ts';
import type { Survey } from './survey.ts';

export function preyOf(around: Survey): Owner | undefined {
  const { s, seat, luck, foes, style } = around;
  if (style.prey !== undefined && foes.some((foe) => ownerOf(foe) === style.prey)) return style.prey;
  let best: Owner | undefined;
  let low = Number.POSITIVE_INFINITY;
  for (let owner = 0; owner < s.fleets.length; owner++) {
    if (!foes.some((foe) => ownerOf(foe) === owner)) continue;
    const cost = awayFrom(around, owner) + toughness(around, owner) + jitter(luck, seat, owner);
    if (cost < low) {
      low = cost;
      best = owner;
    }
  }
  return best;
}

/** The mean walk of the own ships to its station, or to its nearest ship where it has none. */
function awayFrom({ s, own, foes, board }: Survey, owner: Owner): number {
  const station = s.units[stationOf(owner)]?.at ?? NOWHERE;
  const ship = foes.find((foe) => ownerOf(foe) === owner) ?? 0;
  const walk = walkTo(board, station === NOWHERE ? (s.units[ship]?.at ?? 0) : station);
  let sum = 0;
  for (const unit of own) sum += walk[s.units[unit]?.at ?? 0] ?? FAR;
  return own.length === 0 ? 0 : sum / own.length;
}

function toughness({ s, foes }: Survey, owner: Owner): number {
  let tough = 0.25 * fleetOf(s, owner).stationHp;
  for (const foe of foes) if (ownerOf(foe) === owner) tough += classOf(foe) === 'mothership' ? 1.5 : 1;
  return tough;
}
