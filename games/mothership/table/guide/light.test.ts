/** First Light: the numbers its coach speaks of, and what is answered. */
import { expect, test } from 'vitest';
import { MissionTrial } from '#ui/kit/testing/missions.ts';
import { mothership } from '../../index.ts';
import type { Mothership } from '../../state.ts';
import { MISSION_WORDS } from '../../text/missions.ts';
import { light } from './light.ts';
import { after, attack, END, flies, PASS, percents } from './trial.ts';

const gathered = [...flies('p1-f1', '-1,-2'), ...flies('p1-f2', '-2,-1'), ...flies('p1-b1', '-3,-1')];
const captured = [...gathered, attack('m1', 'p1-f1', 'p1-f2', 'p1-b1')];

test('Ochre falls to three in 97 of 100, without Fighter 2 in 79', () => {
  const trial = after(light, ...gathered);
  expect(percents(trial, 'm1', 'p1-f1', 'p1-f2', 'p1-b1')[0]).toBe(97);
  expect(percents(trial, 'm1', 'p1-f1', 'p1-b1')[0]).toBe(79);
});

test('Ochre brings a card, the station and it 2 Minerals', () => {
  const trial = after(light, ...captured);
  expect(trial.view.fleets[0]).toMatchObject({ hand: ['hull-repair'], income: { minerals: 2 } });
});

test('the raider ties, and two Fighters then win in 84, lose in 9, one alone wins in 42', () => {
  const trial = after(light, ...captured, END, PASS);
  expect(trial.view.units.map(({ id }) => id)).toEqual(expect.arrayContaining(['p1-f2', 'p2-f1']));
  expect(percents(trial, 'p2-f1', 'p1-f1', 'p1-f2')).toEqual([84, 7, 9]);
  expect(percents(trial, 'p2-f1', 'p1-f1')[0]).toBe(42);
});

test('another space is answered, and the flight can be taken back', () => {
  const trial = after(light, ...flies('p1-f1', '-3,-1'));
  expect(trial.run.aside.value).toBe(MISSION_WORDS.light.elsewhere);
  trial.undo().undo();
  expect(trial.run.aside.value).toBeUndefined();
  for (const action of flies('p1-f1', '-1,-2')) trial.do(action);
  expect(trial.run.beat.value?.line).toBe(MISSION_WORDS.light.lines.second);
});

test('while a ship is to be pressed, only what the next step asks for is open', () => {
  const { run } = new MissionTrial<Mothership>(mothership, light);
  expect(run.beat.value?.press).toBeDefined();
  const allows = run.match.allows.value;
  expect(allows?.({ type: 'move', ship: 'p1-f1' })).toBe(true);
  expect(allows?.({ type: 'move', ship: 'p1-f2' })).toBe(false);
  expect(allows?.(attack('m1', 'p1-f1'))).toBe(false);
});
