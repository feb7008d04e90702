import { expect, test } from 'vitest';
import { findGame } from '#games';
import { type Job, playGames, type Report, reportOf } from '#lab';
import { reportText } from '../commands/report.ts';
import { reportWords } from '../text/report.ts';

function reported(id: string, more: Partial<Job>): Report {
  const game = findGame(id);
  if (!game) throw new Error(`there is no game ${id}`);
  const options = Object.fromEntries(
    Object.entries(game.options).map(([name, spec]) => [name, spec.default]),
  );
  const job: Job = {
    game: id,
    seats: game.seats.min,
    options,
    seed: 'report',
    bots: ['random'],
    games: 4,
    cap: 10_000,
    ...more,
  };
  return reportOf(game, job, playGames(game, job, 0, job.games), 1);
}

test('what was never used is counted by kind', () => {
  const text = reportText(reported('exoship', { games: 40 }), reportWords);
  expect(text).toMatch(/Origins: 1 of 1 never used \(share of games\)/);
  expect(text).toMatch(/No game got stuck/);
});

test('games of a matrix are told by what they have in common', () => {
  const timed = {
    ...reported('mothership', { seats: 2, games: 0 }).job.options,
    mode: 'vp-timed',
    rounds: 4,
  };
  const matrix = { seats: false, options: ['mode', 'rounds'] };
  const text = reportText(reported('mothership', { seats: 2, options: timed, matrix }), reportWords);
  expect(text).toMatch(/Every game at a table of its own/);
  expect(text).toMatch(/mode=vp-timed +4 /);
});

test('what failed is named', () => {
  const text = reportText(reported('exoship', { games: 2, cap: 2 }), reportWords);
  expect(text).toMatch(/Games that failed: 2 endless\n {2}game 0: endless: /);
});
