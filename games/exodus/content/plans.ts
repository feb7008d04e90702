/** What is voted on and bargained for: dispositions, courses, landfall; what a scene can offer. */
import type { Intent } from './orders.ts';

export const DISPOSITIONS = ['stay', 'leave', 'attack'] as const;
export type Disposition = (typeof DISPOSITIONS)[number];

export const LANDFALLS = ['found', 'flawed', 'dawn', 'fate', 'wait'] as const;
export type Landfall = (typeof LANDFALLS)[number];

export const AIMED_PLANS = ['jump', 'hurried', 'scout', 'nuke'] as const;
export const PLAIN_PLANS = ['nuke', 'dark', 'cover', 'hold'] as const;
export type Course = `${(typeof AIMED_PLANS)[number]}@${number}` | (typeof PLAIN_PLANS)[number];

/** What a scene is about: an intent or a ballot. */
export type Stake = Intent | Disposition | Course | Landfall;

export const PHASES = ['resolve', 'disposition', 'course', 'landfall'] as const;
export type Phase = (typeof PHASES)[number];

export const PLAIN_ITEMS = [
  'marker',
  'return',
  'pledge-course',
  'pledge-disposition',
  'pledge-silence',
] as const;
export type PlainItem = (typeof PLAIN_ITEMS)[number];

/** Plans that press on without the fleet. */
export const PUSHES = ['scout', 'nuke'] as const;
/** XD-8.9 what the excess of a jump is spent on. */
export const SPENDINGS = ['astrometrics', 'convenience'] as const;
/** A reward that can be either. */
export const REWARDS = ['supply', 'might'] as const;
/** XD-16.5 whom an election is between. */
export const CANDIDATES = ['incumbent', 'challenger'] as const;
/** XD-15 how a voyage can fail. */
export const FAILURES = ['women', 'supply', 'faith', 'breach', 'exhaustion'] as const;
