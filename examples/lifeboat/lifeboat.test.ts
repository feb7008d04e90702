/** The contract that every game keeps, and the rules of this one, each by its id. */
import { Match } from 'orrery/engine';
import { contract } from 'orrery/engine/testing';
import { expect, test } from 'vitest';
import { type Lifeboat, lifeboat } from './lifeboat.ts';

contract(lifeboat, { tables: [{ seats: 3 }] });

/** A round with these hands, in which each seat has bid its first card. */
function afterBids(hands: readonly (readonly number[])[], pile: readonly number[] = [5]): Match<Lifeboat> {
  const state = {
    stack: [{ step: 'award' }, { step: 'show' }, { step: 'bids' }],
    seats: 3,
    draws: 0,
    hands,
    bids: [[], [], []],
    aboard: [],
    pile: pile.length > 0 ? [{ cards: pile }] : [],
  };
  const loaded = Match.load(lifeboat, state, { kind: 'fast', seed: 'scene' });
  if (!loaded.ok) throw new Error(loaded.refusal.message);
  for (const [seat, [card]] of hands.entries()) loaded.match.act(seat, { type: 'bid', card });
  return loaded.match;
}

test('LB-1 each is dealt four cards, and three are left', () => {
  const begun = Match.start(lifeboat, { seats: 3, random: { kind: 'fast', seed: 'any' } });
  if (!begun.ok) throw new Error(begun.refusal.message);
  expect(begun.match.view(1)).toMatchObject({ hands: [4, { length: 4 }, 4], pile: 3 });
});

test('LB-2 nobody bids what they do not hold', () => {
  const match = afterBids([[5, 1], [], [3, 2]]);
  expect(match.act(1, { type: 'bid', card: 4 })).toMatchObject({ ok: false, refusal: { rule: 'LB-2' } });
});

test('LB-3 whoever bid least may heave', () => {
  const match = afterBids([
    [5, 1],
    [1, 5],
    [4, 2],
  ]);
  expect(match.decisions()).toMatchObject([{ seat: 1, prompt: 'answer' }]);
  expect(match.act(1, { type: 'heave', card: 5 }).ok).toBe(true);
  expect(match.state.aboard).toEqual([1]);
});

test('LB-3 or rests, and draws a card', () => {
  const match = afterBids([
    [5, 1],
    [1, 4],
    [4, 2],
  ]);
  expect(match.act(1, { type: 'rest' }).ok).toBe(true);
  expect(match.state.hands[1]).toEqual([4, 5]);
});

test('LB-4 of equal bids none takes the place', () => {
  const match = afterBids([
    [5, 1],
    [5, 2],
    [4, 2],
  ]);
  expect(match.act(2, { type: 'rest' }).ok).toBe(true);
  expect(match.state.aboard).toEqual([]);
});

test('LB-5 the boat casts off when someone in the water has no card left', () => {
  const match = afterBids([[5, 1], [3, 5], [2]], []);
  expect(match.outcome).toEqual({ winners: [0], reason: 'castOff', rule: 'LB-5' });
});
