/** The rules by their ids, as far as the worked examples do not show them already. */
import { describe, expect, test } from 'vitest';
import { SPECTATOR, stateProblem } from '#engine';
import { isCritical } from '../content/events.ts';
import { SCENARIO_IDS, SCENARIOS } from '../content/scenarios.ts';
import { exoworld } from '../index.ts';
import { tableProblem } from '../options.ts';
import { PUBLIC } from '../state.ts';
import { view } from '../view.ts';
import { END, given } from './scene.ts';
import { PLAIN, seated, start } from './seated.ts';

describe('XW-1 set-up', () => {
  test.each(SCENARIO_IDS)('XW-1.1, XW-1.2 %s begins as its board says', (scenario) => {
    const { s } = start(3, { scenario });
    const { production, supply, protocols, faceUp } = SCENARIOS[scenario];
    expect(s.production).toEqual(production);
    expect(s.supply).toEqual(supply);
    expect(s.emergency).toBe(10);
    expect(s.out).toHaveLength(12 - protocols);
    expect(s.faceUp).toHaveLength(faceUp);
    expect(stateProblem(exoworld, s)).toBeUndefined();
  });

  test('XW-R2 Proxima’s board: −2 −2 −2 0, supplies of 15, and its fifth column is the emergency supply', () => {
    const { s } = start(2);
    expect(s.production).toEqual([-2, -2, -2, 0]);
    expect(s.supply).toEqual([15, 15, 15, 15]);
    expect(s.emergency).toBe(10);
  });

  test('XW-1.3 five piles of one critical and four normal events', () => {
    const { events, sections } = start(2).s;
    expect(events).toHaveLength(5);
    for (const { cards, seen } of events) {
      expect(cards).toHaveLength(5);
      expect(cards.filter(isCritical)).toHaveLength(1);
      expect(seen).toBeUndefined();
    }
    expect(sections).toEqual([1, 2, 3, 4, 5].flatMap((pile) => Array.from({ length: 5 }, () => pile)));
  });

  test('XW-1.4 each player keeps one of two characters, in any order, and draws two cards', () => {
    const play = start(3);
    expect(play.awaited()).toEqual([0, 1, 2]);
    const [, kept] = play.s.offers[2] ?? [];
    play.act(2, play.legal(2)[1] ?? END);
    expect(play.awaited()).toEqual([0, 1]);
    play.act(0, play.legal(0)[0] ?? END);
    play.act(1, play.legal(1)[0] ?? END);
    expect(play.s.crew[2]?.id).toBe(kept);
    expect(play.s.hands.map(({ cards }) => cards.length)).toEqual([2, 2, 2]);
    expect(play.s.spare).toHaveLength(9);
  });

  test('XW-1.4 the first player is random, or the one the table names', () => {
    const firsts = new Set(Array.from({ length: 30 }, (_, i) => seated(4, {}, `${i}`).s.current));
    expect(firsts.size).toBe(4);
    expect(seated(4, { first: 3 }).s.current).toBe(2);
  });

  test('options that do not go together are refused', () => {
    expect(tableProblem({ seats: 1, options: { ...PLAIN, incommunication: true } })?.field).toBe(
      'options.incommunication',
    );
    expect(tableProblem({ seats: 2, options: { ...PLAIN, first: 3 } })?.field).toBe('options.first');
    expect(tableProblem({ seats: 3, options: { ...PLAIN, first: 3 } })).toBeUndefined();
  });
});

