/** Worked examples, 1 to 18. */
import { describe, expect, test } from 'vitest';
import { END, given } from './scene.ts';

const deploy = (
  module:
    | 'moisture-vaporator'
    | 'hydroponic-farm'
    | 'electrolysis-stack'
    | 'isotope-generator'
    | 'brine-still'
    | 'greywater-loop',
  x: number,
  y: number,
) => ({ type: 'deploy', module, x, y }) as const;

describe('XW-3 and XW-5: productions', () => {
  test('1 (XW-3.4) Moisture Vaporator with red and yellow, humidity 1: water +1, energy −1, one action', () => {
    const scene = given({ hands: ['moisture-vaporator carbon-splitter solar-panels', ''] });
    scene.when(deploy('moisture-vaporator', 1, 0));
    expect(scene.hand()).toEqual([]);
    expect(scene.s.discards).toEqual(['carbon-splitter', 'solar-panels']);
    expect(scene.s.production).toEqual([-2, -1, -2, -1]);
    expect(scene.s.spent).toBe(1);
  });

  test('2 (XW-5.1, XW-5.2) the update of the rulebook', () => {
    const scene = given({
      base: 'algae-vats mycelium-cellar!oxygen-leak isotope-generator',
      supply: [9, 1, 7, 19],
      emergency: 7,
      phase: 'update',
    });
    expect(scene.s.production).toEqual([-1, -3, 0, 2]);
    expect(scene.s.supply).toEqual([7, 0, 7, 20]);
    expect(scene.s.emergency).toBe(5);
  });

  test('3 (XW-3) the Commander’s turn: four actions and one skill', () => {
    const scene = given({
      crew: ['commander', 'medic'],
      hands: ['ice-drill', 'greywater-loop'],
      faceUp: 'hydroponic-farm',
      base: 'wind-turbines@0,1 solar-panels@0,2!oxygen-leak',
    });
    scene.when({ type: 'draw', card: 'hydroponic-farm' }, { type: 'take', from: 1, card: 'greywater-loop' });
    scene.when({ type: 'agree' }, deploy('hydroponic-farm', 1, 0), { type: 'pay', card: 'ice-drill' });
    scene.when({ type: 'command', to: 2 });
    scene.when({ type: 'repair', place: 2, token: 'oxygen-leak' });
    expect(scene.tokens(2)).toEqual([]);
    expect(scene.s.spent).toBe(4);
    expect(scene.s.skillUsed).toBe(true);
    expect(scene.forbids({ type: 'draw', card: 'deck' })).toBe('XW-3');
  });

  test('4 (Aphelion) two working Solar Panels: −2 food, −3 energy', () => {
    const scene = given({
      base: 'solar-panels solar-panels solar-panels!shutdown',
      events: 'critical-scenario',
      phase: 'drawEvent',
      supply: [15, 15, 15, 12],
    });
    expect(scene.events()).toContainEqual({ type: 'lost-supply', resource: 'food', amount: 2, left: 13 });
    expect(scene.events()).toContainEqual({ type: 'lost-supply', resource: 'energy', amount: 3, left: 9 });
  });

  test('5 (XW-4.3) all three water leaks lie: Burst Pipe places none, −2 water stays', () => {
    const scene = given({
      base: 'solar-panels!water-leak!water-leak wind-turbines!water-leak',
      events: 'burst-pipe',
      phase: 'drawEvent',
    });
    expect(scene.events()).toContainEqual({ type: 'noTokens', token: 'water-leak' });
    expect(scene.events()).toContainEqual({ type: 'lost-supply', resource: 'water', amount: 2, left: 13 });
    expect(scene.events().filter(({ type }) => type === 'lost-supply')).toHaveLength(1);
  });

  test('6 (XW-5.4) at +3 oxygen Electrolysis Stack cannot be deployed', () => {
    const scene = given({
      scenario: 'trappist-1f',
      hands: ['electrolysis-stack ice-drill solar-panels', ''],
      base: 'carbon-splitter carbon-splitter',
    });
    expect(scene.production('oxygen')).toBe(3);
    expect(scene.forbids(deploy('electrolysis-stack', 0, -1))).toBe('XW-5.4');
  });

  test('6 (XW-5.4) nor at −5 water', () => {
    const scene = given({
      scenario: 'trappist-1b',
      hands: ['electrolysis-stack ice-drill solar-panels', ''],
      base: 'algae-vats',
    });
    expect(scene.production('water')).toBe(-5);
    expect(scene.forbids(deploy('electrolysis-stack', 0, -1))).toBe('XW-5.4');
  });

  test('7 (XW-5.4) an event pushes the true sum to −6: the update takes 5, and +1 still shows −5', () => {
    const scene = given({
      scenario: 'trappist-1b',
      base: 'greywater-loop@1,0 electrolysis-stack@0,1 electrolysis-stack@-1,0',
      hands: ['greywater-loop carbon-splitter insect-nursery solar-panels', ''],
      at: [2, 3],
      events: 'sensor-fault',
      more: 2,
    });
    expect(scene.production('water')).toBe(-5);
    scene.when(END);
    expect(scene.production('water')).toBe(-6);
    expect(scene.events()).toContainEqual(
      expect.objectContaining({ type: 'updated', production: expect.arrayContaining([-5]) }),
    );
    expect(scene.supply('water')).toBe(15);
    const next = given({
      scenario: 'trappist-1b',
      base: 'greywater-loop@1,0!shutdown electrolysis-stack@0,1 electrolysis-stack@-1,0',
      hands: ['greywater-loop carbon-splitter insect-nursery solar-panels', ''],
    });
    expect(next.production('water')).toBe(-6);
    next.when(deploy('greywater-loop', 0, -1));
    expect(next.production('water')).toBe(-5);
  });

  test('8 (XW-5.5) a frozen Hydroponic Farm: its increases are gone, energy −2 stays', () => {
    const scene = given({ base: 'hydroponic-farm!frozen' });
    expect(scene.s.production).toEqual([-2, -2, -2, -2]);
  });

  test('9 (XW-5.5) shutting a frozen module down ends both; repairing the shutdown leaves it frozen', () => {
    const scene = given({ base: 'hydroponic-farm!frozen', at: [1, 0] });
    scene.when({ type: 'shutDown', place: 1 });
    expect(scene.s.production).toEqual([-2, -2, -2, 0]);
    scene.when({ type: 'repair', place: 1, token: 'shutdown' });
    expect(scene.tokens(1)).toEqual(['frozen']);
    expect(scene.s.production).toEqual([-2, -2, -2, -2]);
  });
});

