/** Why an action is not legal: the rule and a key into the words. */
import type { Objection } from '#engine';

export const OBJECTION_CODES = [
  'notYours',
  'notDealt',
  'alreadyChosen',
  'notNow',
  'excluded',
  'taken',
  'alreadyRetired',
  'networkStays',
  'notMarked',
  'notFresh',
  'notThisFaction',
  'notLegalOrder',
  'notTied',
  'noMarker',
  'mayNotDissent',
  'nothingToUse',
  'poolEmpty',
  'sameAsBefore',
  'nothingWritten',
  'ownFaction',
  'notInPlay',
  'notAKeeper',
  'onlyOneOrder',
  'sameStake',
  'notAStake',
  'tooManyItems',
  'cannotGive',
  'alreadyOffered',
  'resolveOnly',
  'unknownSecret',
  'notTheirs',
  'alreadyThreatened',
  'brisk',
  'notAvailable',
  'resisting',
  'mustLeak',
  'notOffered',
  'noSuchMandate',
  'notLinked',
  'scannedAlready',
  'cannotBear',
  'tooMuch',
  'cannotLose',
  'notYourBallot',
] as const;
export type ObjectionCode = (typeof OBJECTION_CODES)[number];

export function objection(
  rule: string,
  code: ObjectionCode,
  about?: Readonly<Record<string, string | number>>,
): Objection {
  return about === undefined ? { rule, code } : { rule, code, about };
}
