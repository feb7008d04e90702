/** The steps of a voyage, as frames of the stack. */
import { choices, flag, int, list, maybe, oneOf, type ShapeOf, tagged } from '#engine';
import { ACTIONS, LOSSES } from './action.ts';
import { ONCE_KINDS } from './content/advantage.ts';
import { COVERT_KEYS } from './content/covert.ts';
import { MANDATES } from './content/effect.ts';
import { PHASES, PUSHES, SPENDINGS } from './content/plans.ts';
import { faction, factions, MOST_SEATS, MOST_SYSTEMS, order, seat, secretIndex, system } from './limits.ts';

export const LOSS_CAUSES = ['jump', 'push', 'nuke', 'battle', 'cover', 'scout'] as const;

export type Die = -1 | 0 | 1;

const excess = int(0, 15);
const phase = oneOf(PHASES);
const plan = oneOf(PUSHES);
/** What seats have chosen so far, where all decide at once. */
const chosen = choices(ACTIONS, { seats: MOST_SEATS, each: 20 });

export const FRAMES = tagged('step', {
  assign: {},
  dossiers: {},
  dossier: { chosen },
  questions: { chosen },
  countAnswers: {},
  origin: {},
  cycle: {},
  sharedMandate: {},
  openIsolation: {},
  isolation: { chosen },
  bonds: {},
  reveal: {},
  recount: {},
  harmony: {},
  covert: { chosen },
  executeCovert: {},
  publicOrders: {},
  hungry: {},
  upkeep: {},
  extraction: {},
  scanning: {},
  scan: {},
  rest: {},
  neglect: {},
  strain: {},
  bear: {},
  whispers: {},
  skin: {},
  endgame: {},
  landfall: { chosen },
  landfallRevealed: {},
  landfallDone: {},
  guard: {},
  crisis: {},
  election: { chosen },
  electionCount: {},
  sceneIssue: {},
  sceneRespondent: {},
  sceneDemand: {},
  sceneOffer: {},
  sceneVote: {},
  sceneAnswer: {},
  sceneCounter: {},
  sceneCounterVote: {},
  sceneReply: {},
  sceneLast: {},
  sceneForce: { chosen },
  sceneForced: {},
  sceneEnd: {},
  beforeDisposition: {},
  disposition: { chosen },
  dispositionRevealed: {},
  dispositionDone: {},
  course: { chosen },
  courseRevealed: {},
  courseDone: {},
  cover: {},
  covered: {},
  battled: {},
  pushed: {},
  dawnSwap: { chosen },
  swapSeats: {},
  newMap: {},
  dawnRetire: { chosen },
  rewardChoice: { chosen },
  rewardChosen: {},
  // D31 what a once-window looks like to the others
  pause: {},
  draft: { order: list(seat, { max: MOST_SEATS }), left: factions },
  tie: { faction, among: list(order, { min: 2, max: MOST_SEATS }) },
  poll: { phase, chosen },
  polled: { phase },
  marker: { faction, issuer: faction },
  foresee: { faction },
  covertLate: { faction },
  covertOrder: { faction, covert: oneOf(COVERT_KEYS) },
  leak: { faction },
  publicOrder: { faction },
  reroll: { faction, result: int(-20, 20), net: int(-30, 30) },
  office: { faction },
  discover: { faction },
  meet: { faction, kind: oneOf(MANDATES) },
  benefit: { faction },
  window: {
    faction,
    kinds: list(oneOf(ONCE_KINDS), { min: 1, max: ONCE_KINDS.length }),
    /** For `hush`: the secret about to come out. */
    secret: maybe(secretIndex),
  },
  publish: { secret: secretIndex },
  /** After a coup: from the faction that made it. */
  successor: { faction, from: maybe(faction) },
  personal: { faction },
  jump: { to: system, hurried: flag() },
  jumpTest: { to: system, hurried: flag() },
  jumped: { to: int(-1, MOST_SYSTEMS), excess },
  push: { plan, to: system },
  pushTest: { plan, to: system },
  loss: { faction, losses: list(oneOf(LOSSES), { min: 1, max: LOSSES.length }), cause: oneOf(LOSS_CAUSES) },
  arrive: { to: system, excess },
  spend: { on: oneOf(SPENDINGS), from: system, system, excess },
  astrometrics: { from: system, excess, spent: excess },
  survey: { system, excess },
  convenience: { system, spent: excess },
  riskRoll: { system },
  /** The force strikes first: one hindrance (XD-6.4). */
  engagement: { ambushed: flag() },
});
export type ExodusFrame = ShapeOf<typeof FRAMES>;
