/**
 * Ways to go on that are worth comparing: each begins this turn's next action differently, the usual way first. Which
 * are promising is what the player itself thinks of them; actions that come to the same are one.
 */
import { canonical, type Plan, type Random, type Seat, type Verb } from '#engine';
import type { ExoworldAction } from '../action.ts';
import type { Exoworld, State } from '../state.ts';
import { STEPS, VERBS } from '../steps/index.ts';
import { CAREFUL } from './plan.ts';
import { rollout, weighAll } from './policy.ts';

/** So many ways at most. */
const WAYS = 6;
/** So many are tried in any case; of the rest, those that look not much worse than the best. */
const FEWEST = 4;
const MARGIN = 4;
/** Below this difference two actions of a kind come to the same. */
const ALIKE = 0.02;

const USUAL: Plan = {};

export function plans(s: State, seat: Seat): readonly Plan[] {
  const step = s.stack[s.stack.length - 1]?.step;
  if (step !== 'actions') return [USUAL];
  const actions = legalNow(s, seat);
  const points = weighAll(s, seat, actions, CAREFUL);
  const ranked = actions
    .map((action, i) => ({ action, points: points[i] ?? 0 }))
    .sort((a, b) => b.points - a.points);
  const best = ranked[0];
  if (best === undefined) return [USUAL];
  const ways = [best];
  for (const other of ranked) {
    const far = other.points < best.points - MARGIN;
    if (ways.length >= WAYS || (far && ways.length >= FEWEST)) break;
    if (!ways.some((way) => isAlike(way, other))) ways.push(other);
  }
  return [USUAL, ...ways.slice(1).map(({ action }) => beginning(s, action))];
}

interface Way {
  readonly action: ExoworldAction;
  readonly points: number;
}

function isAlike(a: Way, b: Way): boolean {
  return a.action.type === b.action.type && Math.abs(a.points - b.points) < ALIKE;
}

/** An action and the moment it is meant for. */
function beginning(s: State, action: ExoworldAction): Plan {
  return { turn: s.turn, spent: s.spent, played: s.played.length, action: canonical(action) };
}

export function follow(
  s: State,
  seat: Seat,
  plan: Plan,
  actions: readonly ExoworldAction[],
  random: Random,
): ExoworldAction {
  const { turn, spent, played, action } = plan;
  const isMeant = turn === s.turn && spent === s.spent && played === s.played.length;
  const meant = isMeant ? actions.find((other) => canonical(other) === action) : undefined;
  return meant ?? rollout(s, seat, actions, random);
}

/** The legal actions of the seat whose turn it is, as the verbs have it. */
function legalNow(s: State, seat: Seat): ExoworldAction[] {
  const frame = { step: 'actions' } as const;
  const legal: ExoworldAction[] = [];
  const step = STEPS.actions;
  for (const type of 'verbs' in step ? step.verbs : []) {
    const verb: Verb<Exoworld> = VERBS[type];
    for (const action of verb.options(s, seat, frame))
      if (verb.check(s, action, seat, frame) === undefined) legal.push(action);
  }
  return legal;
}
