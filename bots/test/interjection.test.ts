import { describe, expect, it } from 'vitest';
import { interjection } from '#bots';
import { END, sketch } from '#engine/test/fixtures/sketch.ts';
import { begin } from './tables.ts';

/** Seat 0 is waited for; the others may shout, of whom only seat 2 ever wants to. */
const shouting = sketch(
  {
    start: { kind: 'any', verbs: ['go', 'shout'], must: () => [0], may: () => [1, 2] },
    end: END,
  },
  { go: {}, shout: {} },
  {
    sense: {
      value: () => 0.5,
      rollout: (_s, _seat, [first]) => first ?? { type: 'none' },
      interject: (_s, seat, actions) =>
        seat === 2 ? actions.find(({ type }) => type === 'shout') : undefined,
    },
  },
);

describe('speaking up unasked', () => {
  const { s } = begin({ game: shouting, seats: 3, options: {} }, 'shout');

  it('is for bots with something to say', () => {
    const all = ['sound', 'sound', 'sound'] as const;
    expect(interjection(shouting, s, all, 'a')).toEqual({ seat: 2, action: { type: 'shout' } });
  });

  it('is not for people, nor for random bots', () => {
    expect(interjection(shouting, s, ['sound', 'sound', undefined], 'a')).toBeUndefined();
    expect(interjection(shouting, s, ['sound', 'sound', 'random'], 'a')).toBeUndefined();
  });

  it('is not for whoever is waited for anyway', () => {
    const { interject: _, ...silent } = shouting.sense;
    const eager = { ...shouting, sense: { ...silent, interject: () => ({ type: 'go' }) } };
    expect(interjection(eager, s, ['sound', undefined, undefined], 'a')).toBeUndefined();
    expect(interjection({ ...shouting, sense: silent }, s, ['sound', 'sound', 'sound'], 'a')).toBeUndefined();
  });
});
