/** Quick choices in the windows of a dogfight and everywhere else. */
import { pick, type Random, type Seat } from '#engine';
import type { MothershipAction } from '../action.ts';
import type { MothershipFrame } from '../frame.ts';
import type { State } from '../state.ts';

/** How often, of ten times, a card or a reward is taken in a window rather than passed on. */
const EAGER: Readonly<Record<string, number>> = {
  escape: 5,
  declare: 5,
  rolled: 6,
  lost: 8,
  planetDefend: 7,
  planetRolled: 6,
  counter: 5,
  dieRolled: 3,
  deployBlock: 4,
  moonRoll: 10,
  sell: 3,
  retreat: 6,
};

export function chooseInWindow(
  s: State,
  seat: Seat,
  frame: MothershipFrame | undefined,
  actions: readonly MothershipAction[],
  random: Random,
): MothershipAction {
  if (frame?.step === 'split') return chooseSplit(actions, random);
  if (frame?.step === 'captureCard' && s.fleets[seat] !== undefined) return pick(actions, random);
  const eager = frame === undefined ? undefined : EAGER[frame.step];
  if (eager === undefined) return pick(actions, random);
  const some = actions.filter(({ type }) => type !== 'pass');
  const pass = actions.find(({ type }) => type === 'pass');
  if (some.length > 0 && (pass === undefined || random.int(10) < eager)) return pick(some, random);
  return pass ?? pick(actions, random);
}

/** 10.5 odd numbers are efficient; what is left goes to shields. */
const SPLITS: readonly (readonly [number, number])[] = [
  [5, 5],
  [3, 11],
  [5, 9],
  [3, 7],
  [7, 7],
  [5, 7],
  [3, 9],
  [7, 5],
  [9, 5],
  [11, 1],
];

function chooseSplit(actions: readonly MothershipAction[], random: Random): MothershipAction {
  const [engines, weapons] = pick(SPLITS, random);
  const found = actions.find(
    (action) => action.type === 'split' && action.engines === engines && action.weapons === weapons,
  );
  return found ?? pick(actions, random);
}
