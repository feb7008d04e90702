import { expect, test } from 'vitest';
import { defaultOptions, Match } from '#engine';
import { GAMES } from '#games';
import { dailyOf, dateOf, isDate, weeklyOf } from './daily.ts';

const DAY = 24 * 3600 * 1000;
const dates = Array.from({ length: 70 }, (_, day) => dateOf(Date.UTC(2026, 10, 16) + day * DAY));

test('the week goes round as it is written', () => {
  expect(dates.slice(0, 7).map((date) => dailyOf(date).game)).toEqual([
    ...['exoship', 'exoworld', 'mothership', 'exoship', 'eos-rise', 'exoworld', 'exoship'],
  ]);
  const sundays = dates.filter((_, day) => day % 7 === 6).map((date) => dailyOf(date).options.origin);
  expect(sundays.slice(0, 4).sort()).toEqual(['earth', 'earth', 'mars', 'mars']);
  expect(new Set(dates.map((date) => dailyOf(date).seed)).size).toBe(dates.length);
});

test('every table of ten weeks can be set up', () => {
  for (const { game: id, options, seats, seed } of [...dates.map(dailyOf), ...dates.map(weeklyOf)]) {
    const game = GAMES.find((one) => one.id === id);
    if (game === undefined) throw new Error(`no game ${id}`);
    const begun = Match.start(game, {
      seats,
      options: { ...defaultOptions(game.options), ...options },
      random: { kind: 'keyed', seed },
    });
    expect(begun.ok ? undefined : begun.refusal.message).toBeUndefined();
  }
});

test('dates are dates', () => {
  expect(isDate('2026-11-16')).toBe(true);
  for (const text of ['2026-11-31', '16 Nov', '2026-1-1', '']) expect(isDate(text)).toBe(false);
});
