import { describe, expect, it } from 'vitest';
import { type MatchRecord, RECORD_LIMIT, recordProblem, recordText } from '../index.ts';

const RECORD: MatchRecord = {
  orrery: 1,
  game: 'sketch',
  rules: '1',
  seats: 2,
  options: { hard: true },
  random: { kind: 'keyed', seed: 'seed' },
  actions: [
    [0, { type: 'move', to: 'b', from: 'a' } as { type: string }],
    [-1, { type: 'join' }],
  ],
  hash: '0123456789abcdef',
};

const SHARE = { commitment: 'c', value: 'v' };

function said(value: unknown): string | undefined {
  const problem = recordProblem(value);
  return problem && `${problem.field} ${problem.reason}`;
}

describe('a record', () => {
  it('is written one line an action, keys sorted, so that a change reads as a diff', () => {
    expect(recordText(RECORD)).toMatchInlineSnapshot(`
      "{
        "orrery": 1,
        "game": "sketch",
        "rules": "1",
        "seats": 2,
        "options": {
          "hard": true
        },
        "random": {
          "kind": "keyed",
          "seed": "seed"
        },
        "hash": "0123456789abcdef",
        "actions": [
          [0,{"from":"a","to":"b","type":"move"}],
          [-1,{"type":"join"}]
        ]
      }
      "
    `);
    expect(JSON.parse(recordText(RECORD))).toEqual(RECORD);
    const { hash: _, ...empty } = { ...RECORD, actions: [] };
    expect(JSON.parse(recordText(empty))).toEqual(empty);
  });

  it('has the numbers of its presses in one line', () => {
    const record: MatchRecord = { ...RECORD, orrery: 2, presses: [1, 1] };
    expect(recordText(record)).toContain('\n  "presses": [1,1],\n  "actions": [\n');
    expect(JSON.parse(recordText(record))).toEqual(record);
  });

  it('is fine as it is, with a start, and without a hash', () => {
    const { hash: _, ...unsigned } = RECORD;
    expect(said(RECORD)).toBeUndefined();
    expect(said(unsigned)).toBeUndefined();
    expect(said({ ...RECORD, start: { stack: [], seats: 2, draws: 0 } })).toBeUndefined();
  });

  it('of version 2 may say how it ended and whence its dice come, and what only later programs know', () => {
    const ended = { how: 'resigned', by: 1, winners: [0], places: [1, 2] };
    const dice = { match: 'm1', server: SHARE, seats: [{ seat: 0, ...SHARE }] };
    expect(said({ ...RECORD, orrery: 2 })).toBeUndefined();
    expect(said({ ...RECORD, orrery: 2, ended, dice, presses: [1, 1], scripts: {} })).toBeUndefined();
  });

  it.each([
    [null, 'record must be an object'],
    [[], 'record must be an object'],
    [{ ...RECORD, orrery: 3 }, 'orrery must be one of 1, 2, not 3'],
    [{ ...RECORD, ended: { how: 'agreed' } }, 'ended is not known here'],
    [
      { ...RECORD, orrery: 2, ended: { how: 'bored' } },
      'ended.how must be one of "resigned", "agreed", "abandoned", "closed", not "bored"',
    ],
    [{ ...RECORD, orrery: 2, ended: { how: 'agreed', when: 1 } }, 'ended.when is not known here'],
    [
      { ...RECORD, orrery: 2, dice: { match: 'm1', server: {}, seats: [] } },
      'dice.server.commitment is missing',
    ],
    [
      { ...RECORD, orrery: 2, dice: { match: 'm1', server: SHARE, seats: [{ seat: -1, ...SHARE }] } },
      'dice.seats[0].seat must be a whole number from 0 to 99, not -1',
    ],
    [{ ...RECORD, presses: [1, 1] }, 'presses is not known here'],
    [{ ...RECORD, orrery: 2, presses: 1 }, 'presses must be a list, not 1'],
    [
      { ...RECORD, orrery: 2, presses: [1, 'one'] },
      'presses[1] must be a whole number from 0 to 1000000000, not "one"',
    ],
    [{ ...RECORD, game: 7 }, 'game must be text of at most 40 characters'],
    [{ ...RECORD, seats: 0 }, 'seats must be a whole number from 1 to 100, not 0'],
    [{ ...RECORD, options: [] }, 'options must be an object'],
    [
      { ...RECORD, random: { kind: 'loaded', seed: '' } },
      'random.kind must be one of "keyed", "fast", not "loaded"',
    ],
    [{ ...RECORD, random: { kind: 'fast' } }, 'random.seed is missing'],
    [{ ...RECORD, random: { kind: 'fast', seed: '', luck: 1 } }, 'random.luck is not known here'],
    [{ ...RECORD, random: null }, 'random must be an object'],
    [{ ...RECORD, start: [] }, 'start must be an object'],
    [{ ...RECORD, actions: {} }, 'actions must be a list'],
    [{ ...RECORD, actions: [[0]] }, 'actions[0] must be a pair of seat and action'],
    [
      {
        ...RECORD,
        actions: [
          [0, { type: 'a' }],
          ['0', { type: 'a' }],
        ],
      },
      'actions[1] must be a pair of seat and action',
    ],
    [{ ...RECORD, actions: [null] }, 'actions[0] must be a pair of seat and action'],
    [{ ...RECORD, hash: 7 }, 'hash must be text of at most 64 characters'],
    [{ ...RECORD, note: 'hello' }, 'note is not known here'],
    [{ ...RECORD, actions: undefined }, 'actions must be a list'],
  ])('is refused: %j', (value, words) => expect(said(value)).toBe(words));

  it('is refused when it is far too long', () => {
    const actions = Array.from({ length: RECORD_LIMIT + 1 }, () => [0, { type: 'a' }]);
    expect(said({ ...RECORD, actions })).toBe(`actions must hold at most ${RECORD_LIMIT} actions`);
  });
});
