/** XD-18.7 What a secret lets a faction do once: what it brings, and when there is nothing to do. */
import { describe, expect, test } from 'vitest';
import type { OnceKind } from '../content/advantage.ts';
import type { SecretId } from '../content/secrets.ts';
import type { State } from '../state.ts';
import { addSecret, given } from './scene.ts';

function window(once: OnceKind, secret: SecretId, change: (s: State) => void = () => undefined) {
  return given({
    next: [{ step: 'window', faction: 'church', kinds: [once] }],
    change: (s) => {
      s.secrets = [];
      addSecret(s, 'church', secret);
      for (const layer of s.deck) layer.cards = layer.cards.filter((card) => card !== secret);
      change(s);
    },
  });
}

describe('XD-18.7 once', () => {
  test.each<[OnceKind, SecretId, Partial<State>, Partial<State>]>([
    ['muster', 'lance-missiles', { readiness: 0 }, { readiness: 1 }],
    ['lull', 'chain-harmonics', { fatigue: 2 }, { fatigue: 1 }],
    ['lull', 'chain-harmonics', { fatigue: 1 }, { fatigue: 0 }],
    ['steady', 'chain-harmonics', { steadied: 0 }, { steadied: 1 }],
    ['spyglass', 'seeker-resonance', { scanMore: 1 }, { scanMore: 3 }],
  ])('XD-18.7 %s, by %s', (once, secret, before, after) => {
    const scene = window(once, secret, (s) => Object.assign(s, before));
    expect(scene.asks).toBe('window');
    scene.when('church', { type: 'use', once });
    expect(scene.s).toMatchObject(after);
    // It is used up.
    expect(scene.asks).toBe('disposition');
  });

  test('XD-18.7 nothing is done where it would do nothing', () => {
    const rested = window('lull', 'chain-harmonics', (s) => Object.assign(s, { fatigue: 0 }));
    expect(rested.legal('church').map(({ type }) => type)).not.toContain('use');
  });

  test('XD-18.7 only what says so names a system', () => {
    const scene = window('muster', 'lance-missiles', (s) => Object.assign(s, { readiness: 0 }));
    expect(scene.forbids('church', { type: 'use', once: 'muster', system: 1 })).toBe('XD-18.7');
    expect(scene.forbids('church', { type: 'use', once: 'lull' })).toBe('XD-18.7');
  });
});

test('XD-12.7 a coup that half succeeds costs more, and brings the regime and a new Governor all the same', () => {
  const scene = given({
    next: [{ step: 'covertOrder', faction: 'military', covert: 'coup' }],
    traits: { might: 7, justice: 6, edge: 5 },
    change: (s) => Object.assign(s, { secrets: s.secrets.filter(({ owner }) => owner !== 'military') }),
  });
  expect(scene.trait).toMatchObject({ edge: 8, justice: 3 });
  expect(scene.s.regime).toBe('military');
  expect(scene.play.asking).toMatchObject({ step: 'successor', faction: 'government', from: 'military' });
});
