/** Everything that can be used in a match, by kind, for the coverage table. */
import { ONCE_KINDS } from './advantage.ts';
import { AGENDA_IDS } from './agendas.ts';
import { MANDATES } from './effect.ts';
import { COVERT_KINDS, FACTIONS } from './factions.ts';
import { ANSWER_IDS, CONVENIENCES, CRISES, DAWN_IDS, REWARDS, RISKS } from './fleet.ts';
import { ORDER_IDS } from './orders.ts';
import { SECRET_IDS } from './secrets.ts';

const OUTCOMES = ['failure', 'partial', 'success'] as const;
const withOutcomes = (names: readonly string[]): string[] =>
  names.flatMap((name) => OUTCOMES.map((outcome) => `${name}-${outcome}`));

export const CONTENT: Readonly<Record<string, readonly string[]>> = {
  order: ORDER_IDS,
  covert: COVERT_KINDS,
  covertOutcome: withOutcomes(['spying', 'sabotage', 'assassination', 'coup']),
  secret: SECRET_IDS,
  once: ONCE_KINDS,
  office: FACTIONS,
  agenda: AGENDA_IDS,
  answer: ANSWER_IDS,
  dawn: DAWN_IDS,
  reward: REWARDS,
  extraction: REWARDS.filter((reward) => reward !== 'nothing'),
  convenience: CONVENIENCES,
  risk: RISKS,
  crisis: CRISES,
  neglect: MANDATES,
  force: ['1', '2', '3'],
  battle: withOutcomes(['engagement', 'cover']),
  jump: OUTCOMES,
  push: withOutcomes(['scout', 'nuke']),
  course: ['jump-away', 'hurried-away', 'scout-away', 'nuke-away', 'nuke', 'dark', 'cover', 'hold'],
  disposition: ['stay', 'leave', 'attack'],
  landfall: ['found', 'flawed', 'dawn', 'fate', 'wait'],
  election: ['incumbent', 'challenger'],
  marker: ['rewrite', 'strike', 'refuse'],
  item: ['marker', 'return', 'vote', 'pledge-course', 'pledge-disposition', 'pledge-silence'],
  scene: ['deal', 'refuse', 'force', 'threat', 'withdraw'],
  leak: ['public', 'faction'],
  strain: ['supply', 'edge', 'treachery', 'sacrifice', 'spare'],
  infection: ['marked', 'obey', 'resist', 'confess', 'exposed'],
  loss: ['women', 'supply', 'faith', 'breach'],
  rule: ['harmony', 'hungry', 'breach', 'divided'],
};
