/** The first voyage, in eight beats on the real table. The seed deals a hand in which each follows from the last. */

import { same } from '#engine';
import type { Beat, Tutorial } from '#ui/table.ts';
import type { ExoshipAction } from '../action.ts';
import type { Exoship } from '../state.ts';
import { TUTORIAL_WORDS } from '../text/tutorial.ts';

type ExoshipBeat = Beat<Exoship>;

/** A beat to read: nothing is done until the person goes on. */
function read(words: keyof typeof TUTORIAL_WORDS, part: string, rule: string): ExoshipBeat {
  return { ...TUTORIAL_WORDS[words], part, rule, allows: () => false };
}

/** A beat to act in: this action and no other. */
function act(
  words: keyof typeof TUTORIAL_WORDS,
  part: string,
  rule: string,
  action: ExoshipAction,
): ExoshipBeat {
  const isIt = (other: ExoshipAction): boolean => same(action, other);
  return { ...TUTORIAL_WORDS[words], part, rule, allows: isIt, done: isIt };
}

export const tutorial: Tutorial<Exoship> = {
  seats: 1,
  options: { origin: 'earth', hard: false },
  seed: 'first voyage 1804',
  beats: [
    read('generations', 'grid', 'XS-7.2'),
    read('arrows', 'founder-ghost', 'XS-R3'),
    act('freeSway', 'generation-elder', 'XS-5.1', { type: 'freeSway', generation: 'elder' }),
    act('sway', 'founder-diplomat', 'XS-5.2', { type: 'sway', by: 'diplomat', target: 'signaler' }),
    read('suspicion', 'founder-signaler', 'XS-6.1'),
    act('abilities', 'founder-signaler', 'XS-5.2', { type: 'ability', by: 'signaler', target: 'ghost' }),
    act('ageing', 'end', 'XS-3.2', { type: 'end' }),
    act('course', 'destination', 'XS-5.2', { type: 'changeCourse' }),
  ],
};
