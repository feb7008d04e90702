/** The end names the year that cost the ship, and what was missing in it. */
import { expect, test } from 'vitest';
import type { EosEvent } from '../event.ts';
import { costliest } from '../outlook/costs.ts';
import { given } from '../test/scene.ts';
import { view } from '../view.ts';
import { weigh } from './guide/weigh.ts';
import { story } from './story.ts';

const struck = (total: number, ...hits: Extract<EosEvent, { type: 'strike' }>['hits']): EosEvent[] => [
  { type: 'strike', kind: 'attack', hits, damage: total, extinction: 0 },
  { type: 'hullDamage', total, reduced: 0 },
];
const TOLD: readonly EosEvent[] = [
  { type: 'placed', who: 'pilot', figure: 'character', action: 'training' },
  { type: 'shielded', ship: 'dexer-gnat', pip: 6 },
  ...struck(3, 'dexer-needle'),
  { type: 'year', year: 2036 },
  ...struck(23, 'vorde-basilisk', 'dexer-razorback'),
  { type: 'year', year: 2037 },
  ...struck(5, 'dexer-needle'),
];

test('the costliest year, with its ships, shields and figures', () => {
  expect(costliest(TOLD)).toEqual({ year: 2036, damage: 23, ships: 2, shields: 0, placed: 0 });
  expect(costliest([{ type: 'year', year: 2036 }])).toBeUndefined();
});

test('it is told first where it took more than was left, and not where the ship is whole', () => {
  const wreck = view(given({ hull: { command: 1, engine: 2 } }).s);
  expect(story.cause([wreck], 0, TOLD)[0]).toBe('2036: 2 ships, 23 damage, no shields, no figure placed.');
  const whole = view(given({ hull: { command: 13, engine: 12, medical: 6 } }).s);
  expect(story.cause([whole], 0, TOLD)[0]).not.toContain('2036');
});

test('who gave up is told where it stood and led to, and not that it stood still', () => {
  const seen = view(given({ year: 2035, round: 3, progress: 4 }).s);
  const said = (...more: readonly EosEvent[]) =>
    story.cause([seen], 0, [{ type: 'year', year: 2035 }, ...more]).join(' ');
  expect(said()).toMatch(/given up in 2035, at Progress 4 of 13, on course for \d+/);
  expect(said({ type: 'lost', reason: 'extinction' })).toContain('stood at 4');
});

test('shots that all miss are no moment that hurt', () => {
  const [shot] = struck(4, 'dexer-needle');
  const missed: EosEvent = { type: 'strike', kind: 'flee', hits: [], damage: 0, extinction: 0 };
  const now = view(given({}).s);
  const around = { before: now, after: now, seat: 0 };
  expect([shot && weigh(shot, around), weigh(missed, around)]).toEqual([-4, 0]);
});
