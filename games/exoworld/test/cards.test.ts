/** Every module, item and protocol by what it does. */
import { describe, expect, test } from 'vitest';
import { CARD_IDS, CARDS, MODULES_AND_ITEMS, PROTOCOL_IDS } from '../content/cards.ts';
import { effectIn, MODULE_IDS, MODULES, type ModuleId } from '../content/modules.ts';
import { SCENARIO_IDS, SCENARIOS } from '../content/scenarios.ts';
import { actionsLeft } from '../rules/health.ts';
import { moduleText } from '../text/modules.ts';
import { DECLINE, DONE, END, given } from './scene.ts';

const AMBIENCE = { radiation: 2, pressure: 1, co2: 2, humidity: 1 };

const EFFECTS: Readonly<Record<ModuleId, readonly number[]>> = {
  'carbon-splitter': [3, 0, 0, -1],
  'electrolysis-stack': [2, -1, 0, 0],
  'air-concentrator': [1, 0, 0, 0],
  'moss-gallery': [1, -1, 0, 0],
  'moisture-vaporator': [0, 1, 0, -1],
  'greywater-loop': [0, 1, 0, 0],
  'ice-drill': [0, 2, 0, -2],
  'brine-still': [0, 2, 0, -1],
  'hydroponic-farm': [1, 0, 2, -2],
  'insect-nursery': [0, 0, 2, -1],
  'mycelium-cellar': [0, 0, 1, 0],
  'algae-vats': [1, -1, 2, 0],
  'solar-panels': [0, 0, 0, 2],
  'wind-turbines': [0, 0, 0, 1],
  'isotope-generator': [0, 0, 0, 2],
  'biogas-digester': [0, 0, -1, 2],
};

describe('modules', () => {
  test('30 modules: red 7, blue 7, green 8, yellow 8', () => {
    const counts = [0, 0, 0, 0];
    for (const id of MODULE_IDS)
      counts[CARDS[id].colour] = (counts[CARDS[id].colour] ?? 0) + CARDS[id].copies;
    expect(counts).toEqual([7, 7, 8, 8]);
  });

  test('XW-1.2 34 modules and items, 12 protocols, 46 cards', () => {
    expect(MODULES_AND_ITEMS).toHaveLength(34);
    expect(PROTOCOL_IDS).toHaveLength(12);
    expect(CARD_IDS.reduce((sum, id) => sum + CARDS[id].copies, 0)).toBe(46);
  });

  test.each(MODULE_IDS)('%s changes production by its effect and its planet', (module) => {
    expect(effectIn(module, AMBIENCE)).toEqual(EFFECTS[module]);
    expect(MODULES[module].cost.length).toBeGreaterThan(1);
    expect(moduleText(module)).not.toBe('');
    const scene = given({ scenario: 'trappist-1f', base: module });
    const before = SCENARIOS['trappist-1f'].production;
    const effect = effectIn(module, SCENARIOS['trappist-1f'].ambience);
    expect(scene.s.production).toEqual(before.map((sum, r) => sum + (effect[r] ?? 0)));
  });

  test('no planet begins self-sustaining, and every one can be made so', () => {
    for (const id of SCENARIO_IDS) {
      const { production, supply } = SCENARIOS[id];
      expect(Math.min(...production)).toBeLessThan(0);
      expect(Math.max(...supply)).toBeLessThanOrEqual(20);
    }
  });
});

describe('items (XW-6.2)', () => {
  test('sealant-foam removes up to two leak or emergency tokens here or next door, no others', () => {
    const scene = given({
      hands: ['sealant-foam', ''],
      base: 'solar-panels@1,0!water-leak!shutdown wind-turbines@2,0!food-leak home!emergency',
    });
    scene.when({ type: 'item', item: 'sealant-foam' });
    expect(scene.forbids({ type: 'remove', place: 2, token: 'food-leak' })).toBe('XW-6.2');
    expect(scene.forbids({ type: 'remove', place: 1, token: 'shutdown' })).toBe('XW-6.2');
    scene.when(
      { type: 'remove', place: 1, token: 'water-leak' },
      { type: 'remove', place: 0, token: 'emergency' },
    );
    expect(scene.asks).toBe('actions');
    expect(scene.s.spent).toBe(0);
    expect(scene.s.discards).toEqual(['sealant-foam']);
  });

  test('field-rover moves to any place, past landslides', () => {
    const scene = given({
      hands: ['field-rover', ''],
      base: 'solar-panels@1,0!landslide wind-turbines@2,0 ice-drill@3,0',
    });
    scene.when({ type: 'item', item: 'field-rover', to: 3 });
    expect(scene.s.crew[0]?.at).toBe(3);
    expect(scene.s.spent).toBe(0);
  });

  test('first-aid-kit removes one health issue from any character, anywhere', () => {
    const scene = given({
      hands: ['first-aid-kit', ''],
      base: 'solar-panels',
      at: [0, 1],
      health: [[], ['parasites', 'hypoxia']],
    });
    scene.when({ type: 'item', item: 'first-aid-kit', crew: 1, health: 'parasites' });
    expect(scene.s.crew[1]?.health).toEqual(['hypoxia']);
    expect(scene.s.eventDiscards).toEqual(['parasites']);
  });

  test('exo-battery gives two more actions, also after the last one', () => {
    const scene = given({ hands: ['exo-battery', ''], turn: { spent: 4 } });
    scene.when({ type: 'item', item: 'exo-battery' });
    expect(actionsLeft(scene.s)).toBe(2);
  });

  test('items are for one’s own turn', () => {
    const scene = given({ hands: ['', 'exo-battery'] });
    expect(scene.forbids({ type: 'item', item: 'exo-battery' }, 1)).toBe('XW-2');
  });
});

