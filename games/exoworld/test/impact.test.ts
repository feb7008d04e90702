/** What the table says an event will do here and now is what it then does. */
import { describe, expect, test } from 'vitest';
import { EFFECT_IDS, type EffectId } from '../content/ids.ts';
import { SCENARIO_EVENTS } from '../content/scenarioEvents.ts';
import { SCENARIO_IDS } from '../content/scenarios.ts';
import type { Given } from '../positions.ts';
import { type Impact, impactsOf } from '../rules/impact.ts';
import { view } from '../view.ts';
import { given, type Scene } from './scene.ts';

const BASE =
  'air-concentrator@1,0 greywater-loop@0,1 mycelium-cellar@-1,0 wind-turbines@0,-1 solar-panels@2,0 biogas-digester@3,0';

/** The event card that has this effect, and its planet. */
function cardOf(effect: EffectId): Pick<Given, 'scenario' | 'events'> {
  for (const scenario of SCENARIO_IDS) {
    if (SCENARIO_EVENTS[scenario].normal === effect) return { scenario, events: 'normal-scenario' };
    if (SCENARIO_EVENTS[scenario].critical === effect) return { scenario, events: 'critical-scenario' };
  }
  return { events: effect };
}

const ALIKE: Given = { supply: [15, 15, 15, 15], hands: ['solar-panels carbon-splitter', ''], more: 2 };

/** The position right before the event is drawn. */
function scene(effect: EffectId, more: Given): Scene {
  return given({ ...ALIKE, ...more, ...cardOf(effect), phase: 'drawEvent' });
}

interface Toll {
  readonly lost: Record<string, number>;
  drained: number;
  tokens: number;
  tired: number;
  destroyed: number;
  ill: number;
}

const noToll = (): Toll => ({ lost: {}, drained: 0, tokens: 0, tired: 0, destroyed: 0, ill: 0 });

/** What the impacts add up to; of several branches the first. */
function foretold(impacts: readonly Impact[], toll = noToll()): Toll {
  for (const impact of impacts) {
    if (impact.kind === 'lose') add(toll, impact.resource, impact.amount);
    else if (impact.kind === 'drain') toll.drained += impact.amount;
    else if (impact.kind === 'tokens') toll.tokens += impact.count * impact.tokens.length;
    else if (impact.kind === 'noTokens' && impact.instead) foretold([impact.instead], toll);
    else if (impact.kind === 'tire') toll.tired += Math.min(impact.count, impact.among.length);
    else if (impact.kind === 'destroy') toll.destroyed++;
    else if (impact.kind === 'health') toll.ill++;
    else if (impact.kind === 'choose') foretold(impact.branches[0]?.impacts ?? [], toll);
  }
  return toll;
}

function add(toll: Toll, resource: string, amount: number): void {
  if (amount > 0) toll.lost[resource] = (toll.lost[resource] ?? 0) + amount;
}

/** What the event took, the first choice taken everywhere. */
function taken(played: Scene): Toll {
  while (played.s.drawn !== undefined && !played.play.over) {
    const [first] = played.legal();
    if (first) played.when(first);
  }
  const toll = noToll();
  for (const event of played.events()) {
    if (event.type === 'updated') break;
    if (event.type === 'lost-supply') add(toll, event.resource, event.amount);
    else if (event.type === 'emergency') toll.drained -= event.change;
    else if (event.type === 'tokenPut') toll.tokens++;
    else if (event.type === 'tired') toll.tired++;
    else if (event.type === 'destroyed') toll.destroyed++;
    else if (event.type === 'fell-ill') toll.ill++;
  }
  return toll;
}

/** What is told of the same position while its player still acts. */
function foreseen(effect: EffectId, more: Given): Toll {
  return foretold(impactsOf(given({ ...ALIKE, ...more, ...cardOf(effect) }).s, effect));
}

