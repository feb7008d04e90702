/** XD-6 to XD-8, XD-17 the voyage: G7 to G12 and E13 to E20, E34 to E39, E46. */
import { describe, expect, test } from 'vitest';
import { JOURNEYS } from '../content/fleet.ts';
import { exodus } from '../index.ts';
import { courses } from '../rules/ballots.ts';
import { countDisposition } from '../rules/dispositions.ts';
import { legalOrders } from '../rules/legalSlips.ts';
import type { State, System } from '../state.ts';
import { convenienceHindrances } from '../steps/arrival.ts';
import { dividedWords } from '../text/flight.ts';
import { type Given, given } from './scene.ts';

const system = (s: State, index: number): System => {
  const found = s.systems[index];
  if (found === undefined) throw new Error(`no system ${index}`);
  return found;
};
const jump = (more: Omit<Given, 'next'> & { hurried?: boolean }) =>
  given({ ...more, next: [{ step: 'jumpTest', to: 1, hurried: more.hurried ?? false }] });
const hunted = (size: number, lead: number) => (s: State) => {
  s.force = { size, lead, began: size, betrayed: false };
};

describe('XD-7 jump and push', () => {
  test('XD-7.4, R8 (G7) hurried: 9 − 1 − 4 = 4, success with excess 1', () => {
    const scene = jump({ traits: { faith: 9, treachery: 4 }, hurried: true, dice: '+' });
    expect(scene.heard()).toContainEqual(expect.objectContaining({ type: 'tested', net: -2, result: 4 }));
    expect(scene.trait).toMatchObject({ treachery: 5, faith: 8 });
    expect(scene.s.fatigue).toBe(1);
    expect(scene.play.asking).toMatchObject({ step: 'spend', on: 'astrometrics', excess: 1 });
  });

  test('XD-7.4 (E13) tired and hurried: three hindrances, a partial with one loss', () => {
    const scene = jump({
      traits: { faith: 9, treachery: 4 },
      hurried: true,
      change: (s) => (s.fatigue = 1),
    });
    expect(scene.play.asking).toMatchObject({ step: 'loss', faction: 'church' });
    scene.when('church', { type: 'lose', loss: 'women' });
    expect(scene.trait).toMatchObject({ women: 9, treachery: 5, faith: 8 });
    expect(scene.s.fatigue).toBe(2);
  });

  test('XD-7.4, R6, R43 (E14) a failed jump costs 3 Faith and leaves the fleet where it is', () => {
    const scene = jump({ traits: { faith: 5, treachery: 4 }, change: (s) => (s.fatigue = 3) });
    expect(scene.trait).toMatchObject({ faith: 2, treachery: 4 });
    expect([scene.s.fatigue, scene.s.here, scene.s.jumpsFailed]).toEqual([4, 0, 1]);
    // The Church’s secret lets it sound out a star before the fleet is asked again.
    expect(scene.asks).toBe('window');
    const lost = jump({ traits: { faith: 3, treachery: 4 }, change: (s) => (s.fatigue = 3) });
    expect(lost.s.outcome).toMatchObject({ winners: [], reason: 'faith' });
  });

  test('XD-7.4, R7 (E15) three losses, one Keeper after the other', () => {
    const scene = jump({ traits: { faith: 6, treachery: 4 }, dice: '- - 0' });
    scene.when('church', { type: 'lose', loss: 'supplies' });
    scene.when('government', { type: 'lose', loss: 'faith' });
    scene.when('military', { type: 'lose', loss: 'women' });
    expect(scene.trait).toMatchObject({ supply: 10, women: 9, faith: 4, treachery: 5 });
  });

  test('XD-7.6 (E36) nuke here: hurried, success with excess 0, the force drops a size', () => {
    const scene = given({
      next: [{ step: 'pushTest', plan: 'nuke', to: 0 }],
      traits: { faith: 9, treachery: 3 },
      change: (s) => {
        hunted(2, 1)(s);
        s.fatigue = 1;
      },
    });
    expect(scene.heard()).toContainEqual(expect.objectContaining({ type: 'tested', net: -3, result: 3 }));
    expect(scene.s.force?.size).toBe(1);
    expect(scene.s.fatigue).toBe(2);
    scene.when('military', { type: 'lose', loss: 'might' });
    expect(scene.trait).toMatchObject({ might: 8, faith: 9, treachery: 3 });
  });

  test('XD-7.7, R59 (E46) a scout: its rolls stand, it is stranded by another jump, then risk is rolled anew', () => {
    const scene = given({
      next: [{ step: 'pushTest', plan: 'scout', to: 1 }],
      traits: { faith: 8, treachery: 4 },
      // 8 + 0 − 4 = 4; reward −1; then convenience and risk −2.
      dice: '0 0 0 - 0 0',
    });
    scene.roll('0 - - 0').when('church', { type: 'spendExcess', points: 1 });
    expect(system(scene.s, 1)).toMatchObject({
      reward: -1,
      scouted: true,
      visited: false,
      risk: -2,
      force: 2,
    });
    scene.s.stack = [{ step: 'disposition' }, { step: 'arrive', to: 2, excess: 0 }];
    scene.play.run();
    expect(scene.play.asking).toMatchObject({ step: 'loss', cause: 'scout' });
    scene.when('military', { type: 'lose', loss: 'supply' });
    expect(system(scene.s, 1)).toMatchObject({ scouted: false, force: 0 });
    expect(system(scene.s, 1).risk).toBeUndefined();
  });

  test('XD-7.1, R60 ballots: hurried only under fire, hold only without', () => {
    const calm = given({ next: [] }).s;
    expect(courses(calm)).toEqual(['jump@1', 'jump@2', 'jump@3', 'scout@1', 'scout@2', 'scout@3', 'hold']);
    const pressed = given({ next: [], change: hunted(2, 1) }).s;
    expect(courses(pressed)).toEqual(['hurried@1', 'hurried@2', 'hurried@3', 'nuke', 'cover']);
    expect(courses(given({ next: [], change: hunted(3, 0) }).s)).toEqual(['cover']);
    expect(courses(given({ next: [], change: hunted(1, 4) }).s)).toContain('dark');
  });

  test('XD-7.2, R24 (E39) divided Keepers: Edge +1 and a cycle begins', () => {
    const scene = given({ next: ['course', 'courseRevealed'], change: (s) => (s.courseRound = 1) });
    for (let round = 0; round < 2; round++) {
      scene.when('church', { type: 'ballot', for: 'church', stake: 'jump@1' });
      scene.when('government', { type: 'ballot', for: 'government', stake: 'jump@2' });
      scene.when('military', { type: 'ballot', for: 'military', stake: 'hold' });
    }
    scene.all({ type: 'accept' });
    expect(scene.trait.edge).toBe(9);
    expect(scene.s.cycle).toBe(2);
  });

  test('XD-7.3 under fire a divided vote is not repeated: the fleet covers, and what was named lies open', () => {
    const scene = given({ next: ['course', 'courseRevealed'], change: hunted(2, 1) });
    scene.when('church', { type: 'ballot', for: 'church', stake: 'hurried@1' });
    scene.when('government', { type: 'ballot', for: 'government', stake: 'hurried@2' });
    scene.when('military', { type: 'ballot', for: 'military', stake: 'hurried@2' });
    scene.all({ type: 'lose', loss: 'supply' });
    expect(scene.s.force?.lead).toBeGreaterThan(1);
    const seen = exodus.view(scene.s, scene.house('church').seat);
    expect(seen.houses.map(({ named }) => named)).toEqual(['hurried@1', 'hurried@2', 'hurried@2']);
    expect(dividedWords(seen).join(' ')).toContain('fought for time. The other two named Wicker');
  });

  test('XD-11.7 a pledged course ballot is cast by its receiver', () => {
    const scene = given({
      next: ['course', 'courseRevealed'],
      change: (s) => {
        s.courseRound = 1;
        s.pledges.push({ kind: 'course', by: 'church', to: 'military' });
      },
    });
    scene.when('government', { type: 'ballot', for: 'government', stake: 'hold' });
    scene.when('military', { type: 'ballot', for: 'church', stake: 'hold' });
    scene.when('military', { type: 'ballot', for: 'military', stake: 'hold' });
    expect(scene.s.pledges).toEqual([]);
    scene.all({ type: 'accept' });
    expect(scene.s.cycle).toBe(2);
  });
});

