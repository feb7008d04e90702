/** XW-4 Events that ask for cards: discards, those with the most, cards passed to the left; and bans. */
import { describe, expect, test } from 'vitest';
import type { ExoworldAction } from '../action.ts';
import type { Given } from '../positions.ts';
import { DECLINE, given, type Scene } from './scene.ts';

const branch = (id: Extract<ExoworldAction, { type: 'branch' }>['branch']): ExoworldAction => ({
  type: 'branch',
  branch: id,
});
/** A scene in which an event has just been drawn. */
const drawn = (events: string, position: Given = {}): Scene =>
  given({ supply: [15, 15, 15, 15], more: 2, ...position, events, phase: 'drawEvent' });

describe('XW-4.3 cards to give up', () => {
  test('XW-4.3 a branch that asks for a card is there for who has one', () => {
    const branches = (event: string, ...hands: string[]) => drawn(event, { hands });
    expect(branches('filter-fouling', 'ice-drill', 'moss-gallery').s.supply[0]).toBe(9);
    expect(branches('filter-fouling', 'moss-gallery', '').options('branch')).toEqual([
      branch('suffer'),
      branch('discard'),
    ]);
    expect(branches('filter-fouling', 'moss-gallery', '').why(branch('water'))).toBe('XW-4.3 notAsCardSays');
    expect(branches('thin-rations', 'ice-drill', 'moss-gallery').s.supply[2]).toBe(8);
    expect(branches('thin-rations', 'ice-drill', 'algae-vats').options('branch')).toHaveLength(2);
  });

  test('XW-4.3 Thin Rations names who gives the card, from the current player on', () => {
    const scene = drawn('thin-rations', { hands: ['algae-vats', 'ice-drill', 'insect-nursery'], current: 2 });
    expect(scene.hears(0, branch('discard'))).toEqual([
      { type: 'branch', effect: 'thin-rations', branch: 'discard' },
    ]);
    expect(scene.options('name').map(({ seat }) => seat)).toEqual([2, 0]);
    expect(scene.why({ type: 'name', seat: 1 })).toBe('XW-4.3 notAmong');
    expect(scene.hears(1, { type: 'name', seat: 0 })[0]).toEqual({
      type: 'discarded',
      seat: 0,
      card: 'algae-vats',
    });
    expect(scene.used).toContain('branch thin-rations discard');
  });

  test('XW-9.2 where hands are secret, only who is known to hold the colour', () => {
    const secret = (seen: number) => {
      const scene = given({
        incommunication: true,
        hands: ['ice-drill', 'algae-vats moss-gallery'],
        events: 'thin-rations',
      });
      const hand = scene.s.hands[1];
      if (hand) hand.seen = [seen, 0b11];
      scene.when({ type: 'end' });
      while (scene.asks === 'respond') scene.when(DECLINE);
      return scene;
    };
    expect(secret(0b10).asks).not.toBe('choosing');
    expect(secret(0b11).options('branch')).toHaveLength(2);
    const named = secret(0b11).when(branch('discard'));
    expect(named.legal()).toEqual([{ type: 'discard', card: 'algae-vats' }]);
    expect(named.why({ type: 'discard', card: 'moss-gallery' })).toBe('XW-4.3 doesNotFit');
    expect(named.seat).toBe(1);
  });

  test('XW-R17 Severed Relay: two cards of who has most, all where there is one, none where nobody has any', () => {
    const relay = (...hands: string[]) => drawn('severed-relay', { hands });
    const clear = relay('ice-drill', 'algae-vats moss-gallery brine-still');
    expect([clear.asks, clear.seat]).toEqual(['discarding', 1]);
    clear.when({ type: 'discard', card: 'algae-vats' }, { type: 'discard', card: 'brine-still' });
    expect(clear.hand(1)).toEqual(['moss-gallery']);
    expect(relay('ice-drill', '').hand(0)).toEqual([]);
    const pair = relay('ice-drill moss-gallery', '').when({ type: 'discard', card: 'ice-drill' });
    expect([pair.hand(0), pair.s.drawn]).toEqual([[], undefined]);
    expect(relay('', '').s.drawn).toBeUndefined();
    const tie = relay('ice-drill', 'algae-vats', '');
    expect(tie.options('name').map(({ seat }) => seat)).toEqual([0, 1]);
    expect(tie.why({ type: 'name', seat: 2 })).toBe('XW-4.3 notAmong');
  });

  test('XW-4 Crossed Frequencies: to the left, told to all, in secret hands to the two of it', () => {
    const crossed = (incommunication: boolean) => {
      const scene = drawn('crossed-frequencies', {
        incommunication,
        hands: ['ice-drill', 'algae-vats', 'moss-gallery'],
      });
      while (scene.asks === 'respond') scene.when(DECLINE);
      for (const [seat, card] of (['ice-drill', 'algae-vats', 'moss-gallery'] as const).entries())
        scene.by(seat, { type: 'cross', card });
      return scene;
    };
    const open = crossed(false);
    expect([0, 1, 2].map((seat) => open.hand(seat))).toEqual([
      ['moss-gallery'],
      ['ice-drill'],
      ['algae-vats'],
    ]);
    expect(open.events(2)).toContainEqual({ type: 'crossed', from: 0, to: 1, card: 'ice-drill' });
    const secret = crossed(true);
    expect(secret.events(2)).toContainEqual({ type: 'crossed', from: 0, to: 1 });
    expect(secret.events(1)).toContainEqual({ type: 'crossed', from: 0, to: 1, card: 'ice-drill' });
    expect(secret.s.hands[1]?.seen).toEqual([0b011]);
  });

  test('XW-4 bans: what is told, and what is barred', () => {
    const banned = (event: string) =>
      drawn(event, { hands: ['', '', ''], current: 1 })
        .events()
        .find(({ type }) => type === 'banned');
    expect(banned('static-hiss')).toEqual({ type: 'banned', transfers: true, protocols: false, until: 1 });
    expect(banned('garbled-orders')).toEqual({ type: 'banned', transfers: false, protocols: true, until: 1 });
    expect(banned('total-blackout')).toEqual({ type: 'banned', transfers: true, protocols: true, until: 1 });
    expect(banned('severed-relay')).toEqual({ type: 'banned', transfers: true, protocols: false, until: 1 });
    const barred = (event: string) => {
      const { noTransfers, noProtocols } = drawn(event).s;
      return [noTransfers, noProtocols];
    };
    expect(barred('static-hiss')).toEqual([0, undefined]);
    expect(barred('garbled-orders')).toEqual([undefined, 0]);
    expect(barred('total-blackout')).toEqual([0, 0]);
  });

  test('XW-4.3 one card of the colour is enough', () => {
    const rations = drawn('thin-rations', { hands: ['insect-nursery hydroponic-farm', ''] }).when(
      branch('discard'),
    );
    rations.when({ type: 'discard', card: 'insect-nursery' });
    expect([rations.hand(0), rations.s.drawn]).toEqual([['hydroponic-farm'], undefined]);
    const circuit = drawn('short-circuit', { hands: ['solar-panels wind-turbines', ''] }).when(
      branch('discard'),
    );
    expect(circuit.why({ type: 'discard', card: 'ice-drill' })).toBe('XW-6.3 notHeld');
    circuit.when({ type: 'discard', card: 'wind-turbines' });
    expect([circuit.hand(0), circuit.s.drawn]).toEqual([['solar-panels'], undefined]);
  });

  test('XW-9.2 Severed Relay where hands are secret: the one card there is', () => {
    const relay = drawn('severed-relay', { incommunication: true, hands: ['ice-drill', ''] });
    while (relay.asks === 'respond') relay.when(DECLINE);
    relay.when({ type: 'discard', card: 'ice-drill' });
    expect([relay.hand(0), relay.s.drawn]).toEqual([[], undefined]);
  });
});
