/** XW-8.2 comings and goings, XW-9.2 what may be said, XW-1.4 the options of a table. */
import { describe, expect, test } from 'vitest';
import { HOST } from '#engine';
import type { ExoworldAction } from '../action.ts';
import { exoworld } from '../index.ts';
import { tableProblem } from '../options.ts';
import type { Given } from '../positions.ts';
import { DECLINE, END, given } from './scene.ts';
import { PLAIN } from './seated.ts';

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
    const five: Given = { hands: ['', '', '', '', ''], turn: { noTransfers: 2 } };
    expect(given(five).by(HOST, leave(3)).by(HOST, leave(2)).s.noTransfers).toBe(4);
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
