/** How much a seat dares: more when it is ahead, and more as the game drags on, so that games end. */
import { NOWHERE } from '../hex.ts';
import { ownerOf } from '../units.ts';
import type { Survey } from './survey.ts';
import { shipWorth } from './worth.ts';

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
