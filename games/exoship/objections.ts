/** Why something is not allowed; the words for each are in text/. */
import type { Objection } from '#engine';

export const OBJECTIONS = [
  'noActionsLeft',
  'notLookedAt',
  'notYoung',
  'emptyGeneration',
  'notInPlay',
  'notRift',
  'notDirectorate',
  'notPointedAt',
  'nobodyThere',
  'passive',
  'needsTarget',
  'needsNoTarget',
  'needsGeneration',
  'needsNoGeneration',
  'noNextCard',
  'notElder',
  'alreadyElder',
  'lowestYoung',
  'stackEmpty',
  'notAround',
  'nobodyBelow',
  'otherRank',
  'alreadyBlinded',
  'sameGeneration',
  'alreadyAxios',
  'noCaptain',
  'captainNotRift',
  'cruise',
] as const;
export type ObjectionCode = (typeof OBJECTIONS)[number];

export function objection(rule: string, code: ObjectionCode, about?: Objection['about']): Objection {
  return about ? { rule, code, about } : { rule, code };
}
