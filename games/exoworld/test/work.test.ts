/** XW-3.6 Produce, XW-3.7 Shut down, XW-3.8 Repair, at their boundaries. */
import { describe, expect, test } from 'vitest';
import type { ExoworldAction } from '../action.ts';
import type { Given } from '../positions.ts';
import { END, given } from './scene.ts';

const PRODUCE: ExoworldAction = { type: 'produce' };
const shutDown = (place: number): ExoworldAction => ({ type: 'shutDown', place });
const repair = (
  place: number,
  token: Extract<ExoworldAction, { type: 'repair' }>['token'],
): ExoworldAction => ({
  type: 'repair',
  place,
  token,
});
const relieve = (crew: number): ExoworldAction => ({ type: 'relieve', crew });

describe('XW-3.6 Produce', () => {
  const nursery: Given = { base: 'insect-nursery', at: [1], supply: [9, 9, 9, 9] };

  test('XW-3.6 one of the colour of the module, for one action', () => {
    const scene = given(nursery);
    expect(scene.hears(1, PRODUCE)).toEqual([
      { type: 'produced', character: 'salvager', resource: 'food', amount: 1 },
    ]);
    expect(scene.s.supply).toEqual([9, 9, 10, 9]);
    expect(scene.s.spent).toBe(1);
    expect(scene.used).toEqual(['action produce']);
  });

  test.each([
    ['moss-gallery', 'oxygen'],
    ['ice-drill', 'water'],
    ['insect-nursery', 'food'],
    ['solar-panels', 'energy'],
  ] as const)('XW-3.6 %s produces %s', (module, resource) => {
    expect(
      given({ base: module, at: [1], supply: [9, 9, 9, 9] })
        .when(PRODUCE)
        .supply(resource),
    ).toBe(10);
  });

  test('XW-3.6 up to 20, and not above', () => {
    const full = (food: number) => given({ ...nursery, supply: [20, 20, food, 20] });
    expect(full(19).when(PRODUCE).supply('food')).toBe(20);
    expect(full(20).why(PRODUCE)).toBe('XW-3.6 supplyFull');
  });

  test('XW-3.6, XW-R6 why not', () => {
    expect(given({ ...nursery, at: [0] }).why(PRODUCE)).toBe('XW-3.6 noProduction');
    expect(given({ ...nursery, base: 'insect-nursery!shutdown' }).why(PRODUCE)).toBe('XW-R6 noProduction');
    expect(given({ ...nursery, base: 'insect-nursery!frozen' }).why(PRODUCE)).toBe('XW-R6 noProduction');
    expect(given({ ...nursery, base: 'insect-nursery!landslide' }).why(PRODUCE)).toBe('XW-3.6 landslide');
    expect(given({ ...nursery, turn: { spent: 4 } }).why(PRODUCE)).toBe('XW-3 noActionsLeft');
    expect(given({ ...nursery, turn: { spent: 3 } }).why(PRODUCE)).toBeUndefined();
    expect(given(nursery).why(PRODUCE, 1)).toBe('XW-2 notYourTurn');
  });

  test('XW-3.9 the Process Chemist makes two, or the one that is left to 20', () => {
    const chemist: Given = { ...nursery, crew: ['process-chemist', 'medic'] };
    const scene = given(chemist);
    expect(scene.hears(0, PRODUCE)).toEqual([
      { type: 'produced', character: 'process-chemist', resource: 'food', amount: 2 },
    ]);
    expect(scene.used).toEqual(['action produce', 'skill process-chemist']);
    const last = given({ ...chemist, supply: [9, 9, 19, 9] });
    expect(last.hears(0, PRODUCE)).toMatchObject([{ amount: 1 }]);
  });
});

