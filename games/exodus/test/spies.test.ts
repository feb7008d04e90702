/** CT-10 The four kinds of covert orders and leaks: what each result brings (XD-12.6). */
import { describe, expect, test } from 'vitest';
import { clone } from '#engine';
import type { CovertKey } from '../content/covert.ts';
import { type FactionId, TRAITS } from '../content/factions.ts';
import { knows } from '../rules/secrets.ts';
import type { State } from '../state.ts';
import { changed } from './ledger.ts';
import { given, type Scene } from './scene.ts';

const LEVEL = Object.fromEntries(TRAITS.map((trait) => [trait, 6]));
const DICE = { failure: '- - -', partial: '0 0 0', success: '+ + +' } as const;

/** With every trait at 6 the dice alone decide. */
function done(
  faction: FactionId,
  covert: CovertKey,
  outcome: keyof typeof DICE,
  change?: (s: State) => void,
): { scene: Scene; brought: string[] } {
  let before: State | undefined;
  const scene = given({
    seats: 5,
    next: [{ step: 'covertOrder', faction, covert }],
    traits: LEVEL,
    dice: DICE[outcome],
    change: (s) => {
      change?.(s);
      before = clone(s);
    },
  });
  return { scene, brought: before === undefined ? [] : changed(before, scene.s) };
}

const learnt = ({ s }: Scene, faction: FactionId, of: FactionId) =>
  s.secrets.filter((secret) => secret.owner === of && knows(secret, faction)).length;

describe('XD-12.6 CT-10 spying', () => {
  test('CT-10 a failure gives the target a marker, or costs Renown where the pool is empty', () => {
    expect(done('government', 'spying@church', 'failure').brought).toEqual(['government pool -1']);
    const broke = done('government', 'spying@church', 'failure', (s) => {
      for (const house of s.houses) if (house.faction === 'government') house.pool = 0;
      for (const house of s.houses) if (house.faction === 'military') house.held = { government: 5 };
    });
    expect(broke.brought).toEqual(['government renown -1']);
  });

  test('CT-10 a partial learns a secret and the target is told which; a success leaves no trace', () => {
    const partial = done('government', 'spying@church', 'partial').scene;
    expect(learnt(partial, 'government', 'church')).toBe(1);
    expect(partial.heard('church').some(({ type }) => type === 'learnt')).toBe(true);
    expect(partial.heard('military').some(({ type }) => type === 'learnt')).toBe(false);
    const success = done('government', 'spying@church', 'success').scene;
    expect(learnt(success, 'government', 'church')).toBe(1);
    expect(success.heard('church').some(({ type }) => type === 'learnt')).toBe(false);
  });

  test('CT-10 a success with nothing left to learn shows an agenda', () => {
    const { scene } = done('government', 'spying@church', 'success', (s) => {
      s.secrets = s.secrets.filter(({ owner }) => owner !== 'church');
    });
    expect(scene.house('church').agendasSeen).toEqual([{ agenda: 0, by: 'government' }]);
    expect(scene.heard('military').some(({ type }) => type === 'agendaSeen')).toBe(false);
  });

  test('CT-10 the Network and the Underworld spy with one assist', () => {
    for (const faction of ['network', 'underworld'] as const)
      expect(done(faction, 'spying@church', 'partial').scene.heard()).toContainEqual(
        expect.objectContaining({ type: 'tested', net: 1 }),
      );
  });
});

describe('XD-12.6 CT-10 assassination, sabotage and coup', () => {
  test('CT-10 assassination', () => {
    const kill = (faction: FactionId, outcome: keyof typeof DICE) =>
      done(faction, 'assassination@military', outcome).brought;
    expect(kill('church', 'failure')).toEqual(['church renown -2', 'edge +2', 'faith -1']);
    expect(kill('government', 'failure')).toEqual(['edge +2', 'government renown -2', 'justice -1']);
    expect(kill('underworld', 'failure')).toEqual(['edge +2', 'justice -1', 'underworld renown -2']);
    expect(kill('church', 'partial')).toEqual(['church renown -1', 'edge +2', 'military hindered +2']);
    const dead = done('church', 'assassination@military', 'success');
    expect(dead.brought).toEqual(['edge +1', 'military renown -1']);
    expect(dead.scene.asks).toBe('successor');
    expect(done('military', 'assassination@church', 'failure').brought).toContain('might -1');
  });

  test('CT-10 sabotage', () => {
    const wreck = (outcome: keyof typeof DICE) => done('network', 'sabotage@church', outcome).brought;
    expect(wreck('failure')).toEqual(['justice -1', 'network renown -1']);
    expect(wreck('partial')).toEqual(['church hindered +1', 'supply -1']);
    expect(wreck('success')).toEqual(['church hindered +2']);
  });

  test('CT-10 coup', () => {
    const rise = (outcome: keyof typeof DICE) => done('military', 'coup', outcome).brought;
    expect(rise('failure')).toEqual(['edge +3', 'might -2', 'military renown -2']);
    expect(rise('partial')).toEqual(['edge +3', 'justice -3', 'regime military']);
    expect(rise('success')).toEqual(['edge +2', 'justice -2', 'regime military']);
  });
});

describe('CT-2 Leak a Secret', () => {
  const leaking = () => given({ next: [{ step: 'leak', faction: 'church' }] });

  test('CT-2 to everyone: it is public at once', () => {
    const scene = leaking();
    const own = scene.s.secrets.find(({ owner }) => owner === 'church');
    if (own === undefined) throw new Error('the Church has secrets');
    scene.when('church', { type: 'leak', secret: own.id, to: 'public' });
    expect(scene.s.secrets.find(({ id }) => id === own.id)?.public).toBe(true);
  });

  test('CT-2 into one ear: that faction knows, the others hear only that something slipped', () => {
    const scene = leaking();
    const own = scene.s.secrets.find(({ owner }) => owner === 'church');
    if (own === undefined) throw new Error('the Church has secrets');
    scene.when('church', { type: 'leak', secret: own.id, to: 'military' });
    expect(learnt(scene, 'military', 'church')).toBe(1);
    expect(scene.heard('government').filter(({ type }) => type === 'leaked')).toEqual([
      { type: 'leaked', by: 'church' },
    ]);
  });
});
