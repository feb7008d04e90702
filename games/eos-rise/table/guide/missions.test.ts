/** The missions can be done as their coach says, and what he says is so. */
import { expect, test } from 'vitest';
import { stateProblem } from '#engine';
import { missionTrials } from '#ui/kit/testing/missions.ts';
import type { EosAction } from '../../action.ts';
import { ALIENS } from '../../content/aliens.ts';
import { eosRise } from '../../index.ts';
import { strikeOdds } from '../../rules/odds.ts';
import { threatAt } from '../../rules/threat.ts';
import rules from '../../rules.en.md?raw';
import type { EosRise } from '../../state.ts';
import { PASS, place, STOP } from '../../test/scene.ts';
import { promptLine } from '../../text/actions.ts';
import { firstLight } from './firstLight.ts';
import { missions } from './missions.ts';
import { shieldsUp } from './shieldsUp.ts';
import { ALL_JOIN, fly, hits, lay, level, STAND_BY, trial } from './trial.ts';

const cover = (pip: number): EosAction => ({ type: 'shield', ship: 'galagat-harrower', pip });
const shieldIronclad = (pip: number): EosAction => ({ type: 'shield', ship: 'galagat-ironclad', pip });

missionTrials<EosRise>(eosRise, missions, rules, {
  light: [
    place('pilot', 'training'),
    place('engineer', 'training'),
    STAND_BY,
    ...fly('g06-5', 'g05-6'),
    level('specialist'),
    ...fly('g05-5'),
  ],
  growth: [
    ...Array<EosAction>(2).fill({ type: 'buyCube', who: 'commander' }),
    { type: 'ready' },
    place('specialist', 'build'),
    { type: 'build', room: 'crafting' },
    place('engineer', 'technology'),
    place('pilot', 'tutors'),
    level('commander'),
    { type: 'track', track: 'fleet-strategy' },
    { type: 'takeRoom', room: 'drill-hall' },
    place('commander', 'advanced-room', 'assistant'),
  ],
  pursuit: [
    ...fly('g04-5'),
    STOP,
    ...ALL_JOIN,
    { type: 'strike', card: 'dmg-impulse-sensor-array', by: 'specialist' },
    PASS,
    lay('arrow', 'dmg-impulse-sensor-array'),
    lay('syringe', 'dmg-impulse-sensor-array'),
  ],
  year: [
    place('specialist', 'advanced-treatment'),
    place('pilot', 'training'),
    place('engineer', 'training'),
    STAND_BY,
    ...fly('g04-4'),
    level('commander'),
    ...fly('g04-3'),
    level('pilot'),
    { type: 'track', track: 'exploration' },
    { type: 'takeRoom', room: 'tug-hangar' },
    STOP,
  ],
  dash: [
    ...fly('g02-6'),
    ...[4, 5, 6].map((pip): EosAction => ({ type: 'shield', ship: 'galagat-talon', pip })),
    ...fly('g02-1', 'g02-2'),
    ...ALL_JOIN,
    PASS,
    lay('crosshair', 'dmg-sidewinder-array'),
    lay('arrow', 'dmg-lidar-burst-array'),
  ],
  retreat: [...ALL_JOIN, PASS, ...[3, 4].map(shieldIronclad), { type: 'flee' }],
  shields: [STOP, cover(4), cover(5), ...hits('crafting', 3), { type: 'quickFix', room: 'crafting' }],
});

test.each(
  missions.map((mission) => [mission.id, mission] as const),
)('mission %s begins legally', (_, mission) => {
  expect(stateProblem(eosRise, mission.position())).toBeUndefined();
});

test('first light: two lanes are not enough, three are', () => {
  const { view } = trial(firstLight);
  expect(view.warpValue).toBe(2);
  expect(trial(firstLight, place('pilot', 'training')).view.warpValue).toBe(3);
});

test('first light: all four may be placed, in any order', () => {
  const all = trial(
    firstLight,
    place('commander', 'charge-1'),
    place('engineer', 'training'),
    place('pilot', 'training'),
    place('specialist', 'build'),
    { type: 'build', room: 'medical' },
    ...fly('g06-5', 'g05-6'),
    level('specialist'),
    ...fly('g05-5'),
  );
  expect(all.run.end.value).toEqual({ kind: 'won' });
});

