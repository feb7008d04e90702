/** Dice of a match that are told beforehand, by the unit that throws them. */
import { expect, test } from 'vitest';
import { Match, type Script } from '#engine';
import { mothership } from '../index.ts';
import { positionOf } from './scene.ts';

const units = { 'p1-m': '-4,0', 'p1-f1': '-3,0', 'p2-m': '4,0', 'p2-f1': '-2,0' } as const;

/** The attack of one Fighter on another, played until the fight is over. */
function fought(script: Script) {
  const begun = Match.load(mothership, positionOf({ units, fleets: [{ hp: 12 }, { hp: 12 }] }), {
    kind: 'keyed',
    seed: 'script',
    script,
  });
  if (!begun.ok) throw new Error(begun.refusal.message);
  const { match } = begun;
  expect(match.act(0, { type: 'attack', target: 'p2-f1', ships: ['p1-f1'] }).ok).toBe(true);
  for (let i = 0; i < 6 && match.view(0).fight; i++) {
    const [asked] = match.decisions();
    match.act(asked?.seat ?? 0, { type: 'pass' });
  }
  return match;
}

const stands = (match: ReturnType<typeof fought>, unit: string) =>
  match.view(0).units.some(({ id }) => id === unit);

test('a script has a list for each unit, whoever throws first', () => {
  const won = fought({ 'p2-f1': { values: [0], then: 'last' }, 'p1-f1': { values: [5], then: 'last' } });
  expect([stands(won, 'p1-f1'), stands(won, 'p2-f1')]).toEqual([true, false]);
  const lost = fought({ 'p2-f1': { values: [], then: 99 }, 'p1-f1': { values: [], then: 0 } });
  expect([stands(lost, 'p1-f1'), stands(lost, 'p2-f1')]).toEqual([false, true]);
  const again = Match.replay(mothership, JSON.parse(JSON.stringify(won.record())));
  expect(again.ok && again.match.hash()).toBe(won.hash());
});

test('a script in order says at which throw it no longer fits', () => {
  expect(
    stands(
      fought([
        [5, 6],
        [0, 6],
      ]),
      'p2-f1',
    ),
  ).toBe(false);
  expect(() =>
    fought([
      [5, 6],
      [0, 8],
    ]),
  ).toThrow('draw 2 (p2-f1) is one of 6 values');
});
