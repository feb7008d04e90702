import { describe, expect, it } from 'vitest';
import { type Game, HOST, Match, type MatchSetup, type Result } from '../index.ts';
import { counterspell } from './fixtures/counterspell.ts';
import { sealedBids } from './fixtures/sealedBids.ts';
import { END, type Sketch, type SketchVerb, sketch } from './fixtures/sketch.ts';
import { ticTacToe } from './fixtures/ticTacToe.ts';

const RANDOM = { kind: 'fast', seed: 'match' } as const;

function begun<T>(result: Result<{ match: T }>): T {
  return result.ok ? result.match : expect.fail(result.refusal.message);
}

function refusalOf(result: Result<unknown>) {
  return result.ok ? expect.fail('it was not refused') : result.refusal;
}

/** Seat 0 acts again and again, with one verb that teaches nothing, one that draws and one that breaks down. */
const turns = (more: Readonly<Record<string, Partial<SketchVerb>>> = {}): Game<Sketch> =>
  sketch(
    {
      start: {
        kind: 'one',
        verbs: ['think', 'roll', 'crash', 'stop', ...Object.keys(more)],
        seat: (s) => (s.done.length > 5 ? 1 : 0),
      },
      end: END,
    },
    {
      think: {
        do(g, { n }, _seat, frame) {
          g.s.done.push(`${n}`);
          g.tell({ type: 'thought' });
          g.then(frame);
        },
        options: () => [
          { type: 'think', n: 1 },
          { type: 'think', n: 2 },
        ],
      },
      roll: {
        do(g, _action, _seat, frame) {
          g.s.done.push(`${g.roll(6)}`);
          g.then(frame);
        },
      },
      crash: {
        do(g) {
          g.s.done.push('half');
          g.tell({ type: 'half' });
          expect.fail('in the middle');
        },
      },
      stop: {
        do: (g) => g.then({ step: 'end' }),
        check: (s) => (s.done.length > 0 ? undefined : { rule: 'S-9', code: 'too-soon' }),
      },
      ...more,
    },
  );

const start = <K extends Sketch>(game: Game<K>): Match<K> =>
  begun(Match.start(game, { seats: 2, random: RANDOM }));

describe('starting a match', () => {
  it.each([
    [{ seats: 1 }, 'bad-request', 'seats', 'seats must be from 2 to 5 in this game, not 1'],
    [{ seats: 6 }, 'bad-request', 'seats', 'seats must be from 2 to 5 in this game, not 6'],
    [{ seats: 2.5 }, 'bad-request', 'seats', 'seats must be from 2 to 5 in this game, not 2.5'],
    [{ seats: 3, options: { mode: 'teams' } }, 'bad-option', 'seats', 'Two teams of two need 4 seats.'],
    [
      { seats: 4, options: { mode: 'teams', dropIn: true } },
      'bad-option',
      'options.dropIn',
      'Nobody drops in where there are teams.',
    ],
    [
      { seats: 2, options: { mode: 'chess' } },
      'bad-option',
      'options.mode',
      'options.mode must be one of "free", "teams", not "chess"',
    ],
  ])('is refused: %j', (setup, code, field, message) => {
    const refused = refusalOf(Match.start(counterspell, { random: RANDOM, ...setup } as MatchSetup));
    expect(refused).toEqual({ code, field, message });
  });

  it('with one possible number of seats says just that', () => {
    expect(refusalOf(Match.start(ticTacToe, { seats: 3, random: RANDOM })).message).toBe(
      'seats must be 2 in this game, not 3',
    );
  });
});

