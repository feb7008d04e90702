// What the page of checking the dice says: of honest dice, and of every way in which they may be false.
import { describe, expect, test } from 'vitest';
import { sealOf, type TableInfo } from '#client';
import { commitment, type MatchRecord, mixedSeed, type RecordDice } from '#engine';
import { findings } from '../online/findings.ts';

const value = (letter: string) => letter.repeat(64);
const share = (letter: string) => ({ commitment: commitment(value(letter)), value: value(letter) });
const DICE: RecordDice = {
  ...{
    match: 'm',
    server: share('a'),
    seats: [
      { seat: 0, ...share('b') },
      { seat: 1, ...share('c') },
    ],
  },
};
const TABLE: TableInfo = {
  ...{ id: 'm', game: 'mothership', rules: '1', options: {}, visibility: 'public', atZero: 'bot' },
  ...{ level: 'sound', delay: 0, language: 'en', status: 'over', awaited: [], created: 0, updated: 0 },
  ...{ yours: [0], owner: false, commitment: DICE.server.commitment },
  seats: DICE.seats.map((seat) => ({
    ...{ seat: seat.seat, kind: 'person', name: seat.seat === 0 ? 'Ann' : 'Bob' },
    commitment: seat.commitment,
  })),
};
const record = (dice?: RecordDice, seed?: string): MatchRecord => ({
  ...{ orrery: 2, game: 'mothership', rules: '1', seats: 2, options: {}, actions: [] },
  random: {
    kind: 'keyed',
    seed: seed ?? (dice ? mixedSeed('m', dice.server.value, dice.seats) : value('a')),
  },
  ...(dice ? { dice } : {}),
});
const WITNESS = {
  fingerprint: TABLE.commitment,
  note: { value: value('b'), seal: sealOf(TABLE) },
};
const wrong = (...about: Parameters<typeof findings>) =>
  findings(...about).flatMap(({ ok, words }) => (ok ? [] : [words]));

describe('checking the dice', () => {
  test('honest dice pass in every point', () => {
    expect(findings(TABLE, record(DICE), WITNESS)).toHaveLength(6);
    expect(wrong(TABLE, record(DICE), WITNESS)).toEqual([]);
    expect(wrong(TABLE, record(), { fingerprint: TABLE.commitment, note: undefined })).toEqual([]);
  });

  test.each<[string, RegExp, Parameters<typeof findings>]>([
    [
      'dice that were told beforehand',
      /NOT all thrown/,
      [
        TABLE,
        { ...record(), random: { ...record().random, script: {} } },
        { fingerprint: TABLE.commitment, note: undefined },
      ],
    ],
    ['another seed', /NOT made of these values/, [TABLE, record(DICE, value('9')), WITNESS]],
    [
      'another value of the server',
      /server’s value is NOT/,
      [TABLE, record({ ...DICE, server: { ...DICE.server, value: value('d') } }), WITNESS],
    ],
    [
      'a server that committed anew',
      /server’s value is NOT/,
      [TABLE, record({ ...DICE, server: share('d') }), WITNESS],
    ],
    [
      'another fingerprint than was seen',
      /saw ANOTHER fingerprint/,
      [TABLE, record(DICE), { ...WITNESS, fingerprint: value('0') }],
    ],
    [
      'a seat that broke its word',
      /committed to: Bob\./,
      [
        TABLE,
        record({
          ...DICE,
          seats: DICE.seats.map((one) => (one.seat === 1 ? { ...one, value: value('d') } : one)),
        }),
        WITNESS,
      ],
    ],
    [
      'a seat that committed after mine was shown',
      /committed anew AFTER/,
      [
        TABLE,
        record({
          ...DICE,
          seats: DICE.seats.map((one) => (one.seat === 1 ? { seat: 1, ...share('d') } : one)),
        }),
        WITNESS,
      ],
    ],
    [
      'my value left out',
      /this browser made is NOT among them/,
      [TABLE, record({ ...DICE, seats: DICE.seats.slice(1) }), WITNESS],
    ],
    ['all values left out', /this browser made is NOT among them/, [TABLE, record(), WITNESS]],
    ['the dice of another match', /server’s value is NOT/, [TABLE, record({ ...DICE, match: 'n' }), WITNESS]],
  ])('found: %s', (_, words, about) => {
    expect(wrong(...about).some((line) => words.test(line))).toBe(true);
  });
});
