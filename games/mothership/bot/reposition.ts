/** 10.5 Where ships that do not attack end their turn: towards their goals, linked, and out of harm’s way. */
import { NOWHERE, type Space } from '../rules/hex.ts';
import { friendsBeside } from '../rules/space.ts';
import { classOf, UNITS_EACH, type UnitNumber } from '../rules/units.ts';
import { risk } from './exposure.ts';
import { FAR, walkTo } from './fields.ts';
import type { Goal } from './goals.ts';
import { jitter } from './jitter.ts';
import { quickNotes } from './memory.ts';
import { boldness, wariness } from './mood.ts';
import { canDivert, costTo, spacesFor } from './reach.ts';
import { dieAfter, type Survey, strength } from './survey.ts';

export interface Relocation {
  readonly ship: UnitNumber;
  readonly to: Space;
  readonly gain: number;
}

/** Moving for nothing is not worth it. */
const LEAST = 0.05;

type Goals = readonly (Goal | undefined)[];

/** The move that gains most; in playouts, of the ship that had most to gain when the first was moved. */
export function bestRelocation(around: Survey, goals: Goals): Relocation | undefined {
  const notes = quickNotes(around);
  if (notes?.order !== undefined) return firstOf(around, goals, notes.order);
  const found = around.own.flatMap((ship) => relocationOf(around, ship, goals[ship % UNITS_EACH]) ?? []);
  found.sort((a, b) => b.gain - a.gain);
  if (notes !== undefined) notes.order = found.map(({ ship }) => ship);
  return found.find(({ gain }) => gain > LEAST);
}

function firstOf(around: Survey, goals: Goals, order: readonly UnitNumber[]): Relocation | undefined {
  for (const ship of order) {
    const found = around.own.includes(ship)
      ? relocationOf(around, ship, goals[ship % UNITS_EACH])
      : undefined;
    if (found !== undefined && found.gain > LEAST) return found;
  }
  return undefined;
}

/** Where one ship had best go. */
export function relocationOf(
  around: Survey,
  ship: UnitNumber,
  goal: Goal | undefined,
): Relocation | undefined {
  const spaces = spacesFor(ship);
  if (spaces.length === 0) return undefined;
  const from = around.s.units[ship]?.at ?? NOWHERE;
  const caution = (around.style.caution * wariness(around)) / boldness(around);
  const stay = standing(around, ship, from, goal, caution);
  let to = from;
  let high = stay;
  for (const space of spaces) {
    const score = standing(around, ship, space, goal, caution);
    if (score <= high) continue;
    high = score;
    to = space;
  }
  return { ship, to, gain: high - stay };
}

/** How well a ship would stand on a space. */
export function standing(
  around: Survey,
  ship: UnitNumber,
  space: Space,
  goal: Goal | undefined,
  caution: number,
): number {
  const { s, seat, luck, board } = around;
  const from = s.units[ship]?.at ?? NOWHERE;
  let score = jitter(luck, ship, space);
  if (goal !== undefined) {
    const away = Math.max(1, walkTo(board, goal.at)[space] ?? FAR);
    score -= goal.pull * away;
    if (goal.kind === 'guard' && away > 1) score -= goal.pull;
  }
  const friends = friendsBeside(s, space, seat) - (board.far[board.size * space + from] === 1 ? 1 : 0);
  score += around.style.link * Math.min(3, friends);
  if (classOf(ship) !== 'mothership') return score - caution * risk(around, ship, space, 0);
  const cost = space === from ? 0 : costTo(ship, space);
  const die = canDivert(s, seat) ? dieAfter(strength(around, ship), cost) : undefined;
  return score - caution * risk(around, ship, space, 0, die);
}
