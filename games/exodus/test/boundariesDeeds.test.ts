/** Boundaries of promises, duties, offices and regimes: kept once, owed by whom, lost when. */
import { describe, expect, test } from 'vitest';
import { FACTIONS } from '../content/factions.ts';
import { houseOf } from '../rules/houses.ts';
import { legalOrders } from '../rules/legalSlips.ts';
import { weight } from '../rules/weights.ts';
import type { State } from '../state.ts';
import { type Given, given, type Scene } from './scene.ts';

const EIGHT = { seats: 8, options: { secondaries: FACTIONS.slice(3) } } as const;
const net = (scene: Scene) =>
  scene.heard().flatMap((event) => (event.type === 'tested' ? [event.net] : []))[0];

function ordered(order: string, change: (s: State) => void = () => undefined, more: Partial<Given> = {}) {
  const faction =
    ({ net: 'network', und: 'underworld', gov: 'government' } as const)[order.slice(0, 3)] ?? 'church';
  return given({
    ...EIGHT,
    ...more,
    next: [{ step: 'publicOrder', faction }],
    orders: { [faction]: order },
    change: (s) => {
      s.secrets = [];
      change(s);
    },
  });
}

describe('CT-16 what the answers promised', () => {
  test('is kept once, and the other promises stand', () => {
    const scene = ordered('church-tend', (s) => {
      s.perks = ['last-broadcasts', 'network-alarm', 'dying-technician'];
    });
    expect(net(scene)).toBe(1);
    expect(scene.s.perks).toEqual(['network-alarm', 'dying-technician']);
    expect(scene.heard()).toContainEqual({ type: 'perk', answer: 'last-broadcasts' });
  });

  test('a hunt takes the alarm, and no other order does', () => {
    const promised = (s: State) => Object.assign(s, { perks: ['network-alarm'] });
    expect(net(ordered('church-skin-hunt', promised))).toBe(1);
    expect(net(ordered('church-tend', promised))).toBe(0);
  });

  test.each([
    [1, 1],
    [2, 1],
    [3, 0],
  ])('what was published helps the Government in cycle %i by %i', (cycle, by) => {
    const scene = ordered('gov-adjudicate', (s) => Object.assign(s, { cycle, perks: ['published'] }));
    expect(net(scene)).toBe(by);
    expect(scene.s.perks).toEqual(['published']);
  });
});

describe('XD-13 public orders', () => {
  test.each([
    ['net-spying@church', 1],
    ['und-spying@church', 1],
    ['net-calm', 0],
  ])('CT-10 %s is helped by %i', (order, by) => expect(net(ordered(order))).toBe(by));

  test.each([
    [1, '+', true],
    [1, '0', false],
    [0, '+', false],
  ])('XD-20.5 a hunt finds a leader with %i marks by %s: %s', (marked, die, found) => {
    const scene = ordered('church-skin-hunt', (s) => Object.assign(houseOf(s, 'security'), { marked }), {
      traits: { faith: 12, treachery: 1 },
      dice: `0 0 0 ${die}`,
    });
    expect(scene.heard().some(({ type }) => type === 'exposed')).toBe(found);
  });
});

describe('XD-16 duties', () => {
  test('XD-16.5 Security meets a suppression by its own order alone', () => {
    const { s } = given({
      ...EIGHT,
      next: [],
      change: (state) => {
        state.cycle = 2;
        houseOf(state, 'security').mandates.push({ kind: 'suppression', since: 1 });
      },
    });
    expect(legalOrders(s, 'security')).toEqual(['sec-suppression']);
    expect(legalOrders(s, 'church').length).toBeGreaterThan(5);
  });

  test('XD-16.6, R42 a failed quarantine turns into a suppression, and other duties stay', () => {
    const scene = given({
      ...EIGHT,
      next: [{ step: 'publicOrder', faction: 'government' }],
      orders: { government: 'gov-quarantine' },
      traits: { justice: 1, edge: 12 },
      dice: '- - -',
      change: (s) => {
        s.cycle = 2;
        for (const kind of ['repair', 'quarantine'] as const)
          houseOf(s, 'government').mandates.push({ kind, since: 1 });
      },
    });
    const kinds = scene.house('government').mandates.map(({ kind }) => kind);
    expect(kinds).toContain('repair');
    expect(kinds).not.toContain('quarantine');
    expect(kinds).toContain('suppression');
  });
});

describe('XD-10, XD-19 weights and offices', () => {
  test('XD-10.3 a regime changes what is written for the Government, and nothing else', () => {
    const { s } = given({
      ...EIGHT,
      next: [],
      change: (state) => Object.assign(state, { secrets: [], regime: 'military' }),
    });
    expect(weight(s, 'military', 'government')).toBe(5);
    expect(weight(s, 'government', 'government')).toBe(3);
    expect(weight(s, 'military', 'church')).toBe(3);
    expect(weight(s, 'government', 'church')).toBe(3);
    expect(weight(s, 'government', 'security')).toBe(4);
  });

  test('XD-23.3 a challenger who wins takes both high offices away, and everyone hears of those that were held', () => {
    const scene = given({
      ...EIGHT,
      next: ['electionCount'],
      traits: { justice: 5, edge: 7 },
      change: (s) => {
        houseOf(s, 'government').office = true;
      },
    });
    expect(scene.house('government').office).toBe(false);
    expect(scene.heard().filter(({ type }) => type === 'officeLost')).toEqual([
      { type: 'officeLost', faction: 'government' },
    ]);
  });
});

describe('XD-6 disposition', () => {
  const disposed = (stake: 'stay' | 'leave', change: (s: State) => void = () => undefined) => {
    const scene = given({ next: ['disposition', 'dispositionRevealed', 'dispositionDone'], change });
    for (const faction of ['church', 'government', 'military'] as const)
      scene.when(faction, { type: 'ballot', for: faction, stake });
    return scene;
  };

  test('XD-6.5 who leaves chooses a course, who stays begins a cycle', () => {
    expect(disposed('leave').asks).toBe('course');
    expect(disposed('stay').s.cycle).toBe(2);
    expect(disposed('stay').asks).toBe('isolation');
  });

  test.each([
    [3, 2],
    [1, 0],
    [0, 0],
  ])('XD-6.3, R23 a scene under fire: Lead %i becomes %i', (lead, left) => {
    const { s } = given({
      next: [{ step: 'polled', phase: 'disposition' }],
      change: (state) => {
        state.force = { size: 1, lead, began: 1, betrayed: false };
        houseOf(state, 'church').answer = 'dissent';
      },
    });
    expect(s.force?.lead).toBe(left);
  });
});

test('XD-15.7 seats are changed only if all want it and the table plays it so', () => {
  const changed = (dawnSwap: boolean, answers: readonly ('accept' | 'dissent')[]) =>
    given({
      next: ['swapSeats'],
      options: { dawnSwap },
      change: (s) => {
        for (const [i, house] of s.houses.entries()) house.answer = answers[i] ?? 'accept';
      },
    })
      .heard()
      .flatMap((event) => (event.type === 'assigned' ? event.factions.map(({ faction }) => faction) : []));
  expect(changed(true, ['accept', 'accept', 'accept'])).toEqual(['church', 'government', 'military']);
  expect(changed(true, ['accept', 'dissent', 'accept'])).toEqual([]);
  expect(changed(true, ['dissent', 'dissent', 'dissent'])).toEqual([]);
  expect(changed(false, ['accept', 'accept', 'accept'])).toEqual([]);
});