describe('XW-2, XW-3 turns and actions', () => {
  test('XW-2 clockwise, each turn with its event and update', () => {
    const scene = given({ hands: ['', '', ''], current: 2, more: 3 });
    scene.when(END);
    expect(scene.s.current).toBe(0);
    expect(scene.s.supply).toEqual([13, 13, 13, 15]);
  });

  test('XW-3.1 a face-up card is replaced at once from the deck', () => {
    const scene = given({ faceUp: 'ice-drill algae-vats moss-gallery brine-still', deck: 'solar-panels' });
    scene.when({ type: 'draw', card: 'algae-vats' });
    expect(scene.s.faceUp).toEqual(['ice-drill', 'moss-gallery', 'brine-still', 'solar-panels']);
    expect(scene.hand()).toEqual(['algae-vats']);
  });

  test('XW-3.2 recycle replaces all face-up cards', () => {
    const scene = given({
      faceUp: 'ice-drill ice-drill',
      deck: 'solar-panels algae-vats brine-still moss-gallery',
    });
    scene.when({ type: 'recycle' });
    expect(scene.s.discards).toEqual(['ice-drill', 'ice-drill']);
    expect(scene.s.faceUp).toEqual(['solar-panels', 'algae-vats', 'brine-still', 'moss-gallery']);
  });

  test('XW-3.3 transfers need the same place; XW-R14 a refusal costs nothing', () => {
    const apart = given({ hands: ['ice-drill', 'algae-vats'], base: 'solar-panels', at: [1, 0] });
    expect(apart.forbids({ type: 'give', to: 1, card: 'ice-drill' })).toBe('XW-3.3');
    const scene = given({ hands: ['ice-drill', 'algae-vats'] });
    scene.when({ type: 'take', from: 1, card: 'algae-vats' });
    expect(scene.seat).toBe(1);
    scene.when({ type: 'refuse' });
    expect(scene.s.spent).toBe(0);
    expect(scene.forbids({ type: 'take', from: 1, card: 'algae-vats' })).toBe('XW-R14');
  });

  test('XW-3.4 next to one’s own place, on an empty space; XW-R11 the module does not pay for itself', () => {
    const scene = given({
      hands: ['carbon-splitter insect-nursery solar-panels insect-nursery', ''],
      base: 'ice-drill',
    });
    expect(scene.forbids({ type: 'deploy', module: 'carbon-splitter', x: 1, y: 0 })).toBe('XW-3.4');
    expect(scene.forbids({ type: 'deploy', module: 'carbon-splitter', x: 1, y: 1 })).toBe('XW-3.4');
    expect(scene.offers({ type: 'deploy', module: 'carbon-splitter', x: 0, y: 1 })).toBe(true);
    const own = given({ hands: ['ice-drill solar-panels', ''] });
    expect(own.forbids({ type: 'deploy', module: 'ice-drill', x: 1, y: 0 })).toBe('XW-3.4');
    const farm = given({ hands: ['hydroponic-farm ice-drill brine-still', ''] });
    farm.when(
      { type: 'deploy', module: 'hydroponic-farm', x: 0, y: -1 },
      { type: 'pay', card: 'brine-still' },
    );
    expect(farm.s.production).toEqual([-1, -2, 0, -2]);
  });

  test('XW-3.5 up to the speed, through orthogonal places; XW-R12 not to where one stands', () => {
    const scene = given({ base: 'solar-panels@1,0 wind-turbines@2,0 ice-drill@3,0 algae-vats@1,1' });
    expect(scene.legal().filter(({ type }) => type === 'move')).toEqual([
      { type: 'move', to: 1 },
      { type: 'move', to: 2 },
      { type: 'move', to: 4 },
    ]);
    expect(scene.forbids({ type: 'move', to: 0 })).toBe('XW-3.5');
  });

  test('XW-3.6, XW-R6 Produce gives 1 of the colour of a working module, not at home', () => {
    const scene = given({ base: 'ice-drill solar-panels!shutdown', at: [1, 2], supply: [9, 9, 9, 9] });
    scene.when({ type: 'produce' });
    expect(scene.supply('water')).toBe(10);
    expect(given({ base: 'solar-panels!frozen', at: [1] }).forbids({ type: 'produce' })).toBe('XW-R6');
    expect(given({}).forbids({ type: 'produce' })).toBe('XW-3.6');
  });

  test('XW-3.7, XW-R5 Shut down: a token while there is one, never on the home base', () => {
    expect(given({}).forbids({ type: 'shutDown', place: 0 })).toBe('XW-R5');
    const four =
      'ice-drill!shutdown algae-vats!shutdown insect-nursery!shutdown solar-panels!shutdown biogas-digester';
    expect(given({ base: four, at: [5] }).forbids({ type: 'shutDown', place: 5 })).toBe('XW-3.7');
  });

  test('XW-3.8 Repair: one token of the place, or fatigue of a character there', () => {
    const scene = given({ base: 'ice-drill!landslide!energy-leak', at: [1, 1], fatigue: [0, 2] });
    scene.when({ type: 'repair', place: 1, token: 'landslide' }, { type: 'relieve', crew: 1 });
    expect(scene.tokens(1)).toEqual(['energy-leak']);
    expect(scene.s.crew[1]?.fatigue).toBe(1);
    expect(scene.s.spent).toBe(2);
  });

  test('XW-3, XW-R1 four actions, then only what is free', () => {
    const scene = given({ turn: { spent: 4 } });
    expect(scene.legal()).toEqual([END]);
  });

  test('XW-R4 shut-down modules still count for movement, adjacency and colour', () => {
    const scene = given({
      base: 'ice-drill@1,0!shutdown solar-panels@2,0',
      hands: ['mycelium-cellar carbon-splitter brine-still', ''],
    });
    scene.when({ type: 'move', to: 1 }, { type: 'deploy', module: 'mycelium-cellar', x: 1, y: 1 });
    scene.when({ type: 'move', to: 2 });
    expect(scene.s.base).toHaveLength(4);
  });
});

