/** Boundaries of elections, landfalls, polls and duties: who is next, how many, and once only. */
import { describe, expect, test } from 'vitest';
import { FACTIONS } from '../content/factions.ts';
import { landfalls } from '../rules/ballots.ts';
import { houseOf } from '../rules/houses.ts';
import { legalOrders } from '../rules/legalSlips.ts';
import type { State } from '../state.ts';
import { given } from './scene.ts';

const EIGHT = { seats: 8, options: { secondaries: FACTIONS.slice(3) } } as const;

describe('XD-23 elections', () => {
  const held = (justice: number, edge: number) =>
    given({ ...EIGHT, next: ['electionCount'], traits: { justice, edge } });

  test('XD-23.1, XD-23.2 without ballots the people decide, and Justice as high as Edge is enough for the incumbent', () => {
    const scene = held(6, 6);
    expect(scene.trait).toMatchObject({ edge: 5, justice: 7 });
    expect(scene.house('government')).toMatchObject({ renown: 1 });
    expect(scene.house('government').leader).toEqual(held(9, 6).house('government').leader);
  });

  test('XD-23.3 the challenger: Edge −2, Justice +1, Renown −1 and +2, and the leaders change places', () => {
    const scene = held(6, 7);
    expect(scene.trait).toMatchObject({ edge: 5, justice: 7 });
    expect(scene.house('government').renown).toBe(-1);
    expect(scene.house('opposition').renown).toBe(2);
  });
});

describe('XD-7, XD-15 where to', () => {
  test('XD-15.5, XD-15.6, XD-15.7 a colony needs the reach, and a False Dawn comes once', () => {
    const offered = (change: (s: State) => void) => landfalls(given({ next: [], change }).s);
    const reach = given({ next: [] }).s.options.reach;
    expect(offered((s) => (s.arrivals = reach))).toEqual(['found', 'flawed', 'dawn', 'fate', 'wait']);
    expect(offered((s) => (s.arrivals = reach - 1))).toEqual(['flawed', 'dawn', 'fate', 'wait']);
    expect(offered((s) => Object.assign(s, { arrivals: reach, dawns: 1 }))).not.toContain('dawn');
  });

  test.each([
    [0, 2],
    [1, 2],
    [2, 1],
    [3, 1],
  ])('XD-7.6 a nuke with excess %i leaves a force of 3 at %i', (excess, size) => {
    const scene = given({
      next: [{ step: 'pushTest', plan: 'nuke', to: 1 }],
      traits: { faith: 10, treachery: 7 - excess },
      change: (s) => Object.assign(s.systems[1] ?? {}, { force: 3, risk: -3, scouted: true, reward: 0 }),
    });
    expect(scene.s.systems[1]?.force).toBe(size);
  });

  test('XD-8.1 arriving counts as a scan where nothing was known, and does not where a scan was made', () => {
    const scans = (reward: number | undefined) =>
      given({
        next: [{ step: 'arrive', to: 1, excess: 0 }],
        change: (s) => {
          s.scans = 4;
          if (reward !== undefined) Object.assign(s.systems[1] ?? {}, { reward, risk: 1 });
        },
      }).s.scans;
    expect(scans(undefined)).toBe(5);
    expect(scans(1)).toBe(4);
  });
});

describe('XD-9, XD-10 a cycle', () => {
  test('XD-9.1 scenes, forced tests, strikes and grease begin anew', () => {
    const { s } = given({
      next: ['cycle'],
      change: (state) =>
        Object.assign(houseOf(state, 'church'), {
          ...{
            opened: 2,
            forced: 1,
            struck: 2,
            hindered: 1,
            greasing: ['military'],
            greased: ['government'],
          },
        }),
    });
    expect(houseOf(s, 'church')).toMatchObject({
      ...{ opened: 0, forced: 0, struck: 0, hindered: 2, greasing: [], greased: ['military'] },
    });
  });

  test('XD-10.5 of those with as few scenes the one after the last opener is next', () => {
    const opener = (lastOpener: State['lastOpener'], more: (s: State) => void = () => undefined) =>
      given({
        next: [{ step: 'polled', phase: 'resolve' }],
        change: (s) => {
          if (lastOpener !== undefined) s.lastOpener = lastOpener;
          for (const faction of ['church', 'military'] as const) houseOf(s, faction).answer = 'dissent';
          more(s);
        },
      }).s.scene?.opener;
    expect(opener(undefined)).toBe('church');
    expect(opener('church')).toBe('military');
    expect(opener('government')).toBe('military');
    expect(opener('military')).toBe('church');
    expect(opener('church', (s) => (houseOf(s, 'military').opened = 1))).toBe('church');
  });

  test.each([
    [0, false, false],
    [1, true, false],
    [2, true, false],
    [3, true, true],
  ])('CT-8 with a stash of %i, Grease needs 1 and the Vaults 3', (stash, one, three) => {
    const { s } = given({ ...EIGHT, next: [], change: (state) => (state.stash = stash) });
    expect(legalOrders(s, 'underworld').includes('und-grease@church')).toBe(one);
    expect(legalOrders(s, 'underworld').includes('und-vaults')).toBe(three);
  });

  test('XD-20.4 obeying teaches one secret of another faction; resisting none, and no covert order but none', () => {
    const bound = (bond: 'obey' | 'resist') =>
      given({
        next: ['bonds', 'covert'],
        change: (s) => Object.assign(houseOf(s, 'church'), { bond, marked: 1 }),
      });
    const known = (bond: 'obey' | 'resist') =>
      bound(bond).s.secrets.filter(({ knowers }) => knowers.some(({ faction }) => faction === 'church'))
        .length;
    expect(known('obey')).toBe(1);
    expect(known('resist')).toBe(0);
    expect(bound('resist').forbids('church', { type: 'covert', order: 'none' })).toBeUndefined();
    expect(bound('resist').forbids('church', { type: 'covert', order: 'spying@military' })).toBe('XD-20.4');
  });
});
