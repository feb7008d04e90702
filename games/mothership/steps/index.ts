/** The sequence of play: every step, whom it asks, and every verb; `main` is all that a turn allows (MS-3.2). */
import type { FrameOf, OneDecides, Steps, Verbs } from '#engine';
import type { StepName } from '../frame.ts';
import { decider, fleetOf } from '../rules/fleet.ts';
import { ownerOf } from '../rules/units.ts';
import type { Mothership } from '../state.ts';
import { ability, jump, stationMove } from './abilities.ts';
import { attack } from './attack.ts';
import { asksForCard, captureFrom, captureMore } from './capture.ts';
import { cardActs, play, sell } from './cards.ts';
import { damage } from './damage.ts';
import { beam, declares, escapes, gas, looksAgain, loses, pass } from './declare.ts';
import { asteroidFight, reckon, roll } from './dogfight.ts';
import { buy, divert, energy, placesEnergy, research, split } from './economy.ts';
import { checks, concede } from './ending.ts';
import { block, choose, deploy, deployPaid, guardians, scrap, strikes } from './guardians.ts';
import { land } from './landing.ts';
import { develop, explore, refresh, smear, sway } from './modules.ts';
import { bonus, bonusRoll, dieCounts } from './moon.ts';
import { move, moveOn, moveTo, push, pushOn, row, stop } from './movement.ts';
import { npcShip, npcStrike, npcWalk } from './npc.ts';
import { planetResult, planetRoll } from './planetAttack.ts';
import { setUp } from './setUp.ts';
import { end, gather, respawn, respawnTick, turnEnd, turnStart } from './turn.ts';
import { couldPlay } from './windows.ts';

/** A decision with one option is taken without asking. */
const always = () => true;
const onlyPass = (_: unknown, only: { readonly type: string }) => only.type === 'pass';

/** A card window that offers nothing is passed over; with the pause (MS-22) only where everybody knows that. */
function window<S extends StepName>(
  verbs: OneDecides<Mothership, FrameOf<Mothership, S>>['verbs'],
  seat: OneDecides<Mothership, FrameOf<Mothership, S>>['seat'],
): OneDecides<Mothership, FrameOf<Mothership, S>> {
  return {
    kind: 'one',
    verbs,
    seat,
    auto(s, only, frame) {
      const asked = s.table.alwaysPause ? seat(s, frame) : undefined;
      return only.type === 'pass' && (asked === undefined || !couldPlay(s, asked, frame));
    },
  };
}

const PLAY = ['play', 'pass'] as const;

export const STEPS: Steps<Mothership> = {
  setUp: { run: setUp },
  turnStart: { run: turnStart },
  main: {
    kind: 'one',
    verbs: [
      'divert',
      'move',
      'jump',
      'attack',
      'ability',
      'stationMove',
      'research',
      'buy',
      'play',
      'deploy',
      'scrap',
      'explore',
      'develop',
      'sway',
      'smear',
      'refresh',
      'concede',
      'end',
    ],
    seat: (s) => decider(s, s.active),
  },
  split: { kind: 'one', verbs: ['split'], seat: (s) => decider(s, s.active) },
  energy: { kind: 'one', verbs: ['energy'], seat: placesEnergy, auto: always },
  moveTo: {
    kind: 'one',
    verbs: ['row', 'moveTo', 'stop'],
    seat: (s, { unit }) => decider(s, ownerOf(unit)),
    auto: (_, { type }) => type === 'stop',
  },
  moveOn: { run: moveOn },
  push: { kind: 'one', verbs: ['push', 'stop'], seat: (s, { seat }) => decider(s, seat), auto: always },
  pushOn: { run: pushOn },
  land: { kind: 'one', verbs: ['row', 'land'], seat: (s, { seat }) => decider(s, seat), auto: always },
  retreat: {
    kind: 'one',
    verbs: ['choose', 'pass'],
    seat: (s, { seat }) => decider(s, seat),
    auto: onlyPass,
  },
  asteroids: { run: (g, { unit }) => asteroidFight(g, unit) },
  guardians: { run: guardians },
  guardianOrder: { kind: 'one', verbs: ['choose'], seat: (s, { seat }) => decider(s, seat), auto: always },
  strikes: { run: strikes },
  strikeOrder: {
    kind: 'one',
    verbs: ['choose'],
    seat: (s, { unit }) => decider(s, ownerOf(unit)),
    auto: always,
  },
  deployBlock: { kind: 'one', verbs: ['block', 'pass'], seat: (s, { seat }) => decider(s, seat) },
  deployPaid: { run: deployPaid },
  escape: window(PLAY, escapes),
  declare: window(['play', 'gas', 'beam', 'pass'], declares),
  roll: { run: roll },
  rolled: window(PLAY, looksAgain),
  reckon: { run: reckon },
  lost: window(PLAY, loses),
  damage: { run: damage },
  planetDefend: window(PLAY, (s) => (s.fight ? decider(s, s.fight.sides[1]) : undefined)),
  planetRoll: { run: planetRoll },
  planetRolled: window(PLAY, (s) => (s.fight ? decider(s, s.fight.sides[0]) : undefined)),
  planetResult: { run: planetResult },
  counter: { kind: 'one', verbs: ['play', 'pass'], seat: (s, { seat }) => decider(s, seat) },
  cardActs: { run: cardActs },
  checks: { run: checks },
  captureCard: { kind: 'one', verbs: ['capture', 'pass'], seat: asksForCard, auto: always },
  captureMore: { run: captureMore },
  moonRoll: { kind: 'one', verbs: ['bonus', 'pass'], seat: (s, { seat }) => decider(s, seat) },
  bonusRoll: { run: bonusRoll },
  dieRolled: window(PLAY, (s) => (s.die ? decider(s, s.die.seat) : undefined)),
  dieCounts: { run: dieCounts },
  bonusGuardian: { kind: 'one', verbs: ['choose'], seat: (s, { seat }) => decider(s, seat), auto: always },
  bonusDevelopment: {
    kind: 'one',
    verbs: ['develop'],
    seat: (s, { seat }) => decider(s, seat),
    auto: always,
  },
  bonusExplore: { kind: 'one', verbs: ['explore'], seat: (s, { seat }) => decider(s, seat), auto: always },
  gather: { run: gather },
  sell: {
    kind: 'one',
    verbs: ['sell', 'pass'],
    seat: (s) => (fleetOf(s, s.active).hand.length > 0 ? decider(s, s.active) : undefined),
  },
  respawnTick: { run: respawnTick },
  respawn: { run: respawn },
  turnEnd: { run: turnEnd },
  npcShip: { run: npcShip },
  npcWalk: { run: npcWalk },
  npcStrike: { run: npcStrike },
};

export const VERBS: Verbs<Mothership> = {
  land,
  row,
  divert,
  split,
  energy,
  move,
  moveTo,
  stop,
  push,
  jump,
  attack,
  ability,
  stationMove,
  research,
  buy,
  play,
  deploy,
  block,
  scrap,
  explore,
  develop,
  sway,
  smear,
  refresh,
  concede,
  end,
  pass,
  gas,
  beam,
  choose,
  capture: captureFrom,
  bonus,
  sell,
};
