/** The sequence of play, in the order of the rulebook. */
import { HOST, type Seat, type Steps, type Verbs } from '#engine';
import { handOf } from '../rules/cards.ts';
import { currentSeat, ONLY, seatsInPlay } from '../rules/order.ts';
import type { Exoworld, State } from '../state.ts';
import {
  bury,
  canRemove,
  choosesManifest,
  collect,
  convert,
  done,
  pass,
  recover,
  remove,
  toggle,
} from './choices.ts';
import { deploy, pay, waive } from './deploy.ts';
import { choose, draw, putAway, recycle, sortOut } from './draw.ts';
import { end } from './endActions.ts';
import { carryOut, drawEvent, eventDone, parts } from './event.ts';
import {
  branch,
  canDiscard,
  cross,
  crossers,
  discard,
  name,
  passLeft,
  place,
  spotsOf,
  tire,
  tireable,
} from './eventChoices.ts';
import { item } from './items.ts';
import { isBetweenTurns, join, leave } from './joining.ts';
import { command, move } from './move.ts';
import { nameable } from './parts.ts';
import { produce } from './produce.ts';
import { decline, protocol, window } from './protocols.ts';
import { alsoRelieve, canAlsoRepair, relieve, repair } from './repair.ts';
import { say } from './saying.ts';
import { deal, dismiss, keep, setUp, undecided } from './setUp.ts';
import { shutDown } from './shutDown.ts';
import { heal, postpone, salvage } from './skills.ts';
import {
  agree,
  answering,
  coordinate,
  coordinateAlone,
  give,
  handOver,
  refuse,
  request,
  take,
} from './transfer.ts';
import { endOfTurn, startOfTurn } from './turn.ts';
import { overLimit, update } from './update.ts';

const always = () => true;

/** PW-1 the others may speak up while the current player decides; between turns the table may seat players. */
function mayInterrupt(s: State): Seat[] {
  const own = currentSeat(s);
  const others = seatsInPlay(s).filter((seat) => seat !== own);
  return isBetweenTurns(s) ? [...others, HOST] : others;
}

export const STEPS: Steps<Exoworld> = {
  setUp: { run: setUp },
  characters: { kind: 'any', verbs: ['keep'], must: undecided },
  companions: { kind: 'one', verbs: ['dismiss'], seat: () => 0 },
  deal: { run: deal },
  startOfTurn: { run: startOfTurn },
  actions: {
    kind: 'any',
    verbs: [
      'draw',
      'deploy',
      'move',
      'produce',
      'repair',
      'relieve',
      'give',
      'take',
      'request',
      'recycle',
      'shutDown',
      'command',
      'heal',
      'coordinate',
      'coordinateAlone',
      'salvage',
      'postpone',
      'sortOut',
      'item',
      'protocol',
      'say',
      'join',
      'leave',
      'end',
    ],
    must: (s) => ONLY[currentSeat(s)] ?? [],
    may: mayInterrupt,
  },
  // Where hands are secret, paying without being asked would show that there was no other card to pay with.
  pay: { kind: 'one', verbs: ['pay', 'waive'], seat: currentSeat, auto: (s) => !s.incommunication },
  consent: { kind: 'one', verbs: ['agree', 'handOver', 'refuse'], seat: answering },
  survey: { kind: 'one', verbs: ['choose'], seat: currentSeat, auto: always },
  sorting: { kind: 'one', verbs: ['putAway', 'done'], seat: currentSeat, auto: always },
  alsoRepair: {
    kind: 'one',
    verbs: ['remove', 'alsoRelieve', 'done'],
    seat: (s, frame) => (canAlsoRepair(s, frame) ? currentSeat(s) : undefined),
  },
  sealing: {
    kind: 'one',
    verbs: ['remove', 'done'],
    seat: (s, frame) => (canRemove(s, frame) ? currentSeat(s) : undefined),
  },
  manifest: { kind: 'one', verbs: ['pass', 'collect', 'done'], seat: (s, { by }) => choosesManifest(s, by) },
  passOn: { kind: 'one', verbs: ['handOver'], seat: (_, { from }) => from },
  damageControl: {
    kind: 'one',
    verbs: ['remove', 'done'],
    seat: (s, frame) => (canRemove(s, frame) ? frame.by : undefined),
  },
  convert: { kind: 'one', verbs: ['convert'], seat: (_, { by }) => by, auto: always },
  override: { kind: 'one', verbs: ['toggle', 'done'], seat: (_, { by }) => by },
  recover: {
    kind: 'one',
    verbs: ['recover', 'done'],
    seat: (s, { by }) => (s.discards.length > 0 ? by : undefined),
    auto: always,
  },
  forecast: { kind: 'one', verbs: ['bury'], seat: (_, { by }) => by, auto: always },
  window: { run: window },
  respond: { kind: 'one', verbs: ['protocol', 'decline'], seat: (_, { seat }) => seat },
  drawEvent: { run: drawEvent },
  carryOut: { run: carryOut },
  parts: { run: parts },
  placing: {
    kind: 'one',
    verbs: ['place'],
    seat: (s, frame) => (spotsOf(s, frame).length > 0 ? currentSeat(s) : undefined),
    auto: always,
  },
  tiring: {
    kind: 'one',
    verbs: ['tire'],
    seat: (s, { used }) => (tireable(s, used).length > 0 ? currentSeat(s) : undefined),
    auto: always,
  },
  choosing: { kind: 'one', verbs: ['branch'], seat: currentSeat, auto: always },
  naming: {
    kind: 'one',
    verbs: ['name'],
    // A colour is asked for only where someone has it; where hands are secret this must not be looked up again.
    seat: (s, { colour }) =>
      colour !== undefined || nameable(s, colour).length > 0 ? currentSeat(s) : undefined,
    auto: always,
  },
  discarding: {
    kind: 'one',
    verbs: ['discard'],
    // Where hands are secret, whether a seat is asked must not depend on what the others cannot see.
    seat: (s, frame) => (s.incommunication || canDiscard(s, frame) ? frame.seat : undefined),
    auto: (s) => !s.incommunication,
  },
  crossing: {
    kind: 'secret',
    verbs: ['cross'],
    seats: (s) => crossers(s).filter((seat) => handOf(s, seat).cards.length > 0),
  },
  passLeft: { run: passLeft },
  eventDone: { run: eventDone },
  update: { run: update },
  handLimits: { kind: 'one', verbs: ['discard'], seat: overLimit },
  endOfTurn: { run: endOfTurn },
};

export const VERBS: Verbs<Exoworld> = {
  keep,
  dismiss,
  draw,
  recycle,
  give,
  take,
  request,
  deploy,
  move,
  produce,
  shutDown,
  repair,
  relieve,
  end,
  command,
  heal,
  coordinate,
  coordinateAlone,
  salvage,
  postpone,
  sortOut,
  item,
  protocol,
  pay,
  waive,
  agree,
  refuse,
  handOver,
  choose,
  putAway,
  remove,
  alsoRelieve,
  pass,
  collect,
  convert,
  toggle,
  recover,
  bury,
  done,
  decline,
  place,
  tire,
  branch,
  name,
  discard,
  cross,
  join,
  leave,
  say,
};
