/** The first landing, in nine beats on the real table. The seed deals a hand in which each follows from the last. */

import { same } from '#engine';
import type { Lesson, LessonBeat } from '#ui/kit/lesson.ts';
import type { ExoworldAction } from '../action.ts';
import type { Exoworld } from '../state.ts';
import { TUTORIAL_WORDS } from '../text/tutorial.ts';

type ExoworldBeat = LessonBeat<Exoworld>;

/** A beat to read: nothing is done until the person goes on. */
function read(words: keyof typeof TUTORIAL_WORDS, part: string, rule: string): ExoworldBeat {
  return { ...TUTORIAL_WORDS[words], part, rule, allows: () => false };
}

/** A beat to act in: these actions and no others; the last of them ends it. */
function act(
  words: keyof typeof TUTORIAL_WORDS,
  part: string,
  rule: string,
  ...actions: readonly ExoworldAction[]
): ExoworldBeat {
  const last = actions[actions.length - 1];
  return {
    ...TUTORIAL_WORDS[words],
    part,
    rule,
    allows: (other) => actions.some((action) => same(action, other)),
    done: (other) => same(last, other),
  };
}

const FARM = 1;

export const tutorial: Lesson<Exoworld> = {
  seats: 1,
  options: { scenario: 'proxima-b', critical: false, incommunication: false, first: 0 },
  seed: 'first landing 16026',
  beats: [
    act('goal', 'gauges', 'XW-8.1', { type: 'dismiss', character: 'veteran' }),
    read('colours', 'hand', 'XW-3.4'),
    act('draw', 'faceup-moisture-vaporator', 'XW-3.1', { type: 'draw', card: 'moisture-vaporator' }),
    act('deploy', 'hand-hydroponic-farm', 'XW-3.4', {
      type: 'deploy',
      module: 'hydroponic-farm',
      x: 1,
      y: 0,
    }),
    read('energy', 'gauge-energy', 'XW-5.4'),
    act('produce', 'place-hydroponic-farm', 'XW-3.6', { type: 'move', to: FARM }, { type: 'produce' }),
    act('event', 'end', 'XW-4.1', { type: 'end' }),
    act(
      'repair',
      'place-hydroponic-farm',
      'XW-3.8',
      { type: 'move', to: FARM },
      { type: 'repair', place: FARM, token: 'food-leak' },
    ),
    read('win', 'gauges', 'XW-3.3'),
  ],
};