describe('protocols (XW-7)', () => {
  test('overtime-order: another seat speaks up, and the current player has two more actions', () => {
    const scene = given({ hands: ['', 'overtime-order'] });
    scene.by(1, { type: 'protocol', card: 'overtime-order' });
    expect(actionsLeft(scene.s)).toBe(6);
    expect(scene.seat).toBe(0);
  });

  test('rapid-fabrication makes a module of two cards free, once', () => {
    const scene = given({ hands: ['mycelium-cellar mycelium-cellar', 'rapid-fabrication'] });
    scene.by(1, { type: 'protocol', card: 'rapid-fabrication' });
    scene.when({ type: 'deploy', module: 'mycelium-cellar', x: 1, y: 0 });
    expect(scene.s.base).toHaveLength(2);
    expect(scene.forbids({ type: 'deploy', module: 'mycelium-cellar', x: 0, y: 1 })).toBe('XW-3.4');
  });

  test('rapid-fabrication: a card of the cost cannot be left out when the rest could not be paid', () => {
    const scene = given({ hands: ['isotope-generator carbon-splitter ice-drill rapid-fabrication', ''] });
    scene.when({ type: 'protocol', card: 'rapid-fabrication' });
    scene.when({ type: 'deploy', module: 'isotope-generator', x: 1, y: 0 });
    // Red and blue are all there is, so both are paid without asking.
    expect(scene.s.base).toHaveLength(2);
    expect(scene.hand()).toEqual([]);
  });

  test('shared-manifest passes up to three cards to the current player, wherever they are', () => {
    const scene = given({
      hands: ['', 'shared-manifest ice-drill', 'solar-panels solar-panels'],
      base: 'wind-turbines',
      at: [1, 0, 0],
    });
    scene.by(1, { type: 'protocol', card: 'shared-manifest' });
    expect(scene.seat).toBe(1);
    scene.when(
      { type: 'pass', from: 1, card: 'ice-drill' },
      { type: 'pass', from: 2, card: 'solar-panels' },
      DONE,
    );
    expect(scene.hand()).toEqual(['ice-drill', 'solar-panels']);
    expect(scene.seat).toBe(0);
  });

  test('shared-manifest is a transfer: Static Hiss and Parasites go before it (XW-10)', () => {
    const hiss = given({ hands: ['shared-manifest', 'ice-drill'], turn: { noTransfers: 1 } });
    expect(hiss.forbids({ type: 'protocol', card: 'shared-manifest' })).toBe('XW-10');
    const ill = given({ hands: ['shared-manifest', 'ice-drill'], health: [[], ['parasites']] });
    expect(ill.offers({ type: 'protocol', card: 'shared-manifest' })).toBe(false);
  });

  test('damage-control removes up to two tokens anywhere, within the limits', () => {
    const scene = given({
      hands: ['damage-control', ''],
      base: 'solar-panels@1,0!frozen wind-turbines@2,0!landslide!food-leak',
    });
    scene.when(
      { type: 'protocol', card: 'damage-control' },
      { type: 'remove', place: 2, token: 'landslide' },
    );
    scene.when({ type: 'remove', place: 1, token: 'frozen' });
    expect(scene.asks).toBe('actions');
    expect(scene.tokens(2)).toEqual(['food-leak']);
    expect(scene.production('energy')).toBe(2);
  });

  test('strategic-reserve: +3, at most 10, also right before the update', () => {
    const scene = given({ hands: ['', 'strategic-reserve'], emergency: 8 });
    scene.when(END);
    expect(scene.asks).toBe('respond');
    expect(scene.seat).toBe(1);
    scene.when({ type: 'protocol', card: 'strategic-reserve' });
    expect(scene.s.emergency).toBe(10);
    const full = given({ hands: ['strategic-reserve', ''] });
    expect(full.forbids({ type: 'protocol', card: 'strategic-reserve' })).toBe('XW-6.2');
  });

  test('last-ditch-conversion: 4 of one supply for emergency +2', () => {
    const scene = given({ hands: ['last-ditch-conversion', ''], emergency: 4, supply: [3, 9, 2, 4] });
    scene.when({ type: 'protocol', card: 'last-ditch-conversion' });
    expect(scene.forbids({ type: 'convert', resource: 'oxygen' })).toBe('XW-6.2');
    scene.when({ type: 'convert', resource: 'water' });
    expect(scene.supply('water')).toBe(5);
    expect(scene.s.emergency).toBe(6);
  });

  test('remote-override shuts down or starts up to two different modules, within the limits', () => {
    const scene = given({ hands: ['remote-override', ''], base: 'solar-panels insect-nursery!shutdown' });
    scene.when({ type: 'protocol', card: 'remote-override' }, { type: 'toggle', place: 1 });
    expect(scene.forbids({ type: 'toggle', place: 1 })).toBe('XW-6.2');
    expect(scene.forbids({ type: 'toggle', place: 0 })).toBe('XW-R5');
    scene.when({ type: 'toggle', place: 2 });
    expect(scene.s.production).toEqual([-2, -2, 0, -1]);
  });

  test('archive-recovery takes up to two cards back, no protocols', () => {
    const scene = given({ hands: ['archive-recovery', ''], discards: 'ice-drill stand-down solar-panels' });
    scene.when({ type: 'protocol', card: 'archive-recovery' });
    expect(scene.forbids({ type: 'recover', card: 'stand-down' })).toBe('XW-6.2');
    scene.when({ type: 'recover', card: 'ice-drill' }, { type: 'recover', card: 'solar-panels' });
    expect(scene.hand()).toEqual(['ice-drill', 'solar-panels']);
    expect(scene.s.discards).toEqual(['stand-down', 'archive-recovery']);
  });

  test('forecast-model looks at three, buries one, and the others keep their order', () => {
    const scene = given({
      hands: ['', 'forecast-model'],
      events: 'contaminated-batch heat-spike double-shift hypoxia',
    });
    scene.when(END, { type: 'protocol', card: 'forecast-model' }, { type: 'bury', index: 1 });
    expect(scene.asks).toBe('choosing');
    expect(scene.s.events.flatMap(({ cards }) => cards)).toEqual(['double-shift', 'hypoxia', 'heat-spike']);
  });

  test('stand-down discards a normal event without effect', () => {
    const scene = given({ hands: ['', 'stand-down'], events: 'heat-spike', phase: 'drawEvent' });
    scene.when({ type: 'protocol', card: 'stand-down' });
    expect(scene.s.eventDiscards).toEqual(['heat-spike']);
    expect(scene.events().some(({ type }) => type === 'lost-supply')).toBe(false);
  });

  test('bulkhead-lockdown leaves the losses, and no otherwise takes the tokens’ place', () => {
    const scene = given({
      hands: ['bulkhead-lockdown', ''],
      base: 'solar-panels',
      events: 'tripped-breaker',
      phase: 'drawEvent',
    });
    scene.when({ type: 'protocol', card: 'bulkhead-lockdown' });
    expect(scene.events().filter(({ type }) => type === 'lost-supply')).toHaveLength(1);
    expect(scene.tokens(1)).toEqual([]);
    expect(scene.s.lockdown).toBe(false);
  });

  test('bulkhead-lockdown is not offered against an event without tokens', () => {
    const scene = given({ hands: ['bulkhead-lockdown', ''], events: 'heat-spike', phase: 'drawEvent' });
    expect(scene.asks).toBe('actions');
  });

  test('in PW-2 to PW-4 only those are asked who could play, in turn order, again until all pass', () => {
    const scene = given({
      hands: ['', 'ration-discipline', 'strategic-reserve'],
      emergency: 5,
      current: 2,
      phase: 'drawEvent',
    });
    expect(scene.seat).toBe(2);
    scene.when(DECLINE);
    expect(scene.seat).toBe(1);
    scene.when({ type: 'protocol', card: 'ration-discipline' });
    expect(scene.seat).toBe(2);
    scene.when(DECLINE);
    expect(scene.asks).toBe('actions');
  });

  test('XW-R16 after Garbled Orders no window opens until that player’s next turn', () => {
    const scene = given({
      hands: ['', 'ration-discipline stand-down'],
      events: 'garbled-orders heat-spike',
      more: 3,
    });
    scene.when(END);
    // The event itself can still be stood down: it is not carried out yet.
    expect(scene.seat).toBe(1);
    scene.when(DECLINE);
    expect(scene.s.noProtocols).toBe(0);
    expect(scene.seat).toBe(1);
    expect(scene.asks).toBe('actions');
    scene.when(END);
    expect(scene.s.noProtocols).toBeUndefined();
    expect(scene.seat).toBe(0);
  });
});
