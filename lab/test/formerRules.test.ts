// Records of the release before: each goes on under today's rules to the position it says, or says which release plays it.
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { Match, type MatchRecord } from '#engine';
import { GAMES } from '#games';

const folderOf = (game: string) =>
  fileURLToPath(new URL(`../../games/${game}/test/former/`, import.meta.url));

describe.each(GAMES.map((game) => [game.id, game] as const))('%s', (id, game) => {
  const names = readdirSync(folderOf(id));
  const outcomes = names.map((name) => {
    const record = JSON.parse(readFileSync(folderOf(id) + name, 'utf8')) as MatchRecord;
    return { name, record, replayed: Match.replayFar(game, record) };
  });

  test.each(outcomes)('$name goes on, or says who plays it', ({ record, replayed: { match, refusal } }) => {
    if (refusal === undefined) {
      expect(match.hash()).toBe(record.hash);
      expect(match.record().rules).toBe(game.version);
    } else {
      expect(refusal.message).toMatch(/: Orrery \d+\.\d+\.\d+ plays it$/);
      expect(match, 'it can be read up to there').toBeDefined();
    }
  });

  test('a match that has met nothing new goes on', () => {
    expect(outcomes.some(({ replayed }) => replayed.refusal === undefined)).toBe(true);
  });
});
