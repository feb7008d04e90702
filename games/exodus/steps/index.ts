/** XD-5 The flow of play. The sequence of play, in the order of the rulebook. */
import type { Steps, Verbs } from '#engine';
import { castingSeats, keeperSeats } from '../rules/ballots.ts';
import { everyone, seatOf } from '../rules/houses.ts';
import { unusedPersonal } from '../rules/leaders.ts';
import { counted, publish } from '../rules/secrets.ts';
import { pairOf, sceneOf } from '../rules/stakes.ts';
import type { Exodus, State } from '../state.ts';
import * as arrival from './arrival.ts';
import * as choices from './choices.ts';
import * as course from './course.ts';
import * as covert from './covert.ts';
import { crisis } from './crisis.ts';
import * as cycle from './cycle.ts';
import * as cyclical from './cyclicalEffects.ts';
import * as disposition from './disposition.ts';
import * as election from './election.ts';
import * as encounter from './encounter.ts';
import * as endgame from './endgame.ts';
import * as isolation from './isolation.ts';
import * as jump from './jump.ts';
import * as marker from './marker.ts';
import * as poll from './poll.ts';
import { publicOrder, publicOrders } from './publicOrders.ts';
import { again, letStand } from './reroll.ts';
import * as resolve from './resolve.ts';
import * as scan from './scan.ts';
import * as scene from './scene.ts';
import * as answer from './sceneAnswer.ts';
import * as setUp from './setUp.ts';
import { pass, use } from './windows.ts';

const openerSeat = (s: State) => seatOf(s, sceneOf(s).opener);
const respondentSeat = (s: State) => seatOf(s, pairOf(s).respondent);
const ofFrame = (s: State, { faction }: { readonly faction: Parameters<typeof seatOf>[1] }) =>
  seatOf(s, faction);
const yes = () => true;

