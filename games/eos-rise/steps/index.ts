/** The sequence of play and the decisions in it. The table of contents of the rules. */
import type { Seat, Steps, Verbs } from '#engine';
import type { CharacterId } from '../content/characters.ts';
import type { EosFrame } from '../frame.ts';
import { dashDue } from '../rules/tracks.ts';
import type { EosRise, G, State } from '../state.ts';
import { alienAttack, alienMovement, alienOrders, anchor, anchorSeat, endAttack } from './aliens.ts';
import { NOBODY, pass, passedSeats, ready, standBy } from './asking.ts';
import * as combat from './combat.ts';
import { cargoRoll, deliver, sign } from './contracts.ts';
import { crewPhase, place, placers } from './crewActions.ts';
import * as dice from './dice.ts';
import { accept, decline, drawEvent, extinction } from './events.ts';
import { cube, cubeSeat, gain, intel, progress, seatFor } from './gain.ts';
import {
  assignSeat,
  damageCard,
  hit,
  hullDamage,
  quickFix,
  quickFixSeat,
  repair,
  repairSeat,
} from './hull.ts';
import { dashCheck, dashCycle, dashWarp, lastDash } from './lastDash.ts';
import { dealStress, level, levelSeat, pills, takeRoom, track } from './levels.ts';
import { moveOn } from './moveOn.ts';
import * as picks from './picks.ts';
import { buyCube, intercept, planners, sabotage, scrap, spoof } from './planning.ts';
import { deploy, deployInvader, endRedeploy, redeploy } from './redeploy.ts';
import { endOfRound, funding, handOver, round } from './round.ts';
import { haul, scanCargo, scanNext, scanOrders, scanTechnology, tow } from './scan.ts';
import { setUp } from './setUp.ts';
import * as strike from './strike.ts';
import { discardTechnology, drawTechnology, holders, passOn, technology } from './technology.ts';
import { afterburner, collect, pilotAsked, slipDrivers, stop, warp, warpEnds, warpPhase } from './warp.ts';

/** A single option is taken without asking. */
const single = () => true;
const ofWho = (s: State, { who }: { readonly who: CharacterId }) => s.crew[who].seat;
const engineer = (s: State) => s.crew.engineer.seat;
const pilot = (s: State) => s.crew.pilot.seat;
const commander = (s: State) => s.crew.commander.seat;
const specialist = (s: State) => s.crew.specialist.seat;
const facilitator = (s: State) => s.facilitator;

/** ER-21.1 a phase, or a part of one, that is skipped once the Last Dash is due. */
const unlessDashDue =
  <F extends EosFrame>(run: (g: G, frame: F) => void) =>
  (g: G, frame: F): void => {
    if (!dashDue(g.s)) run(g, frame);
  };

/** ER-21.1 and a decision for which nobody is waited for any more then. */
const askedUnlessDashDue =
  <F extends EosFrame>(seats: (s: State, frame: F) => readonly Seat[]) =>
  (s: State, frame: F): readonly Seat[] =>
    dashDue(s) ? NOBODY : seats(s, frame);

/** A window in which only technology cards are used. */
const cards = { kind: 'any', verbs: ['technology', 'pass'], must: holders } as const;