describe('XW-4, XW-5 events and update', () => {
  test('XW-4.2, XW-R3 what an event cannot take comes off the emergency supply', () => {
    const scene = given({ supply: [15, 15, 15, 15], events: 'contaminated-batch', phase: 'drawEvent' });
    scene.s.supply[1] = 1;
    scene.when({ type: 'branch', branch: 'water' });
    expect(scene.events()).toContainEqual({ type: 'emergency', change: -3, left: 7 });
  });

  test('XW-4.3 a second token of the same event goes to a different place', () => {
    const scene = given({
      base: 'solar-panels wind-turbines ice-drill',
      events: 'burst-pipe',
      phase: 'drawEvent',
    });
    scene.when({ type: 'place', place: 2 });
    expect(scene.forbids({ type: 'place', place: 2 })).toBe('XW-4.3');
    scene.when({ type: 'place', place: 3 });
    expect(scene.tokens(2)).toEqual(['water-leak']);
  });

  test('XW-4.3 “unoccupied” means that nobody stands there', () => {
    const scene = given({
      base: 'solar-panels wind-turbines',
      at: [1, 2],
      events: 'burst-pipe',
      phase: 'drawEvent',
    });
    expect(scene.events().filter(({ type }) => type === 'lost-supply')).toHaveLength(2);
  });

  test('XW-4.4 Parasites: −1 food at the start of the turn, and no part in transfers', () => {
    const scene = given({ health: [['parasites']], hands: ['', 'ice-drill'], phase: 'startOfTurn' });
    expect(scene.supply('food')).toBe(14);
    expect(scene.forbids({ type: 'take', from: 1, card: 'ice-drill' })).toBe('XW-10');
  });

  test('XW-4.5 resolved events lie open in their own pile', () => {
    const scene = given({ events: 'heat-spike', phase: 'drawEvent' });
    expect(view(scene.s, SPECTATOR).eventDiscards).toEqual(['heat-spike']);
  });

  test('XW-5.2, XW-5.3 leaks drain their own resource wherever they lie; emergency tokens the emergency supply', () => {
    const scene = given({
      base: 'solar-panels!food-leak!food-leak home!emergency!energy-leak',
      supply: [10, 10, 10, 10],
      phase: 'update',
    });
    expect(scene.s.supply).toEqual([8, 8, 6, 10]);
    expect(scene.s.emergency).toBe(9);
  });

  test('XW-R13 the game can be won during an event, at once', () => {
    const scene = given({
      base: 'carbon-splitter electrolysis-stack brine-still greywater-loop hydroponic-farm isotope-generator isotope-generator insect-nursery',
      events: 'firmware-rollback',
      phase: 'drawEvent',
    });
    expect(scene.won).toBe(true);
    expect(scene.s.turn).toBe(1);
    expect(scene.events().some(({ type }) => type === 'updated')).toBe(false);
  });

  test('XW-5.4 towards the inside is always allowed', () => {
    const scene = given({
      scenario: 'trappist-1b',
      base: 'electrolysis-stack electrolysis-stack algae-vats!shutdown ice-drill!shutdown',
      at: [4],
    });
    expect(scene.production('water')).toBe(-6);
    scene.when({ type: 'repair', place: 4, token: 'shutdown' });
    expect(scene.production('water')).toBe(-3);
  });
});