export const STEPS: Steps<Exodus> = {
  // XD-4 setup
  assign: { run: setUp.assign },
  draft: { kind: 'one', verbs: ['draft'], seat: (_s, { order }) => order[0] },
  dossiers: { run: setUp.dossiers },
  dossier: {
    kind: 'secret',
    verbs: ['returnAgenda', 'institutional', 'personal'],
    seats: everyone,
    enough: (_s, chosen) => chosen.length >= setUp.DOSSIER_CHOICES,
  },
  questions: {
    kind: 'secret',
    verbs: ['answer'],
    seats: everyone,
    enough: (_s, chosen) => chosen.length >= 4,
  },
  countAnswers: { run: setUp.countAnswers },
  origin: { run: setUp.origin },

  // XD-9 cycle and intent
  cycle: { run: cycle.cycle },
  sharedMandate: { kind: 'one', verbs: ['carry'], seat: cycle.carrier },
  openIsolation: { run: cycle.openIsolation },
  isolation: {
    kind: 'secret',
    verbs: ['leader', 'intent'],
    seats: everyone,
    enough: isolation.isolationEnough,
  },
  bonds: { run: isolation.bonds },

  // XD-10 resolving intent
  reveal: { run: resolve.reveal },
  recount: { run: resolve.recount },
  tie: { kind: 'one', verbs: ['breakTie'], seat: ofFrame },
  poll: {
    kind: 'secret',
    verbs: ['accept', 'dissent', 'spend', 'favour'],
    seats: (s, { phase }) => poll.polledSeats(s, phase),
  },
  polled: { run: (g, { phase }) => poll.polled(g, phase) },
  marker: {
    kind: 'one',
    verbs: ['rewrite', 'strike'],
    seat: (s, { faction, issuer }) => marker.markerSeat(s, faction, issuer),
    auto: yes,
  },
  harmony: { run: resolve.harmony },

  // XD-11 scenes
  sceneIssue: { kind: 'one', verbs: ['issue', 'withdraw'], seat: openerSeat },
  sceneRespondent: { kind: 'one', verbs: ['respondent', 'withdraw'], seat: openerSeat },
  sceneDemand: { kind: 'one', verbs: ['demand', 'withdraw'], seat: openerSeat },
  sceneOffer: {
    kind: 'one',
    verbs: ['offer', 'offerVote', 'threaten', 'enough', 'withdraw'],
    seat: openerSeat,
  },
  sceneVote: { kind: 'one', verbs: ['vote', 'withdraw'], seat: openerSeat },
  sceneAnswer: {
    kind: 'one',
    verbs: ['agree', 'refuse', 'counter', 'refuseByMarker'],
    seat: respondentSeat,
  },
  sceneCounter: { kind: 'one', verbs: ['offer', 'offerVote', 'refuse'], seat: respondentSeat },
  sceneCounterVote: { kind: 'one', verbs: ['vote', 'refuse'], seat: respondentSeat },
  sceneReply: { kind: 'one', verbs: ['agree', 'stand', 'withdraw'], seat: openerSeat },
  sceneLast: { kind: 'one', verbs: ['agree', 'refuse'], seat: respondentSeat },
  sceneForce: { kind: 'secret', verbs: ['force', 'drop'], seats: answer.forceSeats },
  sceneForced: { run: answer.sceneForced },
  sceneEnd: {
    run(g) {
      g.s.scene = undefined;
    },
  },

  // XD-12 covert orders
  covert: {
    kind: 'secret',
    verbs: ['foresee', 'covert'],
    seats: everyone,
  },
  foresee: { kind: 'one', verbs: ['foreseeSeat'], seat: ofFrame },
  covertLate: { kind: 'one', verbs: ['covert'], seat: ofFrame },
  executeCovert: { run: covert.executeCovert },
  covertOrder: { run: (g, { faction, covert: key }) => covert.covertOrder(g, faction, key) },
  leak: { kind: 'one', verbs: ['leak', 'keepSilent'], seat: ofFrame },

  // XD-13 public orders
  publicOrders: { run: publicOrders },
  publicOrder: { run: (g, { faction }) => publicOrder(g, faction) },
  reroll: { kind: 'one', verbs: ['reroll', 'letStand'], seat: ofFrame, unseen: true },
  election: { kind: 'secret', verbs: ['elect'], seats: everyone },
  electionCount: { run: election.electionCount },
  office: {
    kind: 'one',
    verbs: ['office'],
    seat: (s, { faction }) => (choices.officesLeft(s, faction).length > 0 ? seatOf(s, faction) : undefined),
    auto: yes,
  },
  discover: { kind: 'one', verbs: ['discover'], seat: ofFrame },
  meet: { kind: 'one', verbs: ['meet'], seat: ofFrame, auto: yes },

  // XD-14 cyclical effects
  hungry: { run: cyclical.hungry },
  upkeep: { run: cyclical.upkeep },
  extraction: { run: cyclical.extraction },
  benefit: { kind: 'one', verbs: ['benefit'], seat: ofFrame },
  scanning: { run: scan.scanning },
  scan: { kind: 'one', verbs: ['scan'], seat: scan.scanSeat },
  rest: { run: cyclical.rest },
  neglect: { run: cyclical.neglect },
  strain: { run: cyclical.strain },
  bear: { kind: 'one', verbs: ['bear'], seat: (s) => seatOf(s, s.burden) },
  whispers: { run: cyclical.whispers },
  skin: { run: cyclical.skin },

  // XD-15, XD-16 the endgame and its crises
  endgame: { run: endgame.endgame },
  landfall: {
    kind: 'secret',
    verbs: ['ballot'],
    seats: keeperSeats,
    enough: disposition.ballotEnough,
  },
  landfallRevealed: { run: endgame.landfallRevealed },
  landfallDone: { run: endgame.landfallDone },
  dawnRetire: {
    kind: 'secret',
    verbs: ['freeRetire'],
    seats: (s) =>
      everyone(s).filter((seat) => s.houses.some((h) => h.seat === seat && h.faction !== 'network')),
  },
  dawnSwap: { kind: 'secret', verbs: ['swap'], seats: (s) => (s.options.dawnSwap ? everyone(s) : []) },
  swapSeats: { run: endgame.swapSeats },
  newMap: { run: endgame.newMap },
  guard: { run: endgame.guard },
  crisis: { run: crisis },

  // XD-6, XD-7 disposition and course
  beforeDisposition: { run: disposition.beforeDisposition },
  disposition: {
    kind: 'secret',
    verbs: ['ballot'],
    seats: (s) => castingSeats(s, 'disposition'),
    enough: disposition.ballotEnough,
  },
  dispositionRevealed: { run: disposition.dispositionRevealed },
  dispositionDone: { run: disposition.dispositionDone },
  course: {
    kind: 'secret',
    verbs: ['ballot'],
    seats: (s) => castingSeats(s, 'course'),
    enough: disposition.ballotEnough,
  },
  courseRevealed: { run: course.courseRevealed },
  courseDone: { run: course.courseDone },
  jump: { run: (g, { to, hurried }) => jump.jump(g, to, hurried) },
  jumpTest: { run: (g, { to, hurried }) => jump.jumpTest(g, to, hurried) },
  jumped: { run: (g, { to, excess }) => jump.jumped(g, to, excess) },
  push: { run: (g, { plan, to }) => jump.push(g, plan, to) },
  pushTest: { run: (g, { plan, to }) => jump.pushTest(g, plan, to) },
  pushed: { run: jump.pushed },
  loss: { kind: 'one', verbs: ['lose'], seat: ofFrame },

  // XD-8 arrival
  arrive: { run: (g, { to, excess }) => arrival.arrive(g, to, excess) },
  spend: { kind: 'one', verbs: ['spendExcess'], seat: (s) => seatOf(s, 'church') },
  astrometrics: { run: (g, { from, excess, spent }) => arrival.astrometrics(g, from, excess, spent) },
  survey: { run: (g, { system, excess }) => arrival.survey(g, system, excess) },
  rewardChoice: { kind: 'secret', verbs: ['reward'], seats: keeperSeats },
  rewardChosen: { run: arrival.rewardChosen },
  convenience: { run: (g, { system, spent }) => arrival.convenience(g, system, spent) },
  riskRoll: { run: (g, { system }) => arrival.riskRoll(g, system) },

  // XD-17 encounters
  engagement: { run: (g, { ambushed }) => encounter.engagement(g, ambushed) },
  battled: { run: encounter.battled },
  cover: { run: encounter.cover },
  covered: { run: encounter.covered },

  // XD-18, XD-19 secrets and leaders
  window: { kind: 'one', verbs: ['use', 'favour', 'pass'], seat: ofFrame, unseen: true },
  pause: { kind: 'one', verbs: ['pass'], seat: () => undefined, unseen: true },
  publish: {
    run(g, { secret }) {
      const found = g.s.secrets[secret];
      if (found !== undefined && counted(found) >= 3) publish(g, secret);
    },
  },
  successor: { kind: 'one', verbs: ['successor'], seat: ofFrame },
  personal: {
    kind: 'one',
    verbs: ['personal'],
    seat: (s, { faction }) => (unusedPersonal(s, faction).length > 0 ? seatOf(s, faction) : undefined),
    auto: yes,
  },
};

