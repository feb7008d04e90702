/** 10.7 Different ways to go on: other targets, no attack at all this turn, another mood, another prey. */
import type { Plan } from '#engine';
import type { StepName } from '../frame.ts';
import { inGame, isFresh, onBoard } from '../rules/fleet.ts';
import { type Owner, ownerOf, shipsOf } from '../rules/units.ts';
import type { State } from '../state.ts';
import { homeOf } from './home.ts';
import { preyOf } from './prey.ts';
import { findWays } from './reach.ts';
import { aimKey, promisingStrikes } from './strikes.ts';
import { MOOD_NAMES, USUAL } from './style.ts';
import { survey } from './survey.ts';

const TARGETS = 3;
const RIVALS = 2;
/** Steps whose choices hardly matter: the usual one will do. */
const TRIFLES: readonly (StepName | undefined)[] = [
  'sell',
  'energy',
  'land',
  'captureCard',
  'moonRoll',
  'dieRolled',
  'planetRolled',
];

/** A plan is for the own turn. */
export function occasionOf({ active, round }: State, seat: Owner): string | undefined {
  return active === seat ? `turn ${round}` : undefined;
}

/**
 * A turn begins, with nothing left half done: between two fleets the own turn, among more anyone’s, since a whole round
 * of theirs would take too long. Or there will be no own turn any more.
 */
export function isTurnStart(s: State, seat: Owner): boolean {
  if (!inGame(s, seat)) return true;
  const { active, fleets, stack } = s;
  if (active !== seat && fleets.filter(({ out }) => out === undefined).length <= 2) return false;
  return (
    stack[stack.length - 1]?.step === 'main' &&
    shipsOf(active).every((ship) => !onBoard(s, ship) || isFresh(s, ship))
  );
}

export function plansOf(s: State, seat: Owner): Plan[] {
  const frame = s.stack[s.stack.length - 1];
  const step = frame?.step;
  if (TRIFLES.includes(step)) return [];
  const plans: Plan[] = [{}];
  if (s.active !== seat || (step !== 'main' && step !== 'moveTo' && step !== 'split')) return plans;
  const around = survey(s, seat, USUAL);
  findWays(around);
  const strikes = promisingStrikes(around, homeOf(around), TARGETS);
  for (const { aim, ships } of strikes) {
    // Once a ship is told to move, only what it could take part in is left to choose from.
    if (frame?.step !== 'moveTo' || ships.includes(frame.unit)) plans.push({ aim: aimKey(aim) });
  }
  if (strikes.length > 0) plans.push({ pause: s.round });
  if (step !== 'main' || around.own.some((ship) => !isFresh(s, ship))) return plans;
  for (const mood of MOOD_NAMES) plans.push({ mood });
  const usual = preyOf(around);
  const rivals = new Set(around.foes.map(ownerOf));
  if (usual !== undefined) rivals.delete(usual);
  for (const prey of [...rivals].slice(0, RIVALS)) plans.push({ prey });
  return plans;
}
