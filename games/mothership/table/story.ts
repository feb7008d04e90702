/** How a war of Mothership is told at its end. */
import { type Story, since } from '#ui/kit/end.ts';
import type { MothershipEvent } from '../event.ts';
import { tallyOf } from '../outlook/fate.ts';
import type { Mothership } from '../state.ts';
import { causeWords, doerIn, planetsOf, shipsOf, turn } from '../text/cause.ts';
import { STORY_WORDS } from '../text/story.ts';

/** What can turn a war: what is lost, taken or broken. */
const TURNS: readonly MothershipEvent['type'][] = [
  'destroyed',
  'damaged',
  'stationHit',
  'captured',
  'swayed',
  'eliminated',
  'saved',
  'stolen',
];

export const story: Story<Mothership> = {
  quick: async () => (await import('../bot/index.ts')).sense,
  turn,
  turnWords: STORY_WORDS.round,
  doer: doerIn,
  matters: ({ type }) => TURNS.includes(type),
  cause: (views, seat, told = []) => causeWords(views, seat, told, since),
  counts: (view, seat, told = []) => ({
    [STORY_WORDS.rounds]: view.round,
    ...(seat < 0
      ? {}
      : {
          [STORY_WORDS.shipsLeft]: shipsOf(view, seat),
          [STORY_WORDS.planets]: planetsOf(view, seat),
          [STORY_WORDS.technologies]: view.fleets[seat]?.technologies.length ?? 0,
          ...STORY_WORDS.tally(tallyOf(told, seat)),
        }),
  }),
  next(options, won) {
    if (options.mode !== 'solo') return undefined;
    const soloLevel = options.soloLevel + (won ? 1 : -1);
    return soloLevel < 1 || soloLevel > 9
      ? undefined
      : { words: STORY_WORDS.level(soloLevel), options: { ...options, soloLevel } };
  },
};
