/** A crew that tries everything out: sensible enough to come far, and bold enough to meet every card on the way. */
import { pick, type Random } from '#engine';
import type { EosAction } from '../action.ts';
import { sense } from '../bot.ts';
import type { State } from '../state.ts';

/** Of a hundred choices, how many are left to chance. */
const CHANCE = {
  track: 100,
  advancedRoom: 100,
  sign: 60,
  build: 60,
  keepTechnology: 60,
  tryLuck: 50,
  assign: 40,
  crewActions: 30,
} as const;
const USUAL = 10;
/** In the Last Dash more of it, so that every ending is met. */
const DASH = 70;

export function curious(s: State, seat: number, actions: readonly EosAction[], random: Random): EosAction {
  const step = s.stack[s.stack.length - 1]?.step ?? '';
  const chance = s.lastDash ? DASH : step in CHANCE ? CHANCE[step as keyof typeof CHANCE] : USUAL;
  if (random.int(100) < chance) return pick(actions, random);
  // The Engine room is hit on the way now and then: that ends a flight.
  const engine = actions.find((action) => action.type === 'hit' && action.room === 'engine');
  if (engine !== undefined && s.flight !== undefined) return engine;
  const best = actions.filter((action) => rises(s, action));
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
