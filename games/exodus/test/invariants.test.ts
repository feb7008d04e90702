/** States that cannot be played on are refused, each with the field and the reason. */
import { expect, test } from 'vitest';
import { clone, Match } from '#engine';
import { exodus } from '../index.ts';
import type { State } from '../state.ts';
import { positionOf } from './scene.ts';

const sound = positionOf({ seats: 5, next: [] });
const random = { kind: 'fast', seed: 'load' } as const;

function broken(change: (s: State & Record<string, unknown>) => void): string {
  const s = clone(sound) as State & Record<string, unknown>;
  change(s);
  const loaded = Match.load(exodus, s, random);
  return loaded.ok ? 'accepted' : loaded.refusal.message;
}

test('a sound position is accepted and plays on', () => {
  const loaded = Match.load(exodus, sound, random);
  expect(loaded.ok && loaded.match.decisions()[0]?.actions.length).toBeGreaterThan(0);
});

test.each<[string, (s: State & Record<string, unknown>) => void, RegExp]>([
  ['a trait above 12', (s) => (s.traits.faith = 13), /state\.traits\.faith must be .* from 0 to 12/],
  ['a trait below 0', (s) => (s.traits.women = -1), /state\.traits\.women/],
  [
    'a marker too many',
    (s) => Object.assign(s.houses[0] ?? {}, { pool: 4 }),
    /state\.houses must hold the five markers/,
  ],
  [
    'a faction twice',
    (s) => s.houses[1] && Object.assign(s.houses[1], { faction: 'church' }),
    /faction order/,
  ],
  ['two in one seat', (s) => Object.assign(s.houses[1] ?? {}, { seat: 0 }), /a seat of their own/],
  [
    'a secret twice',
    (s) => s.secrets.push(clone(s.secrets[0] as State['secrets'][0])),
    /name a secret twice/,
  ],
  ['links one way only', (s) => s.systems[1]?.links.push(2), /linked both ways/],
  ['nowhere', (s) => (s.here = 77), /state\.here/],
  ['a burden of nobody', (s) => (s.burden = 'security'), /state\.burden/],
  ['a scene without players', (s) => s.stack.push({ step: 'sceneOffer' }), /state\.scene/],
  ['nothing next', (s) => (s.stack = []), /state\.stack/],
  ['a step of another game', (s) => s.stack.push({ step: 'checkmate' } as never), /state\.stack/],
  ['a field too many', (s) => (s.gold = 1), /state\.gold is not known here/],
])('%s is refused', (_, change, message) => {
  expect(broken(change)).toMatch(message);
});
