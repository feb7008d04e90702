/** The ladder of Mothership: the long way home, nine levels of the Solo Challenge. */
import type { Guide, Rung } from '#ui/kit/ladder.ts';
import type { Mothership } from '../../state.ts';
import { LEVEL_WORDS } from '../../text/ladder.ts';
import { deeds } from './deeds.ts';
import { factsOf } from './facts.ts';

const rungs: readonly Rung<Mothership>[] = LEVEL_WORDS.map(({ title, about }, i) => ({
  ...{ id: `level-${i + 1}`, title, about, seats: 1, levels: [] },
  options: { mode: 'solo', soloLevel: i + 1 },
  reached: ({ won }) => won,
}));

export const guide: Guide<Mothership> = { rungs, deeds, facts: factsOf };
