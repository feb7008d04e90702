/** The glossary names rules that exist, the ladder can be sat down at, and deeds are read from what was noted. */
import { expect, test } from 'vitest';
import { Match } from '#engine';
import type { Result } from '#ui/kit/ladder.ts';
import { exodus } from '../../index.ts';
import BOOK from '../../rules.en.md?raw';
import { TERMS } from '../../text/terms.ts';
import { deeds, facts } from './deeds.ts';
import { rungs } from './ladder.ts';

test('every term is short, has one name, and a rule of the book', () => {
  expect(new Set(TERMS.map(({ id }) => id)).size).toBe(TERMS.length);
  for (const { name, short, rule } of TERMS) {
    expect(short.length, name).toBeLessThanOrEqual(120);
    expect(BOOK, name).toContain(`**${rule}**`);
  }
});

test('every rung is a table that can be set up', () => {
  for (const { id, seats, options, levels } of rungs) {
    const begun = Match.start(exodus, { seats, options, random: { kind: 'fast', seed: id } });
    expect(begun.ok, id).toBe(true);
    expect(levels).toHaveLength(seats - 1);
  }
});

test('deeds are read from the facts of a voyage', () => {
  const noted = facts([], 0);
  const result: Result = {
    ...{ id: 'one', game: 'exodus', options: {}, seats: 3, seat: 0, levels: [undefined, 'sound', 'sound'] },
    ...{ won: true, turns: 9, hints: 0, undos: 0, seconds: 60 },
    facts: { ...noted, chair: 'church', colony: true, supply: 2, women: 10, quiet: 4, outvoted: 5, pool: 5 },
  };
  const earned = deeds.filter((deed) => deed.earned(result, [result])).map(({ id }) => id);
  expect(earned).toEqual(
    expect.arrayContaining(['home', 'threadbare', 'noChild', 'quietWeek', 'loyal', 'paidInFull']),
  );
  expect(earned).not.toContain('otherChair');
  expect(deeds.filter((deed) => deed.earned({ ...result, won: false, facts: noted }, []))).toEqual([]);
});
