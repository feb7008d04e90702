/** States that cannot be played on are refused, each with the field and the reason. */

import { expect, test } from 'vitest';
import { clone, Match } from '#engine';
import { exoship } from '../index.ts';
import { positionOf } from '../positions.ts';
import type { State } from '../state.ts';

const sound = positionOf({ elder: '+tutor navigator', midlife: 'steward fixer', young: 'ghost saboteur' });
const random = { kind: 'fast', seed: 'load' } as const;

function broken(change: (s: State & Record<string, unknown>) => void): string {
  const s = clone(sound) as State & Record<string, unknown>;
  change(s);
  const loaded = Match.load(exoship, s, random);
  return loaded.ok ? 'accepted' : loaded.refusal.message;
}

test('a sound position is accepted and plays on', () => {
  const loaded = Match.load(exoship, sound, random);
  expect(loaded.ok && loaded.match.decisions()[0]?.actions.length).toBeGreaterThan(0);
});

test.each<[string, (s: State & Record<string, unknown>) => void, RegExp]>([
  [
    'a founder twice',
    (s) => s.grid.elder.push({ id: 'ghost', side: 'rift' }),
    /state\.grid .*ghost is there 2 times/,
  ],
  ['a founder missing', (s) => s.grid.elder.pop(), /state\.grid .*navigator is there 0 times/],
  ['a timeline card twice', (s) => (s.timeline[0] = { card: 4, side: 'a' }), /state\.timeline lacks card 1/],
  ['known cards on top', (s) => s.reserve.unshift({ cards: [], seen: 'all' }), /state\.reserve/],
  ['cruise without hard mode', (s) => (s.ship = 'cruise'), /state\.ship/],
  ['the deal still to come', (s) => s.stack.push({ step: 'setUp' }), /state\.stack/],
  ['steps that end in nothing', (s) => s.stack.shift(), /state\.stack must be the rest of a turn/],
  ['nothing next', (s) => (s.stack = []), /state\.stack/],
  ['sleepers out of nowhere', (s) => s.stack.push({ step: 'sleeper' }), /state\.(stack|sleepers)/],
  ['past the destination', (s) => (s.step = 6), /state\.step must be a whole number from 0 to 5/],
  ['arrived at Mariposa', (s) => (s.step = 5), /state\.step is the arrival at Mariposa/],
  [
    'an outcome of another game',
    (s) => (s.outcome = { winners: [3], reason: 'checkmate', rule: 'x' }),
    /state\.outcome/,
  ],
  ['a field too many', (s) => (s.gold = 1), /state\.gold is not known here/],
])('%s is refused', (_, change, message) => {
  expect(broken(change)).toMatch(message);
});

test('a loaded position keeps the options it came about under, for its record and a rematch', () => {
  const hard = positionOf({
    elder: '+tutor navigator',
    midlife: 'steward fixer',
    young: 'ghost saboteur',
    hard: true,
  });
  const loaded = Match.load(exoship, hard, random, { hard: true });
  if (!loaded.ok) throw new Error(loaded.refusal.message);
  expect(loaded.match.record().options).toEqual({ origin: 'earth', hard: true });
  const again = Match.replay(exoship, loaded.match.record());
  expect(again.ok && again.match.record().options).toEqual({ origin: 'earth', hard: true });
  const refused = Match.load(exoship, hard, random, { hard: 'very' });
  expect(!refused.ok && refused.refusal.field).toBe('options.hard');
});
