/** Every event by what it does: what it takes, which tokens it leaves, and its otherwise. */
import { describe, expect, test } from 'vitest';
import { copiesOf, effectOf } from '../content/events.ts';
import { HEALTH_IDS } from '../content/health.ts';
import { CRITICAL_EVENTS, EFFECT_IDS, type EffectId, NORMAL_EVENTS } from '../content/ids.ts';
import { INDEX, type Resource } from '../content/resources.ts';
import { SCENARIO_EVENTS } from '../content/scenarioEvents.ts';
import { SCENARIO_IDS } from '../content/scenarios.ts';
import type { Given } from '../positions.ts';
import { EFFECT_WORDS } from '../text/events.ts';
import { given, type Scene } from './scene.ts';

/** Red, blue, green and yellow next to home, and two further out; nobody stands on them. */
const BASE =
  'air-concentrator@1,0 greywater-loop@0,1 mycelium-cellar@-1,0 wind-turbines@0,-1 solar-panels@2,0 biogas-digester@3,0';

interface Case {
  /** Lost supplies: oxygen, water, food, energy. */
  lost?: readonly number[];
  drained?: number;
  /** Tokens put by the event, sorted. */
  tokens?: readonly string[];
  given?: Given;
  /** Places or branches chosen on the way, in order; the first legal one otherwise. */
  choose?: readonly number[];
}

const NONE = [0, 0, 0, 0] as const;
const O = (n: number) => [n, 0, 0, 0];
const W = (n: number) => [0, n, 0, 0];
const F = (n: number) => [0, 0, n, 0];
const E = (n: number) => [0, 0, 0, n];
const twice = (token: string) => [token, token];

