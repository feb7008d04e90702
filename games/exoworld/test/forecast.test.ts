/** The forecast must agree with what the engine's own update does, and with the rulebook's example. */
import { expect, test } from 'vitest';
import { forecast } from '../outlook/forecast.ts';
import type { Given } from '../positions.ts';
import { view } from '../view.ts';
import { END, given } from './scene.ts';

const QUIET: Given = { hands: ['', ''], crew: ['commander', 'medic'], events: 'clear-skies' };

test('Proxima left alone: three supplies of 15 fall by 2, and the eighth update finds too little', () => {
  const { s } = given({ ...QUIET, more: 20 });
  expect(forecast(view(s, 0))).toEqual({
    ends: [8, 8, 8, undefined],
    falls: 8,
    lost: 10,
    next: 10,
  });
});

test('the next update is the engine’s update', () => {
  const scene = given({
    ...QUIET,
    supply: [1, 3, 15, 20],
    emergency: 9,
    base: 'solar-panels!oxygen-leak greywater-loop!emergency!water-leak!water-leak',
  });
  const { next } = forecast(view(scene.s, 0));
  scene.when(END);
  expect(scene.s.emergency).toBe(next);
});

test('without events two more go each turn', () => {
  const { s } = given({ ...QUIET, events: '', supply: [20, 20, 20, 20], emergency: 3 });
  const { falls, lost } = forecast(view(s, 0));
  expect([falls, lost]).toEqual([1, 2]);
});

test('two farms feed everyone, and leave the lamps dark', () => {
  const { s } = given({ ...QUIET, more: 20, base: 'hydroponic-farm hydroponic-farm' });
  const { ends, falls } = forecast(view(s, 0));
  expect([ends[2], ends[3], falls]).toEqual([undefined, 4, 4]);
});
