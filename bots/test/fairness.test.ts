import { describe, expect, it } from 'vitest';
import { botOf, decide, LEVELS, questionOf } from '#bots';
import { hash, redeal, stream } from '#engine';
import { playGame, TABLES, tableName, terms } from './tables.ts';

const HIDDEN = TABLES.filter(({ game }) => game.id !== 'tic-tac-toe');

describe('a bot cannot feel what its seat does not know', () => {
  for (const table of HIDDEN) {
    const { game } = table;

    it(`a redeal does not depend on how the true cards lie: ${tableName(table)}`, () => {
      let moved = 0;
      playGame(table, 'deal', () => botOf('random'), {
        look: ({ state, seat, number }) => {
          const other = redeal(game, state, seat, stream(`other ${number}`));
          if (hash(other) !== hash(state)) moved++;
          const again = (from: typeof state) => redeal(game, from, seat, stream(`same ${number}`));
          expect(again(other)).toEqual(again(state));
        },
      });
      expect(moved).toBeGreaterThan(0);
    });

    for (const level of LEVELS) {
      it(`${level} decides the same with the hidden cards swapped: ${tableName(table)}`, () => {
        playGame(table, 'swap', () => botOf('random'), {
          look: ({ state, seat, question, number }) => {
            const swapped = questionOf(game, redeal(game, state, seat, stream(`swap ${number}`)), seat);
            const told = terms<(typeof question.actions)[number]>(`${number}`);
            expect(decide(botOf(level), swapped, told)).toEqual(decide(botOf(level), question, told));
          },
        });
      });
    }
  }
});
