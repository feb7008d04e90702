/** How a mission of the EOS is told at its end. */
import { type Story, since } from '#ui/kit/end.ts';
import { ALIEN_CLASSES } from '../content/aliens.ts';
import { HULL_ROOMS, MAX_HULL } from '../content/rooms.ts';
import { PARADISE } from '../content/tracks.ts';
import { costliest } from '../outlook/costs.ts';
import { paceOf } from '../outlook/pace.ts';
import type { EosRise } from '../state.ts';
import { ROOM_NAMES } from '../text/names.ts';
import { ENDING_WORDS } from '../text/table.ts';
import type { View } from '../view.ts';
import { HEADS, weigh } from './guide/weigh.ts';

const turn = (view: View): number => view.year;

const LEVELS = ['easy', 'normal', 'hard'] as const;

export const story: Story<EosRise> = {
  quick: async () => (await import('../bot/index.ts')).sense,
  turn,
  weigh,
  heads: HEADS,
  turnWords: String,
  cause(views, _, told = []) {
    const last = views.at(-1);
    if (last === undefined) return [];
    const worst = costliest(told);
    const struck = worst && worst.damage >= last.totalHull ? [ENDING_WORDS.struck(worst)] : [];
    // Nobody won or lost: it was given up.
    const left = told.length > 0 && !told.some(({ type }) => type === 'won' || type === 'lost');
    const still = since(views, turn, (view) => view.progress === last.progress);
    const standing = HULL_ROOMS.filter((room) => views.some((view) => view.hull[room] > 0));
    const weakest = standing.sort((a, b) => last.hull[a] / MAX_HULL[a] - last.hull[b] / MAX_HULL[b])[0];
    const down = weakest && since(views, turn, (view) => view.hull[weakest] <= last.hull[weakest]);
    return [
      ...struck,
      ...(left ? [ENDING_WORDS.left(last.year, last.progress, PARADISE, paceOf(last)?.likely)] : []),
      ...(still === undefined || left ? [] : [ENDING_WORDS.stood(last.progress, PARADISE, still)]),
      ...(weakest === undefined || down === undefined || last.hull[weakest] === MAX_HULL[weakest]
        ? []
        : [ENDING_WORDS.room(ROOM_NAMES[weakest], last.hull[weakest], down)]),
    ];
  },
  counts: (view) => ({
    [ENDING_WORDS.year]: view.year,
    [ENDING_WORDS.progress]: `${view.progress}/${PARADISE}`,
    [ENDING_WORDS.hull]: view.totalHull,
    [ENDING_WORDS.kills]: ALIEN_CLASSES.reduce((sum, name) => sum + view.kills[name], 0),
  }),
  next(options, won) {
    const difficulty = LEVELS[LEVELS.indexOf(options.difficulty) + (won ? 1 : -1)];
    return difficulty && { words: ENDING_WORDS.again[difficulty], options: { ...options, difficulty } };
  },
};
