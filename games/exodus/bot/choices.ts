/** Single choices: leaders, burdens, losses, windows, elections, scans. How much each action appeals. */
import { BENEFITS, type ExodusAction } from '../action.ts';
import { AGENDAS } from '../content/agendas.ts';
import { FACTION } from '../content/factions.ts';
import type { ExodusFrame } from '../frame.ts';
import { houseOf } from '../rules/houses.ts';
import { publicStanding } from '../rules/score.ts';
import type { House, State } from '../state.ts';
import { CHARACTERS, type Temper } from './character.ts';
import { answerWorth, secretWorth } from './dossier.ts';
import { type Eyes, eyesOf, pointWorth } from './eyes.ts';
import { EDGE, indexOfTrait, MIGHT, SUPPLY, sheetOf, TREACHERY } from './health.ts';
import { leakWorth } from './intrigue.ts';
import { chanceToSucceed } from './odds.ts';
import { isTurned } from './voyage.ts';

const NEWCOMER = 6;

export function appealOf(
  s: State,
  house: House,
  action: ExodusAction,
  frame: ExodusFrame,
  temper: Temper,
): number {
  switch (action.type) {
    case 'returnAgenda':
      return -0.02 * AGENDAS[action.agenda].bot.ease;
    case 'answer':
      return answerWorth(action.answer);
    case 'leader':
      return leaderAppeal(s, house, action.how);
    case 'carry':
      return action.by === 'security' ? 0.5 : 0;
    case 'elect':
      return electionAppeal(s, house, action.who);
    case 'successor':
      return action.role === NEWCOMER ? 1 : 0;
    case 'swap':
    case 'freeRetire':
      return action.yes ? -1 : 0;
    case 'spendExcess':
      // Where there is nothing to work on, all of it goes into the charts.
      return frame.step === 'spend' && frame.on === 'astrometrics' && s.systems[frame.system]?.reward !== 0
        ? -Math.abs(action.points - 1)
        : action.points;
    case 'scan':
      return -action.system * 0.01;
    case 'use':
      return useAppeal(s, house, action, frame);
    case 'reroll':
      return frame.step === 'reroll' && frame.result < 0 ? 1 : -1;
    case 'favour':
      return 1 + 0.01 * publicStanding(s, houseOf(s, action.from));
    case 'keepSilent':
    case 'foresee':
      return -1;
    default:
      return weighed(s, eyesOf(s, house, house.faction, temper), action);
  }
}

/** Choices that are weighed by what they do to the traits and to the faction. */
function weighed(s: State, eyes: Eyes, action: ExodusAction): number {
  const sheet = sheetOf(s);
  switch (action.type) {
    case 'institutional':
    case 'personal':
    case 'office':
      return secretWorth(s, eyes, action.secret);
    case 'discover':
      return secretWorth(s, eyes, action.discovery);
    case 'leak':
      return leakWorth(s, eyes, action.secret, action.to);
    case 'bear':
      return burden(eyes, sheet, action.by);
    case 'lose':
      if (action.loss === 'supplies') return pointWorth(eyes, sheet, SUPPLY, -2);
      return pointWorth(eyes, sheet, indexOfTrait(action.loss), -1);
    case 'benefit':
      return BENEFITS.includes(action.trait) ? pointWorth(eyes, sheet, indexOfTrait(action.trait), 1) : 0;
    case 'reward':
      return pointWorth(eyes, sheet, action.choice === 'supply' ? SUPPLY : MIGHT, 1);
    default:
      return 0;
  }
}

/** XD-20.4 the devout confess, the curious obey, the rest resist. */
function leaderAppeal(s: State, house: House, how: string): number {
  const turned = isTurned(s, house);
  switch (how) {
    case 'obey':
      return turned ? 3 : s.traits.treachery <= 3 && CHARACTERS[house.faction].yielding ? 1.5 : 0;
    case 'confess':
      return turned || house.office ? 0 : 1.2;
    case 'fudge':
      return 3;
    case 'resist':
    case 'stay':
      return 1;
    default:
      return -1;
  }
}

/** XD-14.7 the cheapest way to bear a strain. */
function burden(eyes: Eyes, sheet: readonly number[], by: string): number {
  switch (by) {
    case 'supply':
      return pointWorth(eyes, sheet, SUPPLY, -1);
    case 'edge':
      return pointWorth(eyes, sheet, EDGE, 1);
    case 'treachery':
      return pointWorth(eyes, sheet, TREACHERY, 1);
    case 'spare':
      return -0.6;
    default: {
      const own = FACTION[eyes.faction].sacrifice;
      if (own === 'renown' || own === 'stash') return -eyes.greed * (eyes.turned ? 0.2 : 1);
      return pointWorth(eyes, sheet, indexOfTrait(own), -1);
    }
  }
}

/** XD-23 who profits: one votes for oneself, and otherwise against whoever is ahead. */
function electionAppeal(s: State, house: House, who: 'incumbent' | 'challenger'): number {
  const incumbent = who === 'incumbent';
  if (house.faction === 'government') return incumbent ? 1 : 0;
  if (house.faction === 'opposition') return incumbent ? 0 : 1;
  const [, government] = s.houses;
  const opposition = s.houses.find(({ faction }) => faction === 'opposition');
  if (government === undefined) return 0;
  const own = publicStanding(s, house);
  const ahead = publicStanding(s, government) - own;
  const rival = opposition === undefined ? -4 : publicStanding(s, opposition) - own + 2;
  const change = ahead > rival + 1 || (s.traits.edge >= 6 && ahead > -1);
  return change === incumbent ? 0 : 1;
}

/** XD-18.7 when a once-per-match advantage is worth its moment; to pass is worth 0. */
function useAppeal(
  s: State,
  house: House,
  { once }: Extract<ExodusAction, { type: 'use' }>,
  frame: ExodusFrame,
): number {
  if (isTurned(s, house)) return -1;
  const { faith, treachery, supply } = s.traits;
  switch (once) {
    case 'steady':
    case 'lull': {
      const test = s.stack.findLast(({ step }) => step === 'jumpTest' || step === 'pushTest');
      const hurried = test?.step === 'jumpTest' && test.hurried ? 2 : 0;
      return chanceToSucceed(faith - treachery, s.steadied - s.fatigue - hurried) < 0.6 ? 1 : -1;
    }
    case 'muster':
      return s.force !== undefined && s.readiness === 0 ? 1 : -1;
    case 'ration':
      return supply <= 6 ? 1 : -1;
    case 'spyglass':
      return s.bearing >= 3 ? 1 : -1;
    case 'hush':
      return 1;
    default:
      return frame.step === 'window' && s.visit >= 1 ? 0.2 : -1;
  }
}
