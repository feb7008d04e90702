import { describe, expect, it } from 'vitest';
import { type Draws, fastDraws, HOST, heard, type Play, SPECTATOR } from '../index.ts';
import { played } from './fixtures/played.ts';
import type { Sketch } from './fixtures/sketch.ts';

describe('what was learnt', () => {
  /** Whether a piece of rules teaches anything. */
  function teaches(work: (g: Play<Sketch>) => void): boolean {
    const play = played({ start: { kind: 'one', verbs: ['a'], seat: () => 0 } }, { a: {} }, fastDraws('x'));
    play.s.deck = [{ cards: ['known'], seen: 'all' }, { cards: ['mine'], seen: [0] }, { cards: ['x', 'y'] }];
    expect(play.learnt).toBe(false);
    work(play);
    return play.learnt;
  }

  it('is what two others or more chose in secret, not what one alone did', () => {
    const chosen = (seats: readonly number[]) => {
      const play = played(
        {
          start: { run: (g) => g.then({ step: 'ask' }, { step: 'wait' }) },
          ask: { kind: 'secret', verbs: ['a'], seats: () => seats },
          wait: { kind: 'one', verbs: ['a'], seat: () => 0 },
        },
        { a: {} },
      );
      for (const seat of seats) play.act(seat, { type: 'a' });
      expect(play.asking.step).toBe('wait');
      return play.learnt;
    };
    expect([[], [1], [0, 1], [0, 1, 2]].map(chosen)).toEqual([false, false, true, true]);
  });

  it('is every draw but that of a card everyone knew, every reveal and every secret told', () => {
    expect(teaches((g) => g.draw(g.s.deck))).toBe(false);
    expect(teaches((g) => g.look(g.s.deck, 1, [1]))).toBe(false);
    expect(teaches((g) => g.tell({ type: 'public' }))).toBe(false);
    expect(teaches((g) => g.then({ step: 'end' }))).toBe(false);
    expect(teaches((g) => [g.draw(g.s.deck), g.draw(g.s.deck)])).toBe(true);
    expect(teaches((g) => g.int(2))).toBe(true);
    expect(teaches((g) => g.roll(6))).toBe(true);
    expect(teaches((g) => g.shuffle([1, 2]))).toBe(true);
    expect(teaches((g) => g.look(g.s.deck, 2, [1]))).toBe(true);
    expect(teaches((g) => g.reveal())).toBe(true);
    expect(teaches((g) => g.tellOnly([0], { type: 'secret' }))).toBe(true);
  });

  it('by looking at a pile adds to what is known and takes from nobody', () => {
    const play = played({ start: { kind: 'one', verbs: ['a'], seat: () => 0 } }, { a: {} }, fastDraws('x'));
    play.s.deck = [{ cards: ['known'], seen: 'all' }, { cards: ['mine'], seen: [2] }, { cards: ['x', 'y'] }];
    const looked = play.look(play.s.deck, 3, [0]);
    expect(looked.slice(0, 2)).toEqual(['known', 'mine']);
    expect(play.s.deck).toEqual([
      { cards: ['known'], seen: 'all' },
      { cards: ['mine'], seen: [0, 2] },
      { cards: [looked[2]], seen: [0] },
      { cards: [looked[2] === 'x' ? 'y' : 'x'] },
    ]);
    expect(play.look(play.s.deck, 9, 'all')).toHaveLength(4);
    expect(play.s.deck).toEqual([{ cards: [...looked, looked[2] === 'x' ? 'y' : 'x'], seen: 'all' }]);
    expect(play.look([], 2, 'all')).toEqual([]);
  });
});

it('events reach their audience, and the others hear what is meant for them', () => {
  const play = played({ start: { kind: 'one', verbs: ['a'], seat: () => 0 } }, { a: {} });
  play.events = [];
  play.tell({ type: 'all' });
  play.tellOnly([1], { type: 'secret', n: 7 });
  play.tellOnly([1, 2], { type: 'drew', n: 3 }, { type: 'drew' });
  // To the letter: what is not said is not there, so that what is sent and stored has no holes.
  expect(play.events).toStrictEqual([
    { event: { type: 'all' } },
    { event: { type: 'secret', n: 7 }, to: [1] },
    { event: { type: 'drew', n: 3 }, to: [1, 2], others: { type: 'drew' } },
  ]);
  expect(heard(play.events, 1)).toEqual([{ type: 'all' }, { type: 'secret', n: 7 }, { type: 'drew', n: 3 }]);
  expect(heard(play.events, 2)).toEqual([{ type: 'all' }, { type: 'drew', n: 3 }]);
  for (const seat of [0, HOST, SPECTATOR])
    expect(heard(play.events, seat)).toEqual([{ type: 'all' }, { type: 'drew' }]);
});

it('draws are numbered in the state, dice count from one', () => {
  const asked: number[][] = [];
  const draws: Draws = {
    at(draw, n) {
      asked.push([draw, n]);
      return n - 1;
    },
  };
  const play = played({ start: { kind: 'one', verbs: ['a'], seat: () => 0 } }, { a: {} }, draws);
  expect([play.int(5), play.roll(6), play.shuffle(['a', 'b', 'c'])]).toEqual([4, 6, ['a', 'b', 'c']]);
  expect(asked).toEqual([
    [0, 5],
    [1, 6],
    [2, 3],
    [3, 2],
  ]);
  expect(play.s.draws).toBe(4);
});
