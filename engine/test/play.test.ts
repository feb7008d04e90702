import { describe, expect, it } from 'vitest';
import { chosenIn, HOST, RulesBug, SPECTATOR, stream } from '../index.ts';
import { played, step } from './fixtures/played.ts';
import type { Sketch, SketchStep, SketchVerb } from './fixtures/sketch.ts';

describe('steps', () => {
  it('run first things first, what is pushed before what already waits', () => {
    const play = played({
      start: step('start', 'a', 'b', 'end'),
      a: step('a', 'a1', 'a2'),
      a1: step('a1', 'deep'),
      a2: step('a2'),
      deep: step('deep'),
      b: step('b'),
    });
    expect(play.s.done).toEqual(['start', 'a', 'a1', 'deep', 'a2', 'b']);
    expect(play.s.outcome).toEqual({ winners: [0], reason: 'done', rule: 'S-1' });
    expect(play.s.stack).toEqual([]);
    expect(play.over).toBe(true);
  });

  it('stop at the end, whatever still waits', () => {
    const play = played({ start: step('start', 'end', 'never'), never: step('never') });
    expect(play.s.done).toEqual(['start']);
    expect([play.awaited(), play.invited(), play.legal(0)]).toEqual([[], [], []]);
    expect(() => play.asking).toThrow(RulesBug);
  });

  it('that run out, or are not there, are bugs', () => {
    expect(() => played({ start: step('start') })).toThrow(
      new RulesBug('the steps ran out without an outcome'),
    );
    expect(() => played({ start: step('start', 'nowhere') })).toThrow('there is no step nowhere');
    expect(() => played({ start: { kind: 'one', verbs: ['nothing'], seat: () => 0 } })).toThrow('nothing');
  });

  it('that ask unseen are a pause to all but those they ask', () => {
    const asks: SketchStep = { kind: 'one', verbs: ['a'], seat: () => 1 };
    const open = played({ start: asks }, { a: {} });
    expect([0, 1, SPECTATOR].map((seat) => open.awaitedAs(seat))).toEqual([[1], [1], [1]]);
    const unseen = played({ start: { ...asks, unseen: true } }, { a: {} });
    expect([0, 1, SPECTATOR].map((seat) => unseen.awaitedAs(seat))).toEqual([[], [1], []]);
    expect(unseen.awaited()).toEqual([1]);
  });

  it('are passed their frame', () => {
    const play = played({
      start: { run: (g) => g.then({ step: 'count', n: 3 }, { step: 'end' }) },
      count: {
        run(g, { n = 0 }) {
          g.s.done.push(`${n}`);
          if (n > 0) g.then({ step: 'count', n: n - 1 });
        },
      },
    });
    expect(play.s.done).toEqual(['3', '2', '1', '0']);
  });
});

