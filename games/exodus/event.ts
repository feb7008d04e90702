/** What a step can tell: the log, the live region, sound and animation live on these. */
import {
  type AnyFields,
  each,
  type FixedType,
  fixed,
  flag,
  int,
  list,
  maybe,
  oneOf,
  type Shape,
  type ShapeOf,
  some,
  tagged,
  yes,
} from '#engine';
import { BURDENS, LOSSES } from './action.ts';
import { ONCE_KINDS } from './content/advantage.ts';
import { AGENDA_IDS } from './content/agendas.ts';
import { COVERT_KEYS } from './content/covert.ts';
import { MANDATES } from './content/effect.ts';
import { FACTIONS, TRAITS } from './content/factions.ts';
import { ANSWER_IDS, CRISES, DAWN_IDS } from './content/fleet.ts';
import {
  CANDIDATES,
  DISPOSITIONS,
  FAILURES,
  LANDFALLS,
  PHASES,
  PUSHES,
  REWARDS,
  SPENDINGS,
} from './content/plans.ts';
import { DISCOVERY_IDS } from './content/secrets.ts';
import { LOSS_CAUSES } from './frame.ts';
import { faction, factions, intent, MANY, MOST_SYSTEMS, order, secret, stake } from './limits.ts';
import { setting, speaker } from './rules/colour.ts';
import { item, leader, POLL_ANSWERS, type State } from './state.ts';

/** XD-2.5 option `womenLabel`: Women are shown as People, and their law as the Shelter Law. */
const LABEL = { people: maybe(yes()) };
interface Label extends FixedType<typeof LABEL> {}
const WOMEN: Label = {};
const PEOPLE: Label = { people: true };
export const labelOf = ({ options }: State): Label => (options.people ? PEOPLE : WOMEN);

/** XD-1.4 result below 0: failure. */
export const OUTCOMES = ['failure', 'partial', 'success'] as const;
export type TestOutcome = (typeof OUTCOMES)[number];

const whole = int(-MANY, MANY);
/** A system, or -1 for none. */
const place = int(-1, MOST_SYSTEMS);
const die = oneOf([-1, 0, 1]);
const dice = list(die, { max: 100 });
const trait = oneOf(TRAITS);
const answer = oneOf(ANSWER_IDS);
const covert = oneOf(COVERT_KEYS);
const phase = oneOf(PHASES);
const outcome = oneOf(OUTCOMES);

/** One side of a test: a trait, or a bare number such as the Strength of a force. */
const SIDE = fixed({ trait: maybe(trait), value: whole });
export interface Side extends ShapeOf<typeof SIDE> {}
const side: Shape<Side> = SIDE;

/** XD-14 how a faction stands at the end. */
const STANDING = {
  guard: whole,
  renown: whole,
  markers: whole,
  secrets: whole,
  personal: whole,
  known: whole,
  office: whole,
  regime: whole,
  advantages: whole,
  agendas: whole,
  total: whole,
};
export type Standing = FixedType<typeof STANDING>;

/** Something said of each faction. */
const perHouse = <F extends AnyFields>(fields: F) =>
  list(fixed({ faction, ...fields }), { max: FACTIONS.length });

