/** 10.1 How to divide Energy: for a strike, for a journey, and for what comes afterwards. */
import { dieOf, type Split, SUBSYSTEM_MAX } from '../content/panel.ts';
import { fleetOf } from '../rules/fleet.ts';
import type { Space } from '../rules/hex.ts';
import { friendsBeside } from '../rules/space.ts';
import { mothershipOf } from '../rules/units.ts';
import { hullDanger } from './danger.ts';
import { enginesFor, type Survey, strength } from './survey.ts';

/** Odd numbers are efficient for weapons. */
const WEAPONS = [11, 9, 7, 5, 3, 1];

/** As large a die as the way leaves. */
export function strikeSplit(around: Survey, spaces: number): Split {
  const { energy, engineBonus } = strength(around, mothershipOf(around.seat));
  const engines = Math.min(SUBSYSTEM_MAX, enginesFor(spaces, engineBonus));
  const weapons = WEAPONS.find((amount) => amount <= energy - engines) ?? 0;
  return filled(energy, engines, weapons);
}

/** Weapons and shields for what an enemy may bring to a space. */
export function standSplit(around: Survey, spaces: number, space: Space): Split {
  const { s, seat } = around;
  const { energy, engineBonus } = strength(around, mothershipOf(seat));
  const engines = Math.min(SUBSYSTEM_MAX, enginesFor(spaces, engineBonus));
  const wingmen = friendsBeside(s, space, seat);
  let best = filled(energy, engines, Math.min(5, energy - engines));
  let low = Number.POSITIVE_INFINITY;
  for (const weapons of WEAPONS) {
    if (weapons > energy - engines) continue;
    const split = filled(energy, engines, weapons);
    // With nobody near, a fair die and shields.
    const lost = hullDanger(around, space, wingmen, dieOf(split.weapons), split.shields);
    const cost = lost + 0.01 * Math.abs(split.weapons - 7);
    if (cost < low) {
      low = cost;
      best = split;
    }
  }
  return best;
}

/** The rest goes to shields, then engines, then weapons, as far as there is room. */
function filled(energy: number, engines: number, weapons: number): Split {
  const shields = Math.min(SUBSYSTEM_MAX, energy - engines - weapons);
  const more = Math.min(SUBSYSTEM_MAX - engines, energy - engines - weapons - shields);
  const rest = energy - engines - more - shields;
  return { engines: engines + more, weapons: rest, shields };
}

export function sameSplit({ s, seat }: Survey, split: Split): boolean {
  const { energy } = fleetOf(s, seat);
  return energy.engines === split.engines && energy.weapons === split.weapons;
}