describe('XW-8 the end', () => {
  /** Oxygen 0, water 0, food +1, energy −1: without the nursery energy is 0. */
  const nearly =
    'carbon-splitter electrolysis-stack brine-still greywater-loop hydroponic-farm isotope-generator';

  test('10 (XW-8.1) the last production reaches 0 by shutting down a module that drained energy', () => {
    const scene = given({
      base: `${nearly} insect-nursery isotope-generator`,
      at: [7, 0],
    });
    expect(scene.s.production).toEqual([3, 0, 2, -1]);
    scene.when({ type: 'shutDown', place: 7 });
    expect(scene.won).toBe(true);
    expect(scene.s.outcome?.rule).toBe('XW-8.1');
  });

  test('11 (XW-8.1) emergency 1, a food leak and no food: lost in the update, before hand limits', () => {
    const scene = given({
      base: 'solar-panels!food-leak insect-nursery',
      supply: [5, 5, 0, 5],
      emergency: 1,
      hands: [
        'hydroponic-farm hydroponic-farm hydroponic-farm mycelium-cellar mycelium-cellar algae-vats ice-drill',
        '',
      ],
      phase: 'update',
    });
    expect(scene.won).toBe(false);
    expect(scene.hand()).toHaveLength(7);
  });

  test('12 (XW-8.1) win and emergency 0 by the same event: a win', () => {
    const scene = given({
      scenario: 'trappist-1b',
      base: 'ice-drill@1,0 ice-drill@-1,0 hydroponic-farm@0,1 hydroponic-farm@0,-1 isotope-generator@0,2 isotope-generator@0,-2 solar-panels@0,3 solar-panels@0,-3 hydroponic-farm@1,1',
      emergency: 1,
      at: [0, 0],
      events: 'critical-scenario',
      phase: 'drawEvent',
    });
    // Oxygen +1, water +2, food +3, energy −1: without the third farm energy is +1.
    expect(scene.s.production).toEqual([1, 2, 3, -1]);
    scene.when({ type: 'place', place: 9 });
    expect(scene.s.emergency).toBe(0);
    expect(scene.won).toBe(true);
  });
});

