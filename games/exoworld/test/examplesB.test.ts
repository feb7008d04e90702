/** Worked examples, 19 to 35. */
import { describe, expect, test } from 'vitest';
import { HOST } from '#engine';
import { copiesOf, isAboutCommunication } from '../content/events.ts';
import { EVENT_IDS } from '../content/ids.ts';
import { exoworld } from '../index.ts';
import { actionsLeft } from '../rules/health.ts';
import { AGREE, DONE, END, given } from './scene.ts';

describe('XW-3 places', () => {
  test('19 (XW-3.5) a landslide ends movement; one may leave it next time, but not deploy or produce there', () => {
    const scene = given({
      crew: ['medic', 'commander'],
      base: 'insect-nursery@1,0!landslide solar-panels@2,0',
      hands: ['mycelium-cellar carbon-splitter ice-drill', ''],
    });
    expect(scene.offers({ type: 'move', to: 2 })).toBe(false);
    scene.when({ type: 'move', to: 1 });
    expect(scene.forbids({ type: 'deploy', module: 'mycelium-cellar', x: 1, y: 1 })).toBe('XW-3.4');
    expect(scene.forbids({ type: 'produce' })).toBe('XW-3.6');
    scene.when({ type: 'move', to: 2 });
    expect(scene.s.crew[0]?.at).toBe(2);
  });

  test('20 (XW-R7, R8) Meteorite: pawn home, token back, card discarded, the rest still connected', () => {
    const scene = given({
      base: 'solar-panels@1,0 wind-turbines@2,0!oxygen-leak',
      at: [2, 1],
      events: 'meteorite',
      phase: 'drawEvent',
    });
    // Only the outer module can be spared, so nothing is asked.
    expect(scene.s.base.map(({ card }) => card)).toEqual(['home', 'solar-panels']);
    expect(scene.s.crew.map(({ at }) => at)).toEqual([0, 1]);
    expect(scene.s.discards).toContain('wind-turbines');
    expect(scene.s.base.flatMap(({ tokens }) => tokens).every((count) => count === 0)).toBe(true);
  });
});

describe('XW-4.4 health', () => {
  test('21 (Broken Wrist) Deploy needs two actions left', () => {
    const scene = given({
      health: [['broken-wrist']],
      hands: ['mycelium-cellar insect-nursery carbon-splitter ice-drill solar-panels air-concentrator', ''],
    });
    scene.when(
      { type: 'deploy', module: 'mycelium-cellar', x: 1, y: 0 },
      { type: 'pay', card: 'carbon-splitter' },
    );
    expect(scene.s.spent).toBe(2);
    scene.when({ type: 'draw', card: scene.s.faceUp[0] ?? 'deck' });
    expect(scene.forbids({ type: 'deploy', module: 'insect-nursery', x: 0, y: 1 })).toBe('XW-4.4');
  });

  test('22 (XW-R9) Hypoxia is cured when a third red card arrives by transfer in another player’s turn', () => {
    const scene = given({
      health: [[], ['hypoxia']],
      hands: ['carbon-splitter', 'air-concentrator moss-gallery'],
    });
    scene.when({ type: 'give', to: 1, card: 'carbon-splitter' }, AGREE);
    expect(scene.s.crew[1]?.health).toEqual([]);
    expect(scene.s.eventDiscards).toEqual(['hypoxia']);
    expect(scene.hand(1)).toHaveLength(3);
  });

  test('23 (XW-5.5) two fatigue tokens and Malnutrition: 2 actions, not 1', () => {
    const scene = given({ fatigue: [2], health: [['malnutrition']] });
    expect(actionsLeft(scene.s)).toBe(2);
  });

  test('24 (XW-6.3) eight cards with Dehydration (limit 5): discard three at the end of any player’s turn', () => {
    const scene = given({
      crew: ['salvager', 'medic'],
      health: [[], ['dehydration']],
      hands: [
        '',
        'hydroponic-farm hydroponic-farm hydroponic-farm insect-nursery insect-nursery mycelium-cellar algae-vats solar-panels',
      ],
      phase: 'handLimits',
    });
    expect(scene.asks).toBe('handLimits');
    expect(scene.seat).toBe(1);
    scene.when({ type: 'discard', card: 'algae-vats' }, { type: 'discard', card: 'solar-panels' });
    scene.when({ type: 'discard', card: 'insect-nursery' });
    expect(scene.hand(1)).toHaveLength(5);
    expect(scene.asks).toBe('actions');
  });
});

