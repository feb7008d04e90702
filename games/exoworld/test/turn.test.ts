/** XW-2 turns, XW-3.1 and 3.2 the cards on offer, XW-3.9 skills that go with them: what is told and when. */
import { describe, expect, test } from 'vitest';
import type { Given } from '../positions.ts';
import { EVERYONE } from '../state.ts';
import { view } from '../view.ts';
import { DONE, END, given } from './scene.ts';

describe('XW-2 turns', () => {
  test('XW-2 a turn begins afresh, and its number and character are told', () => {
    const scene = given({
      hands: ['exo-battery', '', ''],
      turn: { spent: 2, noTransfers: 1, noProtocols: 2 },
      more: 3,
    });
    scene.when({ type: 'item', item: 'exo-battery' });
    expect(scene.hears(2, END)).toContainEqual({ type: 'turn', turn: 2, seat: 1, character: 'roboticist' });
    expect(scene.s).toMatchObject({
      spent: 0,
      bonus: 0,
      chores: 0,
      fresh: true,
      played: [],
      noTransfers: undefined,
      noProtocols: 2,
    });
    expect(scene.when(END).s).toMatchObject({ noTransfers: undefined, noProtocols: undefined });
    expect(scene.when(END).s.current).toBe(0);
  });

  test('XW-9.3 alone the three take turns from left to right', () => {
    const scene = given({ hands: [''], more: 4 });
    expect(scene.when(END).s.current).toBe(1);
    expect(scene.when(END).s.current).toBe(2);
    expect(scene.when(END).s.current).toBe(0);
  });

  test('XW-4.4 Parasites take food from the one who has them, at the start of that turn alone', () => {
    const scene = given({ health: [[], ['parasites']], supply: [15, 15, 15, 15], more: 2 });
    scene.when(END);
    expect(scene.events().at(-1)).toEqual({ type: 'lost-supply', resource: 'food', amount: 1, left: 12 });
    expect(scene.when(END).supply('food')).toBe(10);
    const starved = given({
      health: [['parasites']],
      supply: [9, 9, 0, 9],
      emergency: 1,
      phase: 'startOfTurn',
    });
    expect(starved.won).toBe(false);
  });

  test('XW-3.9 the Meteorologist looks at nothing where no event is left, nor when all is lost', () => {
    const crew: Given['crew'] = ['meteorologist', 'medic'];
    const looked = (position: Given) => {
      const scene = given({ crew, phase: 'startOfTurn', ...position });
      return [
        scene.events().some(({ type }) => type === 'looked'),
        scene.used.includes('skill meteorologist'),
      ];
    };
    expect(looked({ events: 'heat-spike' })).toEqual([true, true]);
    expect(looked({ events: '' })).toEqual([false, false]);
    expect(looked({ health: [['parasites']], supply: [9, 9, 0, 9], emergency: 1 })).toEqual([false, false]);
    const secret = given({ crew, incommunication: true, events: 'heat-spike', phase: 'startOfTurn' });
    expect(secret.events(1).at(-1)).toEqual({ type: 'looked', seat: 0, count: 1 });
    expect(secret.events(0).at(-1)).toEqual({ type: 'looked', seat: 0, events: ['heat-spike'], count: 1 });
    expect(secret.s.events[0]).toEqual({ cards: ['heat-spike'], seen: [0] });
  });

  test('XW-3.9 postponing: an action, told, and not with one event left', () => {
    const crew: Given['crew'] = ['meteorologist', 'medic'];
    const scene = given({ crew, events: 'heat-spike burst-pipe', phase: 'startOfTurn' });
    expect(scene.hears(1, { type: 'postpone' })).toEqual([{ type: 'buried', seat: 0, event: 'heat-spike' }]);
    expect([scene.s.spent, scene.s.skillUsed]).toEqual([1, true]);
    expect(scene.used).toContain('action postpone');
    expect(given({ crew, events: 'heat-spike', phase: 'startOfTurn' }).why({ type: 'postpone' })).toBe(
      'XW-R12 noEvents',
    );
    expect(
      given({ crew, events: 'heat-spike burst-pipe', turn: { spent: 4 } }).why({ type: 'postpone' }),
    ).toBe('XW-3 noActionsLeft');
    expect(given({ events: 'heat-spike burst-pipe' }).why({ type: 'postpone' })).toBe('XW-3.9 notTheirSkill');
    const secret = given({
      crew,
      incommunication: true,
      events: 'heat-spike burst-pipe',
      phase: 'startOfTurn',
    });
    expect(secret.hears(1, { type: 'postpone' })).toEqual([{ type: 'buried', seat: 0 }]);
    expect(secret.s.events.at(-1)).toEqual({ cards: ['heat-spike'], seen: [0] });
  });

  test('XW-3.9 the Veteran’s extra action comes first for a chore, once, and counts as the skill', () => {
    const scene = given({ crew: ['veteran', 'medic'], base: 'solar-panels!food-leak' }).when({
      type: 'move',
      to: 1,
    });
    expect([scene.s.spent, scene.s.chores, scene.used]).toEqual([0, 1, ['action move', 'skill veteran']]);
    scene.when({ type: 'repair', place: 1, token: 'food-leak' });
    expect([scene.s.spent, scene.s.chores]).toEqual([1, 1]);
    const drawing = given({ crew: ['veteran', 'medic'] }).when({ type: 'draw', card: 'deck' });
    expect([drawing.s.spent, drawing.s.chores]).toEqual([1, 0]);
  });

  test('XW-3.9 only the Veteran has an extra action', () => {
    expect(view(given({}).s, 0).choresLeft).toBe(0);
    const veteran: Given = {
      crew: ['veteran', 'medic'],
      base: 'solar-panels!food-leak',
      at: [1],
      fatigue: [1],
    };
    expect(view(given(veteran).s, 0).choresLeft).toBe(1);
    for (const action of [
      { type: 'move', to: 0 },
      { type: 'produce' },
      { type: 'repair', place: 1, token: 'food-leak' },
      { type: 'relieve', crew: 0 },
    ] as const) {
      const { s } = given({ ...veteran, turn: { spent: 3 } }).when(action);
      expect([s.spent, s.chores], action.type).toEqual([3, 1]);
    }
    const spent = given({ ...veteran, turn: { spent: 3 } });
    spent.when({ type: 'move', to: 0 });
    expect(spent.why({ type: 'move', to: 1 })).toBe('XW-3 noActionsLeft');
  });
});

