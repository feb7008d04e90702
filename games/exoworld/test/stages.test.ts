/** An event and the update as the table shows them, picture by picture: no number of a gauge lags behind another. */
import { expect, test } from 'vitest';
import { forecast } from '../outlook/forecast.ts';
import { shows, turnFor } from '../outlook/stages.ts';
import { gaugeOf } from '../rules/gauge.ts';
import { type View, view } from '../view.ts';
import { END, given } from './scene.ts';

function shown() {
  const scene = given({
    hands: ['', ''],
    crew: ['commander', 'medic'],
    base: 'solar-panels!oxygen-leak hydroponic-farm',
    at: [2, 0],
    supply: [9, 9, 9, 9],
    events: 'spoiled-stores clear-skies',
    more: 20,
  });
  const before = view(scene.s, 0);
  const events = scene.hears(0, END);
  const after = view(scene.s, 0);
  return { before, after, frames: shows(before, after, events) };
}

const agrees = ({ gauges }: View): boolean =>
  gauges.every(
    (gauge) => JSON.stringify(gauge) === JSON.stringify(gaugeOf(gauge.sum, gauge.supply, gauge.leaks, false)),
  );

test('every picture of an event and of the update has gauges that agree with themselves', () => {
  const { frames } = shown();
  expect(frames.map(({ stage }) => stage)).toEqual([
    'event',
    'loss',
    'token',
    'update',
    'update',
    'update',
    'leak',
  ]);
  expect(frames.map((frame) => agrees(frame.view))).toEqual(frames.map(() => true));
});

test('a leak that has just come counts at once', () => {
  const { frames } = shown();
  expect(frames[1]?.view.gauges[2]).toMatchObject({ supply: 7, leaks: 0 });
  expect(frames[2]?.view.gauges[2]).toMatchObject({ supply: 7, leaks: 1, next: 6 });
});

test('the last picture says of every supply what the table says afterwards', () => {
  const { frames, after } = shown();
  const last = frames.at(-1)?.view;
  expect(last?.gauges).toEqual(after.gauges);
  expect(last && forecast(last).ends).toEqual(forecast(after).ends);
  expect(last && turnFor(last, 4)).toBe(after.turn);
});

test('what the update has not reached yet is still of this turn', () => {
  const { before, frames } = shown();
  const first = frames.find(({ stage }) => stage === 'update')?.view;
  expect(first && [turnFor(first, 1), turnFor(first, 2)]).toEqual([before.turn + 1, before.turn]);
});

test('the pile is one event shorter as soon as one lies open', () => {
  const { before, after, frames } = shown();
  expect(frames[0]?.view.sections.length).toBe(before.sections.length - 1);
  expect(frames.at(-1)?.view.eventDiscards).toEqual(after.eventDiscards);
});
