import { expect, test } from 'vitest';
import type { GameWithBots } from '#engine';
import { ticTacToe } from '#engine/test/fixtures/ticTacToe.ts';
import { exoship } from '#games/exoship/index.ts';
import { Dealer } from '../tournament/deal.ts';
import type { Entrant, TournamentJob } from '../tournament/job.ts';
import { tournamentReport } from '../tournament/report.ts';
import { runTournament } from '../tournament/run.ts';
import { seatings } from '../tournament/seating.ts';
import { placesOf } from '../tournament/table.ts';

const bot = (level: 'random' | 'easy' | 'sound' | 'strong', iterations?: number): Entrant => ({
  kind: 'bot',
  name: level,
  level,
  ...(iterations ? { iterations } : {}),
});

function job(more: Partial<TournamentJob> = {}): TournamentJob {
  return {
    game: 'tic-tac-toe',
    seats: 2,
    options: {},
    seed: 'cup',
    players: [bot('random'), bot('strong', 60)],
    form: 'round-robin',
    deals: 6,
    cap: 100,
    programMs: 5000,
    ...more,
  };
}

const game = ticTacToe as GameWithBots;

test('every set of players sits in every rotation', () => {
  expect(seatings('round-robin', 3, [0, 1])).toEqual([
    [0, 1],
    [1, 0],
    [0, 2],
    [2, 0],
    [1, 2],
    [2, 1],
  ]);
  expect(seatings('round-robin', 3, [0, 1, 2])).toHaveLength(3);
  expect(seatings('round-robin', 4, [0, 1, 2])).toHaveLength(12);
  expect(seatings('gauntlet', 3, [0, 1])).toHaveLength(4);
  expect(seatings('alone', 2, [0, 0, 0])).toEqual([
    [0, 0, 0],
    [1, 1, 1],
  ]);
  expect(seatings('mix', 2, [0, 1, 2])).toHaveLength(8);
});

test('two players sit in turns around a larger table, and those of a side together', () => {
  const tables = seatings('sprt', 2, [0, 1, 2]);
  expect(tables).toHaveLength(6);
  for (const seat of [0, 1, 2]) expect(tables.filter((table) => table[seat] === 0)).toHaveLength(3);
  expect(seatings('sprt', 2, [0, 1, 0, 1])).toEqual([
    [0, 1, 0, 1],
    [1, 0, 1, 0],
  ]);
});

test('the better player is rated higher, and any way of dealing gives the same', async () => {
  const deals = await runTournament(game, job(), { threads: 1 });
  const dealer = new Dealer(game, job());
  expect([...(await dealer.play(0, 2)), ...(await dealer.play(2, 6))]).toEqual(deals);
  const report = tournamentReport(game, job(), deals);
  expect(report).toMatchObject({ deals: 6, games: 12, leftOut: 0 });
  expect(report.ratings?.players[1]?.elo).toBeGreaterThan(100);
  expect(report.pairs?.[0]).toMatchObject({ one: 'random', other: 'strong', deals: 6 });
  expect(report.pairs?.[0]?.score).toBeLessThan(0.3);
});

test('a test of two ends as soon as it is decided', async () => {
  const long = job({ form: 'sprt', deals: 400, players: [bot('strong', 40), bot('random')] });
  const deals = await runTournament(game, long, { threads: 1 });
  expect(deals.length).toBeGreaterThanOrEqual(32);
  expect(deals.length).toBeLessThan(60);
  expect(tournamentReport(game, long, deals).sprt).toMatchObject({ unit: 'elo', verdict: 'accepted' });
});

test('who plays alone is compared on the same deals', async () => {
  const alone = job({
    game: 'exoship',
    seats: 1,
    options: { origin: 'earth', hard: false },
    players: [bot('random'), bot('easy')],
    form: 'alone',
    deals: 20,
    cap: 1000,
  });
  const deals = await runTournament(exoship as GameWithBots, alone, { threads: 1 });
  const { together = [], ratings, players } = tournamentReport(exoship as GameWithBots, alone, deals);
  expect(ratings).toBeUndefined();
  const [easy] = together;
  expect(easy?.player).toBe('easy');
  expect((easy?.both ?? 0) + (easy?.onlyOne ?? 0) + (easy?.onlyOther ?? 0) + (easy?.neither ?? 0)).toBe(20);
  expect(players.map(({ won }) => won.of)).toEqual([20, 20]);
});

test('a mixture counts tables by how many there are of the first', async () => {
  const mixed = job({ form: 'mix', deals: 2 });
  const { mix } = tournamentReport(game, mixed, await runTournament(game, mixed, { threads: 1 }));
  expect(mix?.map(({ seats, table }) => [seats, table.of])).toEqual([
    [0, 2],
    [1, 4],
    [2, 2],
  ]);
});

test('a deal with a game that did not end is left out', async () => {
  const capped = job({ cap: 3, deals: 3 });
  const report = tournamentReport(game, capped, await runTournament(game, capped, { threads: 1 }));
  expect(report).toMatchObject({ leftOut: 3, reasons: { endless: 6 } });
});

test('who forfeits is last, whatever became of the seat', () => {
  const outcome = { winners: [0], reason: 'line', rule: 'TT-2' };
  expect(placesOf(outcome, 2)).toEqual([1, 2]);
  expect(placesOf(outcome, 2, [0])).toEqual([2, 1]);
  expect(placesOf({ ...outcome, places: [1, 3, 2] }, 3)).toEqual([1, 3, 2]);
  expect(placesOf({ ...outcome, winners: [] }, 3)).toEqual([1, 1, 1]);
});