test('first light: no right placement is answered with a way back, and which room is asked for by name', () => {
  const crew = trial(firstLight, place('pilot', 'training'), place('engineer', 'training'));
  const said = (): string | undefined => crew.run.beat.value?.line;
  expect([said(), crew.run.aside.value]).toEqual([expect.stringContaining('press Done'), undefined]);
  const built = trial(firstLight, place('pilot', 'training'), place('engineer', 'training'));
  built.do(place('commander', 'build'));
  expect(built.run.aside.value).toBeUndefined();
  built.do({ type: 'build', room: 'medical' });
  expect(built.run.aside.value).toBeUndefined();
  built.do(place('specialist', 'charge-1'));
  expect(built.run.beat.value?.line).toMatch(/^Now press the radio burst/);
});

test('first light: who flies at once has the level, and the burst only with the level for the Pilot', () => {
  const way = [STAND_BY, ...fly('g06-5', 'g05-6')];
  const short = trial(firstLight, ...way, level('commander'));
  expect(short.run.end.value).toEqual({ kind: 'missed', words: 'You have the level, not the radio burst.' });
  expect(trial(firstLight, ...way, level('pilot'), ...fly('g05-5')).run.end.value).toEqual({ kind: 'won' });
  const ready = trial(firstLight, ...[place('pilot', 'training'), place('engineer', 'training'), STAND_BY]);
  // Done turns into Stop here on the same spot: pressed once too often it must not end the lesson.
  expect(ready.open).not.toContainEqual(STOP);
  expect(ready.open.some(({ type }) => type === 'warp')).toBe(true);
});

test('shields up: the chances that the coach speaks of', () => {
  const { ships } = threatAt(trial(shieldsUp).view);
  const chance = (name: string) => Math.round(100 * (ships.find((ship) => ship.class === name)?.chance ?? 0));
  expect([chance('dexer'), chance('galagat'), chance('vorde')]).toEqual([67, 50, 0]);
});

test('shields up: two shields on Harrower halve what is to be feared', () => {
  const odds = (...shielded: readonly number[]) => {
    const { any, mean } = strikeOdds(
      [
        { ...ALIENS['dexer-barb'], shielded: [] },
        { ...ALIENS['galagat-harrower'], shielded },
      ],
      trial(shieldsUp).view.extinctionDamage,
    );
    return [any.toFixed(2), mean.toFixed(1)];
  };
  expect(odds()).toEqual(['0.50', '4.2']);
  expect(odds(4, 5)).toEqual(['0.33', '2.0']);
  expect(odds(4, 6)).toEqual(['0.33', '2.0']);
});

test('shields up: without the right numbers the ship is alive, barely, and its last point is refused', () => {
  for (const deeds of [[PASS], [cover(4), cover(6)]]) {
    const hit = trial(shieldsUp, STOP, ...deeds);
    expect(hit.view.damage).toBe(9);
    for (const action of [...hits('command', 2), ...hits('engine', 2)]) hit.do(action);
    expect(hit.open).not.toContainEqual({ type: 'hit', room: 'command' });
    expect(hit.run.beat.value?.line).toMatch(/^A 5, and no shield on Harrower’s 5/);
    for (const action of hits('crafting', 5)) hit.do(action);
    expect(hit.run.beat.value?.line).toMatch(/Quick Fix/);
    hit.do({ type: 'quickFix', room: 'command' });
    expect(hit.run.end.value).toEqual({ kind: 'won' });
  }
});

test('shields up: with Harrower’s 5 covered the coach speaks of Barb alone', () => {
  for (const other of [4, 6]) {
    const hit = trial(shieldsUp, STOP, cover(5), cover(other));
    expect(hit.view.damage).toBe(3);
    expect(hit.run.beat.value?.line).toMatch(/^A 5: Harrower’s shield holds/);
    // What is asked beside it says the same.
    expect(promptLine('assign', hit.view)).toMatch(/^Barb struck: 3 damage/);
  }
});

test('shields up: both fives covered leave nothing to bear, and the Quick Fix waits for the next year', () => {
  const calm = trial(shieldsUp, STOP, cover(5), { type: 'shield', ship: 'dexer-barb', pip: 5 });
  expect(calm.view.totalHull).toBe(10);
  calm.do({ type: 'quickFix', room: 'command' });
  expect(calm.run.end.value).toEqual({ kind: 'won' });
});