describe('XD-8 arrival', () => {
  test('XD-4.5, R10 (G8) the origin: roll + 3, at least two', () => {
    expect(given({ next: ['origin'] }).s.systems).toHaveLength(4);
    expect(given({ next: ['origin'], dice: '- - 0' }).s.systems).toHaveLength(3);
  });

  test('XD-8.3 (G9) links: C is not linked, D is, and one new system', () => {
    const scene = given({ next: [{ step: 'arrive', to: 1, excess: 0 }], dice: '- 0 0 0 +' });
    expect(system(scene.s, 1).links).toEqual([0, 3, 4]);
  });

  test('XD-8.1 a first arrival: +1 Edge, Bearing +1', () => {
    const scene = given({ next: [{ step: 'arrive', to: 1, excess: 0 }] });
    expect([scene.trait.edge, scene.s.bearing, scene.s.arrivals]).toEqual([9, 1, 1]);
  });

  test('XD-8.5, XD-8.6, R11 (G10) reward +1: the Keepers choose Might', () => {
    const scene = given({ next: [{ step: 'survey', system: 1, excess: 0 }], dice: '+ 0 0' });
    for (const keeper of ['church', 'government', 'military'] as const)
      scene.when(keeper, { type: 'reward', choice: keeper === 'church' ? 'supply' : 'might' });
    expect(system(scene.s, 1)).toMatchObject({ reward: 1, choice: 'might', left: 2 });
  });

  test('XD-8.7, XD-8.9, R9 (G11) excess 1 against Treachery 5: roll +1, one cycle', () => {
    const scene = given({
      next: [{ step: 'convenience', system: 1, spent: 1 }],
      traits: { treachery: 5 },
      dice: '0 + 0',
      change: (s) => (system(s, 1).reward = 2),
    });
    expect(system(scene.s, 1)).toMatchObject({ convenience: 1, left: 1 });
  });

  test('XD-8.7 (E16) iron: four hindrances, five assists, one assist left', () => {
    const scene = given({
      next: [{ step: 'spend', on: 'convenience', from: 1, system: 1, excess: 5 }],
      traits: { treachery: 6 },
      change: (s) => (system(s, 1).reward = -2),
    });
    expect(convenienceHindrances(scene.s, 1)).toBe(4);
    scene.when('church', { type: 'spendExcess', points: 5 });
    expect(scene.heard()).toContainEqual(expect.objectContaining({ type: 'convenience', dice: [1, 0, 0] }));
  });

  test('XD-8.8, R58 Treachery 8: two hindrances on the risk roll; a force comes with its Lead', () => {
    const scene = given({ next: [{ step: 'riskRoll', system: 0 }], traits: { treachery: 8 } });
    expect(scene.s.force).toEqual({ size: 2, lead: 1, began: 2, betrayed: false });
  });

  test('XD-8.10 (E17) a revisit rolls risk and nothing else', () => {
    const scene = given({
      next: [{ step: 'jumped', to: 1, excess: 3 }],
      change: (s) => Object.assign(system(s, 1), { visited: true, reward: 2, convenience: 0, left: 1 }),
    });
    expect(system(scene.s, 1).left).toBe(1);
    expect([scene.trait.edge, scene.s.bearing, scene.trait.treachery]).toEqual([8, 0, 2]);
    expect(scene.heard().filter(({ type }) => type === 'risk')).toHaveLength(1);
  });

  test('XD-8.4 (E18) a dead end: two new systems', () => {
    const scene = given({
      next: [{ step: 'arrive', to: 1, excess: 0 }],
      dice: '- - -',
      change: (s) => {
        for (const index of [2, 3]) system(s, index).visited = true;
      },
    });
    expect(system(scene.s, 1).links).toEqual([0, 4, 5]);
  });

  test('XD-8.11, R62 (G12) scanning shows rewards to all', () => {
    const scene = given({ next: ['scanning'], dice: '0 0 0 - 0 0 0 0 0' });
    scene.when('government', { type: 'scan', system: 2 });
    expect([1, 2, 3].map((index) => system(scene.s, index).reward)).toEqual([-1, 0, 0]);
  });

  test('XD-8.12, R18 (E19) the aimed scan at the second threshold has two assists; a site costs 3 Bearing', () => {
    const [, second] = JOURNEYS.standard.thresholds;
    const scene = given({ next: ['scanning'], change: (s) => (s.bearing = second), dice: '+' });
    scene.when('government', { type: 'scan', system: 1 });
    expect(system(scene.s, 1).reward).toBe(3);
    expect(scene.s.bearing).toBe(second - 3);
    const aimed = scene.heard().flatMap((event) => (event.type === 'scanned' ? [event.aimed] : []));
    expect(aimed).toEqual([2, 0, 0]);
  });

  test('XD-8.12 (E20) one Bearing per system', () => {
    const scene = given({
      seats: 4,
      next: [{ step: 'publicOrder', faction: 'network' }],
      orders: { network: 'net-deep-scan' },
      change: (s) => (system(s, 0).bearing = true),
    });
    expect([scene.s.scanMore, scene.s.bearing]).toEqual([2, 0]);
    expect(legalOrders(scene.s, 'church')).not.toContain('church-vigil');
  });
});