describe('refusals', () => {
  it('come in order: malformed, over, stale, out of turn, illegal', () => {
    const match = start(turns());
    const refused = (seat: number, action: unknown, version?: number) =>
      match.refusal(seat, action, version)?.code;
    expect(refused(1, { type: 'sing' }, 99)).toBe('bad-request');
    expect(refused(1, { type: 'stop' }, 99)).toBe('stale');
    expect(refused(1, { type: 'stop' }, 0)).toBe('not-your-turn');
    expect(refused(0, { type: 'stop' }, 0)).toBe('illegal-action');
    expect(refused(0, { type: 'think', n: 1 }, 0)).toBeUndefined();
    match.act(0, { type: 'think', n: 1 });
    match.act(0, { type: 'stop' });
    expect(match.outcome).toBeDefined();
    expect(refused(1, { type: 'stop' }, 99)).toBe('over');
    expect(refused(1, { type: 'sing' }, 99)).toBe('bad-request');
  });

  it('have words, and the rule that forbids it', () => {
    const match = start(turns());
    expect(match.refusal(0, { type: 'stop' })).toEqual({
      code: 'illegal-action',
      message: 'because of too-soon',
      rule: 'S-9',
    });
    expect(match.refusal(1, { type: 'stop' })?.message).toBe('seat 1 has nothing to decide now');
    expect(match.refusal(0, { type: 'stop' }, 7)?.message).toBe('this answers version 7; the match is at 0');
    expect(match.refusal(0, 7)).toEqual({
      code: 'bad-request',
      field: 'action',
      message: 'action must be an object with a type',
    });
    expect(match.refusal(0, { type: 'sing' })?.message).toBe(
      'action.type must be one of think, roll, crash, stop',
    );
    expect(match.refusal(0, { type: 'think', n: 'x' })).toMatchObject({ field: 'action.n' });
    expect(match.objection(1, { type: 'think' })).toEqual({ rule: 'table', code: 'not-your-turn' });
  });

  it('of something that is not asked now name the thing', () => {
    const game = sketch({ start: { kind: 'one', verbs: ['a'], seat: () => 0 } }, { a: {}, b: {} });
    const refused = refusalOf(start(game).act(0, { type: 'b' }));
    expect(refused).toEqual({
      code: 'illegal-action',
      rule: 'table',
      message: '“b” is not one of the things to decide now',
    });
  });

  it('a rule that breaks down leaves the match as it was', () => {
    const match = start(turns());
    match.act(0, { type: 'think', n: 1 });
    const before = { hash: match.hash(), version: match.version, record: match.record(), log: match.log(0) };
    expect(() => match.act(0, { type: 'crash' })).toThrow('in the middle');
    expect({ hash: match.hash(), version: match.version, record: match.record(), log: match.log(0) }).toEqual(
      before,
    );
    expect(match.act(0, { type: 'stop' }).ok).toBe(true);
  });
});

describe('playing on', () => {
  it('keeps its own copy of an action', () => {
    const match = start(turns());
    const action = { type: 'think', n: 1 };
    match.act(0, action);
    action.n = 2;
    expect(match.record().actions).toEqual([[0, { type: 'think', n: 1 }]]);
    expect(match.entries[0]?.action).toEqual({ type: 'think', n: 1 });
  });

  it('tells what happened and at which version it stands now', () => {
    const match = start(turns());
    expect(match.act(0, { type: 'think', n: 2 }, 0)).toEqual({
      ok: true,
      version: 1,
      events: [{ event: { type: 'thought' } }],
    });
    expect(match.log(1)).toEqual([{ type: 'thought' }]);
    expect(match.opening(1)).toEqual([]);
  });
});