describe('impacts (XW-4)', () => {
  test.each(EFFECT_IDS)('%s with modules is foretold', (effect) => {
    expect(foreseen(effect, { base: BASE })).toEqual(taken(scene(effect, { base: BASE })));
  });

  test.each(EFFECT_IDS)('%s without any module is foretold', (effect) => {
    expect(foreseen(effect, {})).toEqual(taken(scene(effect, {})));
  });

  test('XW-4.3 the places are those the card allows', () => {
    const { s } = given({ base: BASE, at: [2, 3] });
    const [, leaks] = impactsOf(s, 'burst-pipe');
    expect(leaks).toEqual({ kind: 'tokens', tokens: ['water-leak'], count: 2, among: [1, 4, 5, 6] });
    expect(impactsOf(s, 'corroded-valve')[1]).toMatchObject({ among: [1, 4, 5, 6] });
    expect(impactsOf(s, 'loose-seal')[1]).toMatchObject({ among: [1, 4] });
  });

  test('XW-R8 Meteorite names the modules that can be spared', () => {
    const { s } = given({ base: BASE });
    expect(impactsOf(s, 'meteorite')).toEqual([
      { kind: 'lose', resource: 'oxygen', amount: 3 },
      { kind: 'destroy', among: [2, 3, 4, 6] },
    ]);
  });

  test('XW-4.3 of an event that is being carried out only what is still to come is told', () => {
    const played = scene('hull-breach', { base: BASE });
    const left = () => {
      const { event } = view(played.s, 0);
      return event === 'hidden' ? undefined : event;
    };
    const places = () => left()?.impacts.flatMap((one) => (one.kind === 'tokens' ? [one.count] : []));
    expect(left()).toMatchObject({ begun: true });
    expect(left()?.impacts.some(({ kind }) => kind === 'lose')).toBe(false);
    expect(places()).toEqual([2]);
    const [first] = played.options('place');
    if (first) played.when(first);
    expect(places()).toEqual([1]);
    expect(left()?.impacts[0]).toMatchObject({ among: played.options('place').map(({ place }) => place) });
  });

  test('with no token of its kind left, an event places none and takes nothing instead', () => {
    const { s } = given({ base: 'solar-panels!water-leak!water-leak!water-leak greywater-loop' });
    expect(impactsOf(s, 'burst-pipe')).toEqual([
      { kind: 'lose', resource: 'water', amount: 2 },
      { kind: 'noTokens', tokens: ['water-leak'] },
    ]);
  });

  test('no more places are told than can be chosen one after the other', () => {
    const yellow = given({ base: 'solar-panels solar-panels wind-turbines' });
    expect(impactsOf(yellow.s, 'flash-freeze')[1]).toMatchObject({ count: 1, among: [1, 2, 3] });
    const scarce = given({ base: 'solar-panels!water-leak!water-leak greywater-loop ice-drill' });
    expect(impactsOf(scarce.s, 'burst-pipe')[1]).toMatchObject({ count: 1, among: [1, 2, 3] });
    const row = given({ base: 'solar-panels@1,0 wind-turbines@2,0 ice-drill@3,0' });
    expect(impactsOf(row.s, 'frayed-cable')[1]).toMatchObject({ count: 2, among: [2, 3] });
  });

  test('a loss follows from the base and the crew, and never turns into a gain', () => {
    const { s } = given({ base: 'solar-panels solar-panels wind-turbines', at: [1, 3] });
    expect(impactsOf(s, 'dust-front')).toEqual([{ kind: 'lose', resource: 'energy', amount: 3 }]);
    const crowd = given({
      base: 'wind-turbines',
      hands: ['', '', '', '', ''],
      at: [1, 1, 1, 1, 1],
    });
    expect(impactsOf(crowd.s, 'dust-front')).toEqual([{ kind: 'lose', resource: 'energy', amount: 0 }]);
  });

  test('Bulkhead Lockdown: no tokens and no fatigue, the losses stay', () => {
    const { s } = given({ base: BASE });
    s.lockdown = true;
    expect(impactsOf(s, 'hull-breach')).toEqual([
      { kind: 'lose', resource: 'oxygen', amount: 2 },
      { kind: 'noTokens', tokens: ['emergency'] },
    ]);
    expect(foretold(impactsOf(s, 'crew-collapse'))).toMatchObject({ lost: { water: 3, food: 3 }, tired: 0 });
  });

  test('both branches of a choice are told', () => {
    const { s } = given({ base: BASE });
    expect(impactsOf(s, 'filter-fouling')).toEqual([
      {
        kind: 'choose',
        branches: [
          { id: 'suffer', impacts: [{ kind: 'lose', resource: 'oxygen', amount: 4 }] },
          {
            id: 'discard',
            impacts: [
              { kind: 'discard', colour: 'oxygen', who: 'current' },
              { kind: 'lose', resource: 'oxygen', amount: 1 },
            ],
          },
        ],
      },
    ]);
  });

  test('XW-4.3 a place that an earlier part takes for certain is not told twice', () => {
    const base = 'solar-panels insect-nursery wind-turbines!landslide';
    const [, slides, leaks] = impactsOf(given({ scenario: 'lhs-1140-b', base }).s, 'crust-slip');
    expect(slides).toEqual({ kind: 'tokens', tokens: ['landslide'], count: 2, among: [1, 2] });
    expect(leaks).toEqual({ kind: 'tokens', tokens: ['water-leak'], count: 1, among: [3] });
  });

  test('XW-4.3 of two kinds of token the one that is left is told', () => {
    const base =
      'ice-drill!shutdown algae-vats!shutdown insect-nursery!shutdown moss-gallery!shutdown solar-panels@1,1';
    expect(impactsOf(given({ scenario: 'trappist-1b', base }).s, 'lava-breath')[1]).toEqual({
      kind: 'tokens',
      tokens: ['shutdown', 'landslide'],
      count: 1,
      among: [5],
    });
  });

  test('XW-4.3 tokens for a place that the card names, while there are any', () => {
    const stores = (base: string, at = 0) => impactsOf(given({ base, at: [at] }).s, 'spoiled-stores')[1];
    expect(stores('solar-panels', 1)).toEqual({
      kind: 'tokens',
      tokens: ['food-leak'],
      count: 1,
      among: [1],
    });
    expect(stores('solar-panels!food-leak home!food-leak!food-leak')).toEqual({
      kind: 'noTokens',
      tokens: ['food-leak'],
    });
    const green = 'mycelium-cellar insect-nursery!food-leak!food-leak algae-vats';
    expect(impactsOf(given({ base: green }).s, 'blight')[1]).toEqual({
      kind: 'tokens',
      tokens: ['food-leak'],
      count: 1,
      among: [1],
    });
  });

  test('XW-5.5 fatigue: for whom, in turn order, with the tokens that are left', () => {
    const at = (fatigue: number[], current = 0) => given({ hands: ['', '', '', ''], fatigue, current }).s;
    expect(impactsOf(at([0, 0, 0, 0], 2), 'crew-collapse').at(-1)).toEqual({
      kind: 'tire',
      count: 4,
      among: [2, 3, 0, 1],
    });
    expect(impactsOf(at([1, 0, 0, 0], 2), 'crew-collapse').at(-1)).toEqual({
      kind: 'tire',
      count: 3,
      among: [2, 3, 0],
    });
    expect(impactsOf(at([2, 2, 0, 0]), 'double-shift')[0]).toEqual({ kind: 'tire', count: 0, among: [] });
    expect(impactsOf(at([0, 0, 0, 0], 1), 'double-shift')[0]).toEqual({ kind: 'tire', count: 1, among: [1] });
    expect(impactsOf(at([0, 0, 0, 0], 1), 'restless-night')[1]).toEqual({
      kind: 'tire',
      count: 2,
      among: [0, 2, 3],
    });
    expect(impactsOf(at([2, 0, 0, 0], 1), 'heavy-days').slice(1)).toEqual([
      { kind: 'tire', count: 1, among: [1] },
      { kind: 'tire', count: 1, among: [2, 3] },
    ]);
  });

  test('XW-4 what else an event does is told as it is', () => {
    const { s } = given({ current: 1 });
    expect(impactsOf(s, 'hypoxia')[0]).toEqual({ kind: 'health', issue: 'hypoxia', crew: 1 });
    expect(impactsOf(s, 'clear-skies')).toEqual([{ kind: 'draw' }]);
    expect(impactsOf(s, 'crossed-frequencies')[0]).toEqual({ kind: 'cross' });
    expect(impactsOf(s, 'severed-relay').slice(1)).toEqual([
      { kind: 'ban', transfers: true, protocols: false },
      { kind: 'mostCards', count: 2 },
    ]);
    expect(impactsOf(s, 'lava-breath')).toEqual([
      { kind: 'drain', amount: 1 },
      { kind: 'noTokens', tokens: ['shutdown', 'landslide'], instead: { kind: 'drain', amount: 1 } },
    ]);
    expect(impactsOf(s, 'pressure-wave')[1]).toEqual({ kind: 'noTokens', tokens: ['oxygen-leak'] });
    expect(impactsOf(s, 'hull-breach')[1]).toEqual({
      kind: 'noTokens',
      tokens: ['emergency'],
      instead: { kind: 'tokens', tokens: ['emergency'], count: 1, among: [0] },
    });
  });
});
