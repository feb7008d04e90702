import { expect, it } from 'vitest';
import { botOf } from '#bots';
import type { TicTacToe } from '#engine/test/fixtures/ticTacToe.ts';
import { type Case, drawCounts, playGame } from './tables.ts';

const table: Case<TicTacToe> = { game: drawCounts, seats: 2, options: {} };
const budget = { iterations: 400 };

for (const own of [0, 1]) {
  it(`strong never loses to random from seat ${own}`, () => {
    let won = 0;
    for (let i = 0; i < 100; i++) {
      const { outcome } = playGame(table, `ttt ${i}`, (seat) => botOf(seat === own ? 'strong' : 'random'), {
        budget,
      });
      expect(outcome?.winners).not.toContain(1 - own);
      if (outcome?.winners.includes(own)) won++;
    }
    expect(won).toBeGreaterThan(70);
  });
}

it('strong against strong is a draw', () => {
  for (let i = 0; i < 20; i++) {
    const { outcome } = playGame(table, `draw ${i}`, () => botOf('strong'), { budget: { iterations: 1500 } });
    expect(outcome?.winners).toEqual([]);
  }
});
