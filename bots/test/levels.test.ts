import { describe, expect, it } from 'vitest';
import { botOf, decide, LEVELS, questionOf } from '#bots';
import { begin, playGame, TABLES, tableName, terms } from './tables.ts';

for (const level of LEVELS) {
  describe(level, () => {
    for (const table of TABLES) {
      it(`plays legal games to their end: ${tableName(table)}`, () => {
        for (let i = 0; i < 3; i++) {
          const end = playGame(table, `${level} ${i}`, () => botOf(level), {
            look: ({ question, number }) => {
              const { action, estimates } = decide(botOf(level), question, terms(`${number}`, 20));
              expect(question.actions).toContainEqual(action);
              for (const { value, share } of estimates ?? []) {
                expect(value).toBeGreaterThanOrEqual(0);
                expect(value).toBeLessThanOrEqual(1);
                expect(share).toBeLessThanOrEqual(1);
              }
            },
          });
          expect(end.outcome).toBeDefined();
        }
      });

      it(`answers the same for the same seed: ${tableName(table)}`, () => {
        playGame(table, 'same', () => botOf('random'), {
          look: ({ question, number }) => {
            const again = () => decide(botOf(level), question, terms(`${number}`));
            expect(again()).toEqual(again());
          },
        });
      });
    }

    it('answers a question with a single action at once', () => {
      const { game, ...table } = TABLES[1] as (typeof TABLES)[number];
      const play = begin({ game, ...table }, 'forced');
      const question = questionOf(game, play.s, play.seat);
      const [only] = question.actions;
      const lone = {
        ...question,
        actions: question.actions.slice(0, 1),
        sample: () => {
          throw new Error('there is nothing to think about');
        },
      };
      expect(decide(botOf(level), lone, terms('forced', 1e9))).toEqual({ action: only, iterations: 0 });
    });
  });
}
