/** 10.4 The order in which technologies are worth having: a Guardian for the station first, then ships that hit. */
import { outOfOrder, TECHNOLOGY_IDS, type TechnologyId, technology } from '../content/technologies.ts';
import { fleetOf } from '../rules/fleet.ts';
import type { Survey } from './survey.ts';

const RESEARCH: readonly TechnologyId[] = TECHNOLOGY_IDS.flatMap((id) => {
  const { turn } = technology(id).bot;
  return turn === 'never' ? [] : [{ id, turn }];
})
  .sort((a, b) => a.turn - b.turn)
  .map(({ id }) => id);

/** The technology that comes next; undefined when all of them are known. */
export function nextTechnology({ s, seat }: Survey): TechnologyId | undefined {
  const { technologies } = fleetOf(s, seat);
  return RESEARCH.find((id) => !technologies.includes(id) && outOfOrder(technologies, id) === undefined);
}