/** On the base above with both characters at home, and without any module. */
const CASES: Readonly<Record<EffectId, readonly [withModules: Case, without: Case]>> = {
  'cracked-regulator': [{ lost: O(2), tokens: ['oxygen-leak'] }, { lost: O(4) }],
  'loose-seal': [{ lost: O(2), tokens: twice('oxygen-leak') }, { lost: O(4) }],
  'burst-pipe': [{ lost: W(2), tokens: twice('water-leak') }, { lost: W(4) }],
  'corroded-valve': [{ lost: W(2), tokens: twice('water-leak') }, { lost: W(4) }],
  'pest-bloom': [{ lost: F(2), tokens: twice('food-leak') }, { lost: F(4) }],
  'spoiled-stores': [
    { lost: F(2), tokens: ['food-leak'] },
    { lost: F(2), tokens: ['food-leak'] },
  ],
  'frayed-cable': [{ lost: E(2), tokens: twice('energy-leak') }, { lost: E(4) }],
  'short-circuit': [{ lost: E(2), tokens: ['energy-leak'] }, { lost: E(4) }],
  'dust-front': [{ lost: E(4) }, { lost: E(3) }],
  'filter-fouling': [{ lost: O(4) }, { lost: O(4) }],
  'contaminated-batch': [{ lost: W(4) }, { lost: W(4) }],
  'heat-spike': [{ lost: W(3) }, { lost: W(3) }],
  'thin-rations': [{ lost: F(5) }, { lost: F(5) }],
  'carbon-surge': [{ lost: O(5) }, { lost: O(5) }],
  'tripped-breaker': [{ lost: E(1), tokens: ['shutdown'] }, { lost: E(3) }],
  'sensor-fault': [{ lost: NONE, tokens: twice('shutdown') }, { lost: E(2) }],
  'firmware-rollback': [{ lost: NONE, tokens: ['shutdown'] }, { lost: E(3) }],
  'loose-scree': [{ lost: O(1), tokens: twice('landslide') }, { lost: O(1) }],
  'ground-frost': [{ lost: E(1), tokens: ['frozen'] }, { lost: E(3) }],
  'double-shift': [
    { lost: F(1), tokens: ['tired salvager'] },
    { lost: F(1), tokens: ['tired salvager'] },
  ],
  'restless-night': [
    { lost: W(1), tokens: ['tired roboticist'] },
    { lost: W(1), tokens: ['tired roboticist'] },
  ],
  hypoxia: [
    { lost: O(1), tokens: ['ill hypoxia'] },
    { lost: O(1), tokens: ['ill hypoxia'] },
  ],
  dehydration: [
    { lost: W(1), tokens: ['ill dehydration'] },
    { lost: W(1), tokens: ['ill dehydration'] },
  ],
  malnutrition: [
    { lost: F(1), tokens: ['ill malnutrition'] },
    { lost: F(1), tokens: ['ill malnutrition'] },
  ],
  'radiation-sickness': [
    { lost: E(1), tokens: ['ill radiation-sickness'] },
    { lost: E(1), tokens: ['ill radiation-sickness'] },
  ],
  'broken-wrist': [{ tokens: ['ill broken-wrist'] }, { tokens: ['ill broken-wrist'] }],
  parasites: [{ tokens: ['ill parasites'] }, { tokens: ['ill parasites'] }],
  'static-hiss': [{ lost: E(1) }, { lost: E(1) }],
  'garbled-orders': [{ lost: E(1) }, { lost: E(1) }],
  'crossed-frequencies': [{ lost: E(1) }, { lost: E(1) }],
  'clear-skies': [{}, {}],
  'hull-breach': [
    { lost: O(2), tokens: twice('emergency') },
    { lost: O(2), tokens: ['emergency'] },
  ],
  'cascade-failure': [
    { lost: E(3), tokens: ['emergency', 'energy-leak', 'energy-leak'] },
    { lost: E(3), tokens: ['emergency', 'energy-leak'] },
  ],
  'reactor-scram': [{ lost: E(4), tokens: twice('shutdown') }, { lost: E(4) }],
  meteorite: [{ lost: O(3) }, { lost: O(3), drained: 2 }],
  'pressure-wave': [{ lost: O(3), tokens: ['oxygen-leak', 'oxygen-leak', 'oxygen-leak'] }, { lost: O(3) }],
  'main-line-rupture': [{ lost: W(4), tokens: twice('water-leak') }, { lost: W(4) }],
  blight: [{ lost: F(4), tokens: ['food-leak'] }, { lost: F(4) }],
  'ground-shock': [{ drained: 2, tokens: ['landslide', 'landslide', 'landslide'] }, { drained: 2 }],
  'flash-freeze': [{ lost: E(3), tokens: twice('frozen') }, { lost: E(3) }],
  'crew-collapse': [
    { lost: [0, 3, 3, 0], tokens: ['tired roboticist', 'tired salvager'] },
    { lost: [0, 3, 3, 0], tokens: ['tired roboticist', 'tired salvager'] },
  ],
  'total-blackout': [
    { lost: E(3), drained: 1 },
    { lost: E(3), drained: 1 },
  ],
  'severed-relay': [{ lost: E(3) }, { lost: E(3) }],
  perihelion: [{ lost: [0, 2, 0, 1] }, { lost: [0, 2, 0, 1] }],
  aphelion: [{ lost: [0, 0, 2, 2] }, { lost: [0, 0, 2, 1] }],
  'gust-season': [{ lost: [1, 2, 0, 0], tokens: ['landslide'] }, { lost: [1, 2, 0, 0] }],
  'long-storm': [{ lost: E(4), tokens: twice('landslide') }, { lost: E(3) }],
  'spring-tide': [{ lost: W(2), tokens: ['landslide'] }, { lost: W(2) }],
  'drowned-valley': [{ lost: F(3), tokens: twice('water-leak') }, { lost: F(3) }],
  'dim-noon': [{ lost: [0, 0, 1, 2] }, { lost: [0, 0, 1, 2] }],
  'deep-dusk': [{ lost: [0, 0, 3, 2], tokens: ['frozen'] }, { lost: [0, 0, 3, 4] }],
  'heavy-days': [
    { lost: F(1), tokens: ['tired roboticist', 'tired salvager'] },
    { lost: F(1), tokens: ['tired roboticist', 'tired salvager'] },
  ],
  'crust-slip': [
    { lost: O(2), tokens: ['landslide', 'landslide', 'water-leak', 'water-leak'] },
    { lost: O(2) },
  ],
  'boil-off': [{ lost: W(3) }, { lost: W(3) }],
  'terminator-drift': [{ lost: [0, 3, 2, 0], tokens: ['water-leak'] }, { lost: [0, 3, 2, 0] }],
  'brine-frost': [{ lost: O(1), tokens: ['frozen'] }, { lost: O(3) }],
  'carbon-snow': [{ lost: O(4), tokens: ['frozen'] }, { lost: O(6) }],
  groundswell: [{ lost: W(2), tokens: ['landslide'] }, { lost: W(2) }],
  'glacier-wind': [{ lost: E(2), tokens: twice('frozen') }, { lost: E(2) }],
  'triple-noon': [{ lost: [2, 2, 0, 0] }, { lost: [2, 2, 0, 0] }],
  'flare-week': [{ lost: [2, 2, 2, 2] }, { lost: [2, 2, 2, 2] }],
  'scorched-air': [{ lost: [2, 2, 0, 0] }, { lost: [2, 2, 0, 0] }],
  'lava-breath': [{ drained: 1, tokens: ['landslide', 'shutdown'] }, { drained: 2 }],
  'leaden-heat': [
    { lost: F(2), tokens: ['tired salvager'] },
    { lost: F(2), tokens: ['tired salvager'] },
  ],
  'induction-surge': [{ lost: E(2), tokens: twice('shutdown') }, { lost: E(2) }],
  'long-cold': [{ lost: E(2), tokens: ['frozen'] }, { lost: E(4) }],
  'still-night': [
    { lost: E(3), tokens: ['frozen', 'tired roboticist', 'tired salvager'] },
    { lost: E(3), tokens: ['tired roboticist', 'tired salvager'] },
  ],
};

