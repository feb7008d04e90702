/** Every mission of Exoworld can be done as its coach says, and its positions give what the coach claims. */
import { expect, test } from 'vitest';
import { MissionTrial, missionTrials } from '#ui/kit/testing/missions.ts';
import type { ExoworldAction } from '../../action.ts';
import { exoworld } from '../../index.ts';
import rules from '../../rules.en.md?raw';
import type { Exoworld } from '../../state.ts';
import { missions } from './missions.ts';

const END: ExoworldAction = { type: 'end' };

const trial = (id: string) => {
  const mission = missions.find((one) => one.id === id);
  if (mission === undefined) throw new Error(`there is no mission ${id}`);
  return new MissionTrial(exoworld, mission).others().look();
};
const productions = (id: string) => trial(id).view.gauges.map(({ production }) => production);

missionTrials<Exoworld>(exoworld, missions, rules, {
  light: [
    { type: 'draw', card: 'wind-turbines' },
    { type: 'deploy', module: 'insect-nursery', x: 1, y: 0 },
  ],
  turn: [
    { type: 'produce' },
    END,
    { type: 'move', to: 1 },
    { type: 'repair', place: 1, token: 'food-leak' },
    { type: 'draw', card: 'wind-turbines' },
    { type: 'deploy', module: 'greywater-loop', x: 2, y: 0 },
  ],
  hands: [
    { type: 'command', to: 2 },
    { type: 'take', from: 1, card: 'moisture-vaporator' },
    { type: 'deploy', module: 'hydroponic-farm', x: 3, y: 0 },
    { type: 'pay', card: 'ice-drill' },
  ],
  violet: [
    END,
    { type: 'protocol', card: 'stand-down' },
    { type: 'protocol', card: 'ration-discipline' },
    { type: 'deploy', module: 'mycelium-cellar', x: 0, y: 1 },
  ],
  sky: [
    { type: 'deploy', module: 'wind-turbines', x: 0, y: 1 },
    { type: 'move', to: 3 },
    { type: 'shutDown', place: 3 },
  ],
});

test('the productions are those the coach speaks of', () => {
  expect(productions('light')).toEqual([0, 0, -2, 1]);
  expect(productions('turn')).toEqual([0, -1, 0, 0]);
  expect(productions('hands')).toEqual([-1, 0, -2, 2]);
  expect(productions('violet')).toEqual([0, 0, -1, 0]);
  expect(productions('sky')).toEqual([0, 0, 2, -3]);
});
