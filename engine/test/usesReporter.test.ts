/** What a run has used of the content: in the contract's games, and in scenes. */
import { expect, test } from 'vitest';
import { findings } from '../testing/usesReporter.ts';

const unused = { game: 'duel', games: 9, content: ['card shield', 'card rope'] };

test('content that neither a game nor a scene came to fails the run', () => {
  expect(
    findings([{ unused }, { uses: { duel: ['card shield'] } }, { uses: { other: ['card rope'] } }]),
  ).toEqual([{ words: 'duel: never used in 9 games, and in no scene: card rope', failed: true }]);
});

test('a scene is enough, in whatever test', () => {
  expect(
    findings([{ uses: { duel: ['card rope'] } }, { uses: { duel: ['card shield'] } }, { unused }, {}]),
  ).toEqual([]);
});

test('where no scene was run it is only said', () => {
  expect(findings([{ unused }])).toEqual([
    {
      words: 'duel: never used in 9 games, and no scene of it was run: card shield, card rope',
      failed: false,
    },
  ]);
});
