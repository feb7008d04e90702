/** How a voyage of Exoship is told at its end. */
import { type Story, since } from '#ui/kit/end.ts';
import type { Exoship } from '../state.ts';
import { ENOUGH } from '../steps/endOfTurn.ts';
import { STORY_WORDS as WORDS } from '../text/ending.ts';
import { inView, type View } from '../view.ts';
import { idled, whyAxios, whyMariposa } from './guide/turns.ts';
import { weigh } from './guide/weigh.ts';

const turn = (view: View): number => view.step;

export const story: Story<Exoship> = {
  quick: async () => (await import('./guide/curve.ts')).quick,
  turn,
  turnWords: WORDS.step,
  weigh,
  cause(views, seat) {
    const last = views.at(-1);
    if (last?.outcome === undefined) return [];
    if (last.outcome.winners.includes(seat)) return whyWon(views, last);
    const why = last.destination === 'mariposa' ? whyMariposa(views) : whyAxios(views, last);
    return [...idled(views), ...why].slice(0, 2);
  },
  counts: (view, seat) => {
    const total = view.outcome?.points?.[seat] ?? 0;
    const won = view.outcome?.winners.includes(seat) ?? false;
    return {
      [WORDS.steps]: view.step,
      [WORDS.founders]: inView(view).filter(({ side }) => side === 'rift').length,
      [WORDS.rank]: view.points,
      ...(won ? { [WORDS.early]: `+${total - view.points}` } : {}),
      [won ? WORDS.total : WORDS.rated]: total,
    };
  },
  // The next rung: from Mars, then the long cruise from either.
  next({ origin, hard }, won) {
    if (!won) return hard ? { words: WORDS.easier, options: { origin, hard: false } } : undefined;
    if (origin === 'earth') return { words: WORDS.from.mars, options: { origin: 'mars', hard } };
    return { words: hard ? WORDS.from.earth : WORDS.harder, options: { origin: 'earth', hard: !hard } };
  },
};

/** Who turned the ship and who took over; since when it was enough. */
function whyWon(views: readonly View[], last: View): string[] {
  const turned = views.findIndex(({ destination }) => destination === 'axios');
  const before = views[turned - 1]?.captain;
  const { step = 0 } = views[turned] ?? {};
  // Who is against it has decided nothing.
  const heir = inView(views[turned] ?? last).find(({ captain, side }) => captain && side === 'rift')?.id;
  const strong = since(views, turn, ({ points }) => points >= ENOUGH);
  return [
    ...(before ? [WORDS.turned(before, step, heir)] : []),
    ...(strong === undefined ? [] : [WORDS.strong(strong)]),
  ];
}
