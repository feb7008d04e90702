/** What a press means, with what is in hand: it acts, picks up, offers or puts down, and never two of them. */
import { expect, test } from 'vitest';
import { atOnce, EMPTY, type Hand, type Reach, type Reachable, reach } from './hand.ts';

const choice = (key: string, by: readonly string[], on: readonly string[]): Reachable => ({
  key,
  kind: 'piece',
  by,
  on,
});
const BUILD_EAST = choice('build east', ['card'], ['east']);
const BUILD_WEST = choice('build west', ['card'], ['west']);
const ROOF_WEST = choice('roof west', ['card'], ['west']);
const WALK_EAST = choice('walk east', [], ['east']);
const WALK_NORTH = choice('walk north', [], ['north']);
const CHOICES = [BUILD_EAST, BUILD_WEST, ROOF_WEST, WALK_EAST, WALK_NORTH];
const WITHIN = { choices: CHOICES, direct: ({ by = [] }: Reachable) => by.length === 0 };

/** The hand after these, and what was sent by the last of them. */
function after(...events: readonly Reach<string, Reachable>[]): {
  hand: Hand<string, Reachable>;
  send?: Reachable;
} {
  return events.reduce<{ hand: Hand<string, Reachable>; send?: Reachable }>(
    ({ hand }, event) => reach(hand, event, WITHIN),
    { hand: EMPTY },
  );
}
const press = (place: string): Reach<string, Reachable> => ({ type: 'press', place });

test('where only one thing can be meant, a press does it', () => {
  expect(after(press('north'))).toEqual({ hand: EMPTY, send: WALK_NORTH });
  expect(atOnce<string, Reachable>(EMPTY, 'north', WITHIN)).toBe(WALK_NORTH);
});

test('where several things can be meant they are offered, and a second press puts down', () => {
  const { hand, send } = after(press('east'));
  expect(send).toBeUndefined();
  expect(hand).toEqual({ held: 'east', fork: [BUILD_EAST, WALK_EAST] });
  expect(after(press('east'), press('east'))).toEqual({ hand: EMPTY });
});

test('what must be taken up first is taken up, and then goes where it is pressed', () => {
  const { hand } = after(press('card'));
  expect(hand).toEqual({ held: 'card', fork: [BUILD_EAST, BUILD_WEST, ROOF_WEST] });
  expect(after(press('card'), press('east'))).toEqual({ hand: EMPTY, send: BUILD_EAST });
});

test('of several meanings of one aim one is chosen there', () => {
  const { hand, send } = after(press('card'), press('west'));
  expect(send).toBeUndefined();
  expect(hand).toEqual({ held: 'west', fork: [BUILD_WEST, ROOF_WEST] });
});

test('pressing elsewhere with something in hand takes that up instead, or does it', () => {
  expect(after(press('card'), press('north'))).toEqual({ hand: EMPTY, send: WALK_NORTH });
  expect(after(press('card'), press('nowhere')).hand).toEqual({ held: 'nowhere', fork: [] });
});

test('dragged, it goes where it is let go, and back where that means nothing', () => {
  const lift: Reach<string, Reachable> = { type: 'lift', place: 'card' };
  expect(after(lift).hand.lifted).toBe(true);
  expect(after(lift, { type: 'drop', from: 'card', place: 'east' })).toEqual({
    hand: EMPTY,
    send: BUILD_EAST,
  });
  expect(after(lift, { type: 'drop', from: 'card', place: 'north' })).toEqual({ hand: EMPTY });
  expect(after(lift, { type: 'drop', from: 'card' })).toEqual({ hand: EMPTY });
  const { hand, send } = after(lift, { type: 'drop', from: 'card', place: 'west' });
  expect(send).toBeUndefined();
  expect(hand).toEqual({ held: 'card', fork: [BUILD_WEST, ROOF_WEST] });
});

test('looking changes nothing else, and looking away forgets only what was looked at', () => {
  const look: Reach<string, Reachable> = { type: 'look', at: BUILD_EAST };
  const { hand } = after(press('card'), look);
  expect(hand).toMatchObject({ held: 'card', aimed: BUILD_EAST });
  expect(after(press('card'), look, { type: 'lookAway', from: BUILD_WEST }).hand.aimed).toBe(BUILD_EAST);
  expect(after(press('card'), look, { type: 'lookAway', from: BUILD_EAST }).hand.aimed).toBeUndefined();
  expect(after(press('card'), look, { type: 'putDown' })).toEqual({ hand: EMPTY });
});
