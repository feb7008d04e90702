import { describe, expect, test } from 'vitest';
import { commitment, diceSeal, judgeDice, mixedSeed, type RecordDice, recordProblem } from '../index.ts';

const value = (letter: string) => letter.repeat(64);
const share = (letter: string) => ({ commitment: commitment(value(letter)), value: value(letter) });
const dice = (change: Partial<RecordDice> = {}): RecordDice => ({
  ...{
    match: 'm1',
    server: share('a'),
    seats: [
      { seat: 0, ...share('b') },
      { seat: 2, ...share('c') },
    ],
  },
  ...change,
});
const seedOf = ({ match, server, seats }: RecordDice) => mixedSeed(match, server.value, seats);

describe('dice of several parties', () => {
  test('the seed hangs on every value, on who put it in, and on the match; not on the order of the list', () => {
    const [first, second] = dice().seats;
    if (!first || !second) throw new Error('nobody took part');
    const others = [
      dice({ match: 'm2' }),
      dice({ server: share('d') }),
      dice({ seats: [first] }),
      dice({ seats: [first, { ...second, ...share('d') }] }),
      dice({
        seats: [
          { ...first, seat: 2 },
          { ...second, seat: 0 },
        ],
      }),
    ];
    const seeds = [dice(), ...others].map(seedOf);
    expect(new Set(seeds).size).toBe(seeds.length);
    expect(seedOf(dice({ seats: [second, first] }))).toBe(seeds[0]);
    expect(seeds[0]).toMatch(/^[0-9a-f]{64}$/);
  });

  test('a seal hangs on the match, the server and every seat with its commitment; not on the order of the list', () => {
    const seats = [
      { seat: 0, commitment: value('b') },
      { seat: 2, commitment: value('c') },
    ];
    const swapped = [
      { seat: 2, commitment: value('b') },
      { seat: 0, commitment: value('c') },
    ];
    const seals = [
      diceSeal('m1', value('a'), seats),
      diceSeal('m2', value('a'), seats),
      diceSeal('m1', value('d'), seats),
      diceSeal('m1', value('a'), seats.slice(1)),
      diceSeal('m1', value('a'), swapped),
    ];
    for (const seal of seals) expect(seal).toMatch(/^[0-9a-f]{64}$/);
    expect(new Set(seals).size).toBe(seals.length);
    expect(diceSeal('m1', value('a'), seats.toReversed())).toBe(seals[0]);
  });

  test('a value that is not 256 bits in small hexadecimal is no value, whatever was committed to', () => {
    const judged = ['A'.repeat(64), 'a'.repeat(63), 'a'.repeat(65), 'g'.repeat(64), ''].map((odd) => {
      const server = { commitment: commitment(odd), value: odd };
      return judgeDice(dice({ server, seats: [{ seat: 1, ...server }] }), '');
    });
    expect(judged).toEqual(judged.map(() => ({ server: false, broken: [1], mixed: false })));
  });

  test('a seal is neither a seed nor tells one', () => {
    const shares = [{ seat: 0, commitment: value('b'), value: value('b') }];
    expect(diceSeal('m1', value('a'), shares)).not.toBe(mixedSeed('m1', value('a'), shares));
  });

  test('honest dice are judged so, and every false part is found', () => {
    expect(judgeDice(dice(), seedOf(dice()))).toEqual({ server: true, broken: [], mixed: true });
    expect(judgeDice(dice(), value('e')).mixed).toBe(false);
    const swapped = dice({ server: { ...share('a'), value: value('d') } });
    expect(judgeDice(swapped, seedOf(swapped))).toMatchObject({ server: false, mixed: true });
    const [first, second] = dice().seats;
    if (!first || !second) throw new Error('nobody took part');
    const late = dice({ seats: [first, { ...second, value: value('d') }] });
    expect(judgeDice(late, seedOf(late))).toMatchObject({ server: true, broken: [2] });
  });

  test('a record may carry them', () => {
    const record = {
      orrery: 2,
      game: 'g',
      rules: '1',
      seats: 3,
      options: {},
      actions: [],
      dice: dice(),
      random: { kind: 'keyed', seed: seedOf(dice()) },
    };
    expect(recordProblem(record)).toBeUndefined();
    expect(recordProblem({ ...record, dice: { ...dice(), match: 7 } })?.field).toContain('dice');
  });
});
