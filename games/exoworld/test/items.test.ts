/** XW-6.2 Items, XW-4.4 cures, and the Medic. */
import { describe, expect, test } from 'vitest';
import type { ExoworldAction } from '../action.ts';
import type { Given } from '../positions.ts';
import { EVERYONE } from '../state.ts';
import { given } from './scene.ts';

const item = (id: Extract<ExoworldAction, { type: 'item' }>['item'], more: object = {}): ExoworldAction => ({
  type: 'item',
  item: id,
  ...more,
});

describe('XW-6.2 items', () => {
  const base = 'solar-panels@1,0!food-leak wind-turbines@2,0!emergency home!emergency';

  test('XW-6.2 told, discarded, free', () => {
    const scene = given({ hands: ['field-rover ice-drill', ''], base, turn: { spent: 4 } });
    expect(scene.hears(1, item('field-rover', { to: 2 }))).toEqual([
      { type: 'itemUsed', seat: 0, item: 'field-rover' },
      {
        type: 'moved',
        character: 'salvager',
        to: { card: 'wind-turbines', x: 2, y: 0 },
        cause: 'field-rover',
      },
    ]);
    expect(scene.s).toMatchObject({
      spent: 4,
      discards: ['field-rover'],
      played: ['field-rover'],
      fresh: false,
    });
    expect(scene.used).toEqual(['item field-rover']);
  });

  test('XW-6.2 why not', () => {
    const hands = ['field-rover first-aid-kit exo-battery sealant-foam', ''];
    const scene = given({ hands, base: 'solar-panels', health: [[], ['hypoxia']] });
    const why = (action: ExoworldAction) => scene.why(action);
    expect(why(item('field-rover'))).toBe('XW-6.2 needsMore');
    expect(why(item('field-rover', { to: 0 }))).toBe('XW-R12 standsThere');
    expect(why(item('field-rover', { to: 2 }))).toBe('XW-6.2 noPlace');
    expect(why(item('field-rover', { to: 1, crew: 0 }))).toBe('XW-6.2 notNeeded');
    expect(why(item('field-rover', { to: 1, health: 'hypoxia' }))).toBe('XW-6.2 notNeeded');
    expect(why(item('first-aid-kit', { crew: 1 }))).toBe('XW-6.2 needsMore');
    expect(why(item('first-aid-kit', { health: 'hypoxia' }))).toBe('XW-6.2 needsMore');
    expect(why(item('first-aid-kit', { crew: 0, health: 'hypoxia' }))).toBe('XW-6.2 notIll');
    expect(why(item('first-aid-kit', { crew: 4, health: 'hypoxia' }))).toBe('XW-6.2 notIll');
    expect(why(item('first-aid-kit', { crew: 1, health: 'hypoxia', to: 1 }))).toBe('XW-6.2 notNeeded');
    expect(why(item('exo-battery', { to: 1 }))).toBe('XW-6.2 notNeeded');
    expect(why(item('exo-battery', { crew: 1 }))).toBe('XW-6.2 notNeeded');
    expect(why(item('exo-battery', { health: 'hypoxia' }))).toBe('XW-6.2 notNeeded');
    expect(why(item('sealant-foam'))).toBe('XW-6.2 nothingToDo');
    expect(given({}).why(item('exo-battery'))).toBe('XW-6.2 notHeld');
  });

  test('XW-R18 none has its effect twice in a turn', () => {
    const scene = given({ hands: ['exo-battery', ''], base }).when(item('exo-battery'));
    scene.s.hands[0] = { cards: ['exo-battery'], seen: [EVERYONE] };
    scene.s.discards = [];
    expect(scene.why(item('exo-battery'))).toBe('XW-R18 playedThisTurn');
    expect(scene.s.bonus).toBe(2);
  });

  test('XW-R19 foam reaches one’s own place and the next, not two away; what is told', () => {
    const foam: Given = { hands: ['sealant-foam', ''], base };
    expect(
      given({ hands: ['sealant-foam', ''], base: 'solar-panels@1,0 ice-drill@2,0!emergency' }).why(
        item('sealant-foam'),
      ),
    ).toBe('XW-6.2 nothingToDo');
    const scene = given(foam).when(item('sealant-foam'));
    expect(scene.options('remove')).toEqual([
      { type: 'remove', place: 0, token: 'emergency' },
      { type: 'remove', place: 1, token: 'food-leak' },
    ]);
    expect(scene.why({ type: 'remove', place: 2, token: 'emergency' })).toBe('XW-6.2 outOfReach');
    expect(scene.hears(1, { type: 'remove', place: 1, token: 'food-leak' })).toEqual([
      { type: 'tokenRemoved', token: 'food-leak', spot: { card: 'solar-panels', x: 1, y: 0 }, cause: 'item' },
    ]);
    // the second next to the first, but still next to the player
    expect(scene.options('remove')).toEqual([{ type: 'remove', place: 0, token: 'emergency' }]);
  });

  test('XW-4.4 First Aid Kit: which issue of whom, and what is told', () => {
    const scene = given({
      hands: ['first-aid-kit', '', ''],
      health: [['dehydration'], [], ['hypoxia', 'parasites']],
    });
    expect(scene.options('item')).toEqual([
      item('first-aid-kit', { crew: 0, health: 'dehydration' }),
      item('first-aid-kit', { crew: 2, health: 'hypoxia' }),
      item('first-aid-kit', { crew: 2, health: 'parasites' }),
    ]);
    expect(scene.hears(1, item('first-aid-kit', { crew: 2, health: 'parasites' }))[1]).toEqual({
      type: 'cured',
      character: 'quartermaster',
      health: 'parasites',
      how: 'kit',
    });
  });
});