describe('XD-6 disposition', () => {
  test('XD-6.2, R21 (E38) a tie goes to the Government', () => {
    const { s } = given({ seats: 4, next: [] });
    for (const [faction, ballot] of [
      ['church', 'stay'],
      ['network', 'stay'],
      ['government', 'leave'],
      ['military', 'leave'],
    ] as const) {
      const house = s.houses.find((other) => other.faction === faction);
      if (house !== undefined) house.ballot = ballot;
    }
    expect(countDisposition(s)).toBe('leave');
  });

  test('XD-6.4, R57 (E37) staying lets an inferior force escape: reported', () => {
    const scene = given({
      next: ['dispositionDone'],
      change: (s) => {
        hunted(1, 3)(s);
        for (const house of s.houses) house.ballot = 'stay';
      },
    });
    expect(scene.s).toMatchObject({ reported: true, cycle: 2 });
    expect(scene.s.force).toBeUndefined();
  });

  test('XD-6.3, R23 a scene under fire costs 1 Lead; at Lead 0 nobody may dissent', () => {
    const next = [
      { step: 'poll', phase: 'disposition' },
      { step: 'polled', phase: 'disposition' },
    ] as const;
    const scene = given({ next, change: hunted(2, 1) });
    scene.when('church', { type: 'dissent' }).when('government', { type: 'accept' });
    scene.when('military', { type: 'accept' });
    expect(scene.s.force?.lead).toBe(0);
    expect(given({ next, change: hunted(3, 0) }).asks).toBe('disposition');
  });
});

