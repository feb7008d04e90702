/** How a voyage of Exoship is told at its end. */
import { type Story, since } from '#ui/kit/end.ts';
import type { Exoship } from '../state.ts';
import { ENOUGH } from '../steps/endOfTurn.ts';
import { STORY_WORDS } from '../text/ending.ts';
import { inView, type View } from '../view.ts';

const turn = (view: View): number => view.step;

export const story: Story<Exoship> = {
  quick: async () => (await import('../bot/index.ts')).sense,
  turn,
  turnWords: STORY_WORDS.step,
  cause(views) {
    const last = views.at(-1);
    if (last === undefined) return [];
    const course = since(views, turn, (view) => view.destination === 'axios');
    const strong = since(views, turn, (view) => view.points >= ENOUGH);
    const most = Math.max(...views.map(({ points }) => points));
    const peak = views.findLast(({ points }) => points === most);
    return [
      course === undefined ? STORY_WORDS.noCourse : STORY_WORDS.course(course),
      strong === undefined ? STORY_WORDS.most(most, peak?.step ?? 0) : STORY_WORDS.strong(strong),
    ];
  },
  counts: (view, seat) => {
    const total = view.outcome?.points?.[seat] ?? 0;
    const won = view.outcome?.winners.includes(seat) ?? false;
    return {
      [STORY_WORDS.steps]: view.step,
      [STORY_WORDS.founders]: inView(view).filter(({ side }) => side === 'rift').length,
      [STORY_WORDS.rank]: view.points,
      ...(won ? { [STORY_WORDS.early]: `+${total - view.points}` } : {}),
      [won ? STORY_WORDS.total : STORY_WORDS.rated]: total,
    };
  },
  next(options, won) {
    if (!won)
      return options.hard ? { words: STORY_WORDS.easier, options: { ...options, hard: false } } : undefined;
    if (!options.hard) return { words: STORY_WORDS.harder, options: { ...options, hard: true } };
    const origin = options.origin === 'earth' ? 'mars' : 'earth';
    return { words: STORY_WORDS.from[origin], options: { ...options, origin } };
  },
};
