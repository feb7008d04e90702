/** What the frames of a loaded state must hold. */
import { fieldsProblem, flag, int, list, object, oneOf, optional, type Problem, type Shape } from '#engine';
import { PICKS, seatShape, targetShape, unitShape } from './action.ts';
import { CARD_IDS } from './content/cards.ts';
import { LANDINGS, MOVE_CAUSES, type StepName } from './frame.ts';
import { LARGEST_RADIUS, MOST_SPACES } from './rules/hex.ts';
import { UNITS_EACH } from './rules/units.ts';
import type { State } from './state.ts';

const unit = int(0, 6 * UNITS_EACH - 1);
const seat = int(0, 5);
const space = int(-1, MOST_SPACES - 1);
const units = list(unit, { max: 60 });
const planet = int(0, 13);
const row = optional(int(-LARGEST_RADIUS, LARGEST_RADIUS));
const side = oneOf([0, 1]);

const play = object({
  seat,
  action: object({
    type: oneOf(['play']),
    card: oneOf(CARD_IDS),
    unit: optional(unitShape),
    target: optional(targetShape),
    seat: optional(seatShape),
    pick: optional(oneOf(PICKS)),
  }),
});

type Args = Readonly<Record<string, Shape<unknown>>>;

/** The arguments of each step. */
const ARGUMENTS: Readonly<Record<StepName, Args>> = {
  setUp: {},
  turnStart: {},
  main: {},
  split: {},
  energy: { seat, cubes: int(-36, 36) },
  moveTo: { unit, left: int(0, 999), by: oneOf(MOVE_CAUSES), begun: flag(), row },
  moveOn: { unit, left: int(0, 999), by: oneOf(MOVE_CAUSES) },
  push: { seat, unit, left: int(0, 2) },
  pushOn: { seat, unit, left: int(0, 2) },
  land: { seat, unit, where: oneOf(LANDINGS), near: optional(space), row },
  retreat: { seat, ships: units, near: space },
  asteroids: { unit },
  guardians: { unit, current: optional(unit) },
  guardianOrder: { seat, unit, choices: units },
  strikes: { unit, current: optional(unit) },
  strikeOrder: { unit, choices: units },
  deployBlock: { seat, ship: unit },
  deployPaid: { ship: unit },
  escape: {},
  declare: { side },
  roll: {},
  rolled: { side, passes: int(0, 2) },
  reckon: {},
  lost: { card: oneOf(['life-support', 'last-stand']) },
  damage: {},
  planetDefend: {},
  planetRoll: {},
  planetRolled: {},
  planetResult: {},
  counter: { seat, play },
  cardActs: { play },
  checks: {},
  captureCard: { seat, planet, from: optional(seat) },
  captureMore: { seat, planet },
  moonRoll: { seat, planet },
  bonusRoll: { seat },
  dieRolled: {},
  dieCounts: {},
  bonusGuardian: { seat },
  bonusDevelopment: { seat },
  bonusExplore: { seat },
  gather: {},
  sell: {},
  respawnTick: {},
  respawn: {},
  turnEnd: {},
  npcShip: { unit },
  npcWalk: { unit, goal: space, left: int(0, 999) },
  npcStrike: { unit, goal: int(0, 1013) },
};

const STEP_NAMES = Object.keys(ARGUMENTS);
const step = oneOf(STEP_NAMES);

export function stackProblem(s: State): Problem | undefined {
  const frames: readonly unknown[] = s.stack;
  for (const [i, frame] of frames.entries()) {
    const field = `state.stack[${i}]`;
    if (typeof frame !== 'object' || frame === null || Array.isArray(frame))
      return { field, reason: 'must be an object' };
    const { step: name, ...given } = frame as Record<string, unknown>;
    const problem = step.problem(name, `${field}.step`);
    if (problem) return problem;
    const wrong = fieldsProblem(given, ARGUMENTS[name as StepName], field) ?? rangeProblem(s, given, field);
    if (wrong) return wrong;
  }
  return undefined;
}

/** Units and seats of this match only. */
function rangeProblem(s: State, given: Record<string, unknown>, field: string): Problem | undefined {
  for (const key of ['unit', 'ship', 'current']) {
    const number = given[key];
    if (typeof number === 'number' && number >= s.units.length)
      return { field: `${field}.${key}`, reason: 'must be a unit of the game' };
  }
  for (const key of ['seat', 'from']) {
    const number = given[key];
    if (typeof number === 'number' && number >= s.fleets.length)
      return { field: `${field}.${key}`, reason: 'must be in the game' };
  }
  const { planet: number } = given;
  if (typeof number === 'number' && number >= s.planets.length)
    return { field: `${field}.planet`, reason: 'must be a planet of the game' };
  return undefined;
}
