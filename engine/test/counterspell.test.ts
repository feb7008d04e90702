import { describe, expect, it } from 'vitest';
import { contract } from '#engine/testing';
import { HOST, Match, SPECTATOR } from '../index.ts';
import type { Card, State } from './fixtures/counterspell/state.ts';
import { type Counterspell, counterspell } from './fixtures/counterspell.ts';

contract(counterspell, {
  tables: [
    ...[2, 3, 4, 5].map((seats) => ({ seats })),
    { seats: 4, options: { mode: 'teams' } },
    { seats: 3, options: { dropIn: true } },
  ],
  maxActions: 2000,
});

/** A match at the turn of seat 0. Each seat holds these cards, one mana, and stands at the start. */
function given(
  hands: readonly (readonly Card[])[],
  more: (s: State) => void = () => {},
): Match<Counterspell> {
  const seats = hands.length;
  const state = counterspell.setup({ seats, options: { mode: 'free', dropIn: false } });
  state.stack = [{ step: 'endOfTurn' }, { step: 'turn' }];
  const held = hands.flat();
  state.deck = [{ cards: (state.deck[0]?.cards ?? []).filter((card) => !held.includes(card)) }];
  for (const [seat, hand] of hands.entries()) {
    const player = state.players[seat] ?? expect.fail();
    player.hand = hand.map((card) => ({ card, seen: [] }));
  }
  more(state);
  const loaded = Match.load(counterspell, state, { kind: 'fast', seed: 'scene' });
  return loaded.ok ? loaded.match : expect.fail(loaded.refusal.message);
}

const BOLT = { type: 'cast', card: 'bolt1', seat: 1, who: 'mage' } as const;
const at = (space: number) => (s: State) => {
  for (const player of s.players) player.mage = space;
};
const prompts = (match: Match<Counterspell>) =>
  match.decisions().map(({ seat, prompt }) => `${prompt} ${seat}`);
const mage = (match: Match<Counterspell>, seat: number) => match.state.players[seat]?.mage;

describe('CS-5 the chain', () => {
  it('a spell that nobody counters takes effect once all were asked in turn', () => {
    const match = given([['bolt1'], [], []], at(4));
    match.act(0, BOLT);
    expect(prompts(match)).toEqual(['respond 1']);
    match.act(1, { type: 'pass' });
    expect([prompts(match), mage(match, 1)]).toEqual([['respond 2'], 4]);
    match.act(2, { type: 'pass' });
    expect(mage(match, 1)).toBe(2);
  });

  it('a counter stops the spell, and those not yet asked are not asked any more', () => {
    const match = given([['bolt1'], ['counter1'], []], at(4));
    match.act(0, BOLT);
    match.act(1, { type: 'counter', card: 'counter1' });
    // Seat 0 has no mana left and is passed over; seat 2 may still counter the counter.
    expect(prompts(match)).toEqual(['respond 2']);
    match.act(2, { type: 'pass' });
    expect([mage(match, 1), prompts(match)]).toEqual([4, ['turn 1', 'turn 2']]);
  });

  it('a counter to the counter lets the spell through', () => {
    const match = given([['bolt1', 'counter2'], ['counter1'], []], (s) => {
      at(4)(s);
      if (s.players[0]) s.players[0].mana = 2;
    });
    match.act(0, BOLT);
    match.act(1, { type: 'counter', card: 'counter1' });
    expect(prompts(match)).toEqual(['respond 2']);
    match.act(2, { type: 'pass' });
    match.act(0, { type: 'counter', card: 'counter2' });
    expect(match.state.chain.map(({ card }) => card)).toEqual(['bolt1', 'counter1', 'counter2']);
    match.act(2, { type: 'pass' });
    // The counter fizzled, so the rest of the table is asked about the bolt.
    expect(prompts(match)).toEqual(['respond 2']);
    match.act(2, { type: 'pass' });
    expect(mage(match, 1)).toBe(2);
    expect(match.view(SPECTATOR).deck.at(-1)).toEqual({ cards: ['counter2', 'counter1', 'bolt1'] });
  });
});

describe('CS-3 a journey', () => {
  it('is interrupted by a well and goes on afterwards', () => {
    const match = given([[], []], at(1));
    match.act(0, { type: 'move', who: 'mage' });
    expect([prompts(match), mage(match, 0)]).toEqual([['well 0'], 2]);
    match.act(0, { type: 'walkOn' });
    expect([prompts(match), mage(match, 0)]).toEqual([['turn 1', 'turn 0'], 3]);
  });

  it('shows the top of the deck to the one who peeks and to nobody else', () => {
    const match = given([[], []], at(1));
    match.act(0, { type: 'move', who: 'mage' });
    match.act(0, { type: 'peek' });
    const [top] = match.view(0).deck;
    expect(top).toEqual({ cards: expect.any(Array) });
    for (const seat of [1, SPECTATOR]) expect(match.view(seat).deck[0]).toEqual({ hidden: 2 });
    expect(match.log(0)).toContainEqual({ type: 'peeked', seat: 0, ...top });
    expect(match.log(1)).toContainEqual({ type: 'peeked', seat: 0 });
    expect(match.undoable(0)).toBe(0);
  });
});

describe('CS-2, CS-1 who may speak up', () => {
  it('another seat lends a mana while the active one decides, and the turn stays open', () => {
    const match = given([[], []]);
    expect(match.decisions().map(({ seat, awaited }) => [seat, awaited])).toEqual([
      [0, true],
      [1, false],
    ]);
    match.act(1, { type: 'lend' });
    expect(match.state.players.map(({ mana }) => mana)).toEqual([2, 0]);
    expect(prompts(match)).toEqual(['turn 0']);
  });

  it('the host seats newcomers and sees players off, between turns only', () => {
    const match = given([[], []], (s) => {
      s.dropIn = true;
    });
    expect(match.refusal(HOST, { type: 'join' })?.code).toBe('not-your-turn');
    match.act(0, { type: 'rest' });
    expect(prompts(match)).toEqual(['between 1', `between ${HOST}`]);
    match.act(HOST, { type: 'join' });
    expect([match.seats, match.view(2).players[2]?.known.length]).toEqual([3, 2]);
    match.act(HOST, { type: 'leave', seat: 1 });
    expect(prompts(match)).toEqual(['between 2', `between ${HOST}`]);
    match.act(HOST, { type: 'leave', seat: 0 });
    expect(match.outcome).toEqual({ winners: [2], reason: 'last', rule: 'CS-6' });
  });
});

it('CS-6 a team wins together once all four characters are home', () => {
  const match = given([[], [], [], []], (s) => {
    s.mode = 'teams';
    for (const seat of [0, 2])
      Object.assign(s.players[seat] ?? {}, { mage: 7, familiar: seat === 0 ? 6 : 7 });
  });
  match.act(0, { type: 'move', who: 'familiar' });
  expect(match.outcome).toEqual({ winners: [0, 2], reason: 'home', rule: 'CS-6' });
});
