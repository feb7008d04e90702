/** XW-3.3 Transfers: who may be asked, what is told, what it costs; XW-9.2 by colour; the Crew Coordinator. */
import { describe, expect, test } from 'vitest';
import type { ExoworldAction } from '../action.ts';
import type { Given } from '../positions.ts';
import { EVERYONE } from '../state.ts';
import { AGREE, END, given } from './scene.ts';

const REFUSE: ExoworldAction = { type: 'refuse' };
type Card = Extract<ExoworldAction, { type: 'give' }>['card'];
type Colour = Extract<ExoworldAction, { type: 'request' }>['colour'];
const give = (card: Card, to = 1): ExoworldAction => ({ type: 'give', to, card });
const take = (card: Card, from = 1): ExoworldAction => ({ type: 'take', from, card });
const request = (colour: Colour, from = 1): ExoworldAction => ({ type: 'request', from, colour });

describe('XW-3.3 with open hands', () => {
  const open: Given = {
    hands: ['ice-drill stand-down', 'insect-nursery insect-nursery moss-gallery', 'brine-still'],
  };

  test('XW-3.3 giving: offered by name, answered by the other, one action when agreed', () => {
    const scene = given(open);
    expect(scene.hears(2, give('ice-drill'))).toEqual([
      { type: 'offered', by: 0, from: 0, to: 1, colour: 'water', card: 'ice-drill' },
    ]);
    expect([scene.asks, scene.seat, scene.s.spent]).toEqual(['consent', 1, 0]);
    expect(scene.hand(0)).toEqual(['stand-down']);
    expect(scene.legal()).toEqual([AGREE, REFUSE]);
    expect(scene.hears(2, AGREE)).toEqual([
      { type: 'transferred', from: 0, to: 1, card: 'ice-drill', colour: 'water' },
    ]);
    expect(scene.hand(1)).toEqual(['insect-nursery', 'insect-nursery', 'moss-gallery', 'ice-drill']);
    expect([scene.asks, scene.seat, scene.s.spent]).toEqual(['actions', 0, 1]);
    expect(scene.used).toEqual(['action transfer']);
    expect(scene.s.skillUsed).toBe(false);
  });

  test('XW-3.3 taking: asked for by name, answered by its holder', () => {
    const scene = given(open);
    expect(scene.hears(2, take('insect-nursery'))).toEqual([
      { type: 'offered', by: 0, from: 1, to: 0, colour: 'food', card: 'insect-nursery' },
    ]);
    expect([scene.seat, scene.hand(1).length]).toEqual([1, 3]);
    expect(scene.hears(2, AGREE)).toEqual([
      { type: 'transferred', from: 1, to: 0, card: 'insect-nursery', colour: 'food' },
    ]);
    expect(scene.hand(0)).toEqual(['ice-drill', 'stand-down', 'insect-nursery']);
    expect(scene.hand(1)).toEqual(['insect-nursery', 'moss-gallery']);
    expect(scene.s.spent).toBe(1);
  });

  test('XW-3.3 each kind of card of each player there, a protocol by that name', () => {
    const scene = given(open);
    expect(scene.options('give')).toEqual([
      give('ice-drill'),
      give('stand-down'),
      give('ice-drill', 2),
      give('stand-down', 2),
    ]);
    expect(scene.options('take')).toEqual([
      take('insect-nursery'),
      take('moss-gallery'),
      take('brine-still', 2),
    ]);
    expect(scene.options('request')).toEqual([]);
    expect(scene.hears(1, give('stand-down'))).toMatchObject([{ colour: 'protocol' }]);
  });

  test('XW-R14 refused: nothing was spent, the card is back, and who is told by whom', () => {
    const giving = given(open).when(give('ice-drill'));
    expect(giving.hears(2, REFUSE)).toEqual([{ type: 'refused', seat: 1, by: 0 }]);
    expect(giving.hand(0)).toEqual(['stand-down', 'ice-drill']);
    expect(giving.s.refusedBy).toEqual([{ seat: 1, offered: true, what: 'ice-drill' }]);
    expect([giving.s.spent, giving.s.offer]).toEqual([0, undefined]);
    expect(giving.why(give('ice-drill'))).toBe('XW-R14 hasRefused');
    const taking = given(open).when(take('insect-nursery'));
    expect(taking.hears(2, REFUSE)).toEqual([{ type: 'refused', seat: 1, by: 0 }]);
    expect(taking.hand(1)).toHaveLength(3);
    expect(taking.s.refusedBy).toEqual([{ seat: 1, offered: false, what: 'insect-nursery' }]);
    expect(taking.options('take')).toEqual([take('moss-gallery'), take('brine-still', 2)]);
    expect(taking.s.fresh).toBe(false);
  });

  test('XW-3.3 why not', () => {
    const base = 'solar-panels';
    expect(given(open).why(give('solar-panels'))).toBe('XW-3.3 notHeld');
    expect(given(open).why(take('solar-panels'))).toBe('XW-3.3 notHeld');
    expect(given(open).why(give('ice-drill', 0))).toBe('XW-3.3 notAnotherPlayer');
    expect(given(open).why(give('ice-drill', 3))).toBe('XW-3.3 notAnotherPlayer');
    expect(given({ ...open, base, at: [0, 1] }).why(give('ice-drill'))).toBe('XW-3.3 notHere');
    expect(given({ ...open, base, at: [0, 1] }).options('take')).toEqual([take('brine-still', 2)]);
    expect(given({ ...open, turn: { spent: 4 } }).why(give('ice-drill'))).toBe('XW-3 noActionsLeft');
    expect(given({ ...open, turn: { spent: 4 } }).why(take('insect-nursery'))).toBe('XW-3 noActionsLeft');
    expect(given({ ...open, turn: { spent: 3 } }).why(take('insect-nursery'))).toBeUndefined();
    expect(given({ ...open, turn: { noTransfers: 2 } }).why(take('insect-nursery'))).toBe(
      'XW-10 noTransfers',
    );
    expect(given(open).why(request('food'))).toBe('XW-9.2 handsOpen');
    expect(given({ hands: ['ice-drill'] }).why(give('ice-drill'))).toBe('XW-9.3 alone');
    expect(given(open).why(give('insect-nursery', 0), 1)).toBe('XW-2 notYourTurn');
  });

  test('XW-10 Parasites keep either of the two out, and nobody else', () => {
    const own = given({ ...open, health: [['parasites']] });
    expect(own.why(give('ice-drill'))).toBe('XW-10 apart');
    expect(own.options('give')).toEqual([]);
    const other = given({ ...open, health: [[], ['parasites']] });
    expect(other.why(take('insect-nursery'))).toBe('XW-10 apart');
    expect(other.options('take')).toEqual([take('brine-still', 2)]);
  });
});

