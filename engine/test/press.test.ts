/** A press: one or more actions of a seat, taken in order; what was done is kept. */
import { describe, expect, it } from 'vitest';
import { type Entry, type Game, Match, pressesOf, type Result } from '../index.ts';
import { sealedBids } from './fixtures/sealedBids.ts';
import { END, type Sketch, type SketchVerb, sketch } from './fixtures/sketch.ts';
import { ticTacToe } from './fixtures/ticTacToe.ts';

const RANDOM = { kind: 'fast', seed: 'press' } as const;
const THINK = { type: 'think' } as const;
const ROLL = { type: 'roll' } as const;
const PASS = { type: 'pass' } as const;
const STOP = { type: 'stop' } as const;

/** Whose turn it is: seats 0 and 1 pass it on. */
const turnOf = ({ done }: Sketch['state']) => done.filter((what) => what === 'pass').length % 2;

/** Done in one's own turn, as often as one likes; noted and told. */
const verb = (type: string, more: Partial<SketchVerb> = {}): Record<string, Partial<SketchVerb>> => ({
  [type]: {
    check: (s, _action, seat) => (turnOf(s) === seat ? undefined : { rule: 'S-1', code: 'not-yours' }),
    do(g, _action, _seat, frame) {
      g.s.done.push(type);
      g.tell({ type });
      g.then(frame);
    },
    ...more,
  },
});

/** A turn is as many thoughts as one likes; anyone may shout at any time. */
const turns: Game<Sketch> = sketch(
  {
    start: {
      kind: 'any',
      verbs: ['think', 'roll', 'crash', 'stop', 'pass', 'shout'],
      must: (s) => [turnOf(s)],
      may: () => [0, 1],
    },
    end: END,
  },
  {
    ...verb('think'),
    ...verb('pass'),
    ...verb('shout', { check: () => undefined }),
    ...verb('stop', { do: (g) => g.then({ step: 'end' }) }),
    ...verb('crash', { do: () => expect.fail('in the middle') }),
    ...verb('roll', {
      do(g, _action, _seat, frame) {
        g.s.done.push(`${g.roll(6)}`);
        g.then(frame);
      },
    }),
  },
);

function begun<T>(result: Result<{ match: T }>): T {
  return result.ok ? result.match : expect.fail(result.refusal.message);
}

const start = () => begun(Match.start(turns, { seats: 2, random: RANDOM }));

function pressed(match: Match<Sketch>, seat: number, ...actions: object[]) {
  const done = match.press(seat, actions);
  return done.ok ? done : expect.fail(done.refusal.message);
}

