/** XW-4 What the parts of events do at their boundaries: places, tokens that run out, discards, crossings, defeats. */
import { describe, expect, test } from 'vitest';
import type { ExoworldAction } from '../action.ts';
import type { Given } from '../positions.ts';
import { EVERYONE } from '../state.ts';
import { given, type Scene } from './scene.ts';

const place = (at: number): ExoworldAction => ({ type: 'place', place: at });
const branch = (id: Extract<ExoworldAction, { type: 'branch' }>['branch']): ExoworldAction => ({
  type: 'branch',
  branch: id,
});
/** A scene in which an event has just been drawn. */
const drawn = (events: string, position: Given = {}): Scene =>
  given({ supply: [15, 15, 15, 15], more: 2, ...position, events, phase: 'drawEvent' });
const scenario = (id: NonNullable<Given['scenario']>, critical: boolean, position: Given = {}): Scene =>
  drawn(critical ? 'critical-scenario' : 'normal-scenario', { ...position, scenario: id });
const places = (scene: Scene) => scene.options('place').map((action) => action.place);

/** Red, blue, green, yellow around home, then two further out, the last the farthest. */
const BASE =
  'air-concentrator@1,0 greywater-loop@0,1 mycelium-cellar@-1,0 wind-turbines@0,-1 solar-panels@2,0 biogas-digester@3,0';

describe('XW-4.3 the places a card names', () => {
  /** Effects that ask for a place, with both characters on the red module; which modules it may be. */
  const NAMED: readonly (readonly [string, readonly number[]])[] = [
    ['loose-seal', [2, 3, 4]],
    ['burst-pipe', [2, 3, 4, 5, 6]],
    ['corroded-valve', [4, 5, 6]],
    ['pest-bloom', [2, 3]],
    ['tripped-breaker', [4, 5, 6]],
    ['sensor-fault', [2, 3, 4, 5, 6]],
    ['loose-scree', [2, 3, 4, 5, 6]],
    ['ground-frost', [2, 3, 4, 5, 6]],
    ['hull-breach', [2, 3, 4, 5, 6]],
    ['reactor-scram', [4, 5, 6]],
    ['cascade-failure', [4, 5, 6]],
    ['pressure-wave', [2, 3, 4, 5, 6]],
    ['main-line-rupture', [2, 3, 4, 5, 6]],
    ['ground-shock', [1, 2, 3, 4, 5, 6]],
    ['flash-freeze', [1, 2, 3, 4, 5, 6]],
    ['meteorite', [2, 3, 4, 6]],
  ];
  test.each(NAMED)('XW-4.3 %s', (event, expected) => {
    expect(places(drawn(event, { base: BASE, at: [1, 1] }))).toEqual(expected);
  });

  const PLANETS: readonly (readonly [NonNullable<Given['scenario']>, boolean, readonly number[]])[] = [
    ['ross-128-b', false, [2, 3, 4, 5, 6]],
    ['ross-128-b', true, [1, 2, 3, 4, 5, 6]],
    ['trappist-1e', false, [1, 2, 3, 4]],
    ['trappist-1e', true, [2, 3, 4, 5, 6]],
    ['teegarden-b', true, [2, 3, 4, 5, 6]],
    ['lhs-1140-b', true, [1, 2, 3, 4, 5, 6]],
    ['trappist-1d', true, [2, 3, 4, 5, 6]],
    ['trappist-1f', false, [2, 3, 4, 5, 6]],
    ['trappist-1f', true, [2, 3, 4, 5, 6]],
    ['trappist-1g', false, [1, 2, 3, 4, 5, 6]],
    ['trappist-1g', true, [2, 3, 4, 5, 6]],
    ['trappist-1b', true, [2, 3, 4, 5, 6]],
    ['trappist-1c', true, [2, 3, 4, 5, 6]],
    ['trappist-1h', false, [2, 3, 4, 5, 6]],
    ['trappist-1h', true, [2, 3, 4, 5, 6]],
  ];
  test.each(PLANETS)('XW-4.3 %s, critical: %s', (id, critical, expected) => {
    expect(places(scenario(id, critical, { base: BASE, at: [1, 1] }))).toEqual(expected);
  });

  test('XW-4.3 of working modules neither shut down nor frozen ones', () => {
    const worn = BASE.replace('greywater-loop@0,1', 'greywater-loop@0,1!shutdown').replace(
      'solar-panels@2,0',
      'solar-panels@2,0!frozen',
    );
    expect(places(drawn('sensor-fault', { base: worn }))).toEqual([1, 3, 4, 6]);
    expect(places(drawn('flash-freeze', { base: worn }))).toEqual([1, 3, 4, 6]);
    // of yellow ones those that are not shut down yet
    expect(places(drawn('reactor-scram', { base: worn }))).toEqual([4, 5, 6]);
  });

  test('XW-4.3 a place takes one landslide, but leaks pile up', () => {
    const base = 'solar-panels!landslide!water-leak ice-drill insect-nursery';
    expect(places(drawn('loose-scree', { base }))).toEqual([2, 3]);
    expect(places(drawn('burst-pipe', { base }))).toEqual([1, 2, 3]);
  });

  test('XW-4.3 Flash Freeze and Glacier Wind: the second of another colour', () => {
    expect(places(drawn('flash-freeze', { base: BASE }).when(place(4)))).toEqual([1, 2, 3]);
    expect(places(scenario('trappist-1g', true, { base: BASE }).when(place(1)))).toEqual([2, 3, 4, 5, 6]);
  });

  test('XW-4.3 why not', () => {
    const scene = drawn('burst-pipe', { base: BASE, at: [1, 1] });
    expect(scene.why(place(0))).toBe('XW-4.3 notAsCardSays');
    expect(scene.why(place(1))).toBe('XW-4.3 notAsCardSays');
    expect(scene.why(place(6))).toBeUndefined();
    expect(scene.why(place(7))).toBe('XW-4.3 noPlace');
    scene.when(place(6));
    expect(scene.why(place(6))).toBe('XW-4.3 notAsCardSays');
  });

  test('XW-R17 Frayed Cable: the farthest first, then the next; ties are chosen', () => {
    const scene = drawn('frayed-cable', { base: BASE });
    expect([scene.tokens(6), scene.tokens(5)]).toEqual([['energy-leak'], ['energy-leak']]);
    const tie = drawn('frayed-cable', {
      base: 'solar-panels@1,0 ice-drill@2,0 algae-vats@0,2 moss-gallery@0,1',
    });
    expect(places(tie)).toEqual([2, 3]);
    // one is left of the farthest two
    expect(tie.when(place(3)).tokens(2)).toEqual(['energy-leak']);
  });
});

