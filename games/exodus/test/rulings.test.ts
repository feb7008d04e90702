/** Rulings that no other test names: one scene each. */
import { describe, expect, test } from 'vitest';
import { ORDERS } from '../content/orders.ts';
import { OPTIONS } from '../options.ts';
import { houseOf } from '../rules/houses.ts';
import { guardedValue } from '../rules/score.ts';
import { forcedNet } from '../steps/sceneAnswer.ts';
import { addSecret, given, plant } from './scene.ts';
import { debate, E1, written } from './slips.ts';

describe('rulings on the voyage', () => {
  const push = (dice: string, fatigue = 0) =>
    given({
      next: [{ step: 'pushTest', plan: 'scout', to: 1 }],
      traits: { faith: 6, treachery: 6 },
      dice,
      change: (s) => (s.fatigue = fatigue),
    });

  test('XD-7.6, R3 a partial push costs the ship: Might, Faith or Supply, as the Military chooses', () => {
    const scene = push('0 0 0');
    expect(scene.legal('military')).toEqual([
      { type: 'lose', loss: 'might' },
      { type: 'lose', loss: 'faith' },
      { type: 'lose', loss: 'supply' },
    ]);
    scene.when('military', { type: 'lose', loss: 'might' });
    expect([scene.trait.might, scene.s.systems[1]?.scouted]).toEqual([8, false]);
  });

  test('XD-7.6, R4 a push tires the Defiled, and costs neither the Faith nor the Treachery of a jump', () => {
    const scene = push('+ + +');
    expect(scene.s.fatigue).toBe(1);
    expect([scene.trait.faith, scene.trait.treachery]).toEqual([6, 6]);
  });

  const worked = (reward: number, convenience: number) =>
    given({
      next: ['extraction'],
      change: (s) => {
        Object.assign(s.systems[0] ?? {}, { reward, convenience, left: 1 });
        s.harvested = ['church'];
      },
    });

  test('XD-8.7, R12 the costs of a bad convenience are paid at each completion', () => {
    const scene = worked(2, -3);
    // Abundance gives 1 Supply and costs 1, and costs 1 Women besides.
    expect([scene.trait.supply, scene.trait.women]).toEqual([12, 9]);
    scene.s.harvested = ['church'];
    Object.assign(scene.s.systems[0] ?? {}, { left: 1 });
    scene.s.stack.push({ step: 'extraction' });
    scene.play.run();
    expect(scene.trait.women).toBe(8);
  });

  test('XD-8.5, R14 stranded humans are taken in by work, not by arriving', () => {
    const arrived = given({
      next: [{ step: 'survey', system: 1, excess: 0 }],
      change: (s) => Object.assign(s.systems[1] ?? {}, { reward: -3 }),
    });
    expect(arrived.trait.women).toBe(10);
    expect(worked(-3, 0).trait.women).toBe(11);
  });

  test('XD-8.11, R62 the Network picks what is scanned where it is in play', () => {
    const scene = given({ seats: 4, next: ['scanning'] });
    expect(scene.play.awaited()).toEqual([scene.house('network').seat]);
  });

  test('XD-17.3, R57 an inferior force that wins an engagement escapes and reports', () => {
    const scene = given({
      next: [{ step: 'engagement', ambushed: false }],
      traits: { might: 3 },
      dice: '- - -',
      change: (s) => (s.force = { size: 1, lead: 3, began: 1, betrayed: false }),
    });
    expect([scene.s.force, scene.s.reported]).toEqual([undefined, true]);
  });
});

