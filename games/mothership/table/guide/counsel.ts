/** The numbers that a hint tells the gain of, where none of its reasons holds. */
import type { Counsel } from '#ui/kit/counsel.ts';
import { type Counted, counted } from '#ui/kit/numbers.ts';
import { sounder } from '../../outlook/sounder.ts';
import type { Mothership } from '../../state.ts';
import { COUNTED_WORDS as WORDS } from '../../text/reasons.ts';
import { RETOLD_WORDS } from '../../text/retold.ts';
import type { SeenFleet, View } from '../../view.ts';

const numbers = (seat: number): readonly Counted<View>[] => {
  const own = (name: string, of: (fleet: SeenFleet) => number): Counted<View> =>
    counted(name, ({ fleets }: View) =>
      fleets.reduce((sum, one) => sum + (one.owner === seat ? of(one) : 0), 0),
    );
  const units = (mine: boolean) => (view: View) =>
    view.units.filter(({ owner }) => (owner === seat) === mine).length;
  return [
    own(RETOLD_WORDS.points, ({ points }) => points),
    counted(WORDS.planets, (view: View) => view.planets.filter(({ owner }) => owner === seat).length),
    counted(WORDS.ships, units(true)),
    counted(WORDS.others, units(false), false),
    own(RETOLD_WORDS.hull, ({ hp }) => hp),
    own(RETOLD_WORDS.station, ({ stationHp }) => stationHp),
    own(RETOLD_WORDS.shield, ({ shield }) => shield),
    own(RETOLD_WORDS.technologies, ({ technologies }) => technologies.length),
    own(WORDS.minerals, ({ minerals }) => minerals),
    own(WORDS.gas, ({ gas }) => gas),
    own(WORDS.influence, ({ influence }) => influence),
    own(RETOLD_WORDS.cards, ({ cards }) => cards),
    counted(WORDS.reach, (view: View) =>
      view.units.reduce((sum, { owner, engine }) => sum + (owner === seat ? engine : 0), 0),
    ),
  ];
};

export const counsel: Counsel<Mothership> = { numbers, instead: sounder };