describe('XW-4.3 tokens', () => {
  test('XW-4.3 what is told of a token, and that none is left', () => {
    const scene = drawn('loose-scree', { base: BASE });
    expect(scene.hears(1, place(2))).toEqual([
      { type: 'tokenPut', token: 'landslide', spot: { card: 'greywater-loop', x: 0, y: 1 }, cause: 'event' },
    ]);
    const none = drawn('spoiled-stores', { base: 'home!food-leak!food-leak solar-panels!food-leak' });
    expect(none.events()).toContainEqual({ type: 'noTokens', token: 'food-leak' });
    expect(none.tokens(0)).toHaveLength(2);
    const two = drawn('spoiled-stores', { base: 'home!food-leak!food-leak' });
    expect(two.tokens(0)).toHaveLength(3);
  });

  test('XW-4.3 where no place is as the card says the otherwise is told', () => {
    expect(drawn('tripped-breaker').events()).toContainEqual({
      type: 'otherwise',
      effect: 'tripped-breaker',
    });
    const spent =
      'ice-drill!shutdown algae-vats!shutdown insect-nursery!shutdown moss-gallery!shutdown solar-panels@1,1';
    const scene = drawn('tripped-breaker', { base: spent });
    expect(scene.events().some(({ type }) => type === 'otherwise')).toBe(false);
    expect(scene.events()).toContainEqual({ type: 'noTokens', token: 'shutdown' });
  });

  test('XW-4.3 Lava Breath with no shutdown token left still brings the landslide', () => {
    const base =
      'ice-drill!shutdown algae-vats!shutdown insect-nursery!shutdown moss-gallery!shutdown solar-panels@1,1';
    const scene = scenario('trappist-1b', true, { base });
    expect(scene.tokens(5)).toEqual(['landslide']);
  });

  test('XW-6.2 Bulkhead Lockdown: no token of any kind, no otherwise, no fatigue', () => {
    const locked = (events: string, position: Given = {}) =>
      drawn(events, { hands: ['bulkhead-lockdown', ''], ...position }).when({
        type: 'protocol',
        card: 'bulkhead-lockdown',
      });
    for (const event of [
      'spoiled-stores',
      'blight',
      'double-shift',
      'restless-night',
      'crew-collapse',
      'cascade-failure',
    ]) {
      const scene = locked(event, { base: 'mycelium-cellar' });
      const told = scene.events().map(({ type }) => type);
      expect(told, event).not.toContain('tokenPut');
      expect(told, event).not.toContain('tired');
      expect(told, event).not.toContain('otherwise');
      expect(told, event).toContain('lost-supply');
    }
    const hit = locked('ground-shock', { base: BASE });
    expect([hit.asks, hit.s.emergency]).toEqual(['actions', 8]);
  });

  test('XW-4.3 Blight: on green modules, and no landslide elsewhere', () => {
    const scene = drawn('blight', { base: `${BASE} insect-nursery@1,1` });
    expect([1, 2, 3, 4, 5, 6, 7].filter((at) => scene.tokens(at).length > 0)).toEqual([3, 7]);
  });

  test('XW-5.5 fatigue for others: two of them, one after the other, not the current one', () => {
    const scene = drawn('restless-night', { hands: ['', '', '', ''], current: 1 });
    expect(scene.options('tire').map(({ crew }) => crew)).toEqual([0, 2, 3]);
    expect(scene.why({ type: 'tire', crew: 1 })).toBe('XW-4.3 notAsCardSays');
    expect(scene.hears(0, { type: 'tire', crew: 2 })).toEqual([
      { type: 'tired', character: 'quartermaster' },
    ]);
    expect(scene.options('tire').map(({ crew }) => crew)).toEqual([0, 3]);
    scene.when({ type: 'tire', crew: 0 });
    expect(scene.s.crew.map(({ fatigue }) => fatigue)).toEqual([1, 0, 1, 0]);
    expect(scene.s.drawn).toBeUndefined();
  });

  test('XW-5.5 not on who has two already, nor with the fourth token gone', () => {
    expect(drawn('restless-night', { hands: ['', '', ''], fatigue: [0, 2, 0] }).s.crew[2]?.fatigue).toBe(1);
    const gone = drawn('restless-night', { hands: ['', '', '', ''], fatigue: [2, 2, 0, 0] });
    expect(gone.s.crew.map(({ fatigue }) => fatigue)).toEqual([2, 2, 0, 0]);
    const last = drawn('restless-night', { hands: ['', '', '', ''], fatigue: [1, 2, 0, 0] });
    last.when({ type: 'tire', crew: 3 });
    expect(last.s.crew.map(({ fatigue }) => fatigue)).toEqual([1, 2, 0, 1]);
  });

  test.each([
    ['cracked-regulator', 1],
    ['pest-bloom', 2],
    ['short-circuit', 2],
    ['burst-pipe', 2],
    ['loose-scree', 2],
    ['pressure-wave', 3],
    ['ground-shock', 3],
  ])('XW-4.3 %s places %i, also where there is room for more', (event, count) => {
    const base =
      'insect-nursery ice-drill hydroponic-farm greywater-loop mycelium-cellar@1,1 brine-still@-1,1';
    const scene = drawn(event, { base });
    while (scene.s.drawn !== undefined) scene.when(scene.legal()[0] ?? place(1));
    expect(scene.events().filter(({ type }) => type === 'tokenPut')).toHaveLength(count);
  });
});

