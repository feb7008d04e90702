/** What stands below a face of the council: its place and gap, and what everyone should know of it at this moment. */
import type { SeenHouse } from '../view/house.ts';
import type { View } from '../view/index.ts';
import { MANDATE_WORDS } from './names.ts';
import { HOUSE_WORDS, SHORT } from './table.ts';

/** `2nd, 3 behind the Church`; nothing before the first morning. */
export function placeOf({ houses, cycle }: View, { faction, standing }: SeenHouse): string {
  if (cycle === 0) return '';
  const best = houses.filter((other) => other.faction !== faction).sort((a, b) => b.standing - a.standing)[0];
  const place = 1 + houses.filter((other) => other.standing > standing).length;
  if (best === undefined) return '';
  const gap = Math.abs(best.standing - standing);
  return HOUSE_WORDS.place(place, gap, SHORT[best.faction], standing >= best.standing);
}

interface Flag {
  readonly sign: string;
  /** In a word or two, where there is room. */
  readonly short: string;
  readonly words: string;
}

const { short: SHORTLY } = HOUSE_WORDS;

export function flagsOf(house: SeenHouse, view: View): Flag[] {
  const { faction, office, leaderless, silent, hindered, mandates, marked } = house;
  const flags: (Flag | undefined | false)[] = [
    office && { sign: '★', short: SHORTLY.office, words: HOUSE_WORDS.office },
    view.regime === faction && { sign: '♛', short: SHORTLY.regime, words: HOUSE_WORDS.regime },
    ...mandates.map(({ kind }) => ({
      sign: '⚑',
      short: MANDATE_WORDS[kind],
      words: HOUSE_WORDS.mandate(MANDATE_WORDS[kind]),
    })),
    view.burden === faction &&
      view.cycle > 0 && { sign: '⚖', short: SHORTLY.burden, words: HOUSE_WORDS.burden },
    leaderless && { sign: '∅', short: SHORTLY.leaderless, words: HOUSE_WORDS.leaderless },
    silent && { sign: '…', short: SHORTLY.silent, words: HOUSE_WORDS.silent },
    hindered > 0 && { sign: `−${hindered}`, short: SHORTLY.hindered, words: HOUSE_WORDS.hindered(hindered) },
    marked === true && { sign: '✶', short: SHORTLY.marked, words: HOUSE_WORDS.marked },
  ];
  return flags.filter((flag): flag is Flag => typeof flag === 'object');
}