describe('XW-6, XW-7 cards and protocols', () => {
  test('13 (Stand Down) is not offered against a critical event', () => {
    const scene = given({ hands: ['stand-down', ''], events: 'pressure-wave', phase: 'drawEvent' });
    expect(scene.asks).not.toBe('respond');
    expect(scene.hand()).toEqual(['stand-down']);
  });

  test('14 (Bulkhead Lockdown) against Hull Breach: −2 oxygen only', () => {
    const scene = given({
      hands: ['bulkhead-lockdown', ''],
      base: 'solar-panels wind-turbines',
      events: 'hull-breach',
      phase: 'drawEvent',
    });
    scene.when({ type: 'protocol', card: 'bulkhead-lockdown' });
    expect(scene.events()).toContainEqual({ type: 'lost-supply', resource: 'oxygen', amount: 2, left: 13 });
    expect(scene.events().some(({ type }) => type === 'tokenPut')).toBe(false);
  });

  test('15 (Ration Discipline) productions −2 −1 0 +1: 0, 0, 0, +1; leaks still drain', () => {
    const scene = given({
      base: 'greywater-loop!water-leak mycelium-cellar mycelium-cellar solar-panels',
      hands: ['ration-discipline', ''],
      supply: [10, 10, 10, 10],
      events: 'clear-skies',
      phase: 'drawEvent',
    });
    expect(scene.s.production).toEqual([-2, -1, 0, 1]);
    scene.when({ type: 'protocol', card: 'ration-discipline' });
    expect(scene.s.supply).toEqual([10, 9, 10, 11]);
  });

  test('16 (Rapid Fabrication) Isotope Generator costs two of its four cards, as the player chooses', () => {
    const scene = given({
      hands: [
        'isotope-generator carbon-splitter ice-drill insect-nursery solar-panels rapid-fabrication',
        '',
      ],
    });
    scene.when({ type: 'protocol', card: 'rapid-fabrication' }, deploy('isotope-generator', 1, 0));
    scene.when({ type: 'waive' }, { type: 'pay', card: 'ice-drill' }, { type: 'waive' });
    expect(scene.hand()).toEqual(['carbon-splitter', 'insect-nursery']);
    expect(scene.production('energy')).toBe(2);
    expect(scene.s.spent).toBe(1);
  });

  test('17 (Architect) pays Hydroponic Farm with blue and green once a turn; the second time not', () => {
    const scene = given({
      crew: ['architect', 'medic'],
      hands: ['hydroponic-farm hydroponic-farm ice-drill ice-drill insect-nursery insect-nursery', ''],
    });
    scene.when(
      deploy('hydroponic-farm', 1, 0),
      { type: 'pay', card: 'ice-drill' },
      { type: 'pay', card: 'insect-nursery' },
    );
    expect(scene.s.base).toHaveLength(2);
    expect(scene.s.skillUsed).toBe(true);
    expect(scene.forbids(deploy('hydroponic-farm', 0, 1))).toBe('XW-3.4');
  });

  test('18 (XW-6.2) a protocol pays as blue without its effect, also under Garbled Orders', () => {
    const scene = given({
      hands: ['hydroponic-farm ice-drill overtime-order', ''],
      turn: { noProtocols: 1 },
    });
    expect(scene.forbids({ type: 'protocol', card: 'overtime-order' })).toBe('XW-10');
    scene.when(deploy('hydroponic-farm', 1, 0), { type: 'pay', card: 'ice-drill' });
    expect(scene.s.discards).toEqual(['ice-drill', 'overtime-order']);
    expect(scene.s.bonus).toBe(0);
  });
});
