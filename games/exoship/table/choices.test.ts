/** The board offers every legal action somewhere, and one press is enough where only one thing can be meant. */
import { describe, expect, test } from 'vitest';
import { Match, pick, stream } from '#engine';
import { exoship } from '../index.ts';
import type { Exoship } from '../state.ts';
import { choicesOf } from './choices.ts';

const legalIn = (match: Match<Exoship>) => match.decisions().flatMap(({ actions }) => actions);

describe('choices', () => {
  test.each(['earth', 'mars'])('every legal action can be aimed at on the board: %s', (origin) => {
    for (let i = 0; i < 15; i++) {
      const seed = `board ${i}`;
      const begun = Match.start(exoship, { seats: 1, options: { origin }, random: { kind: 'fast', seed } });
      if (!begun.ok) throw new Error(begun.refusal.message);
      const { match } = begun;
      const random = stream(seed);
      for (let legal = legalIn(match); legal.length > 0; legal = legalIn(match)) {
        const choices = choicesOf(match.view(0), legal);
        expect(choices).toHaveLength(legal.length);
        expect(choices.filter(({ on, by = [] }) => on.length + by.length === 0)).toEqual(
          choices.filter(({ action }) => action.type === 'end'),
        );
        match.act(0, pick(legal, random));
      }
    }
  });
});