describe('XW-3.7 Shut down', () => {
  test('XW-3.7 a token on one’s own module, for one action; its effect no longer counts', () => {
    const scene = given({ base: 'insect-nursery@1,0', at: [1] });
    expect(scene.hears(1, shutDown(1))).toEqual([
      { type: 'tokenPut', token: 'shutdown', spot: { card: 'insect-nursery', x: 1, y: 0 }, cause: 'action' },
    ]);
    expect(scene.s.production).toEqual([-2, -2, -2, 0]);
    expect(scene.s.spent).toBe(1);
    expect(scene.used).toEqual(['action shutDown', 'token shutdown']);
    expect(scene.why(shutDown(1))).toBe('XW-3.7 alreadyShut');
  });

  test('XW-3.7, XW-R5 why not', () => {
    const base = 'insect-nursery wind-turbines';
    expect(given({ base }).why(shutDown(0))).toBe('XW-R5 notModule');
    expect(given({ base }).why(shutDown(1))).toBe('XW-3.8 outOfReach');
    expect(given({ base }).why(shutDown(2))).toBe('XW-3.8 outOfReach');
    expect(given({ base }).why(shutDown(3))).toBe('XW-3.8 noPlace');
    expect(given({ base, at: [1], turn: { spent: 4 } }).why(shutDown(1))).toBe('XW-3 noActionsLeft');
    expect(given({ base, at: [1], turn: { spent: 3 } }).why(shutDown(1))).toBeUndefined();
  });

  test('XW-3.7 four modules can be shut down, no fifth', () => {
    const shut = (count: number) =>
      ['ice-drill', 'algae-vats', 'insect-nursery', 'solar-panels']
        .map((module, i) => (i < count ? `${module}!shutdown` : module))
        .join(' ');
    const at = { at: [5] };
    expect(given({ base: `${shut(3)} wind-turbines@1,1`, ...at }).why(shutDown(5))).toBeUndefined();
    expect(given({ base: `${shut(4)} wind-turbines@1,1`, ...at }).why(shutDown(5))).toBe(
      'XW-3.7 noTokenLeft',
    );
  });

  test('XW-5.4 not where a production would fall below −5', () => {
    const scene = given({
      scenario: 'trappist-1b',
      base: 'greywater-loop electrolysis-stack electrolysis-stack',
      at: [1],
    });
    expect(scene.production('water')).toBe(-5);
    expect(scene.why(shutDown(1))).toBe('XW-5.4 limits');
    const higher = given({ scenario: 'trappist-1b', base: 'greywater-loop electrolysis-stack', at: [1] });
    expect(higher.production('water')).toBe(-4);
    expect(higher.when(shutDown(1)).production('water')).toBe(-5);
  });

  test('XW-3.9 the Veteran’s extra action does not shut down', () => {
    const veteran: Given = { crew: ['veteran', 'medic'], base: 'insect-nursery!food-leak', at: [1] };
    expect(given({ ...veteran, turn: { spent: 4 } }).why(shutDown(1))).toBe('XW-3 noActionsLeft');
    expect(given({ ...veteran, turn: { spent: 4 } }).why(repair(1, 'food-leak'))).toBeUndefined();
  });
});

describe('XW-3.8 Repair', () => {
  const worn = 'insect-nursery@1,0!food-leak!frozen!landslide wind-turbines@2,0!emergency';

  test('XW-3.8 one token of one’s place, for one action', () => {
    const scene = given({ base: worn, at: [1] });
    expect(scene.options('repair')).toEqual([
      repair(1, 'food-leak'),
      repair(1, 'frozen'),
      repair(1, 'landslide'),
    ]);
    expect(scene.hears(1, repair(1, 'frozen'))).toEqual([
      {
        type: 'tokenRemoved',
        token: 'frozen',
        spot: { card: 'insect-nursery', x: 1, y: 0 },
        cause: 'action',
      },
    ]);
    expect(scene.production('food')).toBe(0);
    expect(scene.s.spent).toBe(1);
    expect(scene.used).toEqual(['action repair']);
  });

  test('XW-3.8 of two tokens of a kind one goes', () => {
    const scene = given({ base: 'home!food-leak!food-leak' }).when(repair(0, 'food-leak'));
    expect(scene.tokens(0)).toEqual(['food-leak']);
  });

  test('XW-3.8 why not', () => {
    const scene = given({ base: worn, at: [1] });
    expect(scene.why(repair(1, 'shutdown'))).toBe('XW-3.8 noSuchToken');
    expect(scene.why(repair(2, 'emergency'))).toBe('XW-3.8 outOfReach');
    expect(scene.why(repair(3, 'emergency'))).toBe('XW-3.8 noPlace');
    expect(given({ base: worn, at: [1], turn: { spent: 4 } }).why(repair(1, 'frozen'))).toBe(
      'XW-3 noActionsLeft',
    );
  });

  test('XW-5.4 not where a production would rise above +3', () => {
    const base = 'carbon-splitter carbon-splitter electrolysis-stack!shutdown';
    const scene = given({ scenario: 'trappist-1f', base, at: [3] });
    expect(scene.production('oxygen')).toBe(3);
    expect(scene.why(repair(3, 'shutdown'))).toBe('XW-5.4 limits');
  });

  test('XW-3.8 a fatigue token of whoever is there, one for each action', () => {
    const scene = given({ hands: ['', '', ''], base: 'ice-drill', at: [0, 0, 1], fatigue: [0, 2, 1] });
    expect(scene.options('relieve')).toEqual([relieve(1)]);
    expect(scene.why(relieve(2))).toBe('XW-3.8 outOfReach');
    expect(scene.why(relieve(0))).toBe('XW-3.8 noFatigue');
    expect(scene.why(relieve(3))).toBe('XW-3.8 noFatigue');
    expect(scene.hears(0, relieve(1))).toEqual([{ type: 'rested', character: 'roboticist' }]);
    expect(scene.when(relieve(1)).s.crew[1]?.fatigue).toBe(0);
    expect(scene.s.spent).toBe(2);
    expect(scene.used).toEqual(['action relieve', 'action relieve']);
    const late = given({ fatigue: [0, 1], turn: { spent: 4 } });
    expect(late.why(relieve(1))).toBe('XW-3 noActionsLeft');
    expect(late.options('relieve')).toEqual([]);
  });
});

