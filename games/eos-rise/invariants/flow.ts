/** ER-15, ER-16 What must hold of the stack of steps, the fight and the strike roll. */
import type { Problem } from '#engine';
import { ALIENS } from '../content/aliens.ts';
import type { StepName } from '../frame.ts';
import type { State } from '../state.ts';

/** Steps that only make sense in the middle of a fight or a strike roll. */
const IN_COMBAT: ReadonlySet<StepName> = new Set<StepName>([
  'combatRound',
  'drawDamageCards',
  'attackRoll',
  'takeStress',
  'fleeRoll',
  'endCombat',
  'xrayStorm',
  'firstStrike',
  'placeDice',
  'arms',
  'rollWindow',
  'ghost',
  'join',
  'confirmStrike',
  'tricky',
  'reroll',
  'overcharge',
  'target',
  'overpenetration',
]);
const IN_STRIKE: ReadonlySet<StepName> = new Set<StepName>([
  'capacitor',
  'shields',
  'strikeDie',
  'lens',
  'strikeBolts',
  'pointDefence',
  'strikeEnd',
]);

export function flowProblem(s: State): Problem | undefined {
  if (s.outcome === undefined && s.stack.length === 0)
    return { field: 'state.stack', reason: 'must say what comes next' };
  for (const { step } of s.stack) {
    if (IN_COMBAT.has(step) && s.combat === undefined)
      return { field: 'state.combat', reason: `must be there for ${step}` };
    if (IN_STRIKE.has(step) && s.strike === undefined)
      return { field: 'state.strike', reason: `must be there for ${step}` };
  }
  const top = s.stack[s.stack.length - 1];
  if (top?.step === 'reroll' && !s.combat?.dice.some((die) => die.who === top.who))
    return { field: 'state.combat.dice', reason: 'must hold dice to reroll' };
  if (s.outcome === undefined && s.damage > 0 && s.stack.every(({ step }) => step !== 'assign'))
    return { field: 'state.damage', reason: 'must be about to be assigned' };
  return fightProblem(s);
}

/** ER-15.1, ER-16.2 who fights, whose dice lie there, which ships strike and what shields them. */
function fightProblem({ combat, strike, pursuit, attackers }: State): Problem | undefined {
  if (combat !== undefined && combat.round > 0 && !combat.fighters.includes('specialist'))
    return { field: 'state.combat.fighters', reason: 'must include the Combat Specialist' };
  if (combat?.dice.some(({ who }) => !combat.fighters.includes(who)))
    return { field: 'state.combat.dice', reason: 'must belong to those who take part' };
  if (strike === undefined) return undefined;
  const there = new Set([...pursuit, ...attackers].map(({ card }) => card));
  if (strike.ships.some((ship) => !there.has(ship)))
    return { field: 'state.strike.ships', reason: 'must be in pursuit or attacking' };
  const covered = strike.shields.map(({ ship, pip }) => `${ship} ${pip}`);
  const astray = strike.shields.some(
    ({ ship, pip }) => !strike.ships.includes(ship) || !ALIENS[ship].pips.includes(pip),
  );
  return astray || new Set(covered).size < covered.length
    ? { field: 'state.strike.shields', reason: 'must each cover another pip of a ship that strikes' }
    : undefined;
}
