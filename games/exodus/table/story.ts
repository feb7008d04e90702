/** How a voyage of Exodus is told at its end. */
import { type Story, since } from '#ui/kit/end.ts';
import type { ExodusEvent } from '../event.ts';
import type { Exodus } from '../state.ts';
import { causeWords, needOf, worstOf, worstWords } from '../text/ending.ts';
import { ENDING_WORDS } from '../text/stage.ts';
import { signed } from '../text/table.ts';
import type { View } from '../view/index.ts';

/** So little of a gauge is short. */
const LOW = 3;
/** What a voyage turns on: deals and quarrels, orders, blows and leaders. */
const TURNS: ReadonlySet<ExodusEvent['type']> = new Set([
  ...(['dealt', 'forcedResult', 'orderResult', 'published', 'leaderLost', 'office', 'elected'] as const),
  ...([
    'battle',
    'victory',
    'jump',
    'completed',
    'neglected',
    'borne',
    'landfall',
    'dawn',
    'schism',
  ] as const),
  ...(['upkeep', 'riot', 'breach', 'crisis', 'lossChosen', 'fleetLost', 'colony'] as const),
]);

const NOTABLE: ReadonlySet<ExodusEvent['type']> = new Set([
  'battle',
  'leaderLost',
  'office',
  'elected',
  'completed',
]);

const turn = (view: View): number => view.cycle;

export const story: Story<Exodus> = {
  quick: async () => (await import('../bot/index.ts')).sense,
  turn,
  turnWords: ENDING_WORDS.inCycle,
  matters: (event) => TURNS.has(event.type),
  // A deal or a quarrel of one's own, a secret of one's own that came out, a battle, a new leader, an election.
  notable: (event, { faction }) =>
    NOTABLE.has(event.type) ||
    (event.type === 'published' && event.owner === faction) ||
    (event.type === 'dealt' && (event.by === faction || event.with === faction)) ||
    (event.type === 'forcedResult' && (event.by === faction || event.on === faction)),
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
