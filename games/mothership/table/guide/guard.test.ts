/** The Last Guard: the numbers its coach speaks of, and the other ways that win. */
import { expect, test } from 'vitest';
import { MISSION_WORDS } from '../../text/missions.ts';
import { guard } from './guard.ts';
import { after, attack, END, flies, percents, split } from './trial.ts';

const { asides } = MISSION_WORDS.guard;
const strike = [...split(3, 11, 1), ...flies('p1-m', '4,1', 'guardian')];
const fighters = [...flies('p1-f1', '5,-1'), ...flies('p1-f2', '6,-2')];
const alone = [...strike, ...fighters, attack('p2-f1', 'p1-f1', 'p1-f2')];
const bombers = [...flies('p1-b1', '5,0'), ...flies('p1-b2', '5,1')];

test('the Guardian is gone, for a Mineral, and nothing was lost', () => {
  const { view } = after(guard, ...strike);
  expect(view.units.some(({ id }) => id === 'p2-g1')).toBe(false);
  expect(view.fleets[0]).toMatchObject({ minerals: 1, shield: 1, hp: 12 });
});

/** The chance that a Mothership with so many points and a D6 + 1 outlasts a Guardian with a D6. */
function outlasts(points: number): number {
  if (points <= 0) return 0;
  let worth = 0;
  let ties = 0;
  for (let own = 1; own <= 6; own++)
    for (let other = 1; other <= 6; other++) {
      if (own + 1 > other) worth += 1;
      else if (own + 1 === other) ties += 1;
      else worth += outlasts(points - other);
    }
  return worth / (36 - ties);
}

test('a D6 would do in 98 of 100', () => {
  const { shield = 0, hp = 0 } = after(guard).view.fleets[0] ?? {};
  expect(Math.floor(100 * outlasts(shield + hp))).toBe(98);
});

test.each([
  ['Fighter 1', 'p1-f1', '5,0'],
  ['Bomber 1', 'p1-b1', '4,1'],
  ['Bomber 2', 'p1-b2', '4,1'],
] as const)('%s breaks the Guardian too', (_, ship, to) => {
  const { view } = after(guard, ...split(3, 11, 1), ...flies(ship, to, 'guardian'));
  expect(view.units.some(({ id }) => id === 'p2-g1')).toBe(false);
  expect(view.units.some(({ id }) => id === ship)).toBe(true);
});

test('one Fighter against one is a coin: Fighter 2 loses, Fighter 1 wins', () => {
  const lone = after(guard, ...strike, ...fighters);
  expect(percents(lone, 'p2-f1', 'p1-f1')).toEqual([42, 17, 42]);
  lone.do(attack('p2-f1', 'p1-f2'));
  expect(lone.run.aside.value).toBe(asides.coin);
  lone.do(attack('p2-f1', 'p1-f1'));
  expect(lone.run.beat.value?.line).toBe(MISSION_WORDS.guard.lines.bombers);
});

test('Bombers apart leave the station 4, and win in the next turn', () => {
  const trial = after(guard, ...alone, ...bombers, attack('p2-s', 'p1-b1'), attack('p2-s', 'p1-b2'));
  expect(trial.run.aside.value).toBe(asides.apart(4));
  trial.do(END).others().do(attack('p2-s', 'p1-b1'));
  expect(trial.run.end.value).toEqual({ kind: 'won' });
});
