/** Everything a seat can do, as flat records with a stable meaning. */
import { flag, int, maybe, oneOf, type ShapeOf, tagged } from '#engine';
import { ONCE_KINDS } from './content/advantage.ts';
import { AGENDA_IDS } from './content/agendas.ts';
import { NEWCOMER } from './content/characters.ts';
import { COVERT_KEYS } from './content/covert.ts';
import { FACTIONS } from './content/factions.ts';
import { ANSWER_IDS, QUESTION_IDS } from './content/fleet.ts';
import { CANDIDATES, PLAIN_ITEMS, REWARDS } from './content/plans.ts';
import { DISCOVERY_IDS, INSTITUTIONAL_IDS, OFFICE_IDS, PERSONAL_IDS } from './content/secrets.ts';
import { faction, intent, MOST_EXCESS, order, secret, stake, system } from './limits.ts';
import { setting, sheet, speaker } from './rules/colour.ts';

/** XD-9.2, XD-20.4 what becomes of the leader in isolation. */
export const LEADER_CHOICES = ['stay', 'retire', 'obey', 'resist', 'confess', 'fudge'] as const;
export const BURDENS = ['supply', 'edge', 'treachery', 'sacrifice', 'spare'] as const;
export const BENEFITS = ['supply', 'faith', 'justice', 'might'] as const;

export const LOSSES = ['women', 'supply', 'supplies', 'faith', 'might'] as const;
export type Loss = (typeof LOSSES)[number];

const agenda = oneOf(AGENDA_IDS);

export const ACTIONS = tagged('type', {
  draft: { faction },
  returnAgenda: { agenda },
  institutional: { secret: oneOf(INSTITUTIONAL_IDS) },
  personal: { secret: oneOf(PERSONAL_IDS), sheet },
  answer: { question: oneOf(QUESTION_IDS), answer: oneOf([...ANSWER_IDS, 'none']) },
  carry: { by: oneOf(['government', 'security']) },
  leader: { how: oneOf(LEADER_CHOICES) },
  intent: { for: faction, intent },
  breakTie: { order },
  accept: {},
  dissent: {},
  spend: { issuer: faction },
  favour: { from: faction },
  rewrite: { intent },
  strike: { faction },
  withdraw: {},
  issue: { faction },
  respondent: { faction },
  demand: { stake, setting },
  offer: { item: oneOf(PLAIN_ITEMS) },
  offerVote: { faction },
  vote: { intent },
  enough: {},
  threaten: { secret },
  agree: { speaker },
  refuse: { speaker },
  counter: { speaker },
  refuseByMarker: { speaker },
  stand: {},
  force: {},
  drop: {},
  covert: { order: oneOf(COVERT_KEYS), mask: maybe(flag()) },
  foresee: {},
  foreseeSeat: { faction },
  leak: { secret, to: oneOf([...FACTIONS, 'public']) },
  keepSilent: {},
  elect: { who: oneOf(CANDIDATES) },
  office: { secret: oneOf(OFFICE_IDS) },
  discover: { discovery: oneOf(DISCOVERY_IDS) },
  meet: { faction },
  benefit: { trait: oneOf(BENEFITS) },
  scan: { system },
  bear: { by: oneOf(BURDENS) },
  ballot: { for: faction, stake },
  successor: { role: int(0, NEWCOMER), sheet },
  lose: { loss: oneOf(LOSSES) },
  spendExcess: { points: int(0, MOST_EXCESS) },
  reward: { choice: oneOf(REWARDS) },
  use: { once: oneOf(ONCE_KINDS), system: maybe(system) },
  pass: {},
  reroll: {},
  letStand: {},
  swap: { yes: flag() },
  freeRetire: { yes: flag() },
});
export type ExodusAction = ShapeOf<typeof ACTIONS>;
