import { describe, expect, test } from 'vitest';
import { ERROR_CODES } from '../engine/reply.ts';
import { decisionsOf, newMatch, playOut, type Talk, talk } from './conversation.ts';

const seen = new Set<string>();

function refusal(ask: Talk, request: Readonly<Record<string, unknown>>) {
  const { ok, error } = ask(request);
  expect(ok).toBe(false);
  seen.add(error?.code ?? '');
  return error;
}

describe('lines', () => {
  test.each([
    '',
    '{',
    'nonsense',
    '{"id":1,"op":"hello"',
    '[1,2]',
    '7',
    'null',
    '"hello"',
  ])('bad-json: %j', (line) => {
    const { ok, error, id } = talk().line(line);
    expect({ ok, id, code: error?.code }).toEqual({ ok: false, id: null, code: 'bad-json' });
    seen.add('bad-json');
  });

  test('an id must survive the way back', () => {
    for (const id of ['{}', '[]', 'null', 'true', '1e999', JSON.stringify('x'.repeat(201))]) {
      const answer = talk().line(`{"id":${id},"op":"hello"}`);
      expect(answer).toMatchObject({ id: null, ok: false, error: { code: 'bad-request', field: 'id' } });
    }
  });
});

describe('operations', () => {
  test('unknown-op suggests the nearest one, or lists them', () => {
    expect(refusal(talk(), { op: 'decison' })).toMatchObject({
      code: 'unknown-op',
      message: expect.stringMatching(/did you mean “decisions”/),
    });
    expect(refusal(talk(), { op: 'xyzzy' })?.message).toMatch(/hello, new, decisions/);
  });

  test.each(['__proto__', 'constructor', 'toString', 'hasOwnProperty'])('%s is no operation', (op) => {
    expect(refusal(talk(), { op })?.code).toBe('unknown-op');
  });

  test('op is needed, and must be text', () => {
    for (const op of [undefined, 7, null, {}]) {
      expect(refusal(talk(), { op })).toMatchObject({ code: 'bad-request', field: 'op' });
    }
  });

  test('a field that does not belong is named', () => {
    expect(refusal(talk(), { op: 'hello', verison: 1 })).toMatchObject({
      code: 'bad-request',
      field: 'verison',
    });
  });

  test('nesting has an end', () => {
    const ask = talk();
    const deep = `${'['.repeat(100_000)}${']'.repeat(100_000)}`;
    const answer = ask.line(`{"id":1,"op":"load","game":"exoship","seed":"s","state":${deep}}`);
    expect(answer).toMatchObject({ id: 1, ok: false, error: { code: 'bad-request', field: 'state' } });
  });
});

describe('games and matches', () => {
  test('unknown-game suggests the nearest one', () => {
    const error = refusal(talk(), { op: 'new', game: 'exosihp', seats: 1, seed: 's' });
    expect(error).toMatchObject({
      code: 'unknown-game',
      field: 'game',
      message: expect.stringMatching(/“exoship”/),
    });
    expect(refusal(talk(), { op: 'load', game: '__proto__', state: {}, seed: 's' })?.code).toBe(
      'unknown-game',
    );
  });

  test.each(['decisions', 'hash', 'record', 'state', 'clone', 'close'])('unknown-match: %s', (op) => {
    expect(refusal(talk(), { op, match: 'm99' })).toMatchObject({ code: 'unknown-match', field: 'match' });
  });

  test.each([
    [{ seats: 2 }, 'seats'],
    [{ seats: '1' }, 'seats'],
    [{ seats: 1.5 }, 'seats'],
    [{ seats: 1e308 }, 'seats'],
    [{ seed: 7 }, 'seed'],
    [{ seed: 'x'.repeat(201) }, 'seed'],
    [{ game: 7 }, 'game'],
  ])('new with %j names the field', (wrong, field) => {
    const error = refusal(talk(), { op: 'new', game: 'exoship', seats: 1, seed: 's', ...wrong });
    expect(error).toMatchObject({ code: 'bad-request', field });
    expect(error?.message).toContain(field);
  });

  test.each(['game', 'seats', 'seed'])('new without %s says that it is missing', (field) => {
    const request = Object.fromEntries(
      Object.entries({ op: 'new', game: 'exoship', seats: 1, seed: 's' }).filter(([name]) => name !== field),
    );
    expect(refusal(talk(), request)).toMatchObject({
      code: 'bad-request',
      field,
      message: `${field} is missing`,
    });
  });

  test.each([
    [{ origin: 'pluto' }, 'options.origin'],
    [{ hard: 'yes' }, 'options.hard'],
    [{ speed: 1 }, 'options.speed'],
    [[], 'options'],
    ['hard', 'options'],
  ])('bad-option: %j', (options, field) => {
    const error = refusal(talk(), { op: 'new', game: 'exoship', seats: 1, seed: 's', options });
    expect(error).toMatchObject({ code: 'bad-option', field });
  });

  test('an option called __proto__ is no option', () => {
    const line =
      '{"id":1,"op":"new","game":"exoship","seats":1,"seed":"s","options":{"__proto__":{"hard":true}}}';
    expect(talk().line(line)).toMatchObject({ ok: false, error: { code: 'bad-option' } });
  });
});

