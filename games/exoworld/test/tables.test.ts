/** The content number by number: modules, items, protocols, characters, health issues, events. */
import { describe, expect, test } from 'vitest';
import {
  CARD_IDS,
  CARDS,
  fits,
  ITEM_IDS,
  isItem,
  isModule,
  isProtocol,
  PROTOCOL_IDS,
} from '../content/cards.ts';
import { CHARACTER_IDS, CHARACTERS } from '../content/characters.ts';
import { copiesOf, isAboutCommunication, isCritical, partsOf, placesTokens } from '../content/events.ts';
import { HEALTH, HEALTH_IDS } from '../content/health.ts';
import { CRITICAL_EVENTS, EFFECT_IDS, EVENT_IDS, NORMAL_EVENTS } from '../content/ids.ts';
import { effectIn, MODULE_IDS, MODULES } from '../content/modules.ts';
import { PROTOCOLS } from '../content/protocols.ts';
import { type Ambience, RESOURCES } from '../content/resources.ts';
import { SCENARIO_EVENTS } from '../content/scenarioEvents.ts';
import { SCENARIO_IDS } from '../content/scenarios.ts';
import { view } from '../view.ts';
import { given } from './scene.ts';

const COLOURS = { oxygen: 'red', water: 'blue', food: 'green', energy: 'yellow' } as const;

/** Colour, copies; cost; change of production, r p c h for the ambient values. */
const MODULE_CARDS: Readonly<Record<(typeof MODULE_IDS)[number], string>> = {
  'carbon-splitter': 'red 2 | green green yellow | 1+c 0 0 -1',
  'electrolysis-stack': 'red 2 | blue yellow | 2 -1 0 0',
  'air-concentrator': 'red 2 | blue green yellow | p 0 0 0',
  'moss-gallery': 'red 1 | blue green green | 3-r -1 0 0',
  'moisture-vaporator': 'blue 2 | red yellow | 0 h 0 -1',
  'greywater-loop': 'blue 2 | red green yellow | 0 1 0 0',
  'ice-drill': 'blue 2 | yellow yellow | 0 3-p 0 -2',
  'brine-still': 'blue 1 | red red green | 0 1+h 0 -1',
  'hydroponic-farm': 'green 3 | blue blue | 1 0 2 -2',
  'insect-nursery': 'green 2 | red yellow | 0 0 2 -1',
  'mycelium-cellar': 'green 2 | red blue | 0 0 h 0',
  'algae-vats': 'green 1 | blue yellow | 1 -1 c 0',
  'solar-panels': 'yellow 3 | red green | 0 0 0 r',
  'wind-turbines': 'yellow 2 | blue green | 0 0 0 p',
  'isotope-generator': 'yellow 2 | red blue green yellow | 0 0 0 2',
  'biogas-digester': 'yellow 1 | red green | 0 0 -1 2',
};

/** What a word of the table above comes to. */
function worth(word: string, { radiation: r, pressure: p, co2: c, humidity: h }: Ambience): number {
  const values: Readonly<Record<string, number>> = { r, p, c, h };
  const terms = word.replaceAll('-', '+-').split('+').filter(Boolean);
  return terms.reduce((sum, term) => {
    const sign = term.startsWith('-') ? -1 : 1;
    const bare = term.replace('-', '');
    return sum + sign * (values[bare] ?? Number(bare));
  }, 0);
}

