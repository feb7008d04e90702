/** The ladder of Mothership: the long way home, nine levels of the Solo Challenge, and each of them again in the Long Shadow. */
import type { Guide, Rung } from '#ui/kit/ladder.ts';
import type { Mothership } from '../../state.ts';
import { LEVEL_WORDS, LONG_SHADOW, RUNG_WORDS, STAR_WORDS } from '../../text/ladder.ts';
import { deeds } from './deeds.ts';
import { factsOf } from './facts.ts';

/** What the station must have left for the second star, and the rounds of the third, level by level. */
const HOLDS = [12, 12, 12, 12, 8, 8, 8, 8, 4];
const PARS = [8, 8, 8, 9, 10, 10, 12, 16, 16];

/** The hard board gives so many rounds more. */
const LONGER = 2;

type Side = Pick<Rung<Mothership>, 'id' | 'title' | 'about' | 'options'>;

function rung(side: Side, hold: number, par: number): Rung<Mothership> {
  return {
    ...side,
    ...{ seats: 1, levels: [] },
    reached: ({ won }) => won,
    stars: [
      {
        id: 'station',
        about: STAR_WORDS.station(hold),
        earned: ({ won, facts }) => won && Number(facts.station ?? 0) >= hold,
      },
      {
        id: 'par',
        about: STAR_WORDS.par(par),
        earned: ({ won, facts }) => won && Number(facts.round ?? Number.POSITIVE_INFINITY) <= par,
      },
    ],
  };
}

const usual = LEVEL_WORDS.map(({ title, about }, i) =>
  rung(
    // The board is named, so that a win in the Long Shadow is none here.
    {
      id: `level-${i + 1}`,
      title: RUNG_WORDS(i + 1, title),
      about,
      options: { mode: 'solo', soloLevel: i + 1, layout: 'standard' },
    },
    HOLDS[i] ?? 4,
    PARS[i] ?? 16,
  ),
);

const hard = LEVEL_WORDS.map(({ title }, i) =>
  rung(
    {
      id: `shadow-${i + 1}`,
      title: LONG_SHADOW.title(RUNG_WORDS(i + 1, title)),
      about: LONG_SHADOW.about,
      options: { mode: 'solo', soloLevel: i + 1, layout: 'solo-b' },
    },
    HOLDS[i] ?? 4,
    (PARS[i] ?? 16) + LONGER,
  ),
);

export const guide: Guide<Mothership> = { rungs: [...usual, ...hard], deeds, facts: factsOf };