describe('one seat decides', () => {
  it('among the candidates that draw no objection, verb by verb', () => {
    const play = played(
      { start: { kind: 'one', verbs: ['b', 'a'], seat: () => 1 } },
      {
        a: {
          options: () => [1, 2, 3].map((n) => ({ type: 'a', n })),
          check: (_s, { n }) => (n === 2 ? { rule: 'S-2', code: 'two' } : undefined),
        },
        b: {},
        c: {},
      },
    );
    expect(play.awaited()).toEqual([1]);
    expect(play.invited()).toEqual([1]);
    expect([play.seat, play.kind, play.asking]).toEqual([1, 'one', { step: 'start' }]);
    expect(play.legal(1)).toEqual([{ type: 'b' }, { type: 'a', n: 1 }, { type: 'a', n: 3 }]);
    const picks = [0, 1, 2].map((number) => play.pick(1, { int: () => number }));
    expect(picks).toEqual(play.legal(1));
    expect(play.objection(1, { type: 'a', n: 2 })).toEqual({ rule: 'S-2', code: 'two' });
    expect(play.objection(1, { type: 'c' })).toEqual({
      rule: 'table',
      code: 'not-now',
      about: { type: 'c' },
    });
    expect(play.objection(1, { type: 'b' })).toBeUndefined();
  });

  it('and each legal action is as likely as any other, where verbs are exact too', () => {
    const some = (type: string, count: number, exact: boolean): Partial<SketchVerb> => ({
      options: () => Array.from({ length: count }, (_, n) => ({ type, n })),
      ...(exact ? { exact: true } : {}),
    });
    for (const exact of [true, false]) {
      const play = played(
        { start: { kind: 'one', verbs: ['a', 'none', 'b', 'c'], seat: () => 0 } },
        { a: some('a', 2, true), none: some('none', 0, true), b: some('b', 1, exact), c: some('c', 3, true) },
      );
      const asked: number[] = [];
      const picks = Array.from({ length: 6 }, (_, number) =>
        play.pick(0, {
          int(n) {
            asked.push(n);
            return number;
          },
        }),
      );
      expect(picks).toEqual(play.legal(0));
      expect(picks.map(({ type, n }) => `${type}${n}`)).toEqual(['a0', 'a1', 'b0', 'c0', 'c1', 'c2']);
      expect(asked).toEqual(Array(6).fill(6));
    }
  });

  it('and who has nothing to do cannot have it picked', () => {
    for (const exact of [true, false]) {
      // Once: the place where legal actions are put down still has the one that is no longer legal.
      const once: Partial<SketchVerb> = {
        options: (s) => (s.done.length > 0 ? [] : [{ type: 'a' }]),
        do: (g) => {
          g.s.done.push('a');
          g.then({ step: 'start' });
        },
        ...(exact ? { exact: true } : {}),
      };
      const play = played({ start: { kind: 'one', verbs: ['a'], seat: () => 0 } }, { a: once });
      play.act(0, play.pick(0, stream('once')));
      for (const random of [stream('again'), { int: () => 0 }])
        expect(() => play.pick(0, random)).toThrow(new RulesBug('start leaves seat 0 nothing to do'));
    }
  });

  it('and the frame is off the stack when the action is done', () => {
    const play = played(
      {
        start: { run: (g) => g.then({ step: 'ask', n: 7 }, { step: 'end' }) },
        ask: { kind: 'one', verbs: ['a'], seat: () => 0 },
      },
      {
        a: { do: (g, _action, seat, frame) => void g.s.done.push(`${seat} ${frame.n} ${g.s.stack.length}`) },
      },
    );
    play.perform(0, { type: 'a' });
    expect(play.s.done).toEqual(['0 7 1']);
    expect(play.over).toBe(false);
    play.run();
    expect(play.over).toBe(true);
  });

  it('unless there is nobody to ask', () => {
    const ask: SketchStep = { kind: 'one', verbs: ['a'], seat: () => undefined };
    expect(played({ start: step('start', 'ask', 'end'), ask }, { a: {} }).over).toBe(true);
    expect(
      played({ start: step('start', 'ask', 'end'), ask: { ...ask, auto: () => true } }, { a: {} }).over,
    ).toBe(true);
  });

  it('unless there is a single action and the step takes it by itself', () => {
    const steps = (auto: boolean) => ({
      start: step('start', 'ask', 'end'),
      ask: { kind: 'one', verbs: ['a', 'b'], seat: () => 2, auto: () => auto } as SketchStep,
    });
    const forbidden = { check: () => ({ rule: 'S-3', code: 'no' }) };
    expect(played(steps(true), { a: {}, b: forbidden }).s.done).toEqual(['start', 'a by 2']);
    expect(played(steps(true), { a: {}, b: {} }).awaited()).toEqual([2]);
    expect(played(steps(false), { a: {}, b: forbidden }).awaited()).toEqual([2]);
  });
});

