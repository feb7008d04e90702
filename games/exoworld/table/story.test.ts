import { expect, test } from 'vitest';
import type { ExoworldEvent } from '../event.ts';
import { positionOf } from '../positions.ts';
import { foretold } from '../text/foresight.ts';
import { view } from '../view.ts';
import { story } from './story.ts';

const at = (emergency: number) => view(positionOf({ supply: [5, 5, 5, 0], emergency }), 0);
const scram: ExoworldEvent = { type: 'eventDrawn', event: 'reactor-scram', effect: 'reactor-scram' };
const updated: ExoworldEvent = {
  type: 'updated',
  production: [0, 0, 0, -3],
  supply: [5, 5, 5, 0],
  emergency: -3,
};

test('a loss names what took the last: the event before the update, or the update after it', () => {
  const views = [at(3), { ...at(1), outcome: { winners: [], reason: 'lost', rule: 'XW-8.1' } }];
  const why = (told: readonly ExoworldEvent[]) => story.cause(views, 0, told)[0];
  expect(why([updated, scram])).toContain('Reactor Scram took the last 3');
  expect(why([scram, updated])).toContain('the update took the last 3');
});

test('XW-3.4 a look at building names the cards that pay, and not the module', () => {
  const hand = (cards: string) => view(positionOf({ hands: [cards] }), 0);
  const now = hand('insect-nursery solar-panels solar-panels rapid-fabrication');
  const lines = foretold(now, [hand('solar-panels')], {
    type: 'deploy',
    module: 'insect-nursery',
    x: 1,
    y: 0,
  });
  expect(lines.map(({ text }) => text)).toContain('Spends Solar Panels and Rapid Fabrication');
});