describe('XW-3.1, XW-3.2 cards on offer', () => {
  test('XW-3.1 a face-up card: an action; what is told; what all have seen', () => {
    const scene = given({
      incommunication: true,
      hands: ['', ''],
      faceUp: 'ice-drill algae-vats moss-gallery brine-still',
      deck: 'solar-panels',
    });
    expect(scene.hears(1, { type: 'draw', card: 'ice-drill' })).toEqual([
      { type: 'drew', seat: 0, card: 'ice-drill', faceUp: true },
      { type: 'revealed', cards: ['solar-panels'] },
    ]);
    expect([scene.s.spent, scene.s.hands[0]?.seen]).toEqual([1, [EVERYONE]]);
    expect(scene.used).toEqual(['action draw']);
    expect(scene.why({ type: 'draw', card: 'ice-drill' })).toBe('XW-3.1 notFaceUp');
    expect(given({ turn: { spent: 4 } }).why({ type: 'draw', card: 'deck' })).toBe('XW-3 noActionsLeft');
    const plain = given({ deck: 'ice-drill' });
    expect(plain.hears(1, { type: 'draw', card: 'deck' })).toEqual([
      { type: 'drew', seat: 0, card: 'ice-drill', faceUp: false },
    ]);
    expect([plain.s.spent, plain.used]).toEqual([1, ['action draw']]);
  });

  test('XW-3.2 recycling: an action, told with the cards', () => {
    const scene = given({
      faceUp: 'ice-drill algae-vats moss-gallery brine-still',
      deck: 'solar-panels solar-panels wind-turbines wind-turbines',
    });
    expect(scene.hears(1, { type: 'recycle' })).toEqual([
      { type: 'recycled', seat: 0, cards: ['ice-drill', 'algae-vats', 'moss-gallery', 'brine-still'] },
      { type: 'revealed', cards: ['solar-panels', 'solar-panels', 'wind-turbines', 'wind-turbines'] },
    ]);
    expect([scene.s.spent, scene.used]).toEqual([1, ['action recycle']]);
    expect(given({ turn: { spent: 4 } }).why({ type: 'recycle' })).toBe('XW-3 noActionsLeft');
  });

  test('XW-3.9 the Surveyor: two cards, of which the one discarded is seen by all', () => {
    const crew: Given['crew'] = ['surveyor', 'medic'];
    const scene = given({ crew, incommunication: true, hands: ['', ''], deck: 'ice-drill algae-vats' });
    scene.when({ type: 'draw', card: 'deck' });
    expect(scene.used).toContain('skill surveyor');
    expect(scene.why({ type: 'choose', card: 'moss-gallery' })).toBe('XW-3.9 notAside');
    expect(scene.legal()).toHaveLength(2);
    expect(scene.hears(1, { type: 'choose', card: 'algae-vats' })).toEqual([
      { type: 'drew', seat: 0, faceUp: false },
      { type: 'discarded', seat: 0, card: 'ice-drill' },
    ]);
    expect([scene.s.hands[0]?.seen, scene.s.aside]).toEqual([[1], []]);
    const open = given({ crew, deck: 'ice-drill ice-drill' }).when({ type: 'draw', card: 'deck' });
    expect([open.hand(0), open.s.discards, open.s.spent]).toEqual([['ice-drill'], ['ice-drill'], 1]);
  });

  test('XW-3.9 the Surveyor keeps a single last card without being asked', () => {
    const scene = given({ crew: ['surveyor', 'medic'], deck: 'ice-drill' });
    const rest = scene.s.deck.splice(1).flatMap(({ cards }) => cards);
    scene.s.hands[1] = { cards: rest, seen: rest.map(() => EVERYONE) };
    scene.when({ type: 'draw', card: 'deck' });
    expect([scene.asks, scene.hand(0)]).toEqual(['actions', ['ice-drill']]);
  });

  test('XW-3.9 the Quartermaster: any number, at the start of a turn, free', () => {
    const crew: Given['crew'] = ['quartermaster', 'medic'];
    const scene = given({
      crew,
      faceUp: 'ice-drill algae-vats moss-gallery brine-still',
      deck: 'solar-panels',
    });
    scene.when({ type: 'sortOut' });
    expect(scene.why({ type: 'putAway', card: 'solar-panels' })).toBe('XW-3.1 notFaceUp');
    scene.when({ type: 'putAway', card: 'ice-drill' });
    expect(scene.hears(1, DONE)).toEqual([
      { type: 'recycled', seat: 0, cards: ['ice-drill'] },
      { type: 'revealed', cards: ['solar-panels'] },
    ]);
    expect([scene.s.spent, scene.s.skillUsed, scene.s.aside, scene.used]).toEqual([
      0,
      true,
      [],
      ['skill quartermaster'],
    ]);
    expect(scene.why({ type: 'sortOut' })).toBe('XW-3.9 skillUsed');
    expect(given({ crew }).when({ type: 'sortOut' }).hears(1, DONE)).toEqual([]);
    expect(given({ crew, turn: { spent: 1 } }).why({ type: 'sortOut' })).toBe('XW-3.9 notStart');
    expect(given({}).why({ type: 'sortOut' })).toBe('XW-3.9 notTheirSkill');
    const bare = given({ crew });
    bare.s.out.push(...bare.s.faceUp.splice(0));
    expect([bare.why({ type: 'sortOut' }), bare.why({ type: 'recycle' })]).toEqual([
      'XW-3.2 noFaceUp',
      'XW-3.2 noFaceUp',
    ]);
  });

  test('XW-3.9 the Salvager: told, an action, once a turn', () => {
    const scene = given({ crew: ['salvager', 'medic'], discards: 'ice-drill algae-vats stand-down' });
    expect(scene.options('salvage').map(({ card }) => card)).toEqual(['ice-drill', 'algae-vats']);
    expect(scene.why({ type: 'salvage', card: 'moss-gallery' })).toBe('XW-3.9 notInDiscards');
    expect(scene.why({ type: 'salvage', card: 'stand-down' })).toBe('XW-3.9 noProtocolThere');
    expect(scene.hears(1, { type: 'salvage', card: 'ice-drill' })).toEqual([
      { type: 'recovered', seat: 0, card: 'ice-drill', by: 'salvager' },
    ]);
    expect([scene.s.discards, scene.s.spent, scene.used]).toEqual([
      ['algae-vats', 'stand-down'],
      1,
      ['skill salvager'],
    ]);
    const spent = given({ crew: ['salvager', 'medic'], discards: 'ice-drill', turn: { spent: 4 } });
    expect([spent.why({ type: 'salvage', card: 'ice-drill' }), spent.options('salvage')]).toEqual([
      'XW-3 noActionsLeft',
      [],
    ]);
  });

  test('XW-6.1 a new deck is told, with how many cards, and a gap is filled from it', () => {
    const scene = given({
      hands: ['ice-drill', ''],
      deck: 'solar-panels',
      rest: 'discards',
      faceUp: 'moss-gallery algae-vats brine-still biogas-digester',
    });
    const discards = scene.s.discards.length;
    expect(scene.hears(1, { type: 'draw', card: 'deck' })).toContainEqual({
      type: 'reshuffled',
      cards: discards,
    });
    expect(scene.s).toMatchObject({ reshuffled: true, discards: [] });
  });
});
