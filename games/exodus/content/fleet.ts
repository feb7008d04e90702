/** CT-16 fleet questions, CT-17 causes of a False Dawn, and the tables of XD-8 and XD-16. */
import { keysOf } from '#engine';
import type { Effect } from './effect.ts';

export const QUESTIONS = {
  bounders: ['network-alarm', 'dying-technician', 'last-broadcasts'],
  knowledge: ['published', 'sealed', 'rumoured'],
  heading: ['charted', 'a-direction', 'anywhere-but-here'],
  earth: ['forbidden-word', 'sailors-tale', 'scholars-wager'],
} as const;
export type QuestionId = keyof typeof QUESTIONS;
export type AnswerId = (typeof QUESTIONS)[QuestionId][number];
export const QUESTION_IDS = keysOf(QUESTIONS);
export const ANSWER_IDS: readonly AnswerId[] = QUESTION_IDS.flatMap((id) => QUESTIONS[id]);

export interface Dawn {
  readonly id: string;
  readonly effect: Effect;
}

/** By roll, from −3 to +3. */
export const DAWNS = [
  { id: 'sky-fire', effect: { women: -2, might: -1 } },
  { id: 'violet-spring', effect: { treachery: 2, women: -1 } },
  { id: 'poison-tide', effect: { supply: -2 } },
  { id: 'long-winter', effect: { supply: -1, edge: 1 } },
  { id: 'schism-summer', effect: { justice: -2, might: 1 } },
  { id: 'the-god-sang', effect: { faith: -2, justice: 1 } },
  { id: 'orderly-retreat', effect: { supply: 1, justice: 1 } },
] as const satisfies readonly Dawn[];
export type DawnId = (typeof DAWNS)[number]['id'];
export const DAWN_IDS: readonly DawnId[] = DAWNS.map(({ id }) => id);

/** Tables of rolls from −3 to +3 are indexed from 0. */
export const REWARDS = ['stranded', 'iron', 'traces', 'nothing', 'needed', 'abundance', 'site'] as const;

export const RISKS = ['overwhelming', 'equivalent', 'inferior', 'uneasy', 'quiet', 'hungry', 'calm'] as const;

export const CONVENIENCES = ['worst', 'bad', 'slow', 'fair', 'good', 'better', 'best'] as const;

export const CRISES = ['hunters', 'scouts', 'breakdown', 'none', 'sickness', 'vote', 'uprising'] as const;
export type Crisis = (typeof CRISES)[number];

/** XD-8.7, R12 how long an extraction takes and what each completion costs. */
export interface Convenience {
  readonly duration: number;
  readonly cost: Effect;
}

export const CONVENIENCE: readonly Convenience[] = [
  { duration: 4, cost: { supply: -1, women: -1 } },
  { duration: 3, cost: { supply: -1 } },
  { duration: 3, cost: {} },
  { duration: 2, cost: {} },
  { duration: 1, cost: {} },
  { duration: 1, cost: {} },
  { duration: 1, cost: {} },
];

/** XD-17.1, R20 by size. */
export const STRENGTH: readonly number[] = [0, 5, 9, 13];
export const LEAD_AT_START: readonly number[] = [0, 3, 1, 0];

/** XD-22.3 the longer the journey, the later homes are found. */
export const JOURNEYS = {
  short: { bearing: 4, thresholds: [5, 8, 11], reach: 3 },
  standard: { bearing: 0, thresholds: [6, 9, 12], reach: 5 },
  long: { bearing: 0, thresholds: [8, 12, 16], reach: 7 },
} as const;
export type JourneyId = keyof typeof JOURNEYS;

/** XD-8.12 the site is the best reward. */
export const SITE = 3;
