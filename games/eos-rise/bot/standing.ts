/** How good a position is for the crew (spec 10.2): the chance to win, as games played from such positions ended. */
import { BOARDS, CHARACTERS } from '../content/characters.ts';
import { DASH_CYCLES, INTEL_LAP, PARADISE } from '../content/tracks.ts';
import type { State } from '../state.ts';
import { warpValue } from '../steps/warp.ts';
import { diceCount, unlocked } from '../terms/crew.ts';
import { roomsBuilt, totalHull } from '../terms/hull.ts';
import { distance, INDEX } from '../universe.ts';
import { NOWHERE, Threat } from './threat.ts';
import { roundsLeft } from './weights.ts';

/** What a position is judged by before the Last Dash. */
function features(s: State): number[] {
  const hull = totalHull(s) - s.damage;
  const left =
    roundsLeft(s) + 1 - 0.5 * Number(s.phase !== 'planning' && s.phase !== 'crew' && s.phase !== 'warp');
  const missing = PARADISE - s.progress - s.intel / INTEL_LAP;
  let levels = 0;
  let dice = 0;
  let cubes = 0;
  let cards = 0;
  let stress = 0;
  let cargo = 0;
  for (const who of CHARACTERS) {
    const { level, cubes: own, technology, stress: taken, contract } = s.crew[who];
    levels += level;
    dice += diceCount(s, who);
    cubes += own;
    cards += technology.length;
    stress += Math.max(0, 4 - (BOARDS[who].breakdown - taken)) + 0.2 * taken;
    if (contract !== undefined) cargo++;
  }
  let near = 0;
  for (const at of s.frbs) near += 0.8 ** distance(s.eos, at);
  return [
    1,
    missing,
    missing / left,
    left,
    Math.min(hull, 8) / 8,
    Math.min(hull, 20) / 20,
    hull / 40,
    levels / 10,
    dice / 10,
    unlocked(s, 'specialist').damage,
    warpValue(s) - s.effects.warp,
    cubes / 4,
    cards / 4,
    stress / 4,
    s.credits / 10,
    roomsBuilt(s),
    s.shields / 4,
    s.ships.length / 10,
    s.frbs.length,
    near,
    cargo,
    Number(unlocked(s, 'commander').assistant),
    new Threat(s).damage(INDEX[s.eos], NOWHERE) / 4,
    s.pursuit.reduce((sum, { frb }) => sum + frb, 0),
    s.pursuit.length + s.attackers.length,
  ];
}

/** Found by logistic regression over games of this player, with a few of the small ones set by hand. */
const FITTED: readonly number[] = [
  -9.4, -0.18, -0.78, 0.82, 1.15, 1.8, 0, 0.38, 1.15, 0.42, 0.1, 0.47, 0.66, -0.1, 0.27, 0.32, 0.1, -0.14,
  0.05, 0.22, 0.05, 0.05, -0.1, 0.82, 0,
];

/** The Last Dash: how far the Planet is, and what is left of the ship. */
function dashing(s: State): number {
  if (s.planet === undefined) return 0.85;
  const far = distance(s.eos, s.planet);
  const cycles = Math.max(1, Math.ceil(far / warpValue(s)));
  const late = !s.unlimited && s.cycle + cycles > DASH_CYCLES + 1 ? 0.5 : 0;
  const hull = totalHull(s) - s.damage;
  return Math.max(0.05, 0.97 - 0.02 * far - 0.5 * Math.exp(-hull / 6) - late);
}

/** Between 0, lost, and 1, won. */
export function standing(s: State): number {
  if (s.outcome !== undefined) return s.outcome.winners.length > 0 ? 1 : 0;
  if (s.lastDash || s.progress >= PARADISE) return dashing(s);
  let x = 0;
  for (const [i, value] of features(s).entries()) x += value * (FITTED[i] ?? 0);
  return 1 / (1 + Math.exp(-x));
}
