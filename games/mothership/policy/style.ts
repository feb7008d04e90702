/** How a seat goes about its turns: the usual way, and ways that a plan can ask for. */
import type { Plan } from '#engine';
import type { TechnologyId } from '../content/technologies.ts';
import type { Owner } from '../units.ts';
import { RESEARCH_PLANS, type ResearchPlan } from './researchPlans.ts';

export interface Style {
  /** What a ship in danger counts, against the usual. */
  readonly caution: number;
  /** An attack must be worth so much. */
  readonly least: number;
  /** How many guards beyond the usual stay with the station. */
  readonly guards: number;
  /** What planets count, against the usual. */
  readonly greed: number;
  /** Whom to hunt; absent, the nearest and weakest. */
  readonly prey?: Owner;
  readonly research: readonly TechnologyId[];
}

export const USUAL: Style = { caution: 1, least: 0.35, guards: 0, greed: 1, research: RESEARCH_PLANS.mixed };

const MOODS: Readonly<Record<string, Partial<Style>>> = {
  bold: { caution: 0.25, least: 0, guards: -1 },
  wary: { caution: 2.5, least: 0.8, guards: 1 },
  greedy: { greed: 2, caution: 0.7 },
};

/** The style that a plan asks for. */
export function styleOf({ mood = '', prey, research = '' }: Plan): Style {
  const list = RESEARCH_PLANS[research as ResearchPlan];
  return {
    ...USUAL,
    ...MOODS[mood],
    ...(typeof prey === 'number' ? { prey } : {}),
    ...(list === undefined ? {} : { research: list }),
  };
}