describe('a press', () => {
  it('does all of its actions in order, each with a version of its own', () => {
    const match = start();
    const done = pressed(match, 0, THINK, PASS);
    expect(done).toEqual({
      ok: true,
      version: 2,
      done: 2,
      events: [{ event: { type: 'think' } }, { event: { type: 'pass' } }],
    });
    expect(match.state.done).toEqual(['think', 'pass']);
    expect(match.version).toBe(2);
  });

  it('of one action is that action', () => {
    const [one, other] = [start(), start()];
    expect(pressed(one, 0, THINK)).toEqual({ ...other.act(0, THINK), done: 1 });
    expect(one.entries).toEqual(other.entries);
    expect(one.record()).toEqual(other.record());
  });

  it('stops before the first that is refused, keeps what was done and names the refusal', () => {
    const match = start();
    expect(pressed(match, 0, THINK, { type: 'sing' }, THINK)).toMatchObject({
      version: 1,
      done: 1,
      stopped: { code: 'bad-request', field: 'actions[1].type' },
    });
    expect(match.state.done).toEqual(['think']);
  });

  it('stops after something was learnt', () => {
    const match = start();
    expect(pressed(match, 0, THINK, ROLL, THINK)).toMatchObject({ done: 2, stopped: 'learnt' });
    expect(pressed(match, 0, THINK, ROLL)).not.toHaveProperty('stopped');
  });

  it('stops when another seat must decide, though this one might still speak up', () => {
    const match = start();
    expect(pressed(match, 0, PASS, { type: 'shout' })).toMatchObject({ done: 1, stopped: 'others' });
    expect(match.press(0, [{ type: 'shout' }]).ok).toBe(true);
  });

  it('of who speaks up unasked goes on as long as the rules allow', () => {
    const match = start();
    expect(pressed(match, 1, { type: 'shout' }, { type: 'shout' }, THINK)).toMatchObject({
      done: 2,
      stopped: { code: 'illegal-action', rule: 'S-1' },
    });
  });

  it('stops at the end of the game', () => {
    const match = start();
    expect(pressed(match, 0, THINK, STOP, THINK)).toMatchObject({ done: 2, stopped: { code: 'over' } });
  });

  it.each([
    ['its first action is refused', [{ type: 'sing' }, THINK], undefined, 'bad-request'],
    ['it answers another version', [THINK, THINK], 7, 'stale'],
    ['it is empty', [], undefined, 'bad-request'],
  ])('is refused and changes nothing where %s', (_why, actions, version, code) => {
    const match = start();
    const before = match.hash();
    expect(match.press(0, actions, version)).toMatchObject({ ok: false, refusal: { code } });
    expect([match.hash(), match.version, match.entries.length]).toEqual([before, 0, 0]);
  });

  it('changes nothing where a rule breaks down in the middle of it', () => {
    const match = start();
    pressed(match, 0, THINK, THINK);
    const before = match.hash();
    expect(() => match.press(0, [THINK, { type: 'crash' }, THINK])).toThrow('in the middle');
    expect([match.hash(), match.version, match.entries.length]).toEqual([before, 2, 2]);
    // Nor where it is the first of a press, and nothing of it was done.
    expect(() => match.press(0, [{ type: 'crash' }, THINK])).toThrow('in the middle');
    expect([match.hash(), match.version, match.entries.length]).toEqual([before, 2, 2]);
    expect(match.undo(0)).toMatchObject({ ok: true, taken: 2 });
    expect(match.state.done).toEqual([]);
  });

  it('tells of each action right before it is taken', () => {
    const match = start();
    const seen: [string, number][] = [];
    match.press(0, [THINK, PASS, THINK], 0, ({ type }) => seen.push([type, match.version]));
    expect(seen).toEqual([
      ['think', 0],
      ['pass', 1],
    ]);
  });

  it('of secret choices goes on until there are enough', () => {
    const match = begun(Match.start(sealedBids, { seats: 3, random: RANDOM }));
    match.act(0, { type: 'stay' });
    const actions = match.decisions().find(({ seat }) => seat === 0)?.actions ?? [];
    const done = match.press(0, [actions[0], actions[0]]);
    expect(done).toMatchObject({ ok: true, done: 1, stopped: 'others' });
  });
});

describe('undo', () => {
  it('takes the whole press back, and counts a version for each action', () => {
    const match = start();
    match.act(0, THINK);
    const before = match.hash();
    pressed(match, 0, THINK, THINK, THINK);
    expect(match.undoable(0)).toBe(4);
    expect(match.undo(0)).toEqual({ ok: true, version: 7, taken: 3 });
    expect(match.hash()).toBe(before);
    expect(match.undo(0)).toEqual({ ok: true, version: 8, taken: 1 });
  });

  it('takes presses back one by one', () => {
    const match = start();
    pressed(match, 0, THINK, THINK);
    pressed(match, 0, THINK, THINK, THINK);
    match.undo(0);
    expect(match.state.done).toHaveLength(2);
    pressed(match, 0, THINK, THINK);
    match.undo(0);
    expect(match.state.done).toHaveLength(2);
  });

  it('goes back to where something was learnt and no further', () => {
    const match = start();
    pressed(match, 0, THINK, ROLL, THINK);
    expect(match.undo(0)).toMatchObject({ ok: false, refusal: { code: 'nothing-to-undo' } });
    pressed(match, 0, THINK, THINK);
    match.undo(0);
    expect(match.state.done).toHaveLength(2);
    expect(match.undo(0).ok).toBe(false);
  });
});

