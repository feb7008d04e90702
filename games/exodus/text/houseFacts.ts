/** What everyone may read of a faction and its leader, name by name. */
import { LONGINGS, LOOKS, WORLDS } from '../content/characters.ts';
import { FACTION, FACTIONS, type FactionId } from '../content/factions.ts';
import { weightOf } from '../outlook/odds.ts';
import type { Leader } from '../state.ts';
import type { SeenHouse } from '../view/house.ts';
import type { View } from '../view/index.ts';
import { roleOf, SHEET_FORM } from './colour.ts';
import { order, TRAIT_WORDS } from './names.ts';
import { named } from './people.ts';
import { HOUSE_WORDS, SHEET_WORDS, signed } from './table.ts';

/** Its name, what is said of it, and how many of each faction. */
export type Fact = readonly [
  name: string,
  said: string,
  counts?: readonly { who: FactionId; count: number }[],
];

export const characterFacts = (leader: Leader, faction: FactionId): [string, string][] => [
  [SHEET_WORDS.home, WORLDS[leader.world] ?? ''],
  [SHEET_WORDS.looks, LOOKS[leader.look] ?? ''],
  [SHEET_WORDS.misses, LONGINGS[leader.misses] ?? ''],
  ...(leader.note === undefined ? [] : [[SHEET_FORM.note, leader.note] satisfies [string, string]]),
  ...(leader.role >= 0 ? [[SHEET_WORDS.promoted, roleOf(leader, faction)] satisfies [string, string]] : []),
];

export function publicFacts(view: View, house: SeenHouse): Fact[] {
  const { faction, standing, guard, par, renown, pool, held, progress } = house;
  const { voice } = FACTION[faction];
  const resolved = view.resolved[faction];
  const counted = (of: (issuer: FactionId) => number) =>
    FACTIONS.map((who) => ({ who, count: of(who) })).filter(({ count }) => count > 0);
  const owed = (who: FactionId) => view.houses.find((other) => other.faction === who)?.held[faction] ?? 0;
  const weights = view.houses.map(({ faction: who }) => ({ who, count: weightOf(view, who, faction) }));
  const facts: (Fact | false)[] = [
    [
      SHEET_WORDS.standing,
      `${signed(standing)} = ${SHEET_WORDS.guard(guard, par)}, ${SHEET_WORDS.renown} ${signed(renown)}, ${SHEET_WORDS.rest(signed(standing - guard + par - renown))}`,
    ],
    [SHEET_WORDS.voice, `${named(TRAIT_WORDS[voice], view)} ${view.traits[voice]}`],
    (faction === 'researchers' || faction === 'network') && [SHEET_WORDS.progress, `${progress} / 3`],
    faction === 'underworld' && [SHEET_WORDS.stash, String(view.stash)],
    [SHEET_WORDS.markersHeld, '', counted((who) => held[who] ?? 0)],
    [SHEET_WORDS.markersOwed, HOUSE_WORDS.markers(pool), counted(owed)],
    [SHEET_WORDS.weights, '', weights],
    resolved !== undefined && [SHEET_WORDS.today, named(order(resolved), view)],
  ];
  return facts.filter((fact): fact is Fact => fact !== false);
}
