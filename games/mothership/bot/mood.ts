/** How much a seat fears for its ships, and how much it dares. */
import { friendly } from '../rules/fleet.ts';
import { NOWHERE } from '../rules/hex.ts';
import { ownerOf, SHIPS } from '../rules/units.ts';
import type { Survey } from './survey.ts';
import { shipWorth } from './worth.ts';

/** What a ship in danger counts beyond what the style says, while no shot is fired. */
export function wariness(around: Survey): number {
  return around.rivals > 1 || isWhole(around) ? around.style.wary : 1;
}

/** The same where it attacks other ships: with more than one rival, whoever trades ships helps the third. */
export function fightWariness({ rivals, style }: Survey): number {
  return rivals > 1 ? style.wary : 1;
}

/** Nobody has lost a ship yet: whoever comes within reach is struck first. The NPC does not wait for that. */
function isWhole({ s, seat, own, foes }: Survey): boolean {
  if (s.table.mode === 'solo') return false;
  let enemies = 0;
  for (let owner = 0; owner < s.fleets.length; owner++) if (!friendly(s, owner, seat)) enemies++;
  return own.length === SHIPS && foes.length === SHIPS * enemies;
}

/** More when it is ahead, and more as the game drags on, so that games end. */
export function boldness(around: Survey): number {
  const { s, own, foes, style } = around;
  let mine = 0;
  for (const ship of own) mine += shipWorth(around, ship);
  const theirs: number[] = [];
  for (const foe of foes) {
    if (s.units[foe]?.at === NOWHERE) continue;
    const owner = ownerOf(foe);
    theirs[owner] = (theirs[owner] ?? 0) + shipWorth(around, foe);
  }
  let most = 0;
  for (const worth of theirs) if (worth !== undefined && worth > most) most = worth;
  const ahead = (style.ahead * Math.max(0, mine - most)) / 3;
  const late = Math.max(0, s.round - style.patience) / 5;
  return 1 + ahead + late;
}
