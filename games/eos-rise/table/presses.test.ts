/** A game at the table is counted in presses, not in actions: what is laid out together is sent together. */
import { expect, test } from 'vitest';
import { Match, type MatchRecord } from '#engine';
import { eosRise } from '../index.ts';
import { pressesOf } from '../test/presses.ts';

const records = Object.entries(
  import.meta.glob<MatchRecord>('../test/records/*.json', { eager: true, import: 'default' }),
);

test.each(records)('%s press by press ends as it did action by action', (_, record) => {
  const { presses, actions, hash } = pressesOf(record);
  const played = Match.replay(eosRise, record);
  expect(played.ok && played.match.hash()).toBe(hash);
  expect(presses).toBeLessThan(actions);
  const carried = pressesOf(record, true);
  expect(carried.hash).toBe(hash);
  expect(carried.presses).toBeLessThanOrEqual(presses);
});
