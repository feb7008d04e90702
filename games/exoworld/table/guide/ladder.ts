/** The path of planets, the deeds, and what is noted of a finished match for both. */
import type { Guide, Rung } from '#ui/kit/ladder.ts';
import { SCENARIOS, type ScenarioId } from '../../content/scenarios.ts';
import type { Exoworld } from '../../state.ts';
import { LADDER_WORDS } from '../../text/ladder.ts';
import { PLANET_WORDS } from '../../text/planets.ts';
import { deeds } from './deeds.ts';
import { facts } from './facts.ts';
import { PATH, shining, worthless } from './planets.ts';

/** You and two sound bots. */
const LEVELS = ['sound', 'sound'] as const;

function rung(scenario: ScenarioId): Rung<Exoworld> {
  return {
    id: scenario,
    title: LADDER_WORDS.title(PLANET_WORDS[scenario].name, SCENARIOS[scenario].stars),
    about: LADDER_WORDS.about(SCENARIOS[scenario], shining(scenario).slice(0, 3), worthless(scenario)),
    seats: LEVELS.length + 1,
    options: { scenario },
    levels: LEVELS,
    reached: ({ won }) => won,
  };
}

export const guide: Guide<Exoworld> = { rungs: PATH.map(rung), deeds, facts };