describe('the record', () => {
  it('gives the lines of a press one number', () => {
    const match = start();
    match.act(0, THINK);
    pressed(match, 0, THINK, THINK);
    pressed(match, 0, THINK, PASS);
    match.act(1, THINK);
    expect(match.record()).toMatchObject({ orrery: 2, presses: [1, 2, 2, 4, 4, 6] });
    expect(match.record().actions).toHaveLength(6);
  });

  it('without presses of several actions is one of version 1, as ever', () => {
    const match = start();
    match.press(0, [THINK]);
    match.press(0, [THINK, { type: 'sing' }]);
    expect(match.record()).toMatchObject({ orrery: 1 });
    expect(match.record()).not.toHaveProperty('presses');
  });

  it('replays with its presses: they are taken back as they were done', () => {
    const match = start();
    pressed(match, 0, THINK, THINK);
    pressed(match, 0, THINK, THINK, THINK);
    for (const again of [begun(Match.replay(turns, match.record())), match.clone()]) {
      expect(again.record()).toEqual(match.record());
      again.undo(0);
      expect(again.state.done).toHaveLength(2);
      again.undo(0);
      expect(again.state.done).toHaveLength(0);
    }
  });

  it('without numbers, or with too few, is read as ever: each action a press of its own', () => {
    const match = start();
    pressed(match, 0, THINK, THINK, THINK);
    const { presses: _, ...old } = match.record();
    for (const record of [old, { ...old, orrery: 1 as const }, { ...old, presses: [1] }]) {
      const again = begun(Match.replay(turns, record));
      again.undo(0);
      expect(again.state.done).toHaveLength(2);
    }
  });

  it('that says more than can be is read as far as it makes sense', () => {
    const match = start();
    pressed(match, 0, THINK, ROLL);
    match.act(0, THINK);
    match.act(0, PASS);
    match.act(1, THINK);
    const again = begun(Match.replay(turns, { ...match.record(), presses: [1, 1, 1, 1, 1] }));
    // What was learnt ends a press, and so does another seat.
    expect(again.record().presses).toEqual([1, 1, 3, 3, 5]);
  });

  it('is taken up where it was left: the states before the last presses are enough to take them back', () => {
    const match = start();
    match.act(0, THINK);
    const before = [match.state];
    pressed(match, 0, THINK, THINK);
    const left = { state: match.state, entries: match.entries, version: 3, before };
    const again = begun(Match.resume(turns, { seats: 2, random: RANDOM }, left));
    expect(again.undo(0)).toMatchObject({ ok: true, taken: 2 });
    expect(again.state).toEqual(before[0]);
    pressed(again, 0, THINK, THINK);
    expect(again.undo(0)).toMatchObject({ taken: 2 });
  });

  it('numbers presses apart, whatever the numbers of those before', () => {
    const line = { seat: 0, action: THINK, told: [], learnt: false };
    // As a server numbers them, which counts lines that were taken back as well.
    const entries: Entry<Sketch>[] = [
      { ...line, press: 3 },
      { ...line, press: 3 },
    ];
    const match = start();
    match.act(0, THINK);
    match.act(0, THINK);
    const left = { state: match.state, entries, version: 4 };
    const again = begun(Match.resume(turns, { seats: 2, random: RANDOM }, left));
    pressed(again, 0, THINK, THINK);
    expect(pressesOf(again.entries)).toEqual([1, 1, 3, 3]);
  });
});

describe('a press taken an action at a time', () => {
  it('rests between its actions, neither before the first nor after the last', () => {
    const rests = (...actions: object[]) => {
      const match = start();
      const steps = match.pressing(0, actions);
      const versions: number[] = [];
      for (let step = steps.next(); !step.done; step = steps.next()) versions.push(match.version);
      return versions;
    };
    expect(rests(THINK)).toEqual([]);
    expect(rests(THINK, THINK, THINK)).toEqual([1, 2]);
    expect(rests(THINK, { type: 'sing' }, THINK)).toEqual([1]);
    expect(rests()).toEqual([]);
  });

  it('gets a number that is one more than there are lines, and than the last has', () => {
    const match = start();
    const press = () => {
      pressed(match, 0, THINK, THINK);
      return match.entries.at(-1)?.press;
    };
    expect([press(), press(), press()]).toEqual([1, 3, 5]);
    match.act(0, THINK);
    expect(match.entries.at(-1)).not.toHaveProperty('press');
    expect(press()).toBe(8);
  });
});

describe('a game that never asks one seat twice', () => {
  it('takes one action of each press', () => {
    const match = begun(Match.start(ticTacToe, { seats: 2, random: RANDOM }));
    const actions = match.decisions()[0]?.actions ?? [];
    expect(match.press(0, actions.slice(0, 2))).toMatchObject({ ok: true, done: 1, stopped: 'others' });
    expect(match.record()).not.toHaveProperty('presses');
  });
});
