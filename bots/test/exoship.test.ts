import { expect, it } from 'vitest';
import { botOf, type Level } from '#bots';
import { type Exoship, exoship } from '#games/exoship/index.ts';
import { type Case, playGame } from './tables.ts';

const earth: Case<Exoship> = { game: exoship, seats: 1, options: { origin: 'earth', hard: false } };

function winRate(level: Level, games: number, iterations: number): number {
  let wins = 0;
  for (let i = 0; i < games; i++) {
    const { outcome } = playGame(earth, `rate ${i}`, () => botOf(level), { budget: { iterations } });
    if (outcome?.winners.includes(0)) wins++;
  }
  return wins / games;
}

// The bounds leave room for chance.
it('sound wins about half of its voyages from Earth', () => {
  const rate = winRate('sound', 200, 1500);
  expect(rate).toBeGreaterThan(0.3);
  expect(rate).toBeLessThan(0.65);
});

it('strong wins nearly all of them, even in a hurry', () => {
  expect(winRate('strong', 40, 300)).toBeGreaterThan(0.84);
});

it('easy is no match for sound, nor random for easy', () => {
  const easy = winRate('easy', 400, 1);
  expect(easy).toBeGreaterThan(0.03);
  expect(easy).toBeLessThan(0.2);
  expect(winRate('random', 400, 1)).toBeLessThan(0.02);
});
