/** What the dice gave, beside what they promised. */
import { expect, test } from 'vitest';
import type { MothershipEvent } from '../event.ts';
import { given } from '../test/scene.ts';
import { view } from '../view.ts';
import { fallsOf } from './fate.ts';
import { luckOf } from './luck.ts';

const seen = view(given({ units: { 'p1-m': '-5,1', 'p2-m': '5,-1' } }).s, 0);

/** Two Fighters against one: 84 % to win, 9 % to lose. */
const fight = (winner: 'attacker' | 'defender'): MothershipEvent => ({
  type: 'dogfight',
  attackers: [
    { unit: 'p1-f1', face: 4, plus: 0 },
    { unit: 'p1-f2', face: 3, plus: 0 },
  ],
  attack: 7,
  target: 'p2-f1',
  defender: { unit: 'p2-f1', face: 2, plus: 0 },
  wingmen: 0,
  defence: 2,
  winner,
});

test('a fight counts by the chance it had, for both sides', () => {
  const attacker = luckOf([fight('attacker')], 0, seen);
  expect(attacker.won).toBe(1);
  expect(attacker.expected).toBeCloseTo(0.84, 2);
  const defender = luckOf([fight('attacker')], 1, seen);
  expect(defender.won).toBe(0);
  expect(defender.expected).toBeCloseTo(0.09, 2);
});

test('a capture counts like a fight, and the die of a Mothership is that of its Energy', () => {
  const attack = (weapons: number): readonly MothershipEvent[] => [
    { type: 'diverted', seat: 0, engines: 1, weapons, shields: 14 - weapons },
    {
      type: 'planetAttack',
      planet: 'm1',
      rolls: [{ unit: 'p1-m', face: 5, plus: 0 }],
      total: 5,
      defence: 6,
      captured: false,
    },
  ];
  expect(luckOf(attack(5), 0, seen).expected).toBeCloseTo(1 / 6, 5);
  expect(luckOf(attack(11), 0, seen).expected).toBeCloseTo(7 / 12, 5);
  expect(luckOf(attack(11), 1, seen)).toEqual({ won: 0, expected: 0 });
});

test('who attacks with its last ship and loses has lost it to the defender', () => {
  const told: readonly MothershipEvent[] = [
    fight('defender'),
    { type: 'destroyed', unit: 'p1-f1', cause: 'dogfight', by: 1 },
  ];
  expect(fallsOf(told).get(0)?.by).toEqual(['p2-f1']);
});
