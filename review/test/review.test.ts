import { describe, expect, test } from 'vitest';
import { NO_DRAWS, nth, Play, redeal, same, stream } from '#engine';
import {
  EFFORTS,
  type Effort,
  isBlamed,
  type Review,
  Reviewing,
  reviewOf,
  reviewProblem,
  taken,
} from '#review';
import { estimate } from '../estimate.ts';
import { botMatch, deskOf, gameOf } from './kit.ts';

const exoship = gameOf('exoship');
const SMALL: Effort = { ...EFFORTS.standard, screening: 2, most: 4, chances: 2 };

describe('a review', () => {
  const record = botMatch(exoship, 'easy', 'review');
  const whole = new Reviewing(deskOf(exoship, record));
  whole.run(SMALL);
  const made = reviewOf(whole);

  test('is the same whoever does the tasks, in whatever order', () => {
    const other = new Reviewing(deskOf(exoship, record));
    const desks = [deskOf(exoship, record), deskOf(exoship, record)];
    for (let tasks = other.next(SMALL); tasks.length > 0; tasks = other.next(SMALL)) {
      const answers = tasks
        .map((task, i) => ({ i, answer: nth(desks, i % 2).perform(task) }))
        .reverse()
        .sort((a, b) => a.i - b.i);
      other.take(
        tasks,
        answers.map(({ answer }) => answer),
      );
    }
    expect(JSON.stringify(reviewOf(other))).toBe(JSON.stringify(made));
  });

  test('is the same when it is left after every round and taken up from its file', () => {
    let file: Review | undefined;
    for (;;) {
      const desk = deskOf(exoship, record);
      const reviewing: Reviewing = file === undefined ? new Reviewing(desk) : taken(desk, file);
      const tasks = reviewing.next(SMALL);
      if (tasks.length === 0) break;
      reviewing.take(
        tasks,
        tasks.map((task) => desk.perform(task)),
      );
      file = JSON.parse(JSON.stringify(reviewOf(reviewing))) as Review;
    }
    expect(JSON.stringify(file)).toBe(JSON.stringify(made));
  });

  test('belongs to its record and its yardstick', () => {
    const { story } = whole.desk;
    expect(reviewProblem(made, story)).toBeUndefined();
    expect(reviewProblem({ ...made, record: 'another' }, story)).toMatch(/another record/);
    expect(reviewProblem({ ...made, yardstick: 'exoship/0' }, story)).toMatch(/exoship\/0/);
    expect(reviewProblem({}, story)).toMatch(/no review/);
  });

  test('adds up in the numbers it shows', () => {
    for (const { start, setUp, luck, learnt, own, others, result } of made.accounts)
      expect(start + setUp + luck + learnt + own + others.reduce((sum, [, value]) => sum + value, 0)).toBe(
        result,
      );
    expect(made.steps.at.length).toBe(made.steps.luck.length);
  });

  test('ends after the round in which its playouts were made', () => {
    const short = new Reviewing(deskOf(exoship, record));
    short.run({ ...EFFORTS.deep, playouts: 1 });
    expect(short.rounds).toBe(1);
  });
});

test('a blunder that was planted into a good game is found', () => {
  // The last choice of a game that was won, made anew as badly as can be.
  const record = botMatch(exoship, 'strong', 'planted 1');
  const { story } = deskOf(exoship, record);
  expect(story.result).toEqual([1]);
  const at = story.deeds.findLastIndex(({ forced, action }) => !forced && action.type === 'changeCourse');
  const seat = 0;
  const legal = new Play(exoship, nth(story.states, at), NO_DRAWS).legal(seat);
  const end = legal.find(({ type }) => type === 'end') ?? nth(legal, 0);
  const { presses: _, hash: __, ...rest } = record;
  const planted = { ...rest, actions: [...record.actions.slice(0, at), [seat, end] as const] };
  const reviewing = new Reviewing(deskOf(exoship, planted));
  reviewing.run(EFFORTS.standard);
  const verdict = reviewOf(reviewing).verdicts.find((one) => one.at === at);
  expect(verdict && isBlamed(verdict.label)).toBe(true);
  expect(same(verdict?.candidates[0]?.action, end)).toBe(true);
});

test('what a seat knew is valued the same whatever is hidden from it', () => {
  const game = gameOf('mothership');
  const { story } = deskOf(game, botMatch(game, 'easy', 'known', { seats: 2 }));
  let hidden = 0;
  for (const at of [20, 60]) {
    const state = nth(story.states, at);
    const twin = redeal(game, state, 0, stream('twin'));
    if (!same(twin, state)) hidden++;
    expect(estimate(story, twin, 0, 'seed')).toEqual(estimate(story, state, 0, 'seed'));
  }
  expect(hidden).toBeGreaterThan(0);
});