export const VERBS: Verbs<Exodus> = {
  draft: setUp.draft,
  returnAgenda: setUp.returnAgenda,
  institutional: setUp.institutional,
  personal: setUp.personal,
  answer: setUp.answer,
  carry: cycle.carry,
  leader: isolation.leader,
  intent: isolation.intent,
  breakTie: resolve.breakTie,
  accept: poll.accept,
  dissent: poll.dissent,
  spend: poll.spend,
  favour: poll.favour,
  rewrite: marker.rewrite,
  strike: marker.strike,
  withdraw: scene.withdraw,
  issue: scene.issue,
  respondent: scene.respondent,
  demand: scene.demand,
  offer: scene.offer,
  offerVote: scene.offerVote,
  vote: scene.vote,
  enough: scene.enough,
  threaten: scene.threaten,
  agree: answer.agree,
  refuse: answer.refuse,
  counter: answer.counter,
  refuseByMarker: answer.refuseByMarker,
  stand: answer.stand,
  force: answer.force,
  drop: answer.drop,
  covert: covert.covert,
  foresee: covert.foresee,
  foreseeSeat: covert.foreseeSeat,
  leak: choices.leak,
  keepSilent: choices.keepSilent,
  elect: election.elect,
  office: choices.office,
  discover: choices.discover,
  meet: choices.meet,
  benefit: choices.benefit,
  scan: scan.scan,
  bear: cyclical.bear,
  ballot: disposition.ballot,
  successor: choices.successor,
  lose: choices.lose,
  spendExcess: arrival.spendExcess,
  reward: arrival.reward,
  use,
  pass,
  reroll: again,
  letStand,
  swap: endgame.swap,
  freeRetire: endgame.freeRetire,
};
