/** What must hold of fleets, holds and planets beyond their shapes: nobody keeps what the rules took away. */
import type { Problem } from '#engine';
import { inGame } from '../rules/fleet.ts';
import { NOWHERE } from '../rules/hex.ts';
import { countsPoints } from '../rules/score.ts';
import { isShip, isSmall, ownerOf, unitsOf } from '../rules/units.ts';
import type { State } from '../state.ts';

export function piecesProblem(s: State): Problem | undefined {
  return outProblem(s) ?? returnsProblem(s) ?? holdsProblem(s) ?? planetsProblem(s) ?? turnProblem(s);
}

function wrong(field: string, reason: string): Problem {
  return { field: `state.${field}`, reason };
}

/** MS-14.2 an eliminated fleet has nothing left. */
function outProblem(s: State): Problem | undefined {
  for (const [number, fleet] of s.fleets.entries()) {
    if (fleet.out === undefined) continue;
    const field = `fleets[${number}]`;
    if (fleet.out > s.outs) return wrong(`${field}.out`, 'must be among the eliminations so far');
    if (unitsOf(number).some((unit) => s.units[unit]?.at !== NOWHERE))
      return wrong(field, 'must have no unit on the board once it is eliminated');
    if (s.planets.some(({ owner }) => owner === number))
      return wrong(field, 'must control no planet once it is eliminated');
    if (fleet.hand.length > 0 || fleet.minerals + fleet.gas + fleet.influence > 0)
      return wrong(field, 'must have no cards and resources once it is eliminated');
  }
  if (s.outcome === undefined && !inGame(s, s.active)) return wrong('active', 'must be in the game');
  return undefined;
}

/** MS-19.5 only lost ships wait to return, and only where they do. */
function returnsProblem(s: State): Problem | undefined {
  for (const [number, { at, wait }] of s.units.entries()) {
    if (wait === undefined) continue;
    if (at !== NOWHERE || !isShip(number) || !countsPoints(s))
      return wrong(`units[${number}].wait`, 'is for lost ships in the Victory Point modes');
  }
  return undefined;
}

/** MS-4.8 a held ship cannot be moved or warped by anyone or anything. */
function holdsProblem(s: State): Problem | undefined {
  for (const [number, { unit, by, how }] of s.holds.entries()) {
    const field = `holds[${number}]`;
    if (!isShip(unit) || s.units[unit]?.at === NOWHERE) return wrong(field, 'must be of a ship on the board');
    if (how === 'tractor' && !inGame(s, by)) return wrong(field, 'must end with the fleet that holds');
    if (ownerOf(unit) === by) return wrong(field, 'must be of another fleet');
  }
  const updates = s.holds.filter(({ how }) => how === 'update');
  return new Set(updates.map(({ unit }) => unit)).size === updates.length
    ? undefined
    : wrong('holds', 'must hold a ship by one Forced Update at most');
}

function planetsProblem(s: State): Problem | undefined {
  for (const [number, { gone, owner, artifact, built, repelled = [] }] of s.planets.entries()) {
    const field = `planets[${number}]`;
    if (gone && (owner !== undefined || artifact !== undefined || built.length > 0))
      return wrong(field, 'must be bare once it is gone');
    // MS-17.2 once per planet per turn.
    if (new Set(built).size !== built.length)
      return wrong(`${field}.built`, 'must name each Development once');
    if (
      new Set(repelled).size !== repelled.length ||
      repelled.some((seat) => seat >= s.seats || !inGame(s, seat))
    )
      return wrong(`${field}.repelled`, 'must name seats in the game, each once');
  }
  return undefined;
}

function turnProblem(s: State): Problem | undefined {
  if (s.blockade !== undefined && !inGame(s, s.blockade))
    return wrong('blockade', 'must be of a seat in the game');
  return s.convoy.every((unit) => isSmall(unit) && ownerOf(unit) === s.active)
    ? undefined
    : wrong('convoy', 'must be small ships of the active seat');
}
