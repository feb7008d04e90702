/** How a voyage of Exoship is told at its end. */
import { type Story, since } from '#ui/kit/end.ts';
import { bestTurning } from '../outlook.ts';
import type { Exoship } from '../state.ts';
import { ENOUGH } from '../steps/endOfTurn.ts';
import { FEW, STORY_WORDS as WORDS } from '../text/ending.ts';
import { inView, type View } from '../view.ts';
import { idled, lastWay } from './guide/turns.ts';
import { weigh } from './guide/weigh.ts';

const turn = (view: View): number => view.step;

export const story: Story<Exoship> = {
  quick: async () => (await import('../bot/index.ts')).sense,
  turn,
  turnWords: WORDS.step,
  weigh,
  cause(views, seat) {
    const last = views.at(-1);
    if (last?.outcome === undefined) return [];
    if (last.outcome.winners.includes(seat)) return whyWon(views);
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
function whyWon(views: readonly View[]): string[] {
  const turned = views.findIndex(({ destination }) => destination === 'axios');
  const before = views[turned - 1]?.captain;
  const { step = 0, captain: heir } = views[turned] ?? {};
  const strong = since(views, turn, ({ points }) => points >= ENOUGH);
  return [
    ...(before ? [WORDS.turned(before, step, heir)] : []),
    ...(strong === undefined ? [] : [WORDS.strong(strong)]),
  ];
}

function whyMariposa(views: readonly View[]): string[] {
  const asked = views.filter(({ phase }) => phase === 'actions');
  const best = bestTurning(asked);
  const ruled = since(asked, turn, (view) =>
    inView(view).every(({ captain, side }) => !captain || side === 'directorate'),
  );
  const chance = best ? WORDS.couldTurn(best.captain, best.step, best.left) : WORDS.neverCould;
  const last = ruled === undefined ? lastWay(views) : WORDS.ruled(ruled);
  // Nobody is blamed for not paying nearly all there was.
  return best && best.left < FEW ? [last, chance] : [chance, last];
}

function whyAxios(views: readonly View[], { points }: View): string[] {
  const asked = views.findLast(({ phase }) => phase === 'actions');
  const lost = asked ? inView(asked).find(({ exposedBy }) => exposedBy.length > 0) : undefined;
  const [best] = [...views].sort((a, b) => b.points - a.points);
  const why = best && best.points > points ? WORDS.best(best.points, best.step) : WORDS.tooFew;
  return [lost ? WORDS.exposed(points, lost.id, lost.exposedBy) : why, lastWay(views)];
}