describe('versions and undo', () => {
  it('only ever grow, undo included', () => {
    const match = start(turns());
    const seen = [match.version];
    const note = (result: Result<{ version: number }>) => seen.push(result.ok ? result.version : -1);
    note(match.act(0, { type: 'think', n: 1 }));
    note(match.act(0, { type: 'think', n: 2 }));
    note(match.undo(0));
    note(match.undo(0));
    note(match.act(0, { type: 'think', n: 1 }));
    expect(seen).toEqual([0, 1, 2, 3, 4, 5]);
    expect(match.version).toBe(5);
    expect(match.refusal(0, { type: 'think', n: 1 }, 1)?.code).toBe('stale');
    expect(match.clone().version).toBe(5);
  });

  it('reach back to the last thing learnt and no further', () => {
    const match = start(turns());
    match.act(0, { type: 'think', n: 1 });
    match.act(0, { type: 'roll' });
    expect(match.undoable(0)).toBe(0);
    match.act(0, { type: 'think', n: 1 });
    match.act(0, { type: 'think', n: 2 });
    expect([match.undoable(0), match.undoable(1), match.undoable(HOST)]).toEqual([2, 0, 0]);
    expect(refusalOf(match.undo(1)).code).toBe('nothing-to-undo');
    match.undo(0);
    match.undo(0);
    expect(refusalOf(match.undo(0)).code).toBe('nothing-to-undo');
    expect(match.state.done).toHaveLength(2);
    expect(match.log(0)).toEqual([{ type: 'thought' }]);
  });

  it('a seat cannot take back over another seat’s action', () => {
    const match = begun(Match.start(sealedBids, { seats: 3, random: RANDOM }));
    match.act(0, { type: 'stay' });
    const bid = (seat: number) => {
      const action = match.decisions().find((decision) => decision.seat === seat)?.actions[0];
      return match.act(seat, action);
    };
    bid(1);
    expect([match.undoable(0), match.undoable(1)]).toEqual([0, 1]);
    bid(0);
    expect([match.undoable(0), match.undoable(1)]).toEqual([1, 0]);
    match.undo(0);
    expect(match.undoable(1)).toBe(1);
    bid(0);
    bid(2);
    expect([0, 1, 2].map((seat) => match.undoable(seat))).toEqual([0, 0, 0]);
  });
});

describe('loading a position', () => {
  const position = () => ({ stack: [{ step: 'start' }], seats: 2, draws: 3, done: ['x'], deck: [] });

  it('plays on from there, and its record begins there', () => {
    const match = begun(Match.load(turns(), position(), RANDOM));
    match.act(0, { type: 'roll' });
    expect(match.record()).toMatchObject({ seats: 2, start: position(), actions: [[0, { type: 'roll' }]] });
    const again = begun(Match.replay(turns(), match.record()));
    expect(again.hash()).toBe(match.hash());
    expect(again.state.draws).toBe(4);
  });

  it('does not hold on to what it was given', () => {
    const given = position();
    const match = begun(Match.load(turns(), given, RANDOM));
    given.done.push('meddled');
    expect(match.state.done).toEqual(['x']);
  });

  it.each([
    ['an empty stack', { stack: [] }, 'state cannot be played on: the steps ran out without an outcome'],
    [
      'an unknown step',
      { stack: [{ step: '__proto__' }] },
      'state cannot be played on: there is no step __proto__',
    ],
    ['a list that is not there', { done: undefined }, 'state cannot be played on: '],
  ])('that nobody can play on from is refused: %s', (_what, broken, message) => {
    const refused = refusalOf(Match.load(turns(), { ...position(), ...broken }, RANDOM));
    expect(refused).toMatchObject({ code: 'bad-request', field: 'state' });
    expect(refused.message).toContain(message);
  });

  it('that the game finds fault with is refused in the game’s words', () => {
    const refused = refusalOf(
      Match.load(ticTacToe, { stack: [], seats: 2, draws: 0, marks: [1, 1], turn: 2 }, RANDOM),
    );
    expect(refused).toEqual({
      code: 'bad-request',
      field: 'state.marks',
      message: 'state.marks must be two sets of cells with none in common',
    });
  });
});

describe('replaying a record', () => {
  it('of another game, other rules or another end is refused', () => {
    const match = start(turns());
    match.act(0, { type: 'think', n: 1 });
    const record = match.record();
    const refused = (change: object) => refusalOf(Match.replay(turns(), { ...record, ...change }));
    expect(refused({ game: 'chess' })).toMatchObject({
      code: 'bad-record',
      field: 'game',
      message: 'the record is of chess, not of sketch',
    });
    expect(refused({ rules: '2' })).toMatchObject({ code: 'bad-record', field: 'rules' });
    expect(refused({ hash: 'x' })).toMatchObject({ code: 'bad-record', field: 'hash' });
    expect(refused({ seats: 99 })).toMatchObject({ code: 'bad-record', field: 'seats' });
    expect(refused({ actions: [...record.actions, [1, { type: 'stop' }]] })).toEqual({
      code: 'bad-record',
      field: 'actions[1]',
      message: 'action 2: seat 1 has nothing to decide now',
    });
  });

  it('with newcomers starts with those who sat down at first', () => {
    const match = begun(Match.start(counterspell, { seats: 2, options: { dropIn: true }, random: RANDOM }));
    match.act(HOST, { type: 'join' });
    expect([match.seats, match.record().seats]).toEqual([3, 2]);
    expect(begun(Match.replay(counterspell, match.record())).hash()).toBe(match.hash());
    expect(match.clone().seats).toBe(3);
  });
});

