/** What is not allowed, on both sides of the line: who may fire, who may pay, whom a card binds and when. */
import { describe, expect, it } from 'vitest';
import { END, given, play } from './scene.ts';

const NEAR = { 'p1-b1': '0,1', 'p2-m': '0,2', 'p2-f1': '5,1' } as const;

describe('MS-13 cards', () => {
  it('MS-R28 Dedotated Wam is for a Bomber or a Mothership, against an enemy Mothership beside it', () => {
    const scene = given({
      units: { ...NEAR, 'p1-f1': '1,1', 'p1-b2': '4,1', 'p1-m': '1,0' },
      fleets: [{ hand: ['dedotated-wam'] }],
    });
    const forbids = (unit: 'p1-b1' | 'p1-b2' | 'p1-f1', target: 'p2-m' | 'p2-f1' | 'p1-m' | 'm1') =>
      scene.forbids(play('dedotated-wam', { unit, target }));
    expect(forbids('p1-b1', 'p2-m')).toBeUndefined();
    expect(forbids('p1-f1', 'p2-m')).toBe('MS-R28');
    expect(forbids('p1-b2', 'p2-m')).toBe('MS-R28');
    expect(forbids('p1-b1', 'p2-f1')).toBe('MS-R28');
    expect(forbids('p1-b1', 'p1-m')).toBe('MS-R28');
    expect(forbids('p1-b1', 'm1')).toBe('MS-R28');
  });

  it('MS-R28 not with a ship that has attacked', () => {
    const scene = given({
      units: NEAR,
      fleets: [{ hand: ['dedotated-wam'] }, { hp: 12 }],
    }).when(play('dedotated-wam', { unit: 'p1-b1', target: 'p2-m' }));
    scene.fleet(0).hand.push('dedotated-wam');
    expect(scene.forbids(play('dedotated-wam', { unit: 'p1-b1', target: 'p2-m' }))).toBeDefined();
  });

  it('MS-4.8 Forced Update binds one enemy ship, once, and begins with its owner’s turn', () => {
    const scene = given({
      units: { 'p1-f1': '0,1', 'p2-f1': '5,1', 'p2-f2': '5,2' },
      fleets: [{ hand: ['forced-update'] }],
    });
    expect(scene.forbids(play('forced-update', { target: 'p1-f1' }))).toBe('MS-4.8');
    expect(scene.forbids(play('forced-update', { target: 'm1' }))).toBe('MS-4.8');
    scene.when(play('forced-update', { target: 'p2-f1' }));
    expect(scene.s.holds).not.toContainEqual(expect.objectContaining({ now: true }));
    scene.when(END);
    expect(scene.s.holds).toEqual([expect.objectContaining({ how: 'update', now: true })]);
    expect(scene.forbids({ type: 'move', ship: 'p2-f1' })).toBe('MS-4.8');
    expect(scene.forbids({ type: 'move', ship: 'p2-f2' })).toBeUndefined();
  });
});

describe('MS-11 prices', () => {
  it('MS-11.3, MS-13.1 cards cost 2 Minerals, and Gas buys none without the Modulator', () => {
    const rich = (minerals: number) =>
      given({ units: { 'p1-f1': '1,2', 'p2-f1': '5,1' }, fleets: [{ minerals, gas: 6 }] });
    expect(rich(2).forbids({ type: 'buy', with: 'minerals' })).toBeUndefined();
    expect(rich(1).forbids({ type: 'buy', with: 'minerals' })).toBe('MS-11.3');
    expect(rich(2).forbids({ type: 'buy', with: 'gas' })).toBe('MS-11.3');
    expect(rich(2).offers({ type: 'buy', with: 'gas' })).toBe(false);
  });
});