describe('XW-9.2 with secret hands', () => {
  const secret: Given = {
    incommunication: true,
    hands: ['ice-drill stand-down', 'algae-vats moss-gallery overtime-order', ''],
  };

  test('XW-9.2 giving: the others hear the colour, the two of it the card', () => {
    const scene = given(secret);
    expect(scene.hears(1, give('ice-drill'))).toEqual([
      { type: 'offered', by: 0, from: 0, to: 1, colour: 'water' },
    ]);
    scene.when(AGREE);
    expect(scene.events(1).at(-1)).toEqual({
      type: 'transferred',
      from: 0,
      to: 1,
      card: 'ice-drill',
      colour: 'water',
    });
    expect(scene.events(2).at(-1)).toEqual({ type: 'transferred', from: 0, to: 1, colour: 'water' });
    expect(scene.s.hands[1]?.seen).toEqual([0b10, 0b10, 0b10, 0b11]);
  });

  test('XW-9.2 asking: by colour, and the holder chooses a card that fits, a protocol too', () => {
    const scene = given(secret);
    expect(scene.options('take')).toEqual([]);
    expect(scene.options('request')).toEqual([
      request('oxygen'),
      request('water'),
      request('food'),
      request('energy'),
    ]);
    expect(scene.why(take('algae-vats'))).toBe('XW-9.2 handsSecret');
    expect(scene.why(request('food', 2))).toBe('XW-3.3 noCards');
    expect(scene.hears(2, request('food'))).toEqual([
      { type: 'offered', by: 0, from: 1, to: 0, colour: 'food' },
    ]);
    expect(scene.seat).toBe(1);
    expect(scene.legal()).toEqual([
      { type: 'handOver', card: 'algae-vats' },
      { type: 'handOver', card: 'overtime-order' },
      REFUSE,
    ]);
    expect(scene.why(AGREE)).toBe('XW-9.2 needsMore');
    expect(scene.why({ type: 'handOver', card: 'moss-gallery' })).toBe('XW-9.2 doesNotFit');
    expect(scene.why({ type: 'handOver', card: 'ice-drill' })).toBe('XW-3.3 notHeld');
    scene.when({ type: 'handOver', card: 'overtime-order' });
    // the others hear the colour that was asked for
    expect(scene.events(2).at(-1)).toEqual({ type: 'transferred', from: 1, to: 0, colour: 'food' });
    expect(scene.events(0).at(-1)).toMatchObject({ card: 'overtime-order' });
    expect(scene.s.spent).toBe(1);
    expect(scene.s.hands[0]?.seen).toEqual([0b01, 0b01, 0b11]);
  });

  test('XW-9.2 a card offered is agreed to, not handed over', () => {
    const scene = given(secret).when(give('ice-drill'));
    expect(scene.legal()).toEqual([AGREE, REFUSE]);
    expect(scene.why({ type: 'handOver', card: 'algae-vats' })).toBe('XW-3.3 notNeeded');
  });

  test('XW-R14 a refused colour, and back in hand as it was', () => {
    const scene = given(secret).when(give('ice-drill'), REFUSE);
    expect(scene.s.hands[0]).toEqual({ cards: ['stand-down', 'ice-drill'], seen: [1, 1] });
    expect(scene.options('give')).toEqual([give('stand-down'), give('stand-down', 2), give('ice-drill', 2)]);
    const asked = given(secret).when(request('food'), REFUSE);
    expect(asked.s.refusedBy).toEqual([{ seat: 1, offered: false, what: 'food' }]);
    expect(asked.options('request')).toEqual([request('oxygen'), request('water'), request('energy')]);
    expect(given({ ...secret, turn: { spent: 4 } }).why(request('food'))).toBe('XW-3 noActionsLeft');
  });

  test('XW-9.2 what was seen by all stays known to all', () => {
    const scene = given({ ...secret, faceUp: 'brine-still' }).when({ type: 'draw', card: 'brine-still' });
    scene.when(give('brine-still'), AGREE);
    expect(scene.s.hands[1]?.seen.at(-1)).toBe(EVERYONE);
  });
});

