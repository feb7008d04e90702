/** Drafts: what could follow an action is asked of the rules, on what the seat knows, and nothing is sent. */
import { describe, expect, it } from 'vitest';
import { blankDraft, type Game, Match, open, putDown } from '../index.ts';
import { sealedBids } from './fixtures/sealedBids.ts';
import { END, type Sketch, sketch } from './fixtures/sketch.ts';

const RANDOM = { kind: 'fast', seed: 'draft' } as const;

/** Seat 0 begins to go and then says where to; what it meets there is told by chance, by a card or by the other seat. */
const walk: Game<Sketch> = sketch(
  {
    start: { kind: 'one', verbs: ['go', 'wait', 'peek', 'roll', 'ask', 'crash', 'stop'], seat: () => 0 },
    where: { kind: 'one', verbs: ['to'], seat: () => 0 },
    answer: { kind: 'one', verbs: ['wait'], seat: () => 1 },
    end: END,
  },
  {
    go: { do: (g) => g.then({ step: 'where' }) },
    to: {
      options: () => [1, 2, 3].map((n) => ({ type: 'to', n })),
      do(g, { n }) {
        g.s.done.push(`at ${n}`);
        g.then({ step: 'start' });
      },
    },
    wait: { do: (g) => g.then({ step: 'start' }) },
    peek: {
      do(g) {
        g.reveal();
        g.then({ step: 'start' });
      },
    },
    roll: {
      do(g) {
        g.s.done.push(`${g.roll(6)}`);
        g.then({ step: 'start' });
      },
    },
    ask: { do: (g) => g.then({ step: 'answer' }) },
    crash: { do: () => expect.fail('a rule breaks down') },
    stop: { do: (g) => g.then({ step: 'end' }) },
  },
);

function match() {
  const begun = Match.start(walk, { seats: 2, random: RANDOM });
  return begun.ok ? begun.match : expect.fail(begun.refusal.message);
}

describe('a draft', () => {
  const blank = blankDraft(walk, match().state, 0);

  it('is opened: what could follow is told by the rules', () => {
    const going = putDown(walk, 0, blank, { type: 'go' }) ?? expect.fail('it goes nowhere');
    expect(going.actions).toEqual([{ type: 'go' }]);
    expect(open(walk, 0, going)).toEqual({
      view: { done: [] },
      prompt: 'where',
      actions: [1, 2, 3].map((n) => ({ type: 'to', n })),
    });
    const there = putDown(walk, 0, going, { type: 'to', n: 2 });
    expect(there?.actions).toHaveLength(2);
    expect(there && open(walk, 0, there)).toMatchObject({ view: { done: ['at 2'] }, prompt: 'start' });
  });

  it('changes nothing of what it is tried on', () => {
    const { state } = match();
    const before = JSON.stringify(state);
    putDown(walk, 0, blankDraft(walk, state, 0), { type: 'go' });
    expect(JSON.stringify(state)).toBe(before);
  });

  it.each([
    ['chance has its say', 'roll'],
    ['something comes to light', 'peek'],
    ['another seat decides', 'ask'],
    ['the game is over', 'stop'],
    ['the rules object', 'to'],
  ])('goes no further where %s', (_why, type) => {
    expect(putDown(walk, 0, blank, { type })).toBeUndefined();
  });

  it('is nobody’s who is not asked', () => {
    expect(putDown(walk, 1, blank, { type: 'go' })).toBeUndefined();
  });

  it('hides no mistake of the rules', () => {
    expect(() => putDown(walk, 0, blank, { type: 'crash' })).toThrow('a rule breaks down');
  });

  it('stands on what the seat knows, not on what is so', () => {
    const begun = Match.start(sealedBids, { seats: 3, random: RANDOM });
    const bids = begun.ok ? begun.match : expect.fail(begun.refusal.message);
    const bid = bids
      .decisions()
      .find(({ seat }) => seat === 1)
      ?.actions.at(-1);
    const before = blankDraft(sealedBids, bids.state, 0).state;
    bids.act(1, bid);
    expect(JSON.stringify(blankDraft(sealedBids, bids.state, 0).state)).not.toContain(
      JSON.stringify({ 1: [bid] }),
    );
    expect(before.draws).toBe(0);
  });
});
