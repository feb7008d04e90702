/** Cards that move ships: played where they make a strike possible, save a ship or relieve the station. */
import type { ActionOf } from '#engine';
import type { MoveWorth } from '../content/cards/card.ts';
import { unitOf } from '../rules/fleet.ts';
import { MOST_SPACES, NOWHERE, type Space } from '../rules/hex.ts';
import { planetAt, planetNumber } from '../rules/planets.ts';
import { friendsBeside, safeWays } from '../rules/space.ts';
import { classOf, type UnitNumber, unitNumber } from '../rules/units.ts';
import type { Boost, Mothership, State } from '../state.ts';
import { pushes } from '../steps/movement.ts';
import { risk } from './exposure.ts';
import { homeOf } from './home.ts';
import { canMove, findWays, TOO_FAR } from './reach.ts';
import { bestStrike } from './strikes.ts';
import { type Survey, survey } from './survey.ts';
import { killWorth } from './worth.ts';

/** What playing a card now is worth. */
export type PlayWorth = (around: Survey, play: ActionOf<Mothership, 'play'>) => number;

export const MOVE_WORTHS: Readonly<Record<MoveWorth, PlayWorth>> = {
  afterburner: boosting('afterburner'),
  'punch-it': boosting('punch-it'),
  convoy: (around) =>
    boostWorth(
      around,
      around.s.convoy.filter((one) => canMove(around.s, one)),
      'convoy',
    ),
  relief: ofShip(reliefWorth),
  retreat: ofShip(retreatWorth),
  rope: ofShip(ropeWorth),
  push: (around, { target }) => pushWorth(around, unitNumber(around.s, target)),
};

function ofShip(worth: (around: Survey, ship: UnitNumber, target: string | undefined) => number): PlayWorth {
  return (around, { unit, target }) => {
    const ship = unitNumber(around.s, unit);
    return ship === undefined ? 0 : worth(around, ship, target);
  };
}

function boosting(boost: Boost): PlayWorth {
  return ofShip((around, ship) => boostWorth(around, [ship], boost));
}

/** How much better the best strike of the turn becomes with faster engines. */
function boostWorth(around: Survey, ships: readonly UnitNumber[], boost: Boost): number {
  if (ships.length === 0) return 0;
  const { s, seat, style } = around;
  const units = s.units.map((piece, unit) =>
    ships.includes(unit) ? { ...piece, boosts: [...(piece.boosts ?? []), boost] } : piece,
  );
  return strikeWorth(survey({ ...s, units }, seat, style)) - strikeAsItIs(around);
}

function strikeWorth(around: Survey): number {
  findWays(around);
  return bestStrike(around, homeOf(around))?.worth ?? 0;
}

const asItIs = new WeakMap<Survey, number>();

/** The best strike without any card, which every card is compared with. */
function strikeAsItIs(around: Survey): number {
  const known = asItIs.get(around);
  if (known !== undefined) return known;
  const worth = strikeWorth(around);
  asItIs.set(around, worth);
  return worth;
}

/** A station that nobody guards is worth a Wormhole; Bombers have better things to do. */
function reliefWorth(around: Survey, ship: UnitNumber): number {
  if (classOf(ship) === 'bomber') return 0;
  findWays(around);
  const { at, stake } = homeOf(around);
  if (at === NOWHERE || friendsBeside(around.s, at, around.seat) > 0) return 0;
  return 0.2 * stake - (classOf(ship) === 'mothership' ? 0.5 : 0);
}

/** What a ship and those beside it escape from. */
function retreatWorth(around: Survey, ship: UnitNumber, target: string | undefined): number {
  const { s, board, own } = around;
  const planet = planetNumber(s, target);
  const goal = planet === undefined ? unitOf(s, unitNumber(s, target) ?? 0).at : planetAt(s, planet);
  const from = unitOf(s, ship).at;
  let saved = 0;
  for (const other of own) {
    const at = unitOf(s, other).at;
    const beside = other === ship || (board.far[board.size * from + at] === 1 && canMove(s, other));
    if (beside) saved += risk(around, other, at, 0) - risk(around, other, goal, 1);
  }
  return 0.4 * saved;
}

const ROPE = 2;
const ropeCosts = new Uint8Array(MOST_SPACES);

/** What a ship that has attacked gets away from. */
function ropeWorth(around: Survey, ship: UnitNumber): number {
  const ways: Space[] = [];
  safeWays(around.s, ship, ROPE, ropeCosts.fill(TOO_FAR, 0, around.board.size), ways);
  let least = Number.POSITIVE_INFINITY;
  for (const space of ways) least = Math.min(least, risk(around, ship, space, 0));
  return risk(around, ship, unitOf(around.s, ship).at, 0) - least;
}

/** The chance that rocks or Guardians shoot down what is pushed among them. */
const WRECKED = 0.4;

/** Enemies are pushed among rocks or Guardians. */
function pushWorth(around: Survey, foe: UnitNumber | undefined): number {
  if (foe === undefined || classOf(foe) === 'mothership') return 0;
  return pushes(around.s, foe).some(({ kind }) => kind !== 'safe') ? WRECKED * killWorth(around, foe) : 0;
}

/** Where to push a ship: among rocks or Guardians, if any are near. */
export function pushSpace(s: State, unit: UnitNumber, left: number): Space {
  return pushes(s, unit, left).find(({ kind }) => kind !== 'safe')?.to ?? NOWHERE;
}