describe('XW-6.1 decks', () => {
  test('25 a deck of one: after the draw the discards become a new deck at once', () => {
    const scene = given({ deck: 'ice-drill', rest: 'discards' });
    const discards = scene.s.discards.length;
    scene.when({ type: 'draw', card: 'deck' });
    expect(scene.hand()).toEqual(['ice-drill']);
    expect(scene.s.discards).toEqual([]);
    expect(scene.s.deck[0]?.cards).toHaveLength(discards);
    expect(scene.offers({ type: 'draw', card: 'deck' })).toBe(true);
  });

  test('26 (XW-4.1) with no event left the emergency supply falls by 2 each turn', () => {
    const scene = given({ events: '' });
    scene.when(END);
    expect(scene.s.emergency).toBe(8);
    scene.when(END);
    expect(scene.s.emergency).toBe(6);
  });
});

describe('XW-9.3 alone', () => {
  test('27 (XW-9.3) Shared Manifest takes up to three face-up cards, each replaced at once', () => {
    const scene = given({
      hands: ['shared-manifest ice-drill'],
      faceUp: 'insect-nursery insect-nursery moss-gallery brine-still',
      deck: 'solar-panels algae-vats wind-turbines',
    });
    scene.when({ type: 'protocol', card: 'shared-manifest' });
    expect(exoworld.words.prompt('manifest', exoworld.view(scene.s, 0))).toMatch(/take/);
    expect(scene.forbids({ type: 'collect', card: 'greywater-loop' })).toBe('XW-9.3');
    scene.when({ type: 'collect', card: 'moss-gallery' });
    expect(scene.s.faceUp).toContain('solar-panels');
    scene.when({ type: 'collect', card: 'solar-panels' }, { type: 'collect', card: 'brine-still' });
    expect(scene.asks).toBe('actions');
    expect([...scene.hand()].sort()).toEqual(['brine-still', 'ice-drill', 'moss-gallery', 'solar-panels']);
    expect(scene.s.faceUp).toHaveLength(4);
    expect(scene.s.spent).toBe(0);
  });

  test('27 (XW-9.3) it may be played with no other card in hand, and left off before the third', () => {
    const scene = given({
      hands: ['shared-manifest'],
      faceUp: 'ice-drill moss-gallery brine-still solar-panels',
    });
    scene.when({ type: 'protocol', card: 'shared-manifest' }, { type: 'collect', card: 'ice-drill' }, DONE);
    expect(scene.hand()).toEqual(['ice-drill']);
  });

  test('27 no ✉ event is in the game', () => {
    const { events, eventsOut } = given({ hands: [''], more: 20 }).s;
    const all = [...events.flatMap(({ cards }) => cards), ...eventsOut];
    expect(all.some(isAboutCommunication)).toBe(false);
    expect(EVENT_IDS.filter(isAboutCommunication).map(copiesOf)).toEqual([1, 1, 1, 1, 1]);
  });
});

