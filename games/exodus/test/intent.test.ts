/** XD-9, XD-10 intent, tally and markers: G16, G17, E1, E6, E7, E24 and E48. */
import { describe, expect, test } from 'vitest';
import { legalOrders } from '../rules/legalSlips.ts';
import { giveMarker } from '../rules/markers.ts';
import { weight } from '../rules/weights.ts';
import { given, plant } from './scene.ts';
import { E1, openedBy, type Slips, totals, written } from './slips.ts';

describe('XD-9 intent', () => {
  test('XD-9.4, R41 without a mandate: the own book and the general list, where preconditions hold', () => {
    const { s } = given({ next: [] });
    const legal = legalOrders(s, 'church');
    expect(legal).toContain('church-tend');
    expect(legal).toContain('assist@military');
    expect(legal).not.toContain('harvest');
    expect(legal).not.toContain('church-repair');
    expect(legal).not.toContain('gov-adjudicate');
    expect(legal).not.toContain('assist@network');
  });

  test('XD-16.5, R40 (E24) two mandates: Repair, Hold Elections, Suppression', () => {
    const scene = given({
      next: [],
      change: (s) => {
        s.cycle = 2;
        const government = s.houses[1];
        government?.mandates.push({ kind: 'repair', since: 1 }, { kind: 'election', since: 1 });
      },
    });
    expect([...legalOrders(scene.s, 'government')].sort()).toEqual([
      'gov-elections',
      'gov-repair',
      'gov-suppression',
    ]);
  });

  test('XD-9.3 intents are written in faction order, after the leader', () => {
    const scene = given({ next: ['openIsolation', 'isolation', 'bonds'] });
    expect(scene.forbids('church', { type: 'intent', for: 'church', intent: 'none' })).toBe('XD-9.2');
    scene.when('church', { type: 'leader', how: 'stay' });
    expect(scene.forbids('church', { type: 'intent', for: 'military', intent: 'none' })).toBe('XD-9.3');
    expect(scene.forbids('church', { type: 'intent', for: 'church', intent: 'harvest' })).toBe('XD-9.4');
    scene.when('church', { type: 'intent', for: 'church', intent: 'church-tend' });
    expect(scene.offers('church', { type: 'intent', for: 'government', intent: 'gov-adjudicate' })).toBe(
      true,
    );
  });
});

describe('XD-10 resolving intent', () => {
  test('XD-10.1 (E1) the tally', () => {
    const scene = written(E1);
    expect(totals(scene, 'church')).toEqual({ 'church-skin-hunt': 6, 'church-tend': 5 });
    expect(totals(scene, 'government')).toEqual({ harvest: 6, 'gov-adjudicate': 5 });
    expect(totals(scene, 'military')).toEqual({ 'mil-stand-to': 5, 'mil-recruit': 3, harvest: 3 });
    expect(scene.s.resolved).toEqual({
      church: 'church-skin-hunt',
      government: 'harvest',
      military: 'mil-stand-to',
    });
  });

  test('XD-3.3 (G17, R1) the Military weighs 5 for itself and 2 for the Opposition', () => {
    const { s } = given({ seats: 6, next: [] });
    expect([weight(s, 'military', 'military'), weight(s, 'military', 'opposition')]).toEqual([5, 2]);
  });

  test('XD-10.3 weights: leaderless 3, grease +2, secrets +1', () => {
    const { s } = given({
      seats: 5,
      next: [],
      change: (state) => {
        const church = state.houses[0];
        if (church !== undefined) church.leaderless = 1;
        state.houses[4]?.greased.push('church');
        plant(state, 'church', 'empty-reliquaries', 'military');
      },
    });
    expect(weight(s, 'church', 'church')).toBe(3);
    expect(weight(s, 'underworld', 'church')).toBe(4);
    expect(weight(s, 'military', 'underworld')).toBe(2);
  });

  test('XD-10.2, R25 (E48) a tie: the own written order wins, else the seat picks', () => {
    const slips: Slips = {
      underworld: { underworld: 'und-skim' },
      government: { underworld: 'rest' },
      network: { underworld: 'rest' },
      church: { underworld: 'rest' },
    };
    expect(totals(written(slips, { seats: 5 }), 'underworld')).toEqual({ 'und-skim': 5, rest: 5 });
    expect(written(slips, { seats: 5 }).s.resolved.underworld).toBe('und-skim');
    const open = written(
      { government: { underworld: 'rest' }, network: { underworld: 'und-skim' } },
      { seats: 5 },
    );
    expect(open.asks).toBe('tie');
    open.when('underworld', { type: 'breakTie', order: 'und-skim' });
    expect(open.s.resolved.underworld).toBe('und-skim');
  });

  test('R26 nothing written: Rest', () => {
    expect(written({}).s.resolved.church).toBe('rest');
  });

  test('XD-10.5, R27 (E6) nobody dissents: −3 Edge, whatever markers were spent', () => {
    const scene = written(E1, {
      markers: [
        ['government', 'church'],
        ['government', 'military'],
      ],
    });
    scene.when('church', { type: 'spend', issuer: 'government' });
    scene.when('military', { type: 'spend', issuer: 'government' });
    scene.when('government', { type: 'accept' });
    scene.when('church', { type: 'strike', faction: 'military' });
    scene.when('military', { type: 'strike', faction: 'church' });
    scene.all({ type: 'accept' });
    expect(scene.trait.edge).toBe(5);
    expect(scene.house('government').pool).toBe(5);
  });

  test('XD-10.6 (E7) a marker strikes: Tend 5 beats Skin Hunt 3', () => {
    const scene = written(E1, { markers: [['government', 'church']] });
    scene.when('church', { type: 'spend', issuer: 'government' });
    scene.when('government', { type: 'accept' }).when('military', { type: 'accept' });
    scene.when('church', { type: 'strike', faction: 'church' });
    expect(totals(scene, 'church')).toEqual({ 'church-tend': 5, 'church-skin-hunt': 3 });
    expect(scene.s.resolved.church).toBe('church-tend');
    expect(scene.s.dissented).toBe(false);
  });

  test('XD-10.6 (G16) a Government marker rewrites its intent for the holder, or strikes any other', () => {
    const scene = written(E1, { markers: [['government', 'military']] });
    scene.when('military', { type: 'spend', issuer: 'government' });
    scene.when('church', { type: 'accept' }).when('government', { type: 'accept' });
    expect(scene.offers('military', { type: 'strike', faction: 'church' })).toBe(true);
    scene.when('military', { type: 'rewrite', intent: 'mil-stand-to' });
    expect(totals(scene, 'military')).toEqual({ 'mil-stand-to': 8, 'mil-recruit': 3 });
  });

  test('XD-10.7 with an empty pool a marker can be neither offered nor taken', () => {
    const scene = written(E1, { markers: Array.from({ length: 5 }, () => ['church', 'military'] as const) });
    expect(giveMarker(scene.play, 'church', 'government')).toBe(false);
    expect(scene.house('government').held).toEqual({});
    openedBy('church', scene).when(
      'church',
      { type: 'issue', faction: 'church' },
      { type: 'respondent', faction: 'military' },
      { type: 'demand', stake: 'church-tend' },
    );
    expect(scene.forbids('church', { type: 'offer', item: 'marker' })).toBe('XD-11.2');
  });
});
