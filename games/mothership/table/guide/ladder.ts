/** The ladder of Mothership: the long way home, nine levels of the Solo Challenge. */
import type { Guide, Rung } from '#ui/kit/ladder.ts';
import type { Mothership } from '../../state.ts';
import { LEVEL_WORDS, STAR_WORDS } from '../../text/ladder.ts';
import { deeds } from './deeds.ts';
import { factsOf } from './facts.ts';

/** What the station must have left for the second star, and the rounds of the third, level by level. */
const HOLDS = [12, 12, 12, 12, 8, 8, 8, 8, 4];
const PARS = [8, 8, 8, 9, 10, 10, 12, 16, 16];

const rungs: readonly Rung<Mothership>[] = LEVEL_WORDS.map(({ title, about }, i) => ({
  ...{ id: `level-${i + 1}`, title, about, seats: 1, levels: [] },
  options: { mode: 'solo', soloLevel: i + 1 },
  reached: ({ won }) => won,
  stars: [
    {
      id: 'station',
      about: STAR_WORDS.station(HOLDS[i] ?? 4),
      earned: ({ won, facts }) => won && Number(facts.station ?? 0) >= (HOLDS[i] ?? 4),
    },
    {
      id: 'par',
      about: STAR_WORDS.par(PARS[i] ?? 16),
      earned: ({ won, facts }) => won && Number(facts.round ?? Number.POSITIVE_INFINITY) <= (PARS[i] ?? 16),
    },
  ],
}));

export const guide: Guide<Mothership> = { rungs, deeds, facts: factsOf };