describe('XW-1.2 the cards', () => {
  test.each(MODULE_IDS)('XW-3.4 %s: colour, copies, cost and effect', (id) => {
    const { colour, copies, cost } = MODULES[id];
    const [facts, price, effect = ''] = (MODULE_CARDS[id] ?? '').split(' | ');
    expect(`${COLOURS[colour]} ${copies}`).toBe(facts);
    expect(cost.map((other) => COLOURS[other]).join(' ')).toBe(price);
    for (const ambience of [
      { radiation: 0, pressure: 0, co2: 0, humidity: 0 },
      { radiation: 2, pressure: 3, co2: 5, humidity: 7 },
    ])
      expect(effectIn(id, ambience)).toEqual(effect.split(' ').map((word) => worth(word, ambience)));
  });

  test('XW-R10 an item has one colour, a protocol any', () => {
    const colours = (id: (typeof CARD_IDS)[number]) => RESOURCES.filter((_, r) => fits(id, r)).join(' ');
    expect(Object.fromEntries(ITEM_IDS.map((id) => [id, colours(id)]))).toEqual({
      'sealant-foam': 'oxygen',
      'field-rover': 'water',
      'first-aid-kit': 'food',
      'exo-battery': 'energy',
    });
    for (const id of PROTOCOL_IDS) expect(colours(id)).toBe('oxygen water food energy');
    for (const id of MODULE_IDS) expect(colours(id)).toBe(MODULES[id].colour);
  });

  test('XW-1.2 16 kinds of module, 4 items and 12 protocols, each of one kind', () => {
    const kinds = CARD_IDS.map((id) => [isModule(id), isItem(id), isProtocol(id)].map(Number).join(''));
    const expected = [
      ...MODULE_IDS.map(() => '100'),
      ...ITEM_IDS.map(() => '010'),
      ...PROTOCOL_IDS.map(() => '001'),
    ];
    expect(kinds).toEqual(expected);
    for (const id of [...ITEM_IDS, ...PROTOCOL_IDS]) expect(CARDS[id].copies).toBe(1);
  });

  test('XW-7 the windows of the protocols', () => {
    expect(Object.fromEntries(PROTOCOL_IDS.map((id) => [id, PROTOCOLS[id].windows]))).toEqual({
      'rapid-fabrication': [1],
      'overtime-order': [1],
      'shared-manifest': [1],
      'damage-control': [1],
      'strategic-reserve': [1, 4],
      'last-ditch-conversion': [1],
      'remote-override': [1],
      'archive-recovery': [1],
      'forecast-model': [2],
      'stand-down': [3],
      'bulkhead-lockdown': [3],
      'ration-discipline': [4],
    });
  });
});

describe('XW-3.9 the characters', () => {
  test('XW-3.5, XW-6.3 speed and hand limit', () => {
    const numbers = CHARACTER_IDS.map((id) => [id, `${CHARACTERS[id].speed} ${CHARACTERS[id].hand}`]);
    expect(Object.fromEntries(numbers)).toEqual({
      commander: '2 7',
      architect: '2 6',
      medic: '3 7',
      'crew-coordinator': '2 7',
      'systems-engineer': '3 6',
      'process-chemist': '2 6',
      surveyor: '3 6',
      salvager: '2 6',
      meteorologist: '2 7',
      roboticist: '2 6',
      quartermaster: '2 7',
      veteran: '2 6',
    });
  });

  test('XW-3.9 what the skills come to', () => {
    const { 'process-chemist': chemist, surveyor, roboticist, veteran } = CHARACTERS;
    expect([chemist.produces, surveyor.looks, roboticist.reach, veteran.chores]).toEqual([2, 2, 2, 1]);
  });

  test('XW-4.4, XW-5.5 what an issue does to speed, hand limit and actions; what it takes to cure', () => {
    const told = HEALTH_IDS.map((issue) => {
      const { s } = given({ crew: ['medic', 'salvager'], health: [[issue]] });
      const { crew, actionsLeft } = view(s, 0);
      return [issue, `${HEALTH[issue].cure} ${crew[0]?.speed} ${crew[0]?.handLimit} ${actionsLeft}`];
    });
    expect(Object.fromEntries(told)).toEqual({
      hypoxia: 'oxygen 1 7 4',
      dehydration: 'water 3 5 4',
      malnutrition: 'food 3 7 3',
      'radiation-sickness': 'energy 3 7 3',
      'broken-wrist': 'oxygen 3 7 4',
      parasites: 'water 3 7 4',
    });
  });

  test('XW-5.5 each fatigue token and each issue is one action fewer, never under two', () => {
    const left = (fatigue: number, health: readonly (typeof HEALTH_IDS)[number][] = []) =>
      view(given({ fatigue: [fatigue], health: [health] }).s, 0).actionsLeft;
    expect([left(0), left(1), left(2)]).toEqual([4, 3, 2]);
    expect([left(1, ['malnutrition']), left(2, ['malnutrition', 'radiation-sickness'])]).toEqual([2, 2]);
    expect(left(0, ['malnutrition', 'radiation-sickness'])).toBe(2);
  });
});

