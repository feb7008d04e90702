/** The board offers every legal action somewhere, and its preview tells what is certain from what is luck. */
import { describe, expect, test } from 'vitest';
import { foresee as foreseen, Match, pick, stream } from '#engine';
import type { ExoshipAction } from '../action.ts';
import { exoship } from '../index.ts';
import type { Exoship, State } from '../state.ts';
import { CHANGE_COURSE, END, given } from '../test/scene.ts';
import { view } from '../view.ts';
import { choicesOf } from './choices.ts';
import { foresee } from './foresight.ts';

const views = (s: State, action: ExoshipAction) =>
  foreseen(exoship, s, 0, action, { samples: 8, random: stream('preview') });

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
        const choices = choicesOf(match.view(0), legal, (action) => views(match.state, action));
        expect(choices).toHaveLength(legal.length);
        expect(choices.filter(({ on }) => on.length === 0)).toEqual([]);
        match.act(0, pick(legal, random));
      }
    }
  });
});

describe('foresight', () => {
  const position = { elder: '+tutor navigator', midlife: 'steward fixer', young: 'ghost saboteur' };

  test('a sway is certain: the card turned, who would be exposed, the points after suspicion', () => {
    const { s } = given(position);
    const action = { type: 'sway', by: 'tutor', target: 'steward' } as const;
    const after = foresee(view(s), views(s, action));
    expect(after?.luck).toBe(false);
    expect(after?.grid.midlife[0]?.founder).toMatchObject({ id: 'steward', side: 'rift' });
    expect(after?.points).toEqual({ min: 4, max: 4 });
  });

  test('replacing by an unseen card leaves its place open, and its side certain', () => {
    const { s } = given(position);
    const after = foresee(view(s), views(s, { type: 'replace', founder: 'tutor' }));
    expect(after?.luck).toBe(true);
    expect(after?.grid.elder[0]?.founder).toBeUndefined();
    expect(after?.grid.elder[0]?.side).toBe('rift');
    expect(after?.grid.elder[1]?.founder?.id).toBe('navigator');
  });

  test('changing course shows that the captain is lost', () => {
    const { s } = given(position);
    expect(foresee(view(s), views(s, CHANGE_COURSE))?.captainLost).toBe('tutor');
    expect(foresee(view(s), views(s, END))?.captainLost).toBeUndefined();
  });
});
