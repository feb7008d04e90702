import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { randomMatch } from '#engine/testing';
import { goldenDrift, writeGolden } from '#engine/testing/golden';
import type { GameWithBots } from '../index.ts';
import { type SealedBids, sealedBids } from './fixtures/sealedBids.ts';
import { type SketchVerb, sketch } from './fixtures/sketch.ts';

const folder = mkdtempSync(join(tmpdir(), 'orrery-golden-'));
afterAll(() => rmSync(folder, { recursive: true }));

const kept = (name = 'three') => readFileSync(join(folder, `${name}.txt`), 'utf8').split('\n');

const again: SketchVerb['do'] = (g, _action, _seat, frame) => g.then(frame);

/** The file of one golden match, written anew. */
function written(): void {
  writeGolden(sealedBids, folder, [{ name: 'three', table: { seats: 3 }, seed: 'golden' }]);
}

describe('golden records', () => {
  it('are written one line an action, the same every time and in place of what was there', () => {
    writeFileSync(join(folder, 'former.txt'), '');
    const files = writeGolden(sealedBids, folder, [{ name: 'three', table: { seats: 3 }, seed: 'golden' }]);
    expect(files).toEqual([join(folder, 'three.txt')]);
    expect(readdirSync(folder)).toEqual(['three.txt']);
    const lines = kept();
    written();
    expect(kept()).toEqual(lines);
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({ game: 'sealed-bids', seats: 3 });
    expect(lines[2]).toMatch(/^1 seat \d [0-9a-f]{8} \S.* \| \{"[a-z]+":.*\}$/);
    expect(lines.at(-2)).toMatch(/^ends \{"points":/);
  });

  it('tell of a long match only how it begins', () => {
    const forEver = sketch({ start: { kind: 'one', verbs: ['on'], seat: () => 0 } }, { on: { do: again } });
    writeGolden(forEver, folder, [{ name: 'long', table: { seats: 1 }, seed: 'golden' }]);
    const lines = kept('long');
    expect(lines).toHaveLength(154);
    expect(lines.slice(-3)).toEqual([expect.stringMatching(/^150 seat 0 /), 'goes on', '']);
    expect(goldenDrift(forEver, folder, 'long')).toBeUndefined();
  });

  it('do not mind other words', () => {
    written();
    const words = { ...sealedBids.words, action: () => 'in other words' };
    expect(goldenDrift({ ...sealedBids, words }, folder, 'three')).toBeUndefined();
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
      /\n\+ 1 seat 0 refused: you know that card already \| \{.*\}$/,
    );
    const other = { ...sealedBids, version: '2' };
    expect(goldenDrift(other, folder, 'three')).toContain(
      '+ refused: the record was played under rules 1; this is 2',
    );
  });

  it('that are no records, or come to other positions than they say, are drift too', () => {
    written();
    const file = join(folder, 'three.txt');
    const lines = kept();
    const other = lines.map((line) => line.replace(/^(2 seat \d) [0-9a-f]{8} /, '$1 00000000 '));
    writeFileSync(file, other.join('\n'));
    expect(goldenDrift(sealedBids, folder, 'three')).toMatch(
      /\nfrom line 4 on\n[\s\S]*\n- 2 seat \d 00000000 /,
    );
    writeFileSync(file, lines.slice(0, -2).join('\n'));
    expect(goldenDrift(sealedBids, folder, 'three')).toContain('\n+ ends {');
    writeFileSync(file, '{"orrery": 3}');
    expect(goldenDrift(sealedBids, folder, 'three')).toBe(
      'three.txt is no record: orrery must be one of 1, 2, not 3',
    );
  });
});

it('a random match ends and can be replayed from its seed', () => {
  const match = randomMatch(sealedBids, { seats: 4 }, 'seed');
  expect(match.outcome).toBeDefined();
  expect(randomMatch(sealedBids, { seats: 4 }, 'seed').hash()).toBe(match.hash());
});
