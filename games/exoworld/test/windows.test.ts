/** XW-7 The windows of protocols: who is asked, in which order; XW-9.2 what asking may not tell. */
import { describe, expect, test } from 'vitest';
import type { ExoworldAction } from '../action.ts';
import type { Given } from '../positions.ts';
import { EVERYONE } from '../state.ts';
import { view } from '../view.ts';
import { DECLINE, END, given, type Scene } from './scene.ts';

type Card = Extract<ExoworldAction, { type: 'protocol' }>['card'];
const protocol = (card: Card): ExoworldAction => ({ type: 'protocol', card });
const seatsAsked = (scene: Scene): number[] => {
  const seats: number[] = [];
  while (scene.asks === 'respond') {
    seats.push(scene.seat);
    scene.when(DECLINE);
  }
  return seats;
};

describe('XW-7 the windows', () => {
  test('XW-7 PW-2 before the event: Forecast Model, while events are left', () => {
    const hands = ['ice-drill', 'forecast-model', 'overtime-order'];
    expect(seatsAsked(given({ hands, current: 2, events: 'heat-spike' }).when(END))).toEqual([1]);
    expect(seatsAsked(given({ hands, events: '' }).when(END))).toEqual([]);
    const scene = given({ hands, events: 'heat-spike clear-skies' }).when(END, protocol('forecast-model'));
    expect(scene.why({ type: 'bury', index: 2 })).toBe('XW-6.2 notLooked');
    expect(scene.hears(0, { type: 'bury', index: 0 })[0]).toEqual({
      type: 'buried',
      seat: 1,
      event: 'heat-spike',
    });
  });

  test('XW-7 PW-3 with the event revealed, PW-4 before the update: in turn order from the current player', () => {
    const hands = ['ration-discipline', 'stand-down', 'strategic-reserve', 'bulkhead-lockdown'];
    const scene = given({
      hands,
      current: 3,
      emergency: 5,
      events: 'burst-pipe',
      base: 'solar-panels',
      phase: 'drawEvent',
    });
    expect(scene.seat).toBe(3);
    expect(scene.legal()).toEqual([protocol('bulkhead-lockdown'), DECLINE]);
    expect(scene.when(DECLINE).seat).toBe(1);
    expect(scene.when(DECLINE).seat).toBe(0);
    expect(scene.when(DECLINE).seat).toBe(2);
    // after the reserve all are asked again, from the current player on
    expect(scene.when(protocol('strategic-reserve')).seat).toBe(0);
    expect(scene.when(protocol('ration-discipline')).asks).toBe('actions');
  });

  test('XW-7 once the event is stood down nobody answers it any more', () => {
    const scene = given({
      hands: ['stand-down bulkhead-lockdown', 'ice-drill'],
      events: 'burst-pipe',
      base: 'solar-panels',
      phase: 'drawEvent',
    });
    expect(scene.hears(1, protocol('stand-down')).slice(0, 2)).toEqual([
      { type: 'protocolPlayed', seat: 0, card: 'stand-down' },
      { type: 'stoodDown', event: 'burst-pipe' },
    ]);
    expect([scene.asks, scene.s.turn, scene.s.placed]).toEqual(['actions', 2, undefined]);
    const secret = given({
      incommunication: true,
      hands: ['stand-down', 'ice-drill'],
      events: 'burst-pipe',
      phase: 'drawEvent',
    });
    secret.when(protocol('stand-down'));
    expect(secret.asks === 'respond' && secret.play.asking).not.toMatchObject({ window: 3 });
  });

  test('XW-R18 each is asked about once a turn', () => {
    const scene = given({
      hands: ['bulkhead-lockdown', ''],
      events: 'burst-pipe',
      base: 'solar-panels',
      phase: 'drawEvent',
    });
    scene.when(protocol('bulkhead-lockdown'));
    expect(scene.asks).toBe('actions');
    expect(scene.tokens(1)).toEqual([]);
  });
});

describe('XW-9.2 who is asked where hands are secret', () => {
  const secret: Given = {
    incommunication: true,
    hands: ['ice-drill', 'algae-vats', ''],
    events: 'clear-skies',
  };

  test('XW-9.2 in PW-2 and PW-4 everyone with a card that not all have seen', () => {
    expect(seatsAsked(given(secret).when(END))).toEqual([0, 1, 0, 1, 0, 1]);
  });

  test('XW-9.2 not who holds only what all have seen, but for a protocol seen there', () => {
    const scene = given({ ...secret, hands: ['ice-drill', 'forecast-model', 'algae-vats'] });
    const [first, second] = scene.s.hands;
    if (first) first.seen = [EVERYONE];
    if (second) second.seen = [EVERYONE];
    // PW-2 Forecast Model is known to be with seat 1; PW-3 the reader, and who may hide something; PW-4 who has drawn since, too
    expect(seatsAsked(scene.when(END))).toEqual([1, 0, 2, 0, 2]);
  });

  test('XW-9.2 not for a protocol that lies open on the table or was played', () => {
    const open: Given = { ...secret, hands: ['ice-drill', 'algae-vats'] };
    expect(seatsAsked(given({ ...open, faceUp: 'forecast-model' }).when(END))).toEqual([0, 1, 0, 1]);
    expect(seatsAsked(given({ ...open, discards: 'forecast-model' }).when(END))).toEqual([0, 1, 0, 1]);
  });

  test('XW-10 nobody while protocols are barred', () => {
    expect(seatsAsked(given({ ...secret, turn: { noProtocols: 1 } }).when(END))).toEqual([]);
  });

  test('XW-7 in PW-4 not where nothing could be gained', () => {
    const four = (position: Given) => {
      const scene = given({ ...secret, ...position, phase: 'drawEvent' });
      while (scene.asks === 'respond' && view(scene.s, 0).window === 3) scene.when(DECLINE);
      return seatsAsked(scene);
    };
    // Ration Discipline could be played: productions are below 0
    expect(four({})).toEqual([0, 1]);
    expect(four({ discards: 'ration-discipline' })).toEqual([]);
    expect(four({ discards: 'ration-discipline', emergency: 9 })).toEqual([0, 1]);
    expect(four({ discards: 'ration-discipline strategic-reserve', emergency: 9 })).toEqual([]);
  });

  test('XW-9.2 of a protocol that all know to be in a hand only its holder is asked', () => {
    for (const holder of [0, 1]) {
      const hands = ['ice-drill', 'algae-vats', 'moss-gallery'];
      hands[holder] = 'forecast-model';
      const scene = given({ ...secret, hands });
      scene.s.hands[holder] = { cards: ['forecast-model'], seen: [EVERYONE] };
      expect(scene.when(END).seat).toBe(holder);
      expect(view(scene.when(DECLINE).s, 0).window).toBe(3);
    }
  });

  test('XW-6.2 what would change nothing is not played unread either, but for the event', () => {
    const scene = given({ ...secret, hands: ['', 'strategic-reserve'] });
    expect(scene.why(protocol('strategic-reserve'), 1)).toBe('XW-6.2 emergencyFull');
    const update = given({ ...secret, hands: ['', 'strategic-reserve'], phase: 'drawEvent' });
    while (view(update.s, 0).window !== 4) update.when(DECLINE);
    expect([update.seat, update.why(protocol('strategic-reserve'))]).toEqual([0, 'XW-6.2 notHeld']);
    expect(update.when(DECLINE).why(protocol('strategic-reserve'))).toBe('XW-6.2 emergencyFull');
  });
});