describe('XW-6 cards', () => {
  test('XW-R15 with deck and discards empty the gaps stay until cards return', () => {
    const scene = given({ hands: ['ice-drill', ''], faceUp: 'solar-panels' });
    const { s } = scene;
    // Everything else is held by the other player for the moment.
    const rest = s.deck.flatMap(({ cards }) => cards);
    s.deck = [];
    s.hands[1] = { cards: rest, seen: rest.map(() => PUBLIC) };
    expect(scene.forbids({ type: 'draw', card: 'deck' })).toBe('XW-6.1');
    scene.when({ type: 'draw', card: 'solar-panels' });
    expect(s.faceUp).toEqual([]);
    expect(scene.forbids({ type: 'recycle' })).toBe('XW-3.2');
  });

  test('XW-R18 a card that comes back has no second effect in the same turn', () => {
    const scene = given({ hands: ['overtime-order archive-recovery', ''], deck: 'ice-drill' });
    const { s } = scene;
    const rest = s.deck.flatMap(({ cards }) => cards);
    s.deck = [];
    // Deck and discards are empty, and one face-up card is missing.
    const held = [...rest, ...s.faceUp.splice(0, 1)];
    s.hands[1] = { cards: held, seen: held.map(() => PUBLIC) };
    scene.when({ type: 'protocol', card: 'overtime-order' });
    expect(s.faceUp).toContain('overtime-order');
    scene.when({ type: 'draw', card: 'overtime-order' });
    expect(scene.forbids({ type: 'protocol', card: 'overtime-order' })).toBe('XW-R18');
  });

  test('XW-R10 an item pays with its printed colour', () => {
    const scene = given({ hands: ['insect-nursery sealant-foam exo-battery', ''] });
    scene.when({ type: 'deploy', module: 'insect-nursery', x: 1, y: 0 });
    expect(scene.s.discards).toEqual(['sealant-foam', 'exo-battery']);
    expect(scene.s.bonus).toBe(0);
  });

  test('XW-6.3 every player over the limit discards at the end of every turn', () => {
    const seven = 'ice-drill ice-drill solar-panels solar-panels wind-turbines wind-turbines algae-vats';
    const scene = given({ crew: ['medic', 'salvager'], hands: ['', seven], phase: 'handLimits' });
    expect(scene.seat).toBe(1);
    scene.when({ type: 'discard', card: 'algae-vats' });
    expect(scene.hand(1)).toHaveLength(6);
    expect(scene.asks).toBe('actions');
  });

  test('XW-10 additions are summed first: Overtime Order with Malnutrition is 5 actions', () => {
    const scene = given({ hands: ['overtime-order', ''], health: [['malnutrition']] });
    scene.when({ type: 'protocol', card: 'overtime-order' });
    expect(view(scene.s, 0).actionsLeft).toBe(5);
  });
});