describe('XD-17 encounters', () => {
  test('XD-17.2, XD-17.3, XD-17.7 (E34) an even battle, fought twice', () => {
    const scene = given({
      next: [{ step: 'engagement', ambushed: false }],
      traits: { might: 9, treachery: 5 },
      change: (s) => {
        hunted(2, 1)(s);
        s.readiness = 1;
      },
    });
    expect(scene.trait).toMatchObject({ might: 8, supply: 11 });
    expect([scene.s.force?.size, scene.s.readiness]).toEqual([1, 0]);
    scene.s.stack = [{ step: 'disposition' }, { step: 'engagement', ambushed: false }];
    scene.play.run();
    expect(scene.trait).toMatchObject({ might: 7, supply: 10, edge: 7, treachery: 4 });
    expect(scene.s.force).toBeUndefined();
    expect(scene.house('military').renown).toBe(1);
  });

  test('XD-17.4 (E35) cover against an overwhelming force: Lead 1, and a hurried jump is offered', () => {
    const scene = given({
      next: ['cover'],
      traits: { might: 9, treachery: 2 },
      dice: '+ + +',
      change: hunted(3, 0),
    });
    expect(scene.trait).toMatchObject({ might: 8, women: 9 });
    expect(scene.s.force?.lead).toBe(1);
    expect(scene.offers('church', { type: 'ballot', for: 'church', stake: 'hurried@1' })).toBe(true);
  });

  test('XD-17.5 going dark: the force leaves, the system is reported', () => {
    const scene = given({
      next: ['courseRevealed'],
      change: (s) => {
        hunted(2, 4)(s);
        for (const house of s.houses) house.ballot = 'dark';
      },
    });
    expect(scene.s.reported).toBe(true);
    expect(scene.s.force).toBeUndefined();
  });
});
