/** What the hint keeps in mind besides its reasons: the traits whose end is everyone's, and what a faction counts. */
import type { Counsel } from '#ui/kit/counsel.ts';
import { counted } from '#ui/kit/numbers.ts';
import { TRAITS } from '../../content/factions.ts';
import type { Exodus } from '../../state.ts';
import { TRAIT_WORDS } from '../../text/names.ts';
import { RETOLD_WORDS } from '../../text/retold.ts';
import type { SeenHouse } from '../../view/house.ts';
import type { View } from '../../view/index.ts';

const FATAL = ['faith', 'supply', 'women'] as const;
const LOW = 4;

const threat = ({ traits }: View): number =>
  FATAL.reduce((sum, trait) => sum + Math.max(0, LOW + 1 - traits[trait]), 0);

const own = (name: string, of: (house: SeenHouse) => number, good = true) =>
  counted(
    name,
    ({ houses, faction }: View) =>
      houses.reduce((sum, one) => sum + (one.faction === faction ? of(one) : 0), 0),
    good,
  );

const NUMBERS = [
  ...TRAITS.map((trait) =>
    counted(
      TRAIT_WORDS[trait],
      ({ traits }: View) => traits[trait],
      trait !== 'treachery' && trait !== 'edge',
    ),
  ),
  own(RETOLD_WORDS.renown, ({ renown }) => renown),
  own(RETOLD_WORDS.pool, ({ pool }) => pool),
  own(RETOLD_WORDS.markers, ({ held }) => Object.values(held).reduce((sum, count) => sum + count, 0)),
  own(RETOLD_WORDS.research, ({ progress }) => progress),
  own(RETOLD_WORDS.hindered, ({ hindered }) => hindered, false),
  counted(RETOLD_WORDS.fatigue, ({ fatigue }: View) => fatigue, false),
  counted(RETOLD_WORDS.bearing, ({ bearing }: View) => bearing),
];

export const counsel: Counsel<Exodus> = { threat, numbers: () => NUMBERS };
