/** The two fights of the missions: what the coach says of them is so, and other ways through them work. */
import { expect, test } from 'vitest';
import type { EosAction } from '../../action.ts';
import { PASS, STOP } from '../../test/scene.ts';
import { pursuit, retreat } from './pursuit.ts';
import { ALL_JOIN, fly, hits, lay, trial } from './trial.ts';

const IMPULSE = 'dmg-impulse-sensor-array';
const STRIKE: EosAction = { type: 'strike', card: IMPULSE, by: 'specialist' };
const FIGHT = [...fly('g04-5'), STOP, ...ALL_JOIN];
const VOLLEY = [lay('arrow', IMPULSE), lay('syringe', IMPULSE)];
const ON: EosAction = { type: 'continue' };
const FLEE: EosAction = { type: 'flee' };

test('pursuit: five dice, the stress that is named, and what the Dexer pays', () => {
  const rolled = trial(pursuit, ...FIGHT, STRIKE, PASS);
  expect(rolled.view.combat?.dice).toHaveLength(5);
  const { specialist, pilot, engineer } = rolled.view.crew;
  expect([specialist.stress, pilot.stress, engineer.stress]).toEqual([7, 7, 6]);
  const { credits } = rolled.view;
  for (const action of VOLLEY) rolled.do(action);
  expect(rolled.run.end.value).toEqual({ kind: 'won' });
  const paid = rolled.run.match.moments.value.at(-1)?.hear(0) ?? [];
  expect(paid).toContainEqual({ type: 'credits', n: 1, total: credits + 1 });
  expect(paid.filter(({ type }) => type === 'intel')).toHaveLength(2);
  expect(paid).toContainEqual({ type: 'progress', at: 1 });
});

test('pursuit: without a First Strike it takes a second round', () => {
  const short = trial(pursuit, ...FIGHT, PASS, ...VOLLEY, PASS);
  expect(short.view.asking?.step).toBe('continueOrFlee');
  expect(short.run.aside.value).toMatch(/Fight on/);
  expect(short.open).toEqual([ON]);
  expect(short.view.totalHull).toBe(26);
  for (const action of [ON, ...ALL_JOIN]) short.do(action);
  short.do({ type: 'strike', card: 'dmg-sidewinder-array', by: 'commander' }).do(PASS);
  short.do(lay('crosshair', 'dmg-sidewinder-array')).do(lay('arrow', 'dmg-lidar-burst-array'));
  expect(short.run.end.value).toEqual({ kind: 'won' });
});

test('retreat: no card can fire, and the burst lands at 5/5', () => {
  const rolled = trial(retreat, ...ALL_JOIN);
  const { cards = [], dice = [] } = rolled.view.combat ?? {};
  const fits = cards.filter(({ open }) =>
    open.every(
      (icon) =>
        dice.filter(({ face }) => face === icon).length >= open.filter((other) => other === icon).length,
    ),
  );
  expect(fits).toEqual([]);
  rolled.do(PASS).do(PASS).do(FLEE);
  expect(rolled.run.aside.value).toMatch(/^It strikes once more/);
  rolled.do(PASS);
  expect(rolled.run.end.value).toEqual({ kind: 'won' });
  const told = rolled.run.match.moments.value.at(-1)?.hear(0);
  expect(told?.find(({ type }) => type === 'landed')).toMatchObject({ what: 'frb', at: 'g05-5' });
  expect(rolled.view.totalHull).toBe(26);
});

test('retreat: fighting on is open once, and answered', () => {
  const on = trial(retreat, ...ALL_JOIN, PASS, PASS, ON, ...ALL_JOIN);
  expect(on.run.aside.value).toMatch(/^Its hull is whole again/);
  on.do(PASS).do(PASS);
  expect(on.view.damage).toBe(7);
  for (const action of hits('command', 7)) on.do(action);
  expect(on.open).toEqual([FLEE]);
  on.do(FLEE).do(PASS);
  expect(on.run.end.value).toEqual({ kind: 'won' });
});
