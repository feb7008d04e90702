/** How a colony's story is told at its end: what saved it, or what took the last of it, and what lay deepest. */
import type { Story } from '#ui/kit/end.ts';
import type { Exoworld } from '../state.ts';
import { PLANET_WORDS } from '../text/planets.ts';
import { ENDING_WORDS } from '../text/tableEvent.ts';
import type { View } from '../view.ts';
import { PATH } from './guide/planets.ts';
import { weigh } from './guide/weigh.ts';
import { deepest, doom, saviour } from './guide/why.ts';

const turn = (view: View): number => view.turn;

export const story: Story<Exoworld> = {
  quick: async () => (await import('../bot/index.ts')).sense,
  turn,
  weigh,
  turnWords: ENDING_WORDS.onTurn,
  cause(views, _, told = []) {
    const last = views.at(-1);
    const before = views.at(-2);
    if (last === undefined || before === undefined) return [];
    const deep = deepest(views, last);
    if (last.outcome?.winners.length) return [saviour(before, last), deep];
    // Who gave up was not beaten by the planet yet.
    return last.outcome?.reason === 'resigned' ? [deep] : [doom(last, told), deep];
  },
  counts: (view) => ({
    [ENDING_WORDS.turn]: view.turn,
    [ENDING_WORDS.modules]: view.base.length - 1,
    [ENDING_WORDS.events]: view.eventDiscards.length,
    [ENDING_WORDS.emergency]: view.emergency,
  }),
  /** The next planet of the path after a win; after a loss the same again is offered anyway. */
  next(options, won) {
    const scenario = won ? PATH[PATH.indexOf(options.scenario) + 1] : undefined;
    if (scenario)
      return { words: ENDING_WORDS.planet(PLANET_WORDS[scenario].name), options: { ...options, scenario } };
    return won && !options.critical
      ? { words: ENDING_WORDS.critical, options: { ...options, critical: true } }
      : undefined;
  },
};