describe('XW-1.3 the events', () => {
  test('XW-1.3 one of each, but four and three for the planet’s own', () => {
    expect(EVENT_IDS).toEqual([...NORMAL_EVENTS, ...CRITICAL_EVENTS]);
    const several = EVENT_IDS.filter((event) => copiesOf(event) !== 1).map((event) => [
      event,
      copiesOf(event),
    ]);
    expect(several).toEqual([
      ['normal-scenario', 4],
      ['critical-scenario', 3],
    ]);
    for (const event of NORMAL_EVENTS) expect(isCritical(event), event).toBe(false);
    for (const event of CRITICAL_EVENTS) expect(isCritical(event), event).toBe(true);
  });

  test('XW-9.3 five are about communication', () => {
    expect(EVENT_IDS.filter(isAboutCommunication)).toEqual([
      'static-hiss',
      'garbled-orders',
      'crossed-frequencies',
      'total-blackout',
      'severed-relay',
    ]);
  });

  test('XW-4.3 every planet’s two events', () => {
    const pairs = SCENARIO_IDS.map((id) => [
      id,
      `${SCENARIO_EVENTS[id].normal} ${SCENARIO_EVENTS[id].critical}`,
    ]);
    expect(Object.fromEntries(pairs)).toEqual({
      'proxima-b': 'perihelion aphelion',
      'ross-128-b': 'gust-season long-storm',
      'trappist-1e': 'spring-tide drowned-valley',
      'teegarden-b': 'dim-noon deep-dusk',
      'lhs-1140-b': 'heavy-days crust-slip',
      'trappist-1d': 'boil-off terminator-drift',
      'trappist-1f': 'brine-frost carbon-snow',
      'trappist-1g': 'groundswell glacier-wind',
      'gliese-667cc': 'triple-noon flare-week',
      'trappist-1b': 'scorched-air lava-breath',
      'trappist-1c': 'leaden-heat induction-surge',
      'trappist-1h': 'long-cold still-night',
    });
  });

  test('XW-7 Bulkhead Lockdown is good for nothing against these', () => {
    expect(EFFECT_IDS.filter((effect) => !placesTokens(effect)).toSorted()).toEqual([
      ...['aphelion', 'boil-off', 'broken-wrist', 'carbon-surge', 'clear-skies', 'contaminated-batch'],
      ...['crossed-frequencies', 'dehydration', 'dim-noon', 'dust-front', 'filter-fouling', 'flare-week'],
      ...['garbled-orders', 'heat-spike', 'hypoxia', 'malnutrition', 'meteorite', 'parasites', 'perihelion'],
      ...['radiation-sickness', 'scorched-air', 'severed-relay', 'static-hiss', 'thin-rations'],
      ...['total-blackout', 'triple-noon'],
    ]);
  });

  test('XW-4.3 a branch has the parts of its own', () => {
    expect(partsOf('filter-fouling', 'suffer')).toEqual([{ do: 'lose', resource: 'oxygen', amount: 4 }]);
    expect(partsOf('filter-fouling', 'water')).toEqual([]);
    expect(partsOf('perihelion', 'water')).toEqual([]);
  });
});