describe('XW-3.9 the Roboticist', () => {
  const row = 'solar-panels@1,0 wind-turbines@2,0!food-leak ice-drill@3,0!food-leak';
  const crew: Given['crew'] = ['roboticist', 'medic', 'veteran', 'salvager'];
  const far: Given = { crew, hands: ['', '', '', ''], base: row, at: [0, 1, 2, 3], fatigue: [0, 0, 1, 1] };

  test('XW-3.9 repairs and shuts down up to two spaces away, not three', () => {
    const scene = given(far);
    expect(scene.options('shutDown')).toEqual([shutDown(1), shutDown(2)]);
    expect(scene.options('repair')).toEqual([repair(2, 'food-leak')]);
    expect(scene.options('relieve')).toEqual([relieve(2)]);
    expect(scene.why(repair(3, 'food-leak'))).toBe('XW-3.8 outOfReach');
    expect(scene.why(shutDown(3))).toBe('XW-3.8 outOfReach');
    expect(scene.why(relieve(3))).toBe('XW-3.8 outOfReach');
  });

  test('XW-3.9 landslides do not stop the robots', () => {
    const scene = given({ ...far, base: row.replace('solar-panels@1,0', 'solar-panels@1,0!landslide') });
    expect(scene.why(repair(2, 'food-leak'))).toBeUndefined();
  });

  test('XW-3.9 counts as a skill from afar only', () => {
    const used = (action: ExoworldAction, at = 0) => given({ ...far, at: [at, 1, 2, 3] }).when(action).used;
    expect(used(repair(2, 'food-leak'))).toContain('skill roboticist');
    expect(used(shutDown(2))).toContain('skill roboticist');
    expect(used(relieve(2))).toContain('skill roboticist');
    expect(used(repair(2, 'food-leak'), 2)).not.toContain('skill roboticist');
    expect(used(shutDown(2), 2)).not.toContain('skill roboticist');
    expect(used(relieve(2), 2)).not.toContain('skill roboticist');
  });
});

describe('XW-3.9 the Systems Engineer', () => {
  const crew: Given['crew'] = ['systems-engineer', 'medic', 'veteran'];
  const worn: Given = {
    crew,
    hands: ['', '', ''],
    base: 'ice-drill@1,0!food-leak!shutdown solar-panels@2,0!emergency',
    at: [1, 1, 2],
    fatigue: [0, 1, 1],
  };

  test('XW-3.9 a second token of the same place, or fatigue there, without another action', () => {
    const scene = given(worn).when(repair(1, 'food-leak'));
    expect(scene.legal()).toEqual([
      { type: 'remove', place: 1, token: 'shutdown' },
      { type: 'alsoRelieve', crew: 1 },
      { type: 'done' },
    ]);
    expect(scene.why({ type: 'remove', place: 2, token: 'emergency' })).toBe('XW-3.8 outOfReach');
    expect(scene.why({ type: 'alsoRelieve', crew: 2 })).toBe('XW-3.8 noFatigue');
    expect(scene.why({ type: 'alsoRelieve', crew: 0 })).toBe('XW-3.8 noFatigue');
    expect(scene.why({ type: 'alsoRelieve', crew: 4 })).toBe('XW-3.8 noFatigue');
    scene.when({ type: 'alsoRelieve', crew: 1 });
    expect(scene.s.crew.map(({ fatigue }) => fatigue)).toEqual([0, 0, 1]);
    expect([scene.asks, scene.s.spent]).toEqual(['actions', 1]);
    expect(scene.used).toEqual(['action repair', 'skill systems-engineer']);
  });

  test('XW-3.9 after fatigue a token, which tells that it was repaired', () => {
    const scene = given(worn).when(relieve(1));
    expect(scene.hears(2, { type: 'remove', place: 1, token: 'food-leak' })).toEqual([
      { type: 'tokenRemoved', token: 'food-leak', spot: { card: 'ice-drill', x: 1, y: 0 }, cause: 'action' },
    ]);
    expect([scene.asks, scene.s.spent]).toEqual(['actions', 1]);
  });

  test('XW-3.9 with nothing else there nothing is asked', () => {
    const scene = given({ ...worn, base: 'ice-drill!food-leak', at: [1, 0, 0] }).when(repair(1, 'food-leak'));
    expect(scene.asks).toBe('actions');
    scene.when(END);
  });

  test('XW-3.9 fatigue of one of those there is a second thing to repair', () => {
    const scene = given({ ...worn, base: 'ice-drill!food-leak', at: [1, 1, 1], fatigue: [0, 0, 1] });
    expect(scene.when(repair(1, 'food-leak')).legal()).toEqual([
      { type: 'alsoRelieve', crew: 2 },
      { type: 'done' },
    ]);
  });
});
