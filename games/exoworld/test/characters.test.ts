/** Every character’s skill. */
import { describe, expect, test } from 'vitest';
import { CHARACTER_IDS, CHARACTERS } from '../content/characters.ts';
import { actionsLeft } from '../rules/health.ts';
import { AGREE, DONE, END, given } from './scene.ts';

describe('XW-3.9 skills', () => {
  test('twelve characters with speed 2 or 3 and a hand limit of 6 or 7', () => {
    expect(CHARACTER_IDS).toHaveLength(12);
    for (const id of CHARACTER_IDS) {
      expect([2, 3]).toContain(CHARACTERS[id].speed);
      expect([6, 7]).toContain(CHARACTERS[id].hand);
    }
  });

  test('commander: a free move of up to 3 once a turn, also after the last action; Hypoxia goes before it (XW-10)', () => {
    const base = 'solar-panels@1,0 wind-turbines@2,0 ice-drill@3,0';
    const scene = given({ crew: ['commander', 'medic'], base, turn: { spent: 4 } });
    scene.when({ type: 'command', to: 3 });
    expect(scene.forbids({ type: 'command', to: 0 })).toBe('XW-3.9');
    const ill = given({ crew: ['commander', 'medic'], base, health: [['hypoxia']] });
    expect(ill.forbids({ type: 'command', to: 2 })).toBe('XW-3.5');
    expect(ill.offers({ type: 'command', to: 1 })).toBe(true);
  });

  test('medic: a health issue or a fatigue token at the same place, once a turn and free', () => {
    const scene = given({
      crew: ['medic', 'commander', 'salvager'],
      hands: ['', '', ''],
      base: 'solar-panels',
      at: [0, 0, 1],
      health: [[], ['hypoxia'], ['parasites']],
      fatigue: [1],
    });
    expect(scene.forbids({ type: 'heal', crew: 2, health: 'parasites' })).toBe('XW-3.9');
    expect(scene.offers({ type: 'heal', crew: 0, health: 'fatigue' })).toBe(true);
    scene.when({ type: 'heal', crew: 1, health: 'hypoxia' });
    expect(scene.s.crew[1]?.health).toEqual([]);
    expect(scene.s.spent).toBe(0);
    expect(scene.offers({ type: 'heal', crew: 0, health: 'fatigue' })).toBe(false);
  });

  test('crew-coordinator: a card from a player anywhere who agrees, once a turn and free', () => {
    const scene = given({
      crew: ['crew-coordinator', 'medic'],
      base: 'solar-panels',
      at: [1, 0],
      hands: ['', 'ice-drill algae-vats'],
    });
    scene.when({ type: 'coordinate', from: 1, card: 'ice-drill' }, AGREE);
    expect(scene.hand()).toEqual(['ice-drill']);
    expect(scene.s.spent).toBe(0);
    expect(scene.offers({ type: 'coordinate', from: 1, card: 'algae-vats' })).toBe(false);
  });

  test('crew-coordinator alone draws the top card (XW-9.3)', () => {
    const scene = given({ crew: ['crew-coordinator', 'medic', 'veteran'], hands: [''], deck: 'ice-drill' });
    scene.when({ type: 'coordinateAlone' });
    expect(scene.hand()).toEqual(['ice-drill']);
    expect(scene.s.spent).toBe(0);
    expect(scene.forbids({ type: 'coordinateAlone' })).toBe('XW-3.9');
  });

  test('systems-engineer may leave the second token where it is', () => {
    const scene = given({
      crew: ['systems-engineer', 'medic'],
      base: 'ice-drill!food-leak!shutdown',
      at: [1],
      fatigue: [1],
    });
    scene.when({ type: 'repair', place: 1, token: 'food-leak' });
    expect(scene.offers({ type: 'alsoRelieve', crew: 0 })).toBe(true);
    scene.when(DONE);
    expect(scene.tokens(1)).toEqual(['shutdown']);
  });

  test('process-chemist: Produce gives 2, never above 20', () => {
    const scene = given({
      crew: ['process-chemist', 'medic'],
      base: 'insect-nursery',
      at: [1],
      supply: [9, 9, 17, 9],
    });
    scene.when({ type: 'produce' });
    expect(scene.supply('food')).toBe(19);
    scene.when({ type: 'produce' });
    expect(scene.supply('food')).toBe(20);
    expect(scene.forbids({ type: 'produce' })).toBe('XW-3.6');
  });

  test('surveyor: draws two from the deck, keeps one, discards the other', () => {
    const scene = given({ crew: ['surveyor', 'medic'], deck: 'ice-drill algae-vats' });
    scene.when({ type: 'draw', card: 'deck' });
    expect(scene.asks).toBe('survey');
    scene.when({ type: 'choose', card: 'algae-vats' });
    expect(scene.hand()).toEqual(['algae-vats']);
    expect(scene.s.discards).toEqual(['ice-drill']);
    expect(scene.s.spent).toBe(1);
  });

  test('salvager: an action, once a turn, no protocols', () => {
    const scene = given({ crew: ['salvager', 'medic'], discards: 'ice-drill stand-down algae-vats' });
    expect(scene.forbids({ type: 'salvage', card: 'stand-down' })).toBe('XW-3.9');
    scene.when({ type: 'salvage', card: 'ice-drill' });
    expect(scene.s.spent).toBe(1);
    expect(scene.forbids({ type: 'salvage', card: 'algae-vats' })).toBe('XW-3.9');
  });

  test('meteorologist: sees the next event when the turn starts and may put it at the bottom for an action', () => {
    const scene = given({
      crew: ['meteorologist', 'medic'],
      events: 'heat-spike double-shift',
      phase: 'startOfTurn',
    });
    expect(scene.events(1)).toContainEqual({ type: 'looked', seat: 0, events: ['heat-spike'], count: 1 });
    scene.when({ type: 'postpone' });
    expect(actionsLeft(scene.s)).toBe(3);
    expect(scene.s.events.flatMap(({ cards }) => cards)).toEqual(['double-shift', 'heat-spike']);
    expect(scene.forbids({ type: 'postpone' })).toBe('XW-3.9');
  });

  test('roboticist: repairs and shuts down up to 2 spaces away', () => {
    const scene = given({
      crew: ['roboticist', 'medic'],
      base: 'solar-panels@1,0 wind-turbines@2,0!food-leak ice-drill@3,0!food-leak',
    });
    scene.when({ type: 'repair', place: 2, token: 'food-leak' }, { type: 'shutDown', place: 1 });
    expect(scene.tokens(1)).toEqual(['shutdown']);
    expect(scene.forbids({ type: 'repair', place: 3, token: 'food-leak' })).toBe('XW-3.8');
  });

  test('quartermaster: replaces any number of face-up cards at the start of the turn', () => {
    const scene = given({
      crew: ['quartermaster', 'medic'],
      faceUp: 'ice-drill algae-vats moss-gallery brine-still',
      deck: 'solar-panels wind-turbines',
    });
    scene.when(
      { type: 'sortOut' },
      { type: 'putAway', card: 'ice-drill' },
      { type: 'putAway', card: 'moss-gallery' },
      DONE,
    );
    expect([...scene.s.faceUp].sort()).toEqual([
      'algae-vats',
      'brine-still',
      'solar-panels',
      'wind-turbines',
    ]);
    expect(scene.s.discards).toEqual(['ice-drill', 'moss-gallery']);
    const late = given({ crew: ['quartermaster', 'medic'], turn: { spent: 1 } });
    expect(late.forbids({ type: 'sortOut' })).toBe('XW-3.9');
  });

  test('veteran: five actions when one of them is a move', () => {
    const scene = given({ crew: ['veteran', 'medic'], base: 'solar-panels', deck: 'ice-drill' });
    scene.when({ type: 'move', to: 1 });
    expect(actionsLeft(scene.s)).toBe(4);
    scene.when({ type: 'move', to: 0 });
    expect(actionsLeft(scene.s)).toBe(3);
  });

  test('the Architect’s card is chosen like any other; without the skill it does not fit', () => {
    const scene = given({
      crew: ['architect', 'medic'],
      hands: ['mycelium-cellar insect-nursery solar-panels ice-drill', ''],
    });
    scene.when({ type: 'deploy', module: 'mycelium-cellar', x: 0, y: 1 });
    expect(scene.asks).toBe('pay');
    scene.when({ type: 'pay', card: 'solar-panels' });
    expect(scene.s.base).toHaveLength(2);
    expect(scene.hand()).toEqual(['insect-nursery']);
    scene.when(END);
  });
});