describe('XW-4.4 cures', () => {
  test('XW-4.4 three cards of the colour, not two; those of others do not count', () => {
    const hands = ['brine-still', 'ice-drill greywater-loop'];
    const scene = given({
      hands,
      health: [['dehydration'], ['parasites']],
      faceUp: 'moisture-vaporator ice-drill',
    });
    scene.when({ type: 'draw', card: 'moisture-vaporator' });
    expect(scene.s.crew.map(({ health }) => health.length)).toEqual([1, 1]);
    expect(scene.hears(1, { type: 'draw', card: 'ice-drill' })).toContainEqual({
      type: 'cured',
      character: 'salvager',
      health: 'dehydration',
      how: 'cards',
    });
    expect(scene.s.crew.map(({ health }) => health.length)).toEqual([0, 1]);
  });

  test('XW-4.4 each issue by its own colour', () => {
    const scene = given({
      hands: ['moss-gallery carbon-splitter', ''],
      health: [['dehydration', 'hypoxia', 'broken-wrist']],
      faceUp: 'air-concentrator',
    });
    scene.when({ type: 'draw', card: 'air-concentrator' });
    expect(scene.s.crew[0]?.health).toEqual(['dehydration']);
    expect(scene.s.eventDiscards).toEqual(['hypoxia', 'broken-wrist']);
  });

  test('XW-9.3 alone the one hand cures whoever has it', () => {
    const scene = given({
      hands: ['moss-gallery carbon-splitter'],
      health: [[], ['hypoxia'], ['broken-wrist']],
      faceUp: 'air-concentrator',
    });
    scene.when({ type: 'draw', card: 'air-concentrator' });
    expect(scene.s.crew.map(({ health }) => health)).toEqual([[], [], []]);
  });

  test('XW-4.4 a health issue stays with its character, not in the discards', () => {
    const scene = given({ events: 'hypoxia', phase: 'drawEvent' });
    expect([scene.s.crew[0]?.health, scene.s.eventDiscards]).toEqual([['hypoxia'], []]);
    expect(scene.events()).toContainEqual({ type: 'fell-ill', character: 'salvager', health: 'hypoxia' });
  });

  test('XW-3.9 the Medic heals an issue or fatigue of who is there', () => {
    const position: Given = {
      crew: ['medic', 'commander', 'salvager'],
      hands: ['', '', ''],
      base: 'solar-panels',
      at: [0, 0, 1],
      health: [[], ['hypoxia'], ['parasites']],
      fatigue: [1, 0, 1],
    };
    const scene = given(position);
    expect(scene.options('heal')).toEqual([
      { type: 'heal', crew: 0, health: 'fatigue' },
      { type: 'heal', crew: 1, health: 'hypoxia' },
    ]);
    expect(scene.why({ type: 'heal', crew: 2, health: 'parasites' })).toBe('XW-3.9 notAmong');
    expect(scene.why({ type: 'heal', crew: 3, health: 'parasites' })).toBe('XW-3.9 notAmong');
    expect(scene.why({ type: 'heal', crew: 1, health: 'fatigue' })).toBe('XW-3.9 noFatigue');
    expect(scene.why({ type: 'heal', crew: 1, health: 'parasites' })).toBe('XW-3.9 notIll');
    expect(scene.hears(2, { type: 'heal', crew: 1, health: 'hypoxia' })).toEqual([
      { type: 'cured', character: 'commander', health: 'hypoxia', how: 'medic' },
    ]);
    expect([scene.s.skillUsed, scene.used]).toEqual([true, ['skill medic']]);
    expect(scene.why({ type: 'heal', crew: 0, health: 'fatigue' })).toBe('XW-3.9 skillUsed');
    expect(given(position).hears(2, { type: 'heal', crew: 0, health: 'fatigue' })).toEqual([
      { type: 'rested', character: 'medic' },
    ]);
    expect(given({ ...position, current: 1 }).why({ type: 'heal', crew: 1, health: 'hypoxia' })).toBe(
      'XW-3.9 notTheirSkill',
    );
  });
});
