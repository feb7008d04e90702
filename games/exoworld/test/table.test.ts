/** XW-6.2 items, XW-4.4 cures and the Medic, XW-8.2 comings and goings, XW-9.2 what may be said. */
import { describe, expect, test } from 'vitest';
import { HOST } from '#engine';
import type { ExoworldAction } from '../action.ts';
import { exoworld } from '../index.ts';
import { tableProblem } from '../options.ts';
import { EVERYONE } from '../state.ts';
import { DECLINE, END, type Given, given } from './scene.ts';
import { PLAIN } from './seated.ts';

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

describe('XW-8.2 comings and goings', () => {
  const leave = (seat: number): ExoworldAction => ({ type: 'leave', seat });
  const three: Given = { hands: ['ice-drill', 'algae-vats', 'moss-gallery'], more: 4 };

  test('XW-8.2 leaving: told, the hand discarded, the character free for another', () => {
    const scene = given({
      ...three,
      base: 'solar-panels',
      at: [0, 1, 0],
      fatigue: [0, 1],
      health: [[], ['hypoxia']],
    });
    const before = scene.told.length;
    scene.by(HOST, leave(1));
    expect(scene.told.slice(before).map(({ event }) => event)).toEqual([
      { type: 'left', seat: 1, character: 'roboticist' },
    ]);
    expect(scene.s.crew[1]).toEqual({ id: 'roboticist', seat: 1, at: 0, fatigue: 0, health: [], away: true });
    expect(scene.s).toMatchObject({
      discards: ['algae-vats'],
      eventDiscards: ['hypoxia'],
      turn: 1,
      current: 0,
    });
    expect(scene.s.spare).toContain('roboticist');
    expect(scene.used).toEqual(['rule leave']);
    expect(exoworld.seated?.(scene.s)).toEqual([0, 2]);
    expect(scene.why(leave(1), HOST)).toBe('XW-8.2 notSeated');
    expect(scene.why(leave(2), HOST)).toBe('XW-8.2 tableSmall');
  });

  test('XW-8.2 who is away takes no part: no transfers, no turn, no event', () => {
    const scene = given({ ...three, events: 'restless-night' }).by(HOST, leave(1));
    expect(scene.why({ type: 'give', to: 1, card: 'ice-drill' })).toBe('XW-3.3 notAnotherPlayer');
    expect(scene.play.invited()).not.toContain(1);
    scene.when(END);
    expect(scene.s.crew.map(({ fatigue }) => fatigue)).toEqual([0, 0, 1]);
    expect(scene.s.current).toBe(2);
    expect(scene.when(END).s.current).toBe(0);
    const heat = given({ ...three, events: 'heat-spike' })
      .by(HOST, leave(1))
      .when(END);
    // radiation 1, two at home
    expect(heat.events()).toContainEqual({ type: 'lost-supply', resource: 'water', amount: 3, left: 12 });
  });

  test('XW-8.2 joining: told, two cards, at home, after the last seat', () => {
    const scene = given({ ...three, deck: 'brine-still wind-turbines', base: 'solar-panels', at: [1, 1, 1] });
    const before = scene.told.length;
    scene.by(HOST, { type: 'join' });
    const id = scene.s.crew[3]?.id;
    expect(scene.told.slice(before).map(({ event }) => event)).toEqual([
      { type: 'joined', seat: 3, character: id },
      { type: 'drew', seat: 3, card: 'brine-still', faceUp: false },
      { type: 'drew', seat: 3, card: 'wind-turbines', faceUp: false },
    ]);
    expect(scene.s.spare).not.toContain(id);
    expect([scene.s.seats, scene.asks, scene.seat, scene.used]).toEqual([4, 'actions', 0, ['rule join']]);
    // the turn has not begun by it
    expect(scene.s.fresh).toBe(true);
  });

  test('XW-8.2 why not', () => {
    expect(given(three).why({ type: 'join' }, 0)).toBe('XW-8.2 notYourTurn');
    expect(given(three).why(leave(1), 0)).toBe('XW-8.2 notYourTurn');
    expect(given({ hands: [''] }).why({ type: 'join' }, HOST)).toBe('XW-8.2 alone');
    expect(given({ ...three, turn: { spent: 1 } }).why({ type: 'join' }, HOST)).toBe('XW-8.2 turnBegun');
    expect(given({ hands: ['', '', '', '', ''] }).why({ type: 'join' }, HOST)).toBe('XW-8.2 tableFull');
    expect(given(three).why(leave(3), HOST)).toBe('XW-8.2 notSeated');
    expect(given(three).when({ type: 'recycle' }).play.invited()).toEqual([0]);
  });

  test('XW-8.2 bans of who leaves last until the next player’s turn', () => {
    const scene = given({ ...three, turn: { noTransfers: 2, noProtocols: 2 } }).by(HOST, leave(2));
    expect(scene.s).toMatchObject({ noTransfers: 0, noProtocols: 0 });
    const others = given({ ...three, turn: { noTransfers: 1, noProtocols: 1 } }).by(HOST, leave(2));
    expect(others.s).toMatchObject({ noTransfers: 1, noProtocols: 1 });
  });

  test('XW-8.2, XW-9.2 what only the one who leaves knew nobody knows', () => {
    const scene = given({ ...three, incommunication: true });
    const hand = scene.s.hands[0];
    if (hand) hand.seen = [0b011];
    scene.s.events[0] = { cards: scene.s.events[0]?.cards ?? [], seen: [1, 2] };
    scene.by(HOST, leave(1));
    expect(scene.s.hands[0]?.seen).toEqual([0b001]);
    expect(scene.s.events[0]?.seen).toEqual([2]);
  });

  test('XW-9.2 one may say of each colour that one has or needs it, not twice the same', () => {
    const scene = given({ ...three, incommunication: true });
    expect(scene.options('say', 1)).toHaveLength(8);
    scene.by(1, { type: 'say', what: 'have', colour: 'food' });
    expect(scene.options('say', 1)).toHaveLength(7);
    expect(scene.options('say', 2)).toHaveLength(8);
    expect(scene.why({ type: 'say', what: 'have', colour: 'food' }, 1)).toBe('XW-R12 hasSpoken');
    expect(scene.why({ type: 'say', what: 'have', colour: 'food' }, 3)).toBe('XW-9.2 notSeated');
    expect(given(three).why({ type: 'say', what: 'have', colour: 'food' })).toBe('XW-9.2 handsOpen');
    expect(given(three).options('say')).toEqual([]);
    expect([scene.seat, scene.used, scene.s.fresh]).toEqual([0, ['rule say'], true]);
    scene.when(END);
    while (scene.asks === 'respond') scene.when(DECLINE);
    expect(scene.s.said).toEqual([]);
  });

  test('XW-1.4, XW-9.2 a table’s options', () => {
    const problem = (seats: number, options: object) =>
      tableProblem({ seats, options: { ...PLAIN, ...options } })?.field;
    expect(problem(1, { incommunication: true })).toBe('options.incommunication');
    expect(problem(2, { incommunication: true })).toBeUndefined();
    expect(problem(1, {})).toBeUndefined();
    expect([problem(3, { first: 3 }), problem(3, { first: 4 })]).toEqual([undefined, 'options.first']);
    expect(exoworld.options.first).toEqual({ kind: 'number', min: 0, max: 5, default: 0 });
  });
});
