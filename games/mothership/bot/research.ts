/** 10.4 The order in which technologies are worth having: a Guardian for the station first, then ships that hit. */
import { outOfOrder, type TechnologyId } from '../content/technologies.ts';
import { fleetOf } from '../rules/fleet.ts';
import type { Survey } from './survey.ts';

const RESEARCH: readonly TechnologyId[] = [
  'orbital-defences',
  'rear-turrets',
  'targeting-computer',
  'red-leader',
  'energy-boost',
  'advanced-engineering',
  'piercing',
  'its-a-trap',
  'solar-beam',
  'energy-boost-2',
  'space-walls',
  'fast-cap',
  'embargo',
  'cheese-steak',
  'unobtainium-hulls',
  'orbital-defences-2',
  'scrap-yard',
  'gauss-cannon',
  'tractor-beam',
  'repair-drones',
];

/** The technology that comes next; undefined when all of them are known. */
export function nextTechnology({ s, seat }: Survey): TechnologyId | undefined {
  const { technologies } = fleetOf(s, seat);
  return RESEARCH.find((id) => !technologies.includes(id) && outOfOrder(technologies, id) === undefined);
}