describe('XW-4.2 losses', () => {
  test('XW-4.2 a loss of nothing is not told', () => {
    const scene = drawn('dust-front', { base: 'wind-turbines', hands: ['', '', ''], at: [1, 1, 1] });
    expect(scene.events().filter(({ type }) => type === 'lost-supply')).toEqual([]);
    const one = drawn('dust-front', { base: 'wind-turbines', hands: ['', ''], at: [1, 1] });
    expect(one.events()).toContainEqual({ type: 'lost-supply', resource: 'energy', amount: 1, left: 14 });
  });

  test('XW-4.2 what is there exactly takes nothing from the emergency supply', () => {
    const batch = (water: number) => {
      const scene = drawn('contaminated-batch', { supply: [15, water, 15, 15] });
      return scene
        .hears(0, branch('water'))
        .filter(({ type }) => type === 'lost-supply' || type === 'emergency')
        .slice(0, 2);
    };
    expect(batch(4)[0]).toEqual({ type: 'lost-supply', resource: 'water', amount: 4, left: 0 });
    expect(batch(3)).toEqual([
      { type: 'lost-supply', resource: 'water', amount: 4, left: 0 },
      { type: 'emergency', change: -1, left: 9 },
    ]);
  });

  test('XW-8.1 a defeat comes at once where nothing of the event can still win', () => {
    const shock = drawn('ground-shock', { base: BASE, emergency: 2 });
    expect([shock.won, shock.s.emergency]).toEqual([false, 0]);
    expect(shock.events().some(({ type }) => type === 'tokenPut')).toBe(false);
    expect(drawn('ground-shock', { base: BASE, emergency: 3 }).asks).toBe('placing');
    const blackout = drawn('total-blackout', { emergency: 1 });
    expect(blackout.events().some(({ type }) => type === 'banned')).toBe(false);
    // the last part of all
    expect(drawn('heat-spike', { supply: [15, 0, 15, 15], emergency: 3 }).won).toBe(false);
  });

  test('XW-4.1 with no event left: told, and two off the emergency supply', () => {
    const scene = given({ events: '', phase: 'drawEvent' });
    expect(scene.events().slice(0, 2)).toEqual([
      { type: 'noEvent' },
      { type: 'emergency', change: -2, left: 8 },
    ]);
    expect(given({ events: '', phase: 'drawEvent', emergency: 2 }).won).toBe(false);
  });

  test('XW-4.1 an event is told once where hands are open', () => {
    const told = drawn('heat-spike')
      .events(1)
      .filter(({ type }) => type === 'eventDrawn');
    expect(told).toEqual([{ type: 'eventDrawn', event: 'heat-spike', effect: 'heat-spike' }]);
  });

  test('XW-R7 a destroyed module: who stands there goes home, who stands elsewhere stays there', () => {
    const scene = drawn('meteorite', {
      hands: ['', '', ''],
      base: 'ice-drill@1,0 solar-panels@0,1 moss-gallery@-1,0',
      at: [2, 3, 1],
    });
    expect(scene.hears(0, place(1)).slice(0, 2)).toEqual([
      { type: 'destroyed', spot: { card: 'ice-drill', x: 1, y: 0 } },
      { type: 'moved', character: 'quartermaster', to: { card: 'home', x: 0, y: 0 }, cause: 'destroyed' },
    ]);
    expect(scene.s.base.map(({ card }) => card)).toEqual(['home', 'solar-panels', 'moss-gallery']);
    expect(scene.s.crew.map(({ at }) => at)).toEqual([1, 2, 0]);
  });

  test('XW-6.1 Clear Skies draws nothing where there is no card left', () => {
    const scene = given({ events: 'clear-skies' });
    const rest = scene.s.deck.splice(0).flatMap(({ cards }) => cards);
    scene.s.hands[1] = { cards: rest, seen: rest.map(() => EVERYONE) };
    scene.when({ type: 'end' });
    expect(scene.hand(0)).toEqual([]);
    expect(scene.s.eventDiscards).toEqual(['clear-skies']);
    expect(scene.events().some(({ type }) => type === 'reshuffled')).toBe(false);
  });
});
