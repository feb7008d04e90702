/** How good a position is for the crew (spec 10.2). */
import { BOARDS, CHARACTERS } from '../content/characters.ts';
import { PARADISE } from '../content/tracks.ts';
import type { State } from '../state.ts';
import { roomsBuilt, totalHull } from '../terms/hull.ts';
import { hullWorth, NEXT_HEX, roundsLeft, WEIGHTS } from './weights.ts';

/** Levels, cubes and cards of the crew, and how near a breakdown it is. */
function crewWorth(s: State): number {
  let sum = 0;
  for (const who of CHARACTERS) {
    const { level, cubes, technology, stress, contract } = s.crew[who];
    for (let at = 0; at < level - 1; at++) sum += 0.6 * (NEXT_HEX[who][at] ?? 0);
    const room = BOARDS[who].breakdown - stress;
    sum += cubes + 2 * technology.length - (room <= 2 ? 4 : room <= 4 ? 1.2 : 0) - 0.4 * stress;
    if (contract !== undefined && roundsLeft(s) > 0) sum += 3;
  }
  return sum;
}

/** Between 0, lost, and 1, won. */
export function standing(s: State): number {
  if (s.outcome !== undefined) return s.outcome.winners.length > 0 ? 1 : 0;
  let x =
    WEIGHTS.frb * s.progress + WEIGHTS.intel * s.intel + 0.5 * s.credits + hullWorth(totalHull(s) - s.damage);
  x +=
    crewWorth(s) +
    roomsBuilt(s) * (2 + roundsLeft(s)) +
    0.3 * s.shields -
    0.5 * s.ships.length -
    12 * s.extinction;
  const chance = 1 / (1 + Math.exp(-(x - 110) / 40));
  return s.progress >= PARADISE ? Math.max(0.75, chance) : chance;
}
