/** How a voyage of Exodus is told at its end. */
import { type Story, since } from '#ui/kit/end.ts';
import type { Exodus } from '../state.ts';
import { causeWords, needOf, worstOf, worstWords } from '../text/ending.ts';
import { ENDING_WORDS } from '../text/stage.ts';
import { signed } from '../text/table.ts';
import type { View } from '../view/index.ts';
import { HEADS, weigh } from './guide/weigh.ts';

/** So little of a gauge is short. */
const LOW = 3;
const turn = (view: View): number => view.cycle;

export const story: Story<Exodus> = {
  quick: async () => (await import('../bot/index.ts')).sense,
  turn,
  turnWords: ENDING_WORDS.inCycle,
  // Whoever pressed last did not do it: orders, polls and battles name their own.
  doer: () => '',
  weigh,
  heads: HEADS,
  cause(views, seat, told = []) {
    const last = views.at(-1);
    if (last?.outcome === undefined) return [];
    const worst = worstOf(last);
    const from = since(views, turn, (view) => needOf(view, worst) <= LOW);
    return [...causeWords(last, seat, told), ...worstWords(last, worst, from ?? last.cycle)];
  },
  counts: (view, seat) => {
    const house = view.houses.find((one) => one.seat === seat);
    return {
      [ENDING_WORDS.cycles]: view.cycle,
      [ENDING_WORDS.jumps]: view.jumps,
      [ENDING_WORDS.systems]: view.systems.length,
      ...(house?.final ? { [ENDING_WORDS.standing]: signed(house.final.total) } : {}),
    };
  },
};
