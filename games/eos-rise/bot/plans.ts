/**
 * Different ways to go on, for a player that plays them out. Where there are few actions each is a way of its own: every
 * lane of a flight, who gains a level, whether to fight on. Of the many placements of a figure it is the most promising.
 */
import type { Plan, Seat } from '#engine';
import type { EosAction } from '../action.ts';
import { CHARACTERS } from '../content/characters.ts';
import type { EosFrame } from '../frame.ts';
import type { State } from '../state.ts';
import { place } from '../steps/crewActions.ts';
import { placements } from './crew.ts';

const USUAL: Plan = {};
const ERRANDS = 6;
/** With no more placements than this, each is tried anyway. */
const FEW = 7;

/** The most promising things to do with the next figure, the usual one first. */
function errands(s: State, seat: Seat, frame: EosFrame): Plan[] {
  const legal = place.options(s, seat, frame).filter((action) => !place.check(s, action, seat, frame));
  if (legal.length <= FEW) return [];
  const placed = figuresPlaced(s);
  return placements(s, legal)
    .slice(1, ERRANDS + 1)
    .map(({ who, figure, action }) => ({ round: s.round, placed, who, figure, action }));
}

function figuresPlaced(s: State): number {
  let count = 0;
  for (const who of CHARACTERS) {
    const { figure, assistant } = s.crew[who];
    count += Number(figure !== undefined) + Number(assistant !== undefined);
  }
  return count;
}

/** None where the usual choice is as good as any. */
export function plans(s: State, seat: Seat): readonly Plan[] {
  const frame = s.stack[s.stack.length - 1];
  switch (frame?.step) {
    case 'crewActions':
      return [USUAL, ...errands(s, seat, frame)];
    case 'warp':
    case 'level':
    case 'continueOrFlee':
    case 'tryLuck':
      return [USUAL];
    default:
      return [];
  }
}

/** What the plan has to say here; undefined where it says nothing. An errand is the next figure's only. */
export function planned(s: State, plan: Plan, actions: readonly EosAction[]): EosAction | undefined {
  if (plan.round !== s.round || plan.placed !== figuresPlaced(s)) return undefined;
  return actions.find(
    (a) => a.type === 'place' && a.who === plan.who && a.figure === plan.figure && a.action === plan.action,
  );
}