describe('XW-4 events with several players', () => {
  test('28 (Crossed Frequencies) an empty hand in the middle passes nothing and receives one', () => {
    const scene = given({
      hands: ['ice-drill algae-vats', '', 'solar-panels moss-gallery'],
      events: 'crossed-frequencies',
      phase: 'drawEvent',
    });
    expect(scene.play.awaited()).toEqual([0, 2]);
    scene.by(2, { type: 'cross', card: 'moss-gallery' });
    expect(scene.hand(2)).toHaveLength(2);
    scene.by(0, { type: 'cross', card: 'ice-drill' });
    expect(scene.hand(0)).toEqual(['algae-vats', 'moss-gallery']);
    expect(scene.hand(1)).toEqual(['ice-drill']);
    expect(scene.hand(2)).toEqual(['solar-panels']);
  });

  test('29 (Systems Engineer) a leak and a shutdown at one place go with one action', () => {
    const scene = given({
      crew: ['systems-engineer', 'medic'],
      base: 'solar-panels!water-leak!shutdown',
      at: [1],
    });
    scene.when(
      { type: 'repair', place: 1, token: 'water-leak' },
      { type: 'remove', place: 1, token: 'shutdown' },
    );
    expect(scene.tokens(1)).toEqual([]);
    expect(scene.s.spent).toBe(1);
    expect(scene.production('energy')).toBe(1);
  });

  test('29 (XW-5.4) but not where the limits forbid it', () => {
    const scene = given({
      scenario: 'trappist-1f',
      crew: ['systems-engineer', 'medic'],
      base: 'carbon-splitter carbon-splitter moss-gallery!water-leak!shutdown',
      at: [3],
    });
    expect(scene.production('oxygen')).toBe(3);
    scene.when({ type: 'repair', place: 3, token: 'water-leak' });
    expect(scene.asks).toBe('actions');
    expect(scene.tokens(3)).toEqual(['shutdown']);
  });

  test('30 (XW-8.2) a third player joins: two cards, pawn at home, next in order after the last seat', () => {
    const scene = given({ base: 'solar-panels', at: [1, 1], events: 'clear-skies', more: 5 });
    scene.by(HOST, { type: 'join' });
    expect(scene.s.seats).toBe(3);
    expect(scene.hand(2)).toHaveLength(2);
    expect(scene.s.crew[2]).toMatchObject({ at: 0, seat: 2, away: false });
    scene.when(END);
    while (scene.asks !== 'actions') scene.when(scene.legal()[0] ?? END);
    expect(scene.s.current).toBe(1);
    scene.when(END);
    while (scene.asks !== 'actions') scene.when(scene.legal()[0] ?? END);
    expect(scene.s.current).toBe(2);
  });

  test('31 (Forecast Model) with two events left looks at two', () => {
    const scene = given({ hands: ['forecast-model', ''], events: 'heat-spike clear-skies' });
    scene.when(END);
    expect(scene.asks).toBe('respond');
    scene.when({ type: 'protocol', card: 'forecast-model' });
    expect(scene.events()).toContainEqual({
      type: 'looked',
      seat: 0,
      events: ['heat-spike', 'clear-skies'],
      count: 2,
    });
    expect(scene.forbids({ type: 'bury', index: 2 })).toBe('XW-6.2');
    scene.when({ type: 'bury', index: 0 });
    expect(scene.s.eventDiscards).toEqual(['clear-skies']);
    expect(scene.s.events.flatMap(({ cards }) => cards)).toEqual(['heat-spike']);
  });

  test('32 (Veteran) the extra action moves, produces or repairs, but cannot deploy', () => {
    const scene = given({
      crew: ['veteran', 'medic'],
      base: 'insect-nursery',
      hands: ['mycelium-cellar carbon-splitter ice-drill', ''],
      supply: [9, 9, 9, 9],
      turn: { spent: 4 },
    });
    expect(scene.forbids({ type: 'deploy', module: 'mycelium-cellar', x: 0, y: 1 })).toBe('XW-3');
    scene.when({ type: 'move', to: 1 });
    expect(scene.forbids({ type: 'produce' })).toBe('XW-3');
  });

  test('33 (Firmware Rollback) with the last module shut down already, the one before it', () => {
    const scene = given({
      base: 'solar-panels wind-turbines insect-nursery!shutdown',
      events: 'firmware-rollback',
      phase: 'drawEvent',
    });
    expect([1, 2, 3].map((place) => scene.tokens(place))).toEqual([[], ['shutdown'], ['shutdown']]);
  });

  test('34 (Lava Breath) with one unoccupied working module: both tokens on it', () => {
    const scene = given({
      scenario: 'trappist-1b',
      base: 'solar-panels insect-nursery mycelium-cellar!shutdown',
      at: [1, 0],
      events: 'critical-scenario',
      phase: 'drawEvent',
    });
    expect(scene.tokens(2)).toEqual(['shutdown', 'landslide']);
    expect(scene.s.emergency).toBe(9);
  });

  test('35 (XW-9.1) critical mode on a planet with three face-up cards: two, and emergency 5', () => {
    const scene = given({ scenario: 'trappist-1h', critical: true });
    expect(scene.s.faceUp).toHaveLength(2);
    expect(scene.s.emergency).toBe(5);
    scene.when({ type: 'recycle' });
    expect(scene.s.faceUp).toHaveLength(2);
  });
});