export const STEPS: Steps<EosRise> = {
  setUp: { run: setUp },

  // Phase 1
  round: { run: round },
  planning: {
    kind: 'any',
    verbs: ['buyCube', 'scrap', 'sabotage', 'intercept', 'quickFix', 'ready', 'moveOn'],
    must: askedUnlessDashDue(planners),
    may: passedSeats,
  },
  spoof: { kind: 'one', verbs: ['spoof', 'pass'], seat: engineer },

  // Phase 2
  crewPhase: { run: unlessDashDue(crewPhase) },
  crewActions: {
    kind: 'any',
    verbs: ['place', 'standBy', 'moveOn'],
    must: askedUnlessDashDue(placers),
    may: passedSeats,
  },
  build: { kind: 'one', verbs: ['build'], seat: ofWho, auto: single },
  sign: { kind: 'one', verbs: ['sign'], seat: ofWho },
  cargoRoll: { run: cargoRoll },
  deliver: { run: deliver },
  mine: { kind: 'one', verbs: ['mine'], seat: picks.mineSeat, auto: single },
  scanNext: { run: scanNext },
  scan: { kind: 'one', verbs: ['scanCargo', 'scanTechnology', 'scanOrders'], seat: ofWho, auto: single },
  haul: { kind: 'one', verbs: ['haul', 'pass'], seat: ofWho },
  tow: { kind: 'one', verbs: ['tow'], seat: ofWho, auto: single },
  pickShip: { kind: 'one', verbs: ['pickShip'], seat: ofWho, auto: single },
  decoy: { kind: 'one', verbs: ['decoy'], seat: ofWho },
  pickFrb: { kind: 'one', verbs: ['pickFrb'], seat: ofWho, auto: single },
  putFrb: { kind: 'one', verbs: ['putFrb'], seat: ofWho, auto: single },
  keepDamage: { kind: 'one', verbs: ['keepDamage'], seat: ofWho, auto: single },
  keepTechnology: { kind: 'one', verbs: ['keepTechnology'], seat: ofWho, auto: single },
  drawTechnology: { run: drawTechnology },
  thirdCard: { kind: 'one', verbs: ['passOn', 'discardTechnology'], seat: ofWho },
  pickCharacter: { kind: 'one', verbs: ['pickCharacter'], seat: (s, { by }) => seatFor(s, by), auto: single },

  // Levels, stress, tracks, hull
  gain: { run: gain },
  intel: { run: intel },
  progress: { run: progress },
  cube: { kind: 'one', verbs: ['cube', 'pass'], seat: cubeSeat },
  level: { kind: 'one', verbs: ['level'], seat: levelSeat, auto: single },
  track: { kind: 'one', verbs: ['track'], seat: ofWho },
  advancedRoom: { kind: 'one', verbs: ['takeRoom', 'pass'], seat: ofWho },
  dealStress: { run: dealStress },
  pills: { kind: 'one', verbs: ['pills'], seat: commander },
  damageCard: { run: damageCard },
  hullDamage: { run: hullDamage },
  foam: cards,
  assign: { kind: 'one', verbs: ['hit'], seat: assignSeat, auto: single },
  quickFix: { kind: 'one', verbs: ['quickFix', 'pass'], seat: quickFixSeat },
  repair: { kind: 'one', verbs: ['repair'], seat: repairSeat, auto: single },

  // Phase 3
  warpPhase: { run: unlessDashDue(warpPhase) },
  warp: {
    kind: 'any',
    verbs: ['warp', 'afterburner', 'technology', 'stop'],
    must: pilotAsked,
    may: slipDrivers,
  },
  collect: { run: collect },
  warpEnds: { run: warpEnds },

  // Phase 4
  eosAttack: { run: combat.eosAttack },
  combatRound: { run: combat.combatRound },
  join: { kind: 'one', verbs: ['join'], seat: specialist },
  xrayStorm: { run: combat.xrayStorm },
  drawDamageCards: { run: combat.drawDamageCards },
  arms: { kind: 'any', verbs: ['addHeld', 'technology', 'pass'], must: combat.armers },
  firstStrike: { kind: 'one', verbs: ['strike', 'pass'], seat: combat.firstStrikeSeat },
  confirmStrike: { kind: 'one', verbs: ['confirm'], seat: (s, { by }) => s.crew[by].seat },
  tricky: { kind: 'one', verbs: ['tricky'], seat: specialist, auto: single },
  attackRoll: { run: combat.attackRoll },
  rollWindow: {
    kind: 'any',
    verbs: ['targetLock', 'lead', 'gunneryRange', 'technology', 'pass'],
    must: dice.rollers,
  },
  reroll: { kind: 'one', verbs: ['mark', 'reroll'], seat: (s, { by }) => s.crew[by].seat },
  takeStress: { run: combat.takeRolledStress },
  placeDice: { kind: 'one', verbs: ['placeDie', 'pass'], seat: dice.placeSeat },
  overcharge: cards,
  target: { kind: 'one', verbs: ['target'], seat: combat.leaderSeat, auto: single },
  overpenetration: { kind: 'one', verbs: ['target', 'pass'], seat: combat.leaderSeat },
  retaliate: { run: combat.retaliate },
  continueOrFlee: { kind: 'one', verbs: ['continue', 'flee'], seat: combat.leaderSeat, auto: single },
  ghost: cards,
  fleeRoll: { run: combat.fleeRoll },
  flee: { run: combat.fled },
  endCombat: { run: combat.endCombat },

  // The strike roll
  strikeRoll: { run: strike.strikeRoll },
  capacitor: cards,
  shields: { kind: 'one', verbs: ['shield', 'pass'], seat: strike.shieldSeat },
  strikeDie: { run: strike.strikeDie },
  lens: cards,
  strikeBolts: { run: strike.strikeBolts },
  pointDefence: { kind: 'one', verbs: ['pointDefence', 'pass'], seat: strike.pointDefenceSeat },
  strikeEnd: { run: strike.strikeEnd },

  // Phases 5 and 6
  alienOrders: { run: unlessDashDue(alienOrders) },
  anchorWindow: cards,
  anchor: { kind: 'one', verbs: ['anchor', 'pass'], seat: anchorSeat },
  alienMovement: { run: alienMovement },
  alienAttack: { run: alienAttack },
  endAttack: { run: endAttack },

  // Phases 7 to 9
  redeploy: { run: unlessDashDue(redeploy) },
  deploy: { run: unlessDashDue(deploy) },
  deployInvader: { run: unlessDashDue(deployInvader) },
  endRedeploy: { run: endRedeploy },
  signalSense: { kind: 'one', verbs: ['keepLocation', 'rollAgain'], seat: pilot },
  extinction: { run: unlessDashDue(extinction) },
  drawEvent: { run: drawEvent },
  tryLuck: { kind: 'one', verbs: ['accept', 'decline'], seat: facilitator, auto: single },
  gate: { kind: 'one', verbs: ['gate'], seat: picks.gateSeat, auto: single },
  funding: { run: unlessDashDue(funding) },
  endOfRound: { run: unlessDashDue(endOfRound) },
  handOver: { kind: 'one', verbs: ['handOver'], seat: facilitator },

  // The Last Dash
  lastDash: { run: lastDash },
  dashCycle: { run: dashCycle },
  dashWarp: { run: dashWarp },
  dashCheck: { run: dashCheck },
};