export const EVENTS = tagged('type', {
  assigned: { factions: perHouse({ seat: whole }) },
  answered: { answer, votes: whole },
  perk: { answer },
  rumour: { of: faction, secret },
  origin: { dice, links: whole },
  cycle: { cycle: whole, visit: whole },
  tested: { ...LABEL, own: side, against: side, dice, net: whole, result: whole },
  trait: { ...LABEL, trait, by: whole, now: whole },
  sheltered: {},
  riot: {},
  sabotaged: {},
  harmony: {},
  upkeep: {},
  breach: {},
  divided: {},
  dropped: {},
  leadersSwapped: {},
  closedMap: {},
  picketHeld: {},
  victory: {},
  reported: {},
  schism: { faction },
  leaderLost: { faction },
  office: { faction },
  officeLost: { faction },
  regime: { faction },
  regimeEnded: { faction },
  retired: { faction },
  confessed: { faction },
  marked: { faction },
  exposed: { faction },
  introduced: { faction, leader },
  successor: { faction, leader },
  officeSecret: { faction, secret },
  renown: { faction, by: whole, now: whole },
  stash: { by: whole, now: whole },
  bearing: { now: whole },
  readiness: { now: whole },
  lead: { now: whole },
  progress: { faction, now: whole },
  discovered: { faction, discovery: maybe(oneOf(DISCOVERY_IDS)) },
  markerGiven: { from: faction, to: faction },
  markerReturned: { holder: faction, issuer: faction },
  mandate: { faction, kind: oneOf(MANDATES) },
  mandateMet: { faction, kind: oneOf(MANDATES) },
  neglected: { faction, kind: oneOf(MANDATES) },
  law: { ...LABEL, on: flag() },
  hindered: { faction, by: whole, when: oneOf(['now', 'next']) },
  learnt: { by: faction, secret, owner: faction },
  published: { secret, owner: faction, knowers: factions },
  agendaSeen: { by: faction, of: faction, agenda: oneOf(AGENDA_IDS) },
  digFailed: { by: faction, on: faction },
  onceUsed: { faction, once: oneOf(ONCE_KINDS) },
  sounded: { by: faction, system: place, risk: maybe(whole) },
  intents: { written: perHouse({ written: some(FACTIONS, intent) }) },
  resolved: { faction, order, total: whole },
  polled: { answers: perHouse({ answer: oneOf(POLL_ANSWERS) }) },
  rewritten: { by: faction, of: faction, for: faction, intent },
  sceneOpened: { by: faction, phase },
  withdrawn: { by: faction },
  stood: { by: faction },
  refused: { by: faction, speaker },
  refusedByMarker: { by: faction, speaker },
  demanded: { by: faction, of: faction, stake, issue: maybe(faction), setting },
  offered: { by: faction, item },
  countered: { by: faction, item },
  threatened: { by: faction, of: faction, secret: maybe(secret) },
  dealt: { by: faction, with: faction, speaker },
  forced: { by: faction, on: faction },
  forcedResult: { by: faction, on: faction, outcome },
  foreseen: { by: faction, of: faction, order: maybe(covert) },
  covertRevealed: { orders: perHouse({ order: covert }) },
  covertTested: { faction, order: covert },
  leaked: { by: faction, to: maybe(faction), secret: maybe(secret) },
  ordered: { ...LABEL, faction, order },
  orderIdle: { ...LABEL, faction, order },
  orderResult: { ...LABEL, faction, order, outcome },
  elected: {
    winner: oneOf(CANDIDATES),
    incumbent: whole,
    challenger: whole,
    votes: perHouse({ who: oneOf(CANDIDATES) }),
  },
  extraction: { left: whole },
  completed: { reward: whole, first: flag() },
  benefit: { faction, trait },
  scanned: { system: place, dice, reward: whole, aimed: whole },
  rested: { fatigue: whole },
  strain: { strains: whole },
  borne: { by: faction, how: oneOf(BURDENS) },
  whispers: { rise: whole },
  ballots: { phase, ballots: perHouse({ stake }) },
  fate: { die },
  landfall: { result: oneOf(LANDFALLS) },
  dawn: { cause: oneOf(DAWN_IDS), dice },
  crisis: { kind: oneOf(CRISES), dice },
  force: { size: whole, lead: whole },
  forceShrank: { size: whole },
  disposed: { choice: oneOf(DISPOSITIONS) },
  course: { course: stake },
  jump: { to: place, outcome },
  push: { plan: oneOf(PUSHES), to: place, outcome },
  nuked: { system: place, size: whole },
  stranded: { system: place },
  lossChosen: { ...LABEL, by: faction, loss: oneOf(LOSSES), cause: oneOf(LOSS_CAUSES) },
  arrived: { system: place, first: flag() },
  excessSpent: { on: oneOf(SPENDINGS), points: whole },
  astrometrics: { dice, links: whole },
  rewardChosen: { choice: oneOf(REWARDS) },
  convenience: { system: place, dice, duration: whole },
  risk: { system: place, risk: whole },
  battle: { ambushed: flag(), size: whole },
  fleetLost: { reason: oneOf(FAILURES) },
  colony: { winners: factions, standings: perHouse(STANDING), traits: each(TRAITS, whole) },
});
export type ExodusEvent = ShapeOf<typeof EVENTS>;