/** The event card that has this effect, and its planet. */
function cardOf(effect: EffectId): Pick<Given, 'scenario' | 'events'> {
  for (const scenario of SCENARIO_IDS) {
    if (SCENARIO_EVENTS[scenario].normal === effect) return { scenario, events: 'normal-scenario' };
    if (SCENARIO_EVENTS[scenario].critical === effect) return { scenario, events: 'critical-scenario' };
  }
  return { events: effect };
}

/** Plays an event to its end, the first choice everywhere. */
function happened(effect: EffectId, more: Given): Scene {
  const scene = given({ supply: [15, 15, 15, 15], more: 2, ...more, ...cardOf(effect), phase: 'drawEvent' });
  while (scene.s.drawn !== undefined && !scene.play.over) {
    const [first] = scene.legal();
    if (first) scene.when(first);
  }
  return scene;
}

function expectCase(scene: Scene, { lost = NONE, drained = 0, tokens = [] }: Case): void {
  const events = scene.events();
  const sums = [0, 0, 0, 0];
  let emergency = 0;
  const put: string[] = [];
  for (const event of events) {
    if (event.type === 'updated') break;
    if (event.type === 'lost-supply')
      sums[INDEX[event.resource as Resource]] = (sums[INDEX[event.resource as Resource]] ?? 0) + event.amount;
    if (event.type === 'emergency') emergency -= event.change;
    if (event.type === 'tokenPut') put.push(event.token);
    if (event.type === 'tired') put.push(`tired ${event.character}`);
    if (event.type === 'fell-ill') put.push(`ill ${event.health}`);
  }
  expect({ lost: sums, drained: emergency, tokens: put.sort() }).toEqual({ lost, drained, tokens });
}

describe('the events', () => {
  test('35 normal and 15 critical cards', () => {
    expect(NORMAL_EVENTS.reduce((sum, event) => sum + copiesOf(event), 0)).toBe(35);
    expect(CRITICAL_EVENTS.reduce((sum, event) => sum + copiesOf(event), 0)).toBe(15);
    expect(new Set(EFFECT_IDS).size).toBe(EFFECT_IDS.length);
  });

  test('every planet’s events are its own', () => {
    for (const scenario of SCENARIO_IDS) {
      const { s } = given({ scenario });
      expect(effectOf(s, 'normal-scenario')).toBe(SCENARIO_EVENTS[scenario].normal);
    }
  });

  test.each(EFFECT_IDS)('%s with modules', (effect) => {
    expectCase(happened(effect, { base: BASE }), CASES[effect][0]);
    expect(EFFECT_WORDS[effect].text).not.toBe('');
  });

  test.each(EFFECT_IDS)('%s without any module', (effect) => {
    expectCase(happened(effect, {}), CASES[effect][1]);
  });
});

