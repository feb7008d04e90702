/** 10.7 Different ways to go on: other targets, no attack at all this turn, more or less daring, another prey. */
import type { Plan } from '#engine';
import type { State } from '../state.ts';
import { type Owner, ownerOf } from '../units.ts';
import { homeOf } from './home.ts';
import { preyOf } from './prey.ts';
import { findWays } from './reach.ts';
import { aimKey, promisingStrikes } from './strikes.ts';
import { USUAL } from './style.ts';
import { survey } from './survey.ts';

const TARGETS = 5;
const RIVALS = 2;

export function plansOf(s: State, seat: Owner): Plan[] {
  const step = s.stack[s.stack.length - 1]?.step;
  const plans: Plan[] = [{}];
  if (s.active !== seat || (step !== 'main' && step !== 'moveTo' && step !== 'split')) return plans;
  const around = survey(s, seat, USUAL);
  findWays(around);
  const strikes = promisingStrikes(around, homeOf(around), TARGETS);
  for (const { aim } of strikes) plans.push({ aim: aimKey(aim) });
  if (strikes.length > 0) plans.push({ pause: s.round });
  plans.push({ mood: 'bold' }, { mood: 'wary' });
  const usual = preyOf(around);
  const rivals = new Set(around.foes.map(ownerOf));
  if (usual !== undefined) rivals.delete(usual);
  for (const prey of [...rivals].slice(0, RIVALS)) plans.push({ prey });
  return plans;
}
