/** What a look at a choice foretells, and what becomes of an event that somebody stopped. */
import { expect, test } from 'vitest';
import type { ExoworldEvent } from '../event.ts';
import { shows } from '../outlook/stages.ts';
import { positionOf } from '../positions.ts';
import { foresee } from '../text/foresight.ts';
import { view } from '../view.ts';

const BASE = 'carbon-splitter@-1,0 brine-still@0,-1 isotope-generator@-1,-1 solar-panels@-2,0';
const SITE = { x: 1, y: 0, due: ['oxygen', 'energy'], waived: 0 } as const;
const now = view(
  positionOf({ hands: ['', ''], base: BASE, supply: [9, 8, 3, 9], emergency: 6, more: 20 }),
  0,
);

function look(module: 'insect-nursery' | 'mycelium-cellar') {
  const after = { ...now, site: { ...SITE, module } };
  return foresee(now, [after], { type: 'deploy', module, x: 1, y: 0 });
}

test('XW-8.1 a module that brings the last production to 0 is foretold as the win, and nothing ends any more', () => {
  expect(look('insect-nursery')?.lines[0]?.text).toBe('All four productions hold: this wins!');
  expect(look('insect-nursery')?.outlook).toMatchObject({
    ends: [undefined, undefined, undefined, undefined],
  });
});

test('one that falls short of it is not', () => {
  expect(look('mycelium-cellar')?.lines.map(({ text }) => text)).not.toContain(
    'All four productions hold: this wins!',
  );
  expect(look('mycelium-cellar')?.outlook?.ends[2]).toBe(4);
});

test('an event that a protocol stops is shown again, as stopped', () => {
  const event = { event: 'restless-night', effect: 'restless-night', critical: false, impacts: [] } as const;
  const locked: ExoworldEvent = { type: 'protocolPlayed', seat: 1, card: 'bulkhead-lockdown' };
  const [shown] = shows({ ...now, event }, now, [
    locked,
    { type: 'lost-supply', resource: 'water', amount: 1, left: 7 },
  ]);
  expect(shown).toMatchObject({
    stage: 'event',
    view: { lockdown: true, event: { event: 'restless-night' } },
  });
});