describe('several decide in secret', () => {
  const bid: Partial<SketchVerb> = {
    options: () => [1, 2, 3].map((n) => ({ type: 'bid', n })),
    check: (_s, action, seat, frame) =>
      (chosenIn<Sketch>(frame)[seat] ?? []).some(({ n }) => n === action.n)
        ? { rule: 'S-4', code: 'twice' }
        : undefined,
    do: (g, { n }, seat) => void g.s.done.push(`${seat} bids ${n}`),
  };
  const secret = (more: object = {}) => ({
    start: step('start', 'ask', 'after'),
    ask: { kind: 'secret', verbs: ['bid'], seats: () => [0, 1, 2], ...more } as SketchStep,
    after: step('after', 'end'),
  });

  it('and nothing is done until all are in, then in the order of seats', () => {
    const play = played(secret(), { bid });
    expect(play.awaited()).toEqual([0, 1, 2]);
    play.act(2, { type: 'bid', n: 3 });
    play.act(0, { type: 'bid', n: 1 });
    expect(play.awaited()).toEqual([1]);
    expect(play.s.done).toEqual(['start']);
    expect(play.asking).toEqual({
      step: 'ask',
      chosen: { 0: [{ type: 'bid', n: 1 }], 2: [{ type: 'bid', n: 3 }] },
    });
    expect(play.learnt).toBe(false);
    play.act(1, { type: 'bid', n: 2 });
    expect(play.s.done).toEqual(['start', '0 bids 1', '1 bids 2', '2 bids 3', 'after']);
    expect(play.learnt).toBe(true);
  });

  it('more than once where one choice is not enough', () => {
    const play = played(secret({ enough: (_s: unknown, chosen: unknown[]) => chosen.length === 2 }), { bid });
    for (const seat of [0, 1, 2]) play.act(seat, { type: 'bid', n: 1 });
    expect(play.awaited()).toEqual([0, 1, 2]);
    expect(play.legal(1)).toEqual([
      { type: 'bid', n: 2 },
      { type: 'bid', n: 3 },
    ]);
    for (const seat of [2, 1, 0]) play.act(seat, { type: 'bid', n: 3 });
    expect(play.s.done.slice(1, -1)).toEqual([
      '0 bids 1',
      '0 bids 3',
      '1 bids 1',
      '1 bids 3',
      '2 bids 1',
      '2 bids 3',
    ]);
  });

  it('and a lone seat learns nothing from its own choice', () => {
    const play = played(secret({ seats: () => [1] }), { bid });
    play.act(1, { type: 'bid', n: 1 });
    expect(play.learnt).toBe(false);
  });

  it('with nobody asked, or all of them passed over', () => {
    expect(played(secret({ seats: () => [] }), { bid }).s.done).toEqual(['start', 'after']);
    const only = { ...bid, options: () => [{ type: 'bid', n: 1 }] };
    expect(played(secret({ auto: () => true }), { bid: only }).s.done.slice(1)).toEqual([
      '0 bids 1',
      '1 bids 1',
      '2 bids 1',
      'after',
    ]);
  });
});

describe('a window open to several seats', () => {
  const verbs = {
    go: {
      check: (_s: unknown, _a: unknown, seat: number) =>
        seat === 0 ? undefined : { rule: 'S-5', code: 'not-you' },
    },
    speak: {
      check: (_s: unknown, _a: unknown, seat: number) =>
        seat === 1 || seat === HOST ? undefined : { rule: 'S-5', code: 'not-you' },
    },
  };
  const open = (more: object = {}) => ({
    start: step('start', 'ask', 'end'),
    ask: {
      kind: 'any',
      verbs: ['go', 'speak'],
      must: () => [0],
      may: () => [0, 1, 2, HOST],
      ...more,
    } as SketchStep,
  });

  it('waits for those who must and hears those who may and can', () => {
    const play = played(open(), verbs);
    expect([play.awaited(), play.invited(), play.seat, play.kind]).toEqual([[0], [0, 1, HOST], 0, 'any']);
    expect(play.legal(2)).toEqual([]);
  });

  it('closes with the first action', () => {
    const play = played(open(), verbs);
    play.act(HOST, { type: 'speak' });
    expect(play.s.done).toEqual(['start', 'speak by -1']);
    expect(play.over).toBe(true);
  });

  it('stays open when the verb pushes the frame again', () => {
    const speak: Partial<SketchVerb> = { ...verbs.speak, do: (g, _action, _seat, frame) => g.then(frame) };
    const play = played(open(), { ...verbs, speak });
    play.act(1, { type: 'speak' });
    play.act(1, { type: 'speak' });
    expect(play.awaited()).toEqual([0]);
    play.act(0, { type: 'go' });
    expect(play.over).toBe(true);
  });

  it('is passed over when nobody must', () => {
    expect(played(open({ must: () => [] }), verbs).over).toBe(true);
  });
});

it('use is told to whoever counts', () => {
  const used: string[] = [];
  const play = played({ start: { kind: 'one', verbs: ['a'], seat: () => 0 } }, { a: {} });
  play.use('card', 'ignored');
  play.used = (kind, id) => void used.push(`${kind} ${id}`);
  play.use('card', 'ghost');
  expect(used).toEqual(['card ghost']);
});
