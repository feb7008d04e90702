/** XS-2 Set-up, and XS-9 the sleeper agent when the voyage begins at Mars. */
import { present, putUnder, shuffledPile, type Verb } from '#engine';
import type { ExoshipAction } from '../action.ts';
import { FOUNDER_IDS, type FounderId } from '../content/founders.ts';
import { CARD_NUMBERS, CARD_SIDES } from '../content/ids.ts';
import { objection } from '../objections.ts';
import { watchRing } from '../rules/terms.ts';
import { type Exoship, type G, GENERATIONS } from '../state.ts';
import { TURN } from './turn.ts';

export function setUp(g: G): void {
  const { s } = g;
  // XS-2.1 shuffle the four timeline cards, each with a random side up, into a row: steps 1 to 4.
  s.timeline = g.shuffle(CARD_NUMBERS).map((card) => ({ card, side: CARD_SIDES[g.int(2)] ?? 'a' }));
  // XS-2.2 rank 1 elder, mid-life, young, then rank 2
  s.reserve = shuffledPile(FOUNDER_IDS);
  const dealt: FounderId[] = [];
  for (let rank = 1; rank <= 2; rank++) {
    for (const generation of GENERATIONS) {
      const id = g.draw(s.reserve);
      if (id === undefined) continue;
      dealt.push(id);
      s.grid[generation].push({ id, side: 'directorate' });
    }
  }
  g.tell({ type: 'dealt', founders: dealt });
  g.then(...TURN);
  if (s.origin === 'mars') lookForSleepers(g);
}

/** XS-9.1 the top two founders of the stack are looked at. */
function lookForSleepers(g: G): void {
  for (let i = 0; i < 2; i++) {
    const id = g.draw(g.s.reserve);
    if (id !== undefined) g.s.sleepers.push(id);
  }
  g.then('sleeper');
}

type Sleeper = Extract<ExoshipAction, { type: 'sleeper' }>;

/** XS-9.1 one of the two takes the place of a young founder, Rift side up. */
export const sleeper: Verb<Exoship, Sleeper> = {
  options: (s) =>
    s.sleepers.flatMap((card) =>
      s.grid.young.map(({ id }): Sleeper => ({ type: 'sleeper', card, place: id })),
    ),
  check(s, { card, place }) {
    if (!s.sleepers.includes(card)) return objection('XS-9.1', 'notLookedAt', { founder: card });
    if (!s.grid.young.some(({ id }) => id === place))
      return objection('XS-9.1', 'notYoung', { founder: place });
    return undefined;
  },
  do(g, { card, place }) {
    const { s } = g;
    const other = present(
      s.sleepers.find((id) => id !== card),
      'other sleeper',
    );
    const row = s.grid.young.findIndex(({ id }) => id === place);
    s.grid.young[row] = { id: card, side: 'rift' };
    s.sleepers = [];
    putUnder(s.reserve, other, 'all');
    putUnder(s.reserve, place, 'all');
    g.use('origin', 'mars');
    g.tell({ type: 'sleeperPlaced', card, place, other });
    watchRing(g);
  },
};
