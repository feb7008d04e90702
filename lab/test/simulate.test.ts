import { expect, test } from 'vitest';
import { type GameWithBots, type Kit, Match } from '#engine';
import { sealedBids } from '#engine/test/fixtures/sealedBids.ts';
import { type TicTacToe, ticTacToe } from '#engine/test/fixtures/ticTacToe.ts';
import { exoship } from '#games/exoship/index.ts';
import { DEFAULT_CAP, type Job, jobRefusal } from '../job.ts';
import { playGames, recordOf } from '../player.ts';
import { reportOf } from '../report.ts';
import { simulate } from '../simulate.ts';
import { emptyTally, merge } from '../tally.ts';

function job(more: Partial<Job> = {}): Job {
  const options = { origin: 'earth', hard: false };
  return {
    game: 'exoship',
    seats: 1,
    options,
    seed: 's',
    bots: ['random'],
    games: 40,
    cap: DEFAULT_CAP,
    ...more,
  };
}

const marks = job({ game: 'tic-tac-toe', seats: 2, options: {}, bots: ['random', 'random'], games: 10 });

/** A table of tic-tac-toe with one rule changed. */
function bent(verb: Partial<GameWithBots<TicTacToe>['verbs']['mark']>): GameWithBots<TicTacToe> {
  return { ...ticTacToe, verbs: { mark: { ...ticTacToe.verbs.mark, ...verb } } };
}

test('the result does not depend on how the games were dealt out', () => {
  const whole = playGames(exoship, job(), 0, 40);
  const parts = emptyTally(1);
  for (const [from, to] of [
    [33, 40],
    [0, 1],
    [1, 33],
  ] as const) {
    merge(parts, playGames(exoship, job(), from, to));
  }
  expect(parts).toEqual(whole);
});

test('any game can be had as a record that replays', () => {
  for (const index of [0, 7, 39]) {
    const record = recordOf(exoship, job(), index);
    expect(record.random).toEqual({ kind: 'fast', seed: `s/${index}` });
    const replayed = Match.replay(exoship, record);
    expect(replayed.ok && replayed.match.outcome).toBeTruthy();
  }
  expect(recordOf(exoship, job(), 1)).not.toEqual(recordOf(exoship, job(), 2));
});

test('bots of every level play, and the same game every time', () => {
  for (const level of ['easy', 'sound', 'strong'] as const) {
    const thinking = job({ bots: [level], games: 1, budget: { iterations: 30 } });
    expect(recordOf(exoship, thinking, 0)).toEqual(recordOf(exoship, thinking, 0));
  }
});

test('every seat has its own bot, secret decisions and all', () => {
  const table = job({
    game: 'sealed-bids',
    seats: 3,
    options: {},
    bots: ['random', 'easy', 'sound'],
    games: 5,
  });
  const options = { hearts: 2, double: true };
  const tally = playGames(sealedBids, { ...table, options, budget: { iterations: 20 } }, 0, 5);
  expect(tally).toMatchObject({ games: 5, failed: { stuck: 0, endless: 0, broken: 0 } });
});

test('wins, points, lengths and content add up', async () => {
  const { tally, seconds } = await simulate(exoship, job(), { threads: 1 });
  const report = reportOf(exoship, job(), tally, seconds);
  expect(Object.values(report.reasons).reduce((sum, { count }) => sum + count, 0)).toBe(40);
  expect(report.seats[0]?.points?.spread.max).toBeLessThanOrEqual(14);
  expect(report.actions?.mean).toBeGreaterThan(5);
  expect(report.branching).toBeGreaterThan(2);
  expect(report.coverage.find(({ kind }) => kind === 'timeline')?.unused).toEqual([]);
  expect(report.coverage.find(({ kind }) => kind === 'origin')?.unused).toEqual(['mars']);
});

test('progress grows to the number of games', async () => {
  const seen: number[] = [];
  await simulate(exoship, job(), { threads: 1, onProgress: (games) => seen.push(games) });
  expect(seen.at(-1)).toBe(40);
  expect(seen).toEqual(seen.toSorted((a, b) => a - b));
});

test('a stop is heard', async () => {
  const stop = new AbortController();
  const running = simulate(exoship, job({ games: 1_000_000 }), {
    threads: 1,
    signal: stop.signal,
    onProgress: () => stop.abort(),
  });
  await expect(running).rejects.toThrow(/abort/);
});

test('a seat without a legal action makes a stuck game, with a record to open', () => {
  const stuck = bent({ check: ({ turn }) => (turn >= 3 ? { rule: 'TT-0', code: 'tired' } : undefined) });
  const tally = playGames(stuck, marks, 0, 10);
  expect(tally.failed).toEqual({ stuck: 10, endless: 0, broken: 0, unsound: 0 });
  expect(tally.failures[0]).toMatchObject({
    index: 0,
    kind: 'stuck',
    message: expect.stringMatching(/seat 1 .*“turn”/),
  });
  expect(tally.failures[0]?.record.actions).toHaveLength(3);
});

test('a rule that throws makes a broken game, with the action that did it', () => {
  const broken = bent({
    do(g, action, seat, frame) {
      if (g.s.turn === 2) throw new TypeError('no such thing');
      ticTacToe.verbs.mark.do(g, action, seat, frame);
    },
  });
  const { failures } = playGames(broken, marks, 0, 1);
  expect(failures[0]).toMatchObject({
    kind: 'broken',
    message: 'TypeError: no such thing',
    next: [0, { type: 'mark' }],
  });
  expect(failures[0]?.record.actions).toHaveLength(2);
  const opened = failures[0] && Match.replay(ticTacToe as GameWithBots<Kit>, failures[0].record);
  expect(opened?.ok).toBe(true);
});

test('a game past the cap is endless', () => {
  const { failed, failures } = playGames(exoship, job({ cap: 4 }), 0, 3);
  expect(failed.endless).toBe(3);
  const replayed = failures[0] && Match.replay(exoship, failures[0].record);
  expect(replayed?.ok).toBe(true);
});

test('only the first failures are kept, whatever the order they came in', () => {
  const capped = job({ cap: 4 });
  const tally = playGames(exoship, capped, 30, 60);
  merge(tally, playGames(exoship, capped, 0, 30));
  expect(tally.failures.map(({ index }) => index)).toEqual(Array.from({ length: 20 }, (_, i) => i));
  expect(tally.failed.endless).toBe(60);
});

test('games that cannot be begun are refused before any is played', () => {
  expect(jobRefusal(exoship, job())).toBeUndefined();
  expect(jobRefusal(exoship, job({ seats: 3 }))).toMatchObject({ field: 'seats' });
  expect(jobRefusal(exoship, job({ options: { origin: 'pluto' } }))).toMatchObject({
    field: 'options.origin',
  });
});

test('a state that breaks an invariant ends its game, where the record leads to it', () => {
  const unsound: GameWithBots<TicTacToe> = {
    ...ticTacToe,
    invariants: ({ turn }) => (turn >= 4 ? { field: 'turn', reason: 'is past the third' } : undefined),
  };
  const unchecked = playGames(unsound, marks, 0, 3);
  expect(unchecked.failures).toEqual([]);
  const { failed, failures } = playGames(unsound, { ...marks, check: 2 }, 0, 3);
  expect(failed).toEqual({ stuck: 0, endless: 0, broken: 0, unsound: 3 });
  expect(failures[0]).toMatchObject({ kind: 'unsound', message: 'turn is past the third' });
  expect(failures[0]?.record.actions).toHaveLength(4);
});
