/** Why something cannot be done, in English. The rule id is shown beside it. */
import type { Objection } from '#engine';
import { FACTIONS } from '../content/factions.ts';
import { OBJECTION_CODES, type ObjectionCode } from '../objections.ts';
import { faction } from './names.ts';

type About = NonNullable<Objection['about']>;

function who(about: About): string {
  const id = FACTIONS.find((other) => other === about.faction);
  return id === undefined ? 'that faction' : faction(id);
}

const LINES: Readonly<Record<ObjectionCode, (about: About) => string>> = {
  notYours: () => 'This does not stand in your faction’s book, or has been used already.',
  notDealt: () => 'This agenda was not dealt to you.',
  alreadyChosen: () => 'This has been chosen already.',
  notNow: () => 'Something else has to be decided first.',
  excluded: () => 'These two secrets cannot both be true.',
  taken: (about) => `Somebody already leads ${who(about)}.`,
  alreadyRetired: () => 'A leader can retire once in a match.',
  networkStays: () => 'The Network cannot be removed.',
  notMarked: () => 'Your leader bears no mark.',
  mustAnswerMark: () => 'Your leader is marked: obey, resist, confess or retire.',
  nothingToMask: () => 'There is no covert order to mask.',
  notFresh: () => 'There is no fresh mark to decline.',
  notThisFaction: (about) => `It is not the turn of ${who(about)}: intents are written in faction order.`,
  notLegalOrder: (about) => `This order is not legal for ${who(about)} now.`,
  notTied: () => 'Only the tied orders can be picked.',
  noMarker: (about) => `You hold no marker of ${who(about)}.`,
  mayNotDissent: () => 'You cannot dissent any more in this phase.',
  nothingToUse: () => 'You know no secret that would allow this, or it has been used.',
  poolEmpty: (about) => `${who(about)} has no marker left to give.`,
  sameAsBefore: () => 'That would change nothing.',
  nothingWritten: (about) => `Nothing is written there to strike: ${who(about)}.`,
  ownFaction: () => 'It must be another faction than your own.',
  notInPlay: (about) => `${who(about)} is not in play.`,
  notAKeeper: (about) => `${who(about)} has no ballot here; speak to a Keeper.`,
  onlyOneOrder: (about) => `There is nothing to argue about: ${who(about)} has one legal order.`,
  sameStake: () => 'That is what the other side has written already.',
  notAStake: () => 'This cannot be chosen now.',
  tooManyItems: () => 'An offer has at most three items.',
  cannotGive: () => 'The opener of the scene has nothing of that kind to give.',
  alreadyOffered: () => 'This vote is part of the offer or of the quarrel itself.',
  resolveOnly: () => 'This is possible in the resolve phase only.',
  unknownSecret: () => 'You do not know this secret, or it is no secret any more.',
  notTheirs: () => 'It must be a contained secret of the other side.',
  alreadyThreatened: () => 'One threat is enough.',
  brisk: () => 'At a brisk table there are no counters.',
  notAvailable: () => 'Your faction has no such covert order now.',
  resisting: () => 'A leader who resists the mark stays in the cabin: no covert order today.',
  mustLeak: () => 'You have something to tell, and the order says that you do.',
  notOffered: () => 'This is not among the choices.',
  noSuchMandate: (about) => `${who(about)} has no such mandate.`,
  notLinked: () => 'Choose a linked system that nobody has visited.',
  scannedAlready: () => 'This system is not linked, or its reward is known.',
  cannotBear: () => 'Your faction has nothing left to give up.',
  tooMuch: () => 'So much excess cannot be spent on this roll.',
  cannotLose: () => 'This loss is not among the choices.',
  notYourBallot: (about) => `It is not yours to cast this ballot now: ${who(about)}.`,
};

export function objectionLine({ code, about = {} }: Objection): string {
  const known = OBJECTION_CODES.find((other) => other === code);
  return known === undefined ? 'This is not allowed now.' : LINES[known](about);
}