describe('a record of former rules', () => {
  const FORMER = { ...turns(), version: '1' };
  const match = start(FORMER);
  match.act(0, { type: 'think', n: 1 });
  match.act(0, { type: 'think', n: 2 });
  const record = match.record();
  const now = (more: Partial<Game<Sketch>>): Game<Sketch> => ({
    ...turns(),
    version: '2',
    former: { 1: '0.1.0' },
    ...more,
  });

  it('goes on under today’s where they agree with all of it, and is theirs from then on', () => {
    const going = begun(Match.replay(now({}), record));
    expect(going.hash()).toBe(match.hash());
    expect(going.record()).toEqual({ ...record, rules: '2' });
  });

  it('says who plays it where today’s rules object, and is read up to there', () => {
    const { think } = turns().verbs;
    const stricter = now({
      verbs: {
        ...turns().verbs,
        think: { ...think, check: (_s, { n }) => (n === 2 ? { rule: 'S-1', code: 'no' } : undefined) },
      } as Game<Sketch>['verbs'],
    });
    const { match: read, refusal } = Match.replayFar(stricter, record);
    expect(read?.entries).toHaveLength(1);
    expect(refusal).toMatchObject({ code: 'bad-record', field: 'rules' });
    expect(refusal?.message).toMatch(
      /^the record was played under rules 1 and does not go on under 2 \(action 2: .*\): Orrery 0\.1\.0 plays it$/,
    );
    expect(refusalOf(Match.replay(stricter, record))).toEqual(refusal);
  });

  it('that comes out elsewhere is read, but does not go on', () => {
    const { match: read, refusal } = Match.replayFar(now({}), { ...record, hash: '0000000000000000' });
    expect(read?.entries).toHaveLength(2);
    expect(refusal?.message).toContain('ends in another position than it says): Orrery 0.1.0 plays it');
  });

  it('of rules nobody here has heard of is not tried', () => {
    const { match: read, refusal } = Match.replayFar(now({}), { ...record, rules: '3' });
    expect(read).toBeUndefined();
    expect(refusal?.message).toBe(
      'the record was played under rules 3; this is 2: a release of Orrery with those rules plays it',
    );
  });
});

describe('taking up a match where it was left', () => {
  it('goes on as if it had never been put away', () => {
    const played = begun(Match.start(counterspell, { seats: 2, random: RANDOM }));
    const step = (match: typeof played) => {
      const [open] = match.decisions();
      const action = open?.actions[0];
      if (open && action) match.act(open.seat, action);
    };
    for (let i = 0; i < 6; i++) step(played);
    const { state, entries, version } = played;
    const left = JSON.parse(JSON.stringify({ state, entries, version }));
    const taken = begun(Match.resume(counterspell, { seats: 2, random: RANDOM }, left));
    expect(taken.version).toBe(played.version);
    for (let i = 0; i < 6; i++) {
      expect(taken.hash()).toBe(played.hash());
      expect(taken.log(0)).toEqual(played.log(0));
      step(played);
      step(taken);
    }
    expect(taken.record()).toEqual(played.record());
  });

  it('shares nothing with what it was given, and undoes only what was done since', () => {
    const setup = { seats: 2, random: RANDOM };
    const state = { ...turns().setup({ seats: 2, options: {} }) };
    const taken = begun(Match.resume(turns(), setup, { state, entries: [], version: 7 }));
    const before = JSON.stringify(state);
    expect(refusalOf(taken.undo(0)).code).toBe('nothing-to-undo');
    taken.act(0, { type: 'think' });
    expect(taken.version).toBe(8);
    expect(JSON.stringify(state)).toBe(before);
    expect(taken.undo(0).ok).toBe(true);
    expect(refusalOf(taken.undo(0)).code).toBe('nothing-to-undo');
  });
});
