import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { randomMatch } from '#engine/testing';
import { goldenDrift, writeGolden } from '#engine/testing/golden';
import type { GameWithBots } from '../index.ts';
import { type SealedBids, sealedBids } from './fixtures/sealedBids.ts';

const folder = mkdtempSync(join(tmpdir(), 'orrery-golden-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** The files of one golden match, written anew. */
function written(): void {
  writeGolden(sealedBids, folder, [{ name: 'three', table: { seats: 3 }, seed: 'golden' }]);
}

describe('golden records', () => {
  it('are written as a record and a transcript, the same every time', () => {
    const files = writeGolden(sealedBids, folder, [{ name: 'three', table: { seats: 3 }, seed: 'golden' }]);
    expect(files).toEqual([join(folder, 'three.json'), join(folder, 'three.txt')]);
    const first = files.map((file) => readFileSync(file, 'utf8'));
    written();
    expect(files.map((file) => readFileSync(file, 'utf8'))).toEqual(first);
    expect(first[1]?.split('\n').at(-2)).toMatch(/^outcome \{"points":/);
  });

  it('do not drift while the rules stand', () => {
    written();
    expect(goldenDrift(sealedBids, folder, 'three')).toBeUndefined();
  });

  it('show a change of rules at the action where it first tells', () => {
    written();
    const { bid } = sealedBids.verbs;
    const changed: GameWithBots<SealedBids> = {
      ...sealedBids,
      verbs: {
        ...sealedBids.verbs,
        bid: {
          ...bid,
          do: (g, action, seat) => (seat === 0 ? undefined : bid.do(g, action, seat, { step: 'round' })),
        },
      },
    };
    const drift = goldenDrift(changed, folder, 'three') ?? '';
    expect(drift).toMatch(/^three plays differently now:\nfrom line \d+ on\n/);
    expect(drift).toContain('\n- ');
    expect(drift).toContain('\n+ ');
  });

  it('say which action is no longer allowed', () => {
    written();
    const changed: GameWithBots<SealedBids> = {
      ...sealedBids,
      verbs: {
        ...sealedBids.verbs,
        stay: { ...sealedBids.verbs.stay, check: () => ({ rule: 'SB-2', code: 'known' }) },
        spy: { ...sealedBids.verbs.spy, check: () => ({ rule: 'SB-2', code: 'known' }) },
      },
    };
    expect(goldenDrift(changed, folder, 'three')).toMatch(
      /\n\+ 1 seat 0 .* refused: you know that card already$/,
    );
    const other = { ...sealedBids, version: '2' };
    expect(goldenDrift(other, folder, 'three')).toContain(
      '+ refused: the record was played under rules 1; this is 2',
    );
  });

  it('that are no records, or end elsewhere than they say, are drift too', () => {
    written();
    const file = join(folder, 'three.json');
    const record = readFileSync(file, 'utf8');
    writeFileSync(file, record.replace(/"hash": "[0-9a-f]+"/, '"hash": "0000000000000000"'));
    expect(goldenDrift(sealedBids, folder, 'three')).toMatch(/instead of 0000000000000000$/);
    writeFileSync(file, '{"orrery": 3}');
    expect(goldenDrift(sealedBids, folder, 'three')).toBe(
      'three.json is no record: orrery must be one of 1, 2, not 3',
    );
  });
});

it('a random match ends and can be replayed from its seed', () => {
  const match = randomMatch(sealedBids, { seats: 4 }, 'seed');
  expect(match.outcome).toBeDefined();
  expect(randomMatch(sealedBids, { seats: 4 }, 'seed').hash()).toBe(match.hash());
});