describe('acting', () => {
  const sway = { type: 'freeSway', generation: 'young' };

  test('illegal-action cites the rule', () => {
    const ask = talk();
    const match = newMatch(ask);
    ask({ op: 'act', match, seat: 0, action: sway });
    expect(refusal(ask, { op: 'act', match, seat: 0, action: { type: 'changeCourse' } })).toMatchObject({
      code: 'illegal-action',
      rule: 'XS-5.2',
    });
  });

  test('stale names both versions', () => {
    const ask = talk();
    const match = newMatch(ask);
    expect(refusal(ask, { op: 'act', match, seat: 0, action: sway, version: 7 })).toMatchObject({
      code: 'stale',
      message: expect.stringMatching(/7.*0/),
    });
  });

  test('not-your-turn', () => {
    const ask = talk();
    const match = newMatch(ask, { game: 'tic-tac-toe', seats: 2 });
    const action = { type: 'mark', cell: 0 };
    expect(refusal(ask, { op: 'act', match, seat: 1, action })?.code).toBe('not-your-turn');
    expect(refusal(ask, { op: 'act', match, seat: -1, action })?.code).toBe('not-your-turn');
    expect(refusal(ask, { op: 'choose', match, seat: 1, bot: 'random' })?.code).toBe('not-your-turn');
  });

  test('over', () => {
    const ask = talk();
    const match = newMatch(ask);
    playOut(ask, match);
    expect(refusal(ask, { op: 'act', match, seat: 0, action: sway })?.code).toBe('over');
    expect(refusal(ask, { op: 'choose', match, seat: 0, bot: 'random' })?.code).toBe('over');
  });

  test('nothing-to-undo', () => {
    const ask = talk();
    const match = newMatch(ask);
    expect(refusal(ask, { op: 'undo', match, seat: 0 })?.code).toBe('nothing-to-undo');
  });

  test.each([
    [7, 'action'],
    [[], 'action'],
    [null, 'action'],
    [{}, 'action.type'],
    [{ type: '__proto__' }, 'action.type'],
    [{ type: 'freeSway' }, 'action.generation'],
    [{ type: 'freeSway', generation: 'ancient' }, 'action.generation'],
    [{ ...sway, twice: true }, 'action.twice'],
  ])('a malformed action %j is named, for act and explain alike', (action, field) => {
    const ask = talk();
    const match = newMatch(ask);
    for (const op of ['act', 'explain']) {
      expect(refusal(ask, { op, match, seat: 0, action })).toMatchObject({ code: 'bad-request', field });
    }
  });

  test.each([1, 99, -2, 0.5, '0', null, 1e300])('seat %j does not exist', (seat) => {
    const ask = talk();
    const match = newMatch(ask);
    for (const more of [
      { op: 'act', action: sway },
      { op: 'view' },
      { op: 'undo' },
      { op: 'redeal', seed: 's' },
    ]) {
      expect(refusal(ask, { match, seat, ...more })).toMatchObject({ code: 'bad-request', field: 'seat' });
    }
  });

  test('a refused action changes nothing', () => {
    const ask = talk();
    const match = newMatch(ask);
    const { hash } = ask({ op: 'hash', match });
    ask({ op: 'act', match, seat: 0, action: { type: 'changeCourse' } });
    expect(ask({ op: 'hash', match }).hash).toBe(hash);
    expect(decisionsOf(ask, match)).toHaveLength(1);
  });

  test.each([
    [{ bot: 'stronk' }, 'bot'],
    [{ bot: 'constructor' }, 'bot'],
    [{ bot: 'strong', budget: {} }, 'budget'],
    [{ bot: 'strong', budget: 7 }, 'budget'],
    [{ bot: 'strong', budget: { iterations: 0 } }, 'budget.iterations'],
    [{ bot: 'strong', budget: { iterations: 1e12 } }, 'budget.iterations'],
    [{ bot: 'strong', budget: { ms: -1 } }, 'budget.ms'],
    [{ bot: 'strong', budget: { seconds: 1 } }, 'budget.seconds'],
  ])('choose with %j names the field', (wrong, field) => {
    const ask = talk();
    const match = newMatch(ask);
    expect(refusal(ask, { op: 'choose', match, seat: 0, ...wrong })).toMatchObject({
      code: 'bad-request',
      field,
    });
  });
});

describe('records and states', () => {
  test('bad-record says what is wrong', () => {
    const ask = talk();
    const match = newMatch(ask);
    ask({ op: 'act', match, seat: 0, action: { type: 'freeSway', generation: 'young' } });
    const record = ask({ op: 'record', match }).record as Record<string, unknown>;
    const wrongs: [Record<string, unknown>, string][] = [
      [{ hash: '0'.repeat(16) }, 'hash'],
      [{ rules: '0.0.1' }, 'rules'],
      [{ actions: [[0, { type: 'changeCourse' }]] }, 'actions[0]'],
      [{ actions: 'many' }, 'actions'],
      [{ orrery: 3 }, 'orrery'],
      [{ random: { kind: 'loaded', seed: 's' } }, 'random.kind'],
    ];
    for (const [wrong, field] of wrongs) {
      expect(refusal(ask, { op: 'replay', record: { ...record, ...wrong } })).toMatchObject({
        code: 'bad-record',
        field,
      });
    }
    expect(refusal(ask, { op: 'replay', record: 7 })?.code).toBe('bad-record');
    expect(refusal(ask, { op: 'replay' })).toMatchObject({ code: 'bad-request', field: 'record' });
  });

  test('load refuses a state that breaks an invariant', () => {
    const ask = talk();
    const match = newMatch(ask);
    const state = ask({ op: 'state', match }).state as Record<string, unknown>;
    const wrongs = [7, null, [], {}, { ...state, step: 99 }, { ...state, grid: {} }, { ...state, stack: [] }];
    for (const wrong of wrongs) {
      expect(refusal(ask, { op: 'load', game: 'exoship', state: wrong, seed: 's' })?.code).toBe(
        'bad-request',
      );
    }
  });
});

test('every code of the protocol was seen', () => {
  expect([...seen].sort()).toEqual([...ERROR_CODES].sort());
});
