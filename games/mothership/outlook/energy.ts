/** MS-5.2 Dividing Energy by what it buys: spaces and dice in steps, shields take the rest. Every press has an effect. */
import { clone } from '#engine';
import { dieOf, type Split, SUBSYSTEM_MAX, spacesOf } from '../content/panel.ts';
import { dieSides, enginePower, fleetOf, shieldPoints } from '../rules/fleet.ts';
import { mothershipOf, unitId } from '../rules/units.ts';
import type { View } from '../view.ts';
import type { Drafts } from './drafts.ts';
import { positionIn } from './seen.ts';

/** What is counted in steps. */
export type Stepper = 'engines' | 'weapons';

/** Why a press has no effect: as much as there is, nothing left, or no other place for the cubes. */
export type Stuck = 'most' | 'least' | 'full';

const MOST_STEPS = 6;
const other: Readonly<Record<Stepper, Stepper>> = { engines: 'weapons', weapons: 'engines' };

/** The steps a stepper stands at. */
export function stepOf(split: Split, which: Stepper): number {
  return which === 'engines' ? spacesOf(split.engines) : dieOf(split.weapons) / 2;
}

/** The fewest cubes that reach a step. */
const cubes = (step: number): number => Math.max(0, 2 * step - 1);
const total = ({ engines, weapons, shields }: Split): number => engines + weapons + shields;

/** Shields take what is left; single cubes that reach no step lie on weapons, then on engines. */
function settled(steps: Readonly<Record<Stepper, number>>, energy: number): Split | undefined {
  const split: Split = { engines: cubes(steps.engines), weapons: cubes(steps.weapons), shields: 0 };
  split.shields = Math.min(SUBSYSTEM_MAX, energy - split.engines - split.weapons);
  if (split.shields < 0) return undefined;
  for (const which of ['weapons', 'engines'] as const)
    if (total(split) < energy && steps[which] > 0) split[which] += 1;
  return total(split) === energy ? split : undefined;
}

/** One press of plus or minus. */
export function stepped(split: Split, which: Stepper, by: 1 | -1): Split | Stuck {
  const steps = { engines: stepOf(split, 'engines'), weapons: stepOf(split, 'weapons') };
  steps[which] += by;
  if (steps[which] > MOST_STEPS) return 'most';
  if (steps[which] < 0) return 'least';
  const rest = other[which];
  // What the shields cannot give or take, the other stepper does, in the same motion.
  for (; steps[rest] >= 0 && steps[rest] <= MOST_STEPS; steps[rest] -= by) {
    const found = settled(steps, total(split));
    if (found) return found;
  }
  return by > 0 ? 'most' : 'full';
}

export const PRESETS = ['travel', 'strike', 'even', 'hold'] as const;
export type Preset = (typeof PRESETS)[number];

const BASE: Readonly<Record<Preset, Split>> = {
  travel: { engines: 11, weapons: 1, shields: 3 },
  strike: { engines: 3, weapons: 11, shields: 1 },
  even: { engines: 5, weapons: 5, shields: 5 },
  hold: { engines: 1, weapons: 7, shields: 7 },
};

/** A usual way to divide this much; what there is beyond 15 goes into shields, of a strike first into engines. */
export function preset(which: Preset, energy: number): Split {
  const split = { ...BASE[which] };
  const order = which === 'strike' ? (['engines', 'shields', 'weapons'] as const) : MORE;
  for (const one of order)
    split[one] += Math.min(SUBSYSTEM_MAX - split[one], Math.max(0, energy - total(split)));
  for (const one of LESS) split[one] -= Math.min(split[one], Math.max(0, total(split) - energy));
  return split;
}

const MORE = ['shields', 'weapons', 'engines'] as const;
const LESS = ['shields', 'engines', 'weapons'] as const;

/** How the table would look with the own Energy divided so. */
export function drafted(view: View, split: Split): View {
  const s = clone(positionIn(view));
  const { me } = view;
  const fleet = fleetOf(s, me);
  fleet.energy = { ...split };
  const mothership = mothershipOf(me);
  const id = unitId(s, mothership);
  return {
    ...view,
    fleets: view.fleets.map((one, owner) =>
      owner === me ? { ...one, energy: { ...split }, shield: shieldPoints(s, me) } : one,
    ),
    units: view.units.map((unit) =>
      unit.id === id ? { ...unit, engine: enginePower(s, mothership), die: dieSides(s, mothership) } : unit,
    ),
  };
}

/** MS-5.2 Energy can be divided anew. */
export function mayDivert(view: View, prompt: string | undefined): boolean {
  const own = view.fleets[view.me];
  return prompt === 'main' && own !== undefined && !own.energySet && own.hp > 0;
}

/** The draft that holds now: of this turn, and of as much Energy as there is. */
export function draftIn(view: View, prompt: string | undefined, { split, round }: Drafts): Split | undefined {
  const energy = view.fleets[view.me]?.energy;
  if (split === undefined || energy === undefined || round !== view.round) return undefined;
  return mayDivert(view, prompt) && total(split) === total(energy) ? split : undefined;
}
