/** The contract that every game keeps, and the rules of this one, each by its id. */
import { Match } from 'orrery/engine';
import { contract } from 'orrery/engine/testing';
import { expect, test } from 'vitest';
import { lifeboat } from './lifeboat.ts';
import type { Card, Lifeboat } from './state.ts';

contract(lifeboat, { tables: [{ seats: 3 }] });

type Hands = readonly (readonly [Card, ...Card[]])[];

/** A round with these hands, before the bids. */
function round(hands: Hands, pile: readonly Card[] = [14]): Match<Lifeboat> {
  const state = {
    ...{ stack: [{ step: 'round' }, { step: 'award' }, { step: 'show' }, { step: 'bids' }] },
    ...{ seats: 3, draws: 0, spent: [] },
    people: hands.map((hand) => ({ hand, bid: [], aboard: false })),
    pile: pile.length > 0 ? [{ cards: pile }] : [],
  };
  const loaded = Match.load(lifeboat, state, { kind: 'fast', seed: 'scene' });
  if (!loaded.ok) throw new Error(loaded.refusal.message);
  return loaded.match;
}

/** Each seat has bid its first card. */
function afterBids(hands: Hands, pile?: readonly Card[]): Match<Lifeboat> {
  const match = round(hands, pile);
  for (const [seat, [card]] of hands.entries()) match.act(seat, { type: 'bid', card });
  return match;
}
const aboard = (match: Match<Lifeboat>) => match.state.people.map((one) => one.aboard);

test('LB-1 each is dealt four cards, and three are left', () => {
  const begun = Match.start(lifeboat, { seats: 3, random: { kind: 'fast', seed: 'any' } });
  if (!begun.ok) throw new Error(begun.refusal.message);
  const { people, pile } = begun.match.view(0);
  expect(people.map(({ cards }) => cards)).toEqual([4, 4, 4]);
  expect(pile).toBe(3);
});

test('LB-2 nobody bids what they do not hold', () => {
  const done = round([[4, 0], [1, 5], [2, 6]]).act(1, { type: 'bid', card: 0 });
  expect(done).toMatchObject({ ok: false, refusal: { rule: 'LB-2' } });
});

test('LB-3 whoever bid least may heave', () => {
  const match = afterBids([[4, 0], [0, 9], [3, 6]]);
  expect(match.decisions().map(({ seat, prompt }) => [seat, prompt])).toEqual([[1, 'answer']]);
  expect(match.act(1, { type: 'heave', card: 9 }).ok).toBe(true);
  expect(aboard(match)).toEqual([false, true, false]);
});

test('LB-3 or rests, and draws a card', () => {
  const match = afterBids([[4, 0], [0, 9], [3, 6]]);
  expect(match.act(1, { type: 'rest' }).ok).toBe(true);
  expect(match.state.people[1]?.hand).toEqual([9, 14]);
});

test('LB-4 of equal bids none takes the place', () => {
  const match = afterBids([[4, 0], [9, 1], [3, 6]]);
  expect(match.act(2, { type: 'rest' }).ok).toBe(true);
  expect(aboard(match)).toEqual([false, false, false]);
});

test('LB-5 the boat casts off when someone in the water has no card left', () => {
  const match = afterBids([[4, 0], [2, 5], [1]], []);
  expect(match.outcome).toEqual({ winners: [0], reason: 'castOff', rule: 'LB-5' });
});
