/** The odds that the fight shows are those of the rules. */
import { expect, test } from 'vitest';
import { clone, fastDraws, heard, Play, type Told } from '#engine';
import type { EosEvent } from '../event.ts';
import { eosRise } from '../index.ts';
import { oddsNow, oddsOf } from '../outlook/chances.ts';
import { view } from '../view.ts';
import { positionOf } from './position.ts';
import { given } from './scene.ts';

test.each([
  ['retaliation', true, 5 / 9],
  ['retaliation', false, 1 / 3],
  ['flee', true, 1 / 3],
] as const)('ER-23.4 the odds shown for %s with traits %s', (kind, traits, chance) => {
  const scene = given({ options: { traits }, pursuit: ['dexer-needle'], from: 'eosAttack' });
  scene.until('continueOrFlee');
  const shown = oddsOf(view(scene.s), { type: kind === 'flee' ? 'flee' : 'continue' });
  expect(shown?.any).toBeCloseTo(chance);
});

test('ER-23.4 the odds shown before retaliation are those of ten thousand strike rolls', () => {
  const pursuit = ['dexer-needle', 'dexer-barb', 'galagat-marauder'] as const;
  const shown = oddsNow(view(given({ options: { traits: true }, pursuit, from: 'eosAttack' }).s));
  const start = positionOf({
    options: { traits: true },
    pursuit,
    first: [{ step: 'strikeRoll', kind: 'retaliation' }],
    from: 'eosAttack',
  });
  let hits = 0;
  let sum = 0;
  const rolls = 10_000;
  for (let n = 0; n < rolls; n++) {
    const play = new Play(eosRise, clone(start), fastDraws(`strike ${n}`));
    const told: Told<EosEvent>[] = [];
    play.events = told;
    play.run();
    const strike = heard(told, 0).find((event) => event.type === 'strike');
    if (strike?.type !== 'strike') throw new Error('no strike roll');
    if (strike.hits.length > 0) hits++;
    sum += strike.damage;
  }
  expect(Math.abs(hits / rolls - shown.any)).toBeLessThan(0.015);
  expect(Math.abs(sum / rolls - shown.mean)).toBeLessThan(0.12);
});
