/** The player: takes the position in, plans, and does what leaves it standing best. */
import { nth, type Random, type Seat } from '#engine';
import type { ExoworldAction } from '../action.ts';
import type { CardId } from '../content/cards.ts';
import type { State } from '../state.ts';
import { takeIn } from './mind.ts';
import { favourite, judge } from './outlook.ts';
import { gainOfPassing } from './passing.ts';
import { CAREFUL, type Care, makePlans, QUICK } from './plan.ts';
import type { Thought } from './thought.ts';
import { spending, WEIGH } from './weigh.ts';
import { W } from './weights.ts';

/** How the position stands for the colony, in points. */
export function score(s: State, seat: Seat, care: Care): number {
  takeIn(s, seat);
  makePlans(s, care);
  return judge(s);
}

export function value(s: State, seat: Seat): number {
  if (s.crew.length === 0) return 0.5;
  const ahead = score(s, seat, CAREFUL) - W.even;
  return 1 / (1 + Math.exp(-ahead / (ahead < 0 ? W.despair : W.spread)));
}

/** Before the characters are chosen there is nothing to plan yet. */
function think(s: State, seat: Seat, care: Care): Thought {
  const base = s.crew.length === 0 ? 0 : score(s, seat, care);
  return { s, seat, care, base, intended: favourite };
}

/** The points of each action, in the order of the list. */
export function weighAll(s: State, seat: Seat, actions: readonly ExoworldAction[], care: Care): number[] {
  const thought = think(s, seat, care);
  const { base } = thought;
  const acting = s.stack[s.stack.length - 1]?.step === 'actions';
  return actions.map((action) => {
    const points = weigh(thought, action);
    if (!acting || !FREE.has(action.type)) return points;
    return points > base + HELP ? points + FIRST : points - FIRST;
  });
}

/** Far more than any difference between two actions, far less than a victory. */
const FIRST = 100;

function weigh(thought: Thought, action: ExoworldAction): number {
  return (WEIGH[action.type] as (t: Thought, action: ExoworldAction) => number)(thought, action);
}

function decide(s: State, seat: Seat, actions: readonly ExoworldAction[], care: Care): ExoworldAction {
  const points = weighAll(s, seat, actions, care);
  let best = bestOf(points);
  // Every action that passes nothing stays, so that this ends.
  while (care === CAREFUL && isIdlePass(s, seat, nth(actions, best), care)) {
    points[best] = Number.NEGATIVE_INFINITY;
    best = bestOf(points);
  }
  return nth(actions, best);
}

function bestOf(points: readonly number[]): number {
  let best = 0;
  for (let i = 1; i < points.length; i++) if ((points[i] ?? 0) > (points[best] ?? 0)) best = i;
  return best;
}

/** Whether a card would pass for little: what looks better by the plans of now is looked at once more. */
function isIdlePass(s: State, seat: Seat, action: ExoworldAction, care: Care): boolean {
  switch (action.type) {
    case 'give':
      return isWaste(seat, action.to, action.card, 1);
    case 'take':
      return isWaste(action.from, seat, action.card, 1);
    case 'coordinate':
      return action.card !== undefined && isWaste(action.from, seat, action.card, 0);
    default:
      return false;
  }
  function isWaste(from: Seat, to: Seat, card: CardId, actions: 0 | 1): boolean {
    const price = judge(s) - spending(() => judge(s), actions) - W.agree;
    const gain = spending(() => gainOfPassing(s, from, to, card, care), actions);
    return gain < Math.max(W.pass, price);
  }
}

/** What takes no action is done only where it helps: not to put off the end of a turn in which nothing is left to do. */
const FREE: ReadonlySet<ExoworldAction['type']> = new Set([
  'command',
  'heal',
  'coordinate',
  'coordinateAlone',
  'sortOut',
  'item',
  'protocol',
] as const);
const HELP = 0.01;

export function choose(s: State, seat: Seat, actions: readonly ExoworldAction[]): ExoworldAction {
  return decide(s, seat, actions, CAREFUL);
}

export function rollout(
  s: State,
  seat: Seat,
  actions: readonly ExoworldAction[],
  _random: Random,
): ExoworldAction {
  return actions.length === 1 ? nth(actions, 0) : decide(s, seat, actions, QUICK);
}

/** A protocol for another player's turn has to help clearly: its own turn may come with a better use. */
const CLEARLY = 0.5;

/** PW-1 what to play unasked while another player decides. */
export function interject(
  s: State,
  seat: Seat,
  actions: readonly ExoworldAction[],
): ExoworldAction | undefined {
  const protocols = actions.filter(({ type }) => type === 'protocol');
  if (protocols.length === 0) return undefined;
  const thought = think(s, seat, CAREFUL);
  let best = thought.base + CLEARLY;
  let chosen: ExoworldAction | undefined;
  for (const action of protocols) {
    const points = weigh(thought, action);
    if (points <= best) continue;
    best = points;
    chosen = action;
  }
  return chosen;
}
