/** The year of growth: what the coach says of it is so, and other ways through it work. */
import { expect, test } from 'vitest';
import { whyOf } from '#ui/kit/hint.ts';
import type { EosAction } from '../../action.ts';
import { DEAD_PLANET, FIRST_YEAR } from '../../content/tracks.ts';
import { place } from '../../test/scene.ts';
import { growth } from './growth.ts';
import { reasons } from './reasons.ts';
import { level, trial } from './trial.ts';

const PILL: EosAction = { type: 'buyCube', who: 'commander' };
const ENGINE: EosAction = { type: 'repair', room: 'engine' };
const SHOPPING: readonly EosAction[] = [PILL, PILL, { type: 'ready' }];
const BUILDING: readonly EosAction[] = [place('specialist', 'build'), { type: 'build', room: 'crafting' }];
// Only the Engine needs what the card repairs: nothing is asked.
const CRAFTING: readonly EosAction[] = [place('engineer', 'technology')];
const LEARNING: readonly EosAction[] = [place('pilot', 'tutors'), level('commander')];
const FLEET: EosAction = { type: 'track', track: 'fleet-strategy' };
const ASSISTANT = place('commander', 'advanced-room', 'assistant');
const BEFORE = [...SHOPPING, ...BUILDING, ...CRAFTING, ...LEARNING];

test('growth: what everything costs', () => {
  expect(trial(growth, ...SHOPPING).view.credits).toBe(10);
  const built = trial(growth, ...SHOPPING, ...BUILDING);
  expect([built.view.credits, built.view.hull.crafting]).toEqual([4, 5]);
  const crafted = trial(growth, ...SHOPPING, ...BUILDING, ...CRAFTING);
  expect(crafted.view.hull.engine).toBe(11);
  expect(crafted.view.crew.engineer.technology).toEqual(['slip-drive']);
  expect(crafted.view.stationCosts?.tutors).toBe(3);
});

test('growth: the Drill Hall trains the Engineer', () => {
  const done = trial(growth, ...BEFORE, FLEET, { type: 'takeRoom', room: 'drill-hall' }, ASSISTANT);
  expect(done.run.end.value).toEqual({ kind: 'won' });
  expect(done.view.crew.engineer.level).toBe(3);
});

test('growth: a hint to take a room says what it does and for how long', () => {
  const { view } = trial(growth, ...BEFORE, FLEET);
  const plan: [EosAction] = [{ type: 'takeRoom', room: 'drill-hall' }];
  const years = FIRST_YEAR + DEAD_PLANET - view.year;
  expect(whyOf(reasons, view, { seat: 0, plan, views: [] })).toMatch(
    new RegExp(`gains a level\\. .* ${years} years? left`),
  );
  // Only whoever stays Facilitator is told why; handing it on has no such reason.
  const stays = whyOf(reasons, view, {
    seat: 0,
    plan: [{ type: 'handOver', seat: view.facilitator }],
    views: [],
  });
  expect(stays).toContain('hand on');
  const leaves: EosAction = { type: 'handOver', seat: view.facilitator + 1 };
  expect(whyOf(reasons, view, { seat: 0, plan: [leaves], views: [] })).not.toBe(stays);
});

test('growth: another room will do, the other road will not', () => {
  const desk = trial(growth, ...BEFORE, FLEET, { type: 'takeRoom', room: 'aegis-desk' });
  expect(desk.run.end.value).toBeUndefined();
  desk.do(place('engineer', 'repair', 'assistant'));
  while (desk.view.asking?.step === 'repair') desk.do(ENGINE);
  expect(desk.run.end.value).toEqual({ kind: 'won' });
  const kind = trial(growth, ...BEFORE, { type: 'track', track: 'crew-welfare' });
  expect(kind.run.end.value).toEqual({
    kind: 'missed',
    words: 'Kind, but its Assistants come a level later.',
  });
});
