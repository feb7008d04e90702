/** How a war of Mothership is told at its end. */
import { type Story, since } from '#ui/kit/end.ts';
import { tallyOf } from '../../outlook/fate.ts';
import { luckOf } from '../../outlook/luck.ts';
import type { Mothership } from '../../state.ts';
import { causeWords, doerIn, planetsOf, shipsOf, stoodIn, turn } from '../../text/cause.ts';
import { STORY_WORDS } from '../../text/story.ts';
import { HEADS, weigh } from './weigh.ts';

export const story: Story<Mothership> = {
  quick: async () => (await import('../../bot/index.ts')).sense,
  turn,
  turnWords: STORY_WORDS.round,
  doer: doerIn,
  weigh,
  heads: HEADS,
  cause: (views, seat, told = []) => causeWords(views, seat, told, since),
  counts(last, seat, told = [], views = [last]) {
    const view = stoodIn(views, told) ?? last;
    if (seat < 0) return { [STORY_WORDS.rounds]: view.round };
    return {
      [STORY_WORDS.rounds]: view.round,
      [STORY_WORDS.shipsLeft]: shipsOf(view, seat),
      [STORY_WORDS.planets]: planetsOf(view, seat),
      [STORY_WORDS.technologies]: view.fleets[seat]?.technologies.length ?? 0,
      ...STORY_WORDS.tally(tallyOf(told, seat)),
      ...STORY_WORDS.luck(luckOf(told, seat, view)),
    };
  },
  next(options, won) {
    if (options.mode !== 'solo') return undefined;
    const soloLevel = options.soloLevel + (won ? 1 : -1);
    return soloLevel < 1 || soloLevel > 9
      ? undefined
      : { words: STORY_WORDS.level(soloLevel), options: { ...options, soloLevel } };
  },
};