describe('XW-3.9 the Crew Coordinator', () => {
  const crew: Given['crew'] = ['crew-coordinator', 'medic', 'veteran'];
  const far: Given = {
    crew,
    base: 'solar-panels',
    at: [1, 0, 0],
    hands: ['', 'ice-drill algae-vats', 'brine-still'],
  };
  const call = (card: Card, from = 1): ExoworldAction => ({ type: 'coordinate', from, card });

  test('XW-3.9 takes a card from anywhere, free, once it is agreed to', () => {
    const scene = given({ ...far, turn: { spent: 4 } });
    expect(scene.options('coordinate')).toEqual([
      call('ice-drill'),
      call('algae-vats'),
      call('brine-still', 2),
    ]);
    expect(scene.hears(2, call('ice-drill'))).toEqual([
      { type: 'offered', by: 0, from: 1, to: 0, colour: 'water', card: 'ice-drill' },
    ]);
    scene.when(AGREE);
    expect([scene.s.spent, scene.s.skillUsed, scene.hand(0)]).toEqual([4, true, ['ice-drill']]);
    expect(scene.used).toEqual(['skill crew-coordinator']);
    expect(scene.why(call('algae-vats'))).toBe('XW-3.9 skillUsed');
    expect(scene.options('coordinate')).toEqual([]);
  });

  test('XW-R14 a refusal does not use it up', () => {
    const scene = given(far).when(call('ice-drill'), REFUSE);
    expect(scene.s.skillUsed).toBe(false);
    expect(scene.why(call('ice-drill'))).toBe('XW-R14 hasRefused');
    expect(scene.options('coordinate')).toEqual([call('algae-vats'), call('brine-still', 2)]);
  });

  test('XW-3.9 why not', () => {
    expect(given(far).why(call('moss-gallery'))).toBe('XW-3.3 notHeld');
    expect(given(far).why({ type: 'coordinate', from: 1 })).toBe('XW-3.9 needsMore');
    expect(given(far).why({ type: 'coordinate', from: 1, card: 'ice-drill', colour: 'water' })).toBe(
      'XW-9.2 handsOpen',
    );
    expect(given(far).why({ type: 'coordinateAlone' })).toBe('XW-9.3 notNeeded');
    expect(given({ ...far, crew: ['medic', 'veteran', 'salvager'] }).why(call('ice-drill'))).toBe(
      'XW-3.9 notTheirSkill',
    );
    expect(given({ ...far, turn: { noTransfers: 1 } }).why(call('ice-drill'))).toBe('XW-10 noTransfers');
    expect(given({ ...far, health: [[], ['parasites']] }).options('coordinate')).toEqual([
      call('brine-still', 2),
    ]);
  });

  test('XW-9.2 by colour where hands are secret', () => {
    const scene = given({ ...far, incommunication: true });
    expect(scene.options('coordinate')).toHaveLength(8);
    expect(scene.why(call('ice-drill'))).toBe('XW-9.2 handsSecret');
    expect(scene.why({ type: 'coordinate', from: 1 })).toBe('XW-9.2 needsMore');
    scene.when({ type: 'coordinate', from: 1, colour: 'water' });
    expect(scene.why(AGREE)).toBe('XW-9.2 needsMore');
    scene.when({ type: 'handOver', card: 'ice-drill' });
    expect([scene.s.spent, scene.s.skillUsed]).toEqual([0, true]);
    const refused = given({ ...far, incommunication: true });
    refused.when({ type: 'coordinate', from: 1, colour: 'water' }, REFUSE);
    expect(refused.why({ type: 'coordinate', from: 1, colour: 'water' })).toBe('XW-R14 hasRefused');
    expect(refused.options('coordinate')).toHaveLength(7);
  });

  test('XW-9.3 alone draws the top card, free and once a turn, while there is one', () => {
    const alone: Given = { crew, hands: [''], deck: 'ice-drill' };
    const scene = given({ ...alone, turn: { spent: 4 } });
    expect(scene.hears(0, { type: 'coordinateAlone' })).toEqual([
      { type: 'drew', seat: 0, card: 'ice-drill', faceUp: false },
    ]);
    expect([scene.s.skillUsed, scene.s.spent, scene.used]).toEqual([true, 4, ['skill crew-coordinator']]);
    expect(scene.why({ type: 'coordinate', from: 0, card: 'ice-drill' })).toBe('XW-3.9 skillUsed');
    const empty = given(alone);
    empty.s.out.push(...empty.s.deck.flatMap(({ cards }) => cards));
    empty.s.deck = [];
    expect(empty.why({ type: 'coordinateAlone' })).toBe('XW-6.1 nothingToDraw');
    expect(given({ ...alone, current: 1 }).why({ type: 'coordinateAlone' })).toBe('XW-3.9 notTheirSkill');
    expect(given(alone).why({ type: 'coordinate', from: 0, card: 'ice-drill' })).toBe('XW-9.3 alone');
    scene.when(END);
  });
});
