/** XD-7.2, XD-7.3 What is said of a course that was divided: what each Keeper named, and who would follow whom now. */
import { isPrimary } from '../content/factions.ts';
import type { Stake } from '../content/plans.ts';
import { starOf, yieldsTo } from '../outlook/flight.ts';
import type { View } from '../view/index.ts';
import { Faction, faction } from './names.ts';
import { stake } from './stakes.ts';
import { systemName } from './systems.ts';

export const FLIGHT_WORDS = {
  title: 'What the Keepers named last',
  fought: 'They did not agree, so the fleet fought for time.',
  again: 'Second and last ballot: divided again, the fleet stays and Edge rises by 1.',
  join: (star: string) => `The other two named ${star}: name it too, and the fleet jumps.`,
  follow: (who: string, star: string) => `${who} would rather follow to ${star} than lose the fleet.`,
  and: ' and ',
  namedBy: (who: string) => `named by ${who}`,
  once: 'Under fire there is one ballot: if the three differ, the fleet fights for time, and they vote anew.',
  first:
    'Church, Government and Military are the Keepers. If they differ there is a second ballot; divided again, the fleet stays and Edge rises by 1.',
};

const keepersOf = ({ houses }: View): View['houses'] => houses.filter((house) => isPrimary(house.faction));

/** What was named, in short: the star, or what is done instead. */
export function namedShort(what: Stake): string {
  const star = starOf(what);
  return star === undefined ? stake(what) : systemName(star);
}

/** What follows from the ballots that lie there; nothing where none do. */
export function dividedWords(view: View): string[] {
  const keepers = keepersOf(view).filter(({ named }) => named !== undefined);
  if (keepers.length === 0) return [];
  const others = keepers.filter(({ faction: one }) => one !== view.faction);
  const stars = new Set(others.map(({ named }) => starOf(named)));
  const [common] = stars;
  const own = keepers.find(({ faction: one }) => one === view.faction);
  // People speak for themselves.
  const willing = others.flatMap(({ faction: one, seat }) => {
    const star = view.called?.[seat] === undefined ? yieldsTo(view, one) : undefined;
    return star === undefined ? [] : [{ one, star }];
  });
  const [first] = willing;
  return [
    view.force === undefined ? FLIGHT_WORDS.again : FLIGHT_WORDS.fought,
    ...(first && willing.every(({ star }) => star === first.star)
      ? [
          FLIGHT_WORDS.follow(
            willing.map(({ one }, at) => (at === 0 ? Faction : faction)(one)).join(FLIGHT_WORDS.and),
            systemName(first.star),
          ),
        ]
      : own && stars.size === 1 && common !== undefined
        ? [FLIGHT_WORDS.join(systemName(common))]
        : []),
  ];
}

/** Who named this star when the course was last divided, besides the reader. */
export function namedBy(view: View, star: number): string | undefined {
  const who = keepersOf(view)
    .filter(({ faction: one, named }) => one !== view.faction && starOf(named) === star)
    .map(({ faction: one }) => faction(one));
  return who.length === 0 ? undefined : FLIGHT_WORDS.namedBy(who.join(FLIGHT_WORDS.and));
}
