/** ER-11, ER-22.7, R65 What belongs to the Facilitator. */
import { expect, test } from 'vitest';
import { given, place } from './scene.ts';

const MOVE_ON = { type: 'moveOn' } as const;
/** Seat 0 has the Commander and the Combat Specialist, seat 1 the others. */
const two = { seats: 2, credits: 8, crew: { pilot: { cubes: 0 }, specialist: { cubes: 0 } } } as const;

test('ER-11.1, ER-22.7 the Facilitator ends Phase 1 while another seat could still plan', () => {
  const scene = given({ ...two, from: 'planning' });
  expect(scene.play.awaited()).toEqual([0, 1]);
  expect(scene.forbids(MOVE_ON, 1)).toBe('ER-22.7');
  scene.play.act(0, MOVE_ON);
  expect(scene.asking).toBe('crewActions');
  expect(scene.all('movedOn')).toEqual([{ type: 'movedOn', phase: 'planning' }]);
});

test('ER-11, ER-22.7 the Facilitator ends Phase 2 while another seat could still place a figure', () => {
  const scene = given({ ...two, from: 'crewActions' });
  scene.play.act(0, MOVE_ON);
  expect(scene.s.phase).toBe('warp');
  expect(scene.s.crew.pilot.figure).toBeUndefined();
});

test('ER-11 a Facilitator who stands by may still move on, and is not waited for', () => {
  const scene = given({ ...two, from: 'crewActions' });
  scene.play.act(0, { type: 'standBy' });
  expect(scene.play.awaited()).toEqual([1]);
  expect(scene.play.invited()).toContain(0);
  expect(scene.forbids(MOVE_ON, 0)).toBeUndefined();
});

test('ER-11 where nobody else is waited for there is nothing to end: being ready does it', () => {
  const scene = given({ ...two, from: 'crewActions' });
  scene.play.act(1, { type: 'standBy' });
  expect(scene.forbids(MOVE_ON, 0)).toBe('ER-11');
  const planning = given({ ...two, from: 'planning' });
  planning.play.act(1, { type: 'ready' });
  expect(planning.forbids(MOVE_ON, 0)).toBe('ER-11');
  expect(given({ from: 'crewActions' }).offers(MOVE_ON)).toBe(false);
});

test('ER-22.7 whoever the role was handed to ends the phase, and nobody else', () => {
  const scene = given({ ...two, first: [{ step: 'handOver' }], from: 'crewActions' });
  scene.when({ type: 'handOver', seat: 1 });
  expect(scene.s.facilitator).toBe(1);
  expect(scene.forbids(MOVE_ON, 0)).toBe('ER-22.7');
  expect(scene.forbids(MOVE_ON, 1)).toBeUndefined();
});

test('ER-11.2, R65 a seat acts for its own characters alone', () => {
  const scene = given({ ...two, from: 'crewActions' });
  expect(scene.forbids(place('pilot', 'training'), 0)).toBe('R65');
  expect(scene.forbids(place('commander', 'training'), 1)).toBe('R65');
  expect(scene.forbids(place('commander', 'training'), 0)).toBeUndefined();
});

test('ER-13.2 figures placed before the Facilitator moves on have acted', () => {
  const scene = given({ ...two, from: 'crewActions' });
  scene.play.act(1, place('pilot', 'training'));
  scene.play.act(0, MOVE_ON);
  expect(scene.s.crew.pilot.level).toBe(2);
});
