/** Who one is, whom one leads, and by what one is judged: the first lines of a voyage. */
import { WORLDS } from '../content/characters.ts';
import { FACTION, isPrimary } from '../content/factions.ts';
import type { SeenHouse } from '../view/house.ts';
import type { View } from '../view/index.ts';
import { leaderName, leaderTitle } from './colour.ts';
import { faction as nameOf, TRAIT_WORDS } from './names.ts';
import { OPENING_WORDS } from './stage.ts';

export function introduction(view: View, { faction, leader }: SeenHouse): readonly [string, ...string[]] {
  const { voice } = FACTION[faction];
  const world = WORLDS[leader.world] ?? '';
  const name = `${leaderTitle(leader, faction)} ${leaderName(leader)}`.replace(` of ${world}`, '');
  const judged =
    OPENING_WORDS.judged[faction] ?? OPENING_WORDS.byGauge(TRAIT_WORDS[voice], view.traits[voice]);
  return [
    OPENING_WORDS.you(name, world),
    `${OPENING_WORDS.lead(nameOf(faction))} ${judged}`,
    isPrimary(faction) ? OPENING_WORDS.keeper : OPENING_WORDS.other,
  ];
}