describe('rulings on orders and debates', () => {
  test('XD-10.5, R31 two scenes a seat and phase, one at a brisk table', () => {
    const open = (brisk: boolean, opened: number) =>
      written(E1, {
        options: { brisk },
        change: (s) => (houseOf(s, 'church').opened = opened),
      }).offers('church', { type: 'dissent' });
    expect([open(false, 0), open(false, 1), open(false, 2)]).toEqual([true, true, false]);
    expect([open(true, 0), open(true, 1)]).toEqual([true, false]);
  });

  test('XD-12.1, R32 covert orders are seen by all once they are revealed, with their targets', () => {
    const scene = given({
      next: ['executeCovert'],
      change: (s) => (houseOf(s, 'church').covert = 'assassination@military'),
    });
    expect(scene.heard()).toContainEqual({
      type: 'covertRevealed',
      orders: [{ faction: 'church', order: 'assassination@military' }],
    });
  });

  test('R35 a leak is both public and covert for all; spying for the Network and the Underworld', () => {
    expect(ORDERS['leak-a-secret'].keywords).toContain('covert');
    const both = Object.keys(ORDERS).filter((id) => id.endsWith('-spying'));
    expect(both.sort()).toEqual(['net-spying', 'und-spying']);
  });

  test('XD-2.4, R39 the same order repeals the law', () => {
    const scene = given({
      next: [{ step: 'publicOrder', faction: 'government' }],
      orders: { government: 'gov-chauvinism' },
      change: (s) => (s.law = true),
    });
    expect(scene.s.law).toBe(false);
  });

  test('R37, R45 suppression by the Military is a test of Justice', () => {
    expect(ORDERS['mil-suppression'].test).toEqual({ trait: 'justice', against: 'edge' });
  });

  test('R48 every faction has a high office', () => {
    const offices = Object.values(ORDERS).filter((order) => 'need' in order && order.need === 'no-office');
    expect(new Set(offices.map(({ faction }) => faction)).size).toBe(8);
  });

  test('XD-13.4, R61 help for an order without a test does nothing', () => {
    const scene = given({
      next: [{ step: 'publicOrder', faction: 'government' }],
      orders: { government: 'gov-swear-in', church: 'assist@government' },
    });
    expect(scene.heard().some(({ type }) => type === 'tested')).toBe(false);
    expect(scene.house('government').office).toBe(true);
  });

  test('XD-11.9, R47 leverage, office, known secrets and earlier tests weigh in a forced test', () => {
    const talk = { by: 'government', about: 'military', to: 'church', demand: 'mil-stand-to' } as const;
    const scene = debate(written({ church: { military: 'mil-recruit' } }), talk);
    const net = () => forcedNet(scene.s, 'government', 'church');
    expect(net()).toBe(0);
    scene.house('government').office = true;
    expect(net()).toBe(1);
    const { secrets } = scene.s;
    secrets.find(({ id }) => id === 'prelate-dice')?.knowers.push({ faction: 'government', aware: [] });
    expect(net()).toBe(2);
    plant(scene.s, 'church', 'confession-files', 'government');
    addSecret(scene.s, 'military', 'scuttling-order').knowers.push({ faction: 'government', aware: [] });
    // The Church knows its own files too: they cancel; the Military's secret is a weapon against the Church.
    expect(net()).toBe(3);
    scene.house('government').forced = 2;
    expect(net()).toBe(1);
  });
});

describe('rulings on upkeep and options', () => {
  test('XD-14.2, R52 a cycle costs 1 Supply unless the fleet lives off the land', () => {
    expect(given({ next: ['upkeep'] }).trait.supply).toBe(11);
    const fed = given({ next: ['upkeep'], change: (s) => (s.harvested = ['church']) });
    expect(fed.trait.supply).toBe(12);
  });

  test('XD-22.1 the options as they stand where nobody chooses', () => {
    const defaults = Object.fromEntries(
      Object.entries(OPTIONS).map(([name, option]) => [name, option.default]),
    );
    expect(defaults).toMatchObject({
      ...{ infection: 'marked', fudge: false, womenLabel: 'women', assign: 'random', fleetQuestions: true },
      ...{ unheldResearchers: false, dawnSwap: false, brisk: false, reach: 0, journey: 'standard' },
    });
  });

  test('XD-9.2 isolation: leaders first, all at once, and who is marked is checked after a jump', () => {
    const scene = given({
      next: ['cycle'],
      traits: { treachery: 1 },
      dice: '- - -',
      change: (s) => Object.assign(s, { byJump: true, visit: 0 }),
    });
    expect(scene.asks).toBe('isolation');
    expect(scene.play.awaited()).toHaveLength(3);
    expect(scene.house('church').marked).toBeGreaterThan(0);
    expect(scene.legal('government').map((action) => 'how' in action && action.how)).toEqual([
      'stay',
      'retire',
    ]);
  });

  test('XD-3.4 the Researchers are judged by discoveries and progress, at most 12', () => {
    const { s } = given({
      seats: 7,
      next: [],
      change: (state) => (houseOf(state, 'researchers').progress = 2),
    });
    expect(guardedValue(s, 'researchers')).toBe(2);
  });
});
