/** “Seven launches”: each rung a fixed table, from a calm shakedown to the year 2039. */
import type { Guide, Rung } from '#ui/kit/ladder.ts';
import type { EosRise } from '../../state.ts';
import { RUNG_WORDS } from '../../text/ladder.ts';
import { advice } from './advice.ts';
import { deeds } from './deeds.ts';
import { factsOf } from './facts.ts';

function rung(id: keyof typeof RUNG_WORDS, options: Rung<EosRise>['options']): Rung<EosRise> {
  return { id, ...RUNG_WORDS[id], options, seats: 1, levels: [], reached: ({ won }) => won };
}

const rungs: readonly Rung<EosRise>[] = [
  rung('shakedown', { difficulty: 'easy', cycles: 'unlimited' }),
  rung('voyage', { difficulty: 'easy' }),
  rung('deep', { difficulty: 'normal' }),
  rung('hostile', { difficulty: 'normal', traits: true }),
  rung('short', { difficulty: 'hard' }),
  rung('hunted', { difficulty: 'hard', traits: true }),
  rung('last', { difficulty: 'hard', traits: true, shields: 'expire' }),
];

export const guide: Guide<EosRise> = { rungs, deeds, facts: factsOf, advice };
