/** How a seat goes about its turns: the usual way, and ways that a plan can ask for. */
import type { Plan } from '#engine';
import type { TechnologyId } from '../content/technologies.ts';
import type { Owner } from '../units.ts';
import { RESEARCH_PLANS, type ResearchPlan } from './researchPlans.ts';

export interface Style {
  /** What a ship in danger counts: where a strike leaves it, and where it goes otherwise. */
  readonly exposure: number;
  readonly caution: number;
  /** An attack must be worth so much, and every ship that takes part costs this. */
  readonly least: number;
  readonly committed: number;
  /** How many guards beyond the usual stay with the station. */
  readonly guards: number;
  /** What planets count, and what is left of it where an enemy can take them back. */
  readonly greed: number;
  readonly hold: number;
  /** What a space nearer to a goal is worth, by goal. */
  readonly guardPull: number;
  readonly planetPull: number;
  readonly huntPull: number;
  /** A friend next to a ship is worth this much. */
  readonly link: number;
  /** What clearing the way to a station counts. */
  readonly siege: number;
  /** What taking a threat off the own station counts. */
  readonly threat: number;
  /** What a hit point of a station counts, and one of a Mothership. */
  readonly stationHp: number;
  readonly hp: number;
  /** From this round on caution fades. */
  readonly patience: number;
  /** What being a ship ahead does to caution. */
  readonly ahead: number;
  /** Whom to hunt; absent, the nearest and weakest. */
  readonly prey?: Owner;
  readonly research: readonly TechnologyId[];
}

export const USUAL: Style = {
  exposure: 0.3,
  caution: 0.3,
  least: 0.35,
  committed: 0.25,
  guards: 0,
  greed: 1,
  hold: 0.5,
  guardPull: 2.5,
  planetPull: 0.55,
  huntPull: 0.3,
  link: 0.15,
  siege: 0.7,
  threat: 0.5,
  stationHp: 1,
  hp: 0.9,
  patience: 8,
  ahead: 0.5,
  research: RESEARCH_PLANS.mixed,
};

const MOODS: Readonly<Record<string, Partial<Style>>> = {
  bold: { exposure: 0.1, caution: 0.08, least: 0, guards: -1 },
  wary: { exposure: 0.6, caution: 0.8, least: 0.8, guards: 1 },
  greedy: { greed: 2 },
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
