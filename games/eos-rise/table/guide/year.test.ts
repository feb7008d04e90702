/** The year that turns: what the coach says of it is so, and other ways through it work. */
import { expect, test } from 'vitest';
import type { EosAction } from '../../action.ts';
import { place, STOP } from '../../test/scene.ts';
import { fly, level, STAND_BY, trial } from './trial.ts';
import { year } from './year.ts';

const TREAT = place('specialist', 'advanced-treatment');
const TRAIN = [place('pilot', 'training'), place('engineer', 'training')];
const WAY: readonly EosAction[] = [
  ...fly('g04-4'),
  level('commander'),
  ...fly('g04-3'),
  level('commander'),
  { type: 'track', track: 'fleet-strategy' },
  { type: 'takeRoom', room: 'war-room' },
];

test('the year turns: two signals, four levels, and nobody reaches us', () => {
  expect(trial(year, TREAT).view.crew.specialist.stress).toBe(4);
  const flown = trial(year, TREAT, ...TRAIN, STAND_BY, ...WAY);
  expect(flown.view.progress).toBe(5);
  const { commander, pilot, engineer } = flown.view.crew;
  expect([commander.level, pilot.level, engineer.level]).toEqual([5, 4, 4]);
  const { credits } = flown.view;
  flown.do(STOP);
  const told = flown.run.match.moments.value.at(-1)?.hear(0) ?? [];
  expect(told.some(({ type }) => type === 'attacker')).toBe(false);
  expect(flown.view.frbs).toContain('g04-4');
  expect(flown.view.ships).toContainEqual(expect.objectContaining({ class: 'dexer', at: 'g04-4' }));
  expect([flown.view.year, flown.view.extinctionDamage, flown.view.event]).toEqual([
    2037,
    2,
    'clear-channels',
  ]);
  expect(flown.view.credits).toBe(credits + 4);
  flown.look();
  expect(flown.run.end.value).toEqual({ kind: 'won' });
});

test('the year turns: who is not treated is spoken of, and the year goes on', () => {
  const stressed = trial(year, ...TRAIN);
  expect(stressed.run.aside.value).toMatch(/^He is still at 9/);
  for (const action of [STAND_BY, ...WAY, STOP]) stressed.do(action);
  expect(stressed.look().run.end.value).toEqual({ kind: 'won' });
});

test('the year turns: the cargo is the goal', () => {
  const idle = trial(year, TREAT, STAND_BY, STOP);
  expect(idle.run.end.value).toEqual({ kind: 'missed', words: 'That works too, but not for this lesson.' });
});
