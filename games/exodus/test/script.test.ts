/** Rolls of a match that are told beforehand, by what they are for. */
import { expect, test } from 'vitest';
import { Match } from '#engine';
import { exodus } from '../index.ts';

test('XD-1.8 a script has a list for each kind of roll', () => {
  const linked = (die: number) => {
    const script = { origin: { values: [], then: die } };
    const begun = Match.start(exodus, { seats: 3, random: { kind: 'keyed', seed: 'script', script } });
    if (!begun.ok) throw new Error(begun.refusal.message);
    return begun.match.state.systems[0]?.links.length;
  };
  expect([linked(0), linked(1), linked(2)]).toEqual([2, 3, 6]);
});