describe('odd ones', () => {
  test('short-circuit, filter-fouling, thin-rations: a discarded card softens the loss; a protocol counts as any colour', () => {
    for (const [event, card, left] of [
      ['short-circuit', 'solar-panels', [15, 15, 15, 14]],
      ['filter-fouling', 'stand-down', [14, 15, 15, 15]],
    ] as const) {
      const scene = given({ hands: [card, ''], supply: [15, 15, 15, 15], events: event, phase: 'drawEvent' });
      if (scene.asks === 'respond') scene.when({ type: 'decline' });
      scene.when({ type: 'branch', branch: 'discard' });
      expect(scene.hand()).toEqual([]);
      const update = scene.events().find(({ type }) => type === 'updated');
      expect(update).toMatchObject({
        supply: left.map((n, r) => Math.min(20, n + (scene.s.production[r] ?? 0))),
      });
    }
    const scene = given({
      hands: ['', 'algae-vats ice-drill', 'insect-nursery'],
      events: 'thin-rations',
      phase: 'drawEvent',
    });
    scene.when({ type: 'branch', branch: 'discard' }, { type: 'name', seat: 2 });
    expect(scene.hand(2)).toEqual([]);
    expect(scene.events()).toContainEqual({ type: 'lost-supply', resource: 'food', amount: 2, left: 13 });
  });

  test('dust-front, heat-spike, carbon-surge: characters in the right place help, but a loss never turns into a gain', () => {
    const dust = happened('dust-front', { hands: ['', '', '', ''], base: 'wind-turbines', at: [1, 1, 1, 1] });
    expectCase(dust, { lost: NONE });
    const surge = happened('carbon-surge', { base: 'air-concentrator wind-turbines', at: [1, 2] });
    expectCase(surge, { lost: O(3) });
    const heat = happened('heat-spike', { base: 'wind-turbines', at: [1, 1] });
    expectCase(heat, { lost: W(5) });
  });

  test('frayed-cable takes the two farthest modules without an energy leak; ties are the player’s (XW-R17)', () => {
    const scene = given({
      base: `${BASE.replace('biogas-digester@3,0', 'biogas-digester@3,0!energy-leak')}`,
      events: 'frayed-cable',
      phase: 'drawEvent',
    });
    expect(scene.tokens(5)).toEqual(['energy-leak']);
    expect(scene.legal().map((action) => action.type === 'place' && action.place)).toEqual([1, 2, 3, 4]);
  });

  test('flash-freeze needs different colours', () => {
    const scene = given({
      base: 'wind-turbines@1,0 solar-panels@2,0 ice-drill@0,1',
      events: 'flash-freeze',
      phase: 'drawEvent',
    });
    scene.when({ type: 'place', place: 1 });
    expect([1, 2, 3].map((place) => scene.tokens(place))).toEqual([['frozen'], [], ['frozen']]);
  });

  test('blight goes through the green modules as deployed, while tokens last', () => {
    const scene = happened('blight', {
      base: 'mycelium-cellar!food-leak insect-nursery algae-vats mycelium-cellar',
    });
    expect([1, 2, 3, 4].map((place) => scene.tokens(place).length)).toEqual([2, 1, 0, 0]);
  });

  test('severed-relay: the player with the most cards discards two; ties are the current player’s (XW-R17)', () => {
    const scene = given({
      hands: ['ice-drill', 'solar-panels algae-vats moss-gallery', 'wind-turbines wind-turbines ice-drill'],
      events: 'severed-relay',
      phase: 'drawEvent',
    });
    expect(scene.asks).toBe('naming');
    scene.when({ type: 'name', seat: 2 }, { type: 'discard', card: 'ice-drill' });
    expect(scene.hand(2)).toEqual(['wind-turbines']);
    expect(scene.s.noTransfers).toBe(0);
  });

  test('static-hiss: no transfers until the current player’s next turn', () => {
    const scene = given({ hands: ['', 'ice-drill'], events: 'static-hiss double-shift', more: 2 });
    scene.when({ type: 'end' });
    expect(scene.forbids({ type: 'give', to: 0, card: 'ice-drill' })).toBe('XW-10');
    scene.when({ type: 'end' });
    expect(scene.s.noTransfers).toBeUndefined();
  });

  test('clear-skies: the current player draws a card', () => {
    const scene = happened('clear-skies', { deck: 'ice-drill' });
    expect(scene.hand()).toEqual(['ice-drill']);
  });

  test('meteorite: the current player chooses among the modules that can be spared (XW-R8)', () => {
    const scene = given({
      base: 'ice-drill@1,0 solar-panels@2,0 wind-turbines@0,1',
      events: 'meteorite',
      phase: 'drawEvent',
    });
    expect(scene.legal()).toEqual([
      { type: 'place', place: 2 },
      { type: 'place', place: 3 },
    ]);
  });

  test.each(
    HEALTH_IDS,
  )('%s stays with the character, and is cured at once by three cards in hand', (issue) => {
    const sick = happened(issue, {});
    expect(sick.s.crew[0]?.health).toEqual([issue]);
    const wild = happened(issue, { hands: ['overtime-order forecast-model damage-control', ''] });
    expect(wild.s.crew[0]?.health).toEqual([]);
    expect(wild.s.eventDiscards).toEqual([issue]);
  });
});