export const VERBS: Verbs<EosRise> = {
  buyCube,
  scrap,
  sabotage,
  intercept,
  quickFix,
  ready,
  spoof,
  place,
  standBy,
  moveOn,
  track,
  takeRoom,
  build: picks.build,
  repair,
  passOn,
  discardTechnology,
  sign,
  mine: picks.mine,
  scanCargo,
  scanTechnology,
  scanOrders,
  haul,
  pickShip: picks.pickShip,
  decoy: picks.decoy,
  tow,
  pickFrb: picks.pickFrb,
  putFrb: picks.putFrb,
  keepDamage: picks.keepDamage,
  keepTechnology: picks.keepTechnology,
  pickCharacter: picks.pickCharacter,
  cube,
  warp,
  afterburner,
  stop,
  level,
  join: combat.join,
  addHeld: combat.addHeld,
  strike: combat.strike,
  confirm: combat.confirm,
  pills,
  technology,
  targetLock: dice.targetLock,
  lead: dice.lead,
  gunneryRange: dice.gunneryRange,
  mark: dice.mark,
  reroll: dice.reroll,
  placeDie: dice.placeDie,
  target: dice.target,
  shield: strike.shield,
  pointDefence: strike.pointDefence,
  hit,
  continue: combat.continueFight,
  flee: combat.flee,
  anchor,
  accept,
  decline,
  gate: picks.gate,
  keepLocation: picks.keepLocation,
  rollAgain: picks.rollAgain,
  tricky: combat.trickyRoll,
  handOver,
  pass,
};
