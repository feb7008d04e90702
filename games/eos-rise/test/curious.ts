/** A crew that tries everything out: sensible enough to come far, and bold enough to meet every card on the way. */
import { pick, type Random } from '#engine';
import type { EosAction } from '../action.ts';
import { sense } from '../bot/index.ts';
import type { StepName } from '../frame.ts';
import type { State } from '../state.ts';

type Chances = Readonly<Partial<Record<StepName, number>>> & { readonly usual: number };

/** Of a hundred choices, how many are left to chance. */
const BOLD: Chances = {
  usual: 10,
  track: 100,
  advancedRoom: 100,
  sign: 60,
  build: 60,
  keepTechnology: 60,
  tryLuck: 50,
  assign: 40,
  crewActions: 30,
};
/** On Easy the crew keeps to what it knows, and so comes to the Last Dash now and then. */
const CALM: Chances = { usual: 0, track: 30, advancedRoom: 30 };

export function curious(s: State, seat: number, actions: readonly EosAction[], random: Random): EosAction {
  const step = s.stack[s.stack.length - 1]?.step;
  const calm = s.difficulty === 'easy';
  const chances = calm ? CALM : BOLD;
  const chance = (step && chances[step]) ?? chances.usual;
  if (random.int(100) < chance) return pick(actions, random);
  // With two seats it dawdles at the end, so that the signal is lost; where there is no limit it never would be.
  const stop = actions.find(({ type }) => type === 'stop');
  if (s.lastDash && s.seats === 2 && !s.unlimited && stop !== undefined) return stop;
  // The Engine room is hit on the way now and then: that ends a flight.
  const engine = actions.find((action) => action.type === 'hit' && action.room === 'engine');
  if (!calm && engine !== undefined && s.flight !== undefined) return engine;
  const best = calm ? [] : actions.filter((action) => rises(s, action));
  return best.length > 0 && random.int(100) < 70
    ? pick(best, random)
    : sense.rollout(s, seat, actions, random);
}

/** Whether a level goes to whoever has most already: so that the ends of the tracks are reached. */
function rises(s: State, action: EosAction): boolean {
  const who =
    action.type === 'level' || (action.type === 'place' && action.action === 'training')
      ? action.who
      : undefined;
  if (who === undefined) return false;
  const levels = Object.values(s.crew).map(({ level }) => level);
  return s.crew[who].level === Math.max(...levels.filter((level) => level < 9));
}
