/** The ladder of Exoship: where the voyage begins and how the ship flies, then the challenges. */
import type { Guide, Result, Rung } from '#ui/kit/ladder.ts';
import type { Exoship } from '../../state.ts';
import { RUNG_WORDS } from '../../text/ladder.ts';
import { advice } from './advice.ts';
import { deeds } from './deeds.ts';
import { factsOf } from './facts.ts';

type RungId = keyof typeof RUNG_WORDS;

function rung(
  id: RungId,
  options: Rung<Exoship>['options'] = {},
  mark: (result: Result) => boolean = () => true,
): Rung<Exoship> {
  const { title, about } = RUNG_WORDS[id];
  return { id, title, about, options, seats: 1, levels: [], reached: (result) => result.won && mark(result) };
}

const rungs: readonly Rung<Exoship>[] = [
  rung('earth'),
  rung('utopia', {}, ({ points = 0 }) => points >= 9),
  rung('mars', { origin: 'mars' }),
  rung('cruise', { hard: true }),
  rung('marsCruise', { origin: 'mars', hard: true }),
  rung('arrow', {}, ({ facts }) => facts.abilities === 0),
  rung('same', {}, ({ facts }) => facts.replaces === 0),
  rung('half', {}, ({ facts }) => Number(facts.step) <= 2),
  rung('captains', {}, ({ facts }) => facts.captains === true),
  rung('unseen', {}, ({ facts }) => facts.exposed === 0),
  rung('breath', {}, ({ facts }) => facts.step === 5),
];

export const guide: Guide<Exoship> = { rungs, deeds, facts: factsOf, advice };
