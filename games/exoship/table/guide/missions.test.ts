/** Every mission of Exoship can be done as its coach says, and its positions give what the coach claims. */
import { expect, test } from 'vitest';
import { MissionRun } from '#ui/kit/missionRun.ts';
import { MissionTrial, missionTrials } from '#ui/kit/testing/missions.ts';
import type { ExoshipAction } from '../../action.ts';
import { faceOf } from '../../content/timeline.ts';
import { exoship } from '../../index.ts';
import rules from '../../rules.en.md?raw';
import type { Exoship } from '../../state.ts';
import { missions } from './missions.ts';

const END: ExoshipAction = { type: 'end' };
const COURSE: ExoshipAction = { type: 'changeCourse' };
const sway = (by: string, target: string) => ({ type: 'sway', by, target }) as ExoshipAction;
const ability = (by: string, target?: string) =>
  ({ type: 'ability', by, ...(target ? { target } : {}) }) as ExoshipAction;

const trial = (id: string) => {
  const mission = missions.find((one) => one.id === id);
  if (mission === undefined) throw new Error(`there is no mission ${id}`);
  return new MissionTrial(exoship, mission).look();
};

missionTrials<Exoship>(exoship, missions, rules, {
  voice: [
    { type: 'freeSway', generation: 'young' },
    sway('quartermaster', 'navigator'),
    sway('navigator', 'ghost'),
    END,
  ],
  children: [ability('navigator'), END],
  captain: [sway('steward', 'diplomat'), COURSE, END],
  gifts: [ability('signaler', 'diplomat'), ability('saboteur', 'quartermaster'), END],
  cruise: [sway('tutor', 'diplomat'), COURSE],
});

test('the first voice: what is swayed first is lost to suspicion, and the right arrow keeps four points', () => {
  const voice = trial('voice').do({ type: 'freeSway', generation: 'young' });
  expect(voice.view.points).toBe(1);
  voice.do(sway('quartermaster', 'navigator'));
  expect(voice.view).toMatchObject({ points: 3, pointsAfterSuspicion: 0 });
  voice.look().do(sway('navigator', 'ghost'));
  expect(voice.view).toMatchObject({ points: 5, pointsAfterSuspicion: 4 });
  // It stops after suspicion, before anybody grows older.
  voice.do(END);
  expect(voice.view).toMatchObject({ points: 4, step: 0 });
  expect(voice.view.grid.young.map(({ id }) => id)).toEqual(['navigator']);
  expect(voice.run.end.value).toEqual({ kind: 'won' });
});

test('whatever a lesson leaves open but the end of the turn can be taken back: nobody is left without a way on', () => {
  const voice = trial('voice')
    .do({ type: 'freeSway', generation: 'young' })
    .do(sway('quartermaster', 'navigator'))
    .look();
  const first = missions
    .filter(({ id }) => id !== 'voice')
    .map(({ id }) => trial(id))
    .concat(voice);
  for (const lesson of first)
    for (const action of lesson.open.filter(({ type }) => type !== 'end')) lesson.do(action).undo();
  expect(first.flatMap(({ open }) => open).length).toBeGreaterThan(10);
});

test('no card that acts now speaks against the actions of a lesson', () => {
  for (const { position } of missions) {
    const { step, timeline, noSuspicion } = position();
    const card = timeline[step - 1];
    expect(card !== undefined && faceOf(card) === 'blackout').toBe(noSuspicion);
  }
});

test('the first voice: another choice is answered, can be taken back, and costs nothing', () => {
  const voice = trial('voice')
    .do({ type: 'freeSway', generation: 'young' })
    .do(sway('quartermaster', 'navigator'))
    .look();
  const other = voice.open.find(
    (action) => JSON.stringify(action) !== JSON.stringify(sway('navigator', 'ghost')),
  );
  if (other === undefined) throw new Error('there is no other choice');
  const beat = voice.run.at.value;
  voice.do(other);
  expect(voice.run.aside.value).toMatch(/^That leaves \d after suspicion\.$/);
  voice.undo();
  expect(voice.run.aside.value).toBeUndefined();
  expect(voice.run.at.value).toBe(beat);
});

test('children of Rift: the turned card marks the young, and the child is Rift', () => {
  const { view } = trial('children').do(ability('navigator')).do(END);
  expect(view.step).toBe(2);
  expect(view.captain).toBe('ghost');
  expect(view.grid.midlife.find(({ id }) => id === 'navigator')?.side).toBe('rift');
  expect(view.grid.young.find(({ id }) => id === 'signaler')?.side).toBe('rift');
});

test('the captain’s price: in either order six are left, and nine are won', () => {
  const first = trial('captain').do(sway('steward', 'diplomat')).do(COURSE).do(END);
  expect(first.view.outcome?.points).toEqual([9]);
  const second = trial('captain').do(COURSE);
  expect(second.view.points).toBe(4);
  expect(second.do(sway('navigator', 'diplomat')).do(END).view.outcome?.points).toEqual([9]);
});

test('everyone has a gift: one pair of actions wins, in either order', () => {
  const [ayo, lucia] = [ability('signaler', 'diplomat'), ability('saboteur', 'quartermaster')];
  for (const [one, other] of [
    [ayo, lucia],
    [lucia, ayo],
  ] as const)
    expect(trial('gifts').do(one).do(other).do(END).view.outcome?.points).toEqual([7]);
});

test('the long cruise: the ring deploys with the third of rank 1', () => {
  expect(trial('cruise').view.ship).toBe('cruise');
  expect(trial('cruise').do(sway('tutor', 'diplomat')).view.ship).toBe('ring');
});

test('a mission goes on at its beat, and an undo after that leads to the beat before', () => {
  const voice = trial('voice')
    .do({ type: 'freeSway', generation: 'young' })
    .do(sway('quartermaster', 'navigator'));
  const again = new MissionRun(voice.run.mission, voice.run.match, voice.run.starts.slice());
  expect(again.at.value).toBe(voice.run.at.value);
  voice.undo();
  expect(again.at.value).toBe(2);
});
