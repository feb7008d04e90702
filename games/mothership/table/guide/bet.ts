/** The second mission: Energy, shields and hull, asteroids, a card. Everything but the end of the turn is open. */
import type { MothershipAction } from '../../action.ts';
import type { UnitId } from '../../rules/units.ts';
import { MISSION_WORDS } from '../../text/missions.ts';
import type { View } from '../../view.ts';
import { areBeside, type Done, dieOf, isDiverting, missionOf, placeOf, unitIn } from './plan.ts';

const { lines, asides, missed } = MISSION_WORDS.bet;

const ROCKS = '-1,-3';
/** What can break a hull. */
const BREAKERS: readonly UnitId[] = ['p1-m', 'p1-b1'];

const only = ({ type }: MothershipAction): boolean => type !== 'end';
/** First the Mothership: no other ship takes its place beside the enemy. */
const onlyMothership = (action: MothershipAction): boolean =>
  only(action) && (action.type === 'move' ? action.ship === 'p1-m' : action.type !== 'attack');
const reaches = (view: View): boolean => (unitIn(view, 'p1-m')?.engine ?? 0) >= 4;
const arrived = (view: View): boolean => areBeside(view, 'p1-m', 'p2-m');
const isThrough = (view: View): boolean => areBeside(view, 'p1-b1', 'p2-m');

/** A ship has used its flight, and is not asked where it goes on to. */
const hasFlown = (view: View, ship: UnitId): boolean =>
  unitIn(view, ship)?.moved === true && view.asking?.step === 'main';

/** It stopped where it cannot fire from, and why. */
function flightAside({ view }: Done): string | undefined {
  if (!hasFlown(view, 'p1-m')) return undefined;
  if (!reaches(view)) return asides.short;
  return dieOf(view, 'p1-m') === 0 ? asides.unarmed : asides.far;
}

/** Whether a ship can fire no more in this turn: gone, spent, or somewhere else for good. */
function isSpent(view: View, ship: UnitId): boolean {
  const seen = unitIn(view, ship);
  return !seen || seen.attacked || (seen.moved && !areBeside(view, ship, 'p2-m'));
}

const isOver = (view: View): boolean =>
  view.asking?.step === 'main' && BREAKERS.every((ship) => isSpent(view, ship));

export const bet = missionOf({
  id: 'bet',
  minutes: 4,
  given: {
    round: 4,
    units: { 'p1-m': '-4,0', 'p1-f1': '-2,0', 'p1-f2': '-1,0', 'p1-b1': '-2,-3', 'p2-m': '1,-2' },
    fleets: [{ hand: ['deflector-shields'] }, { hp: 6 }],
    planets: { m1: { owner: 0 } },
  },
  book: {
    'p1-m': [5],
    'p1-f1': [4],
    'p1-f2': [5],
    'p1-b1': [6],
    'p1-b1 rocks': [5],
    asteroids: [3],
    'p2-m': [3, 2],
  },
  others: () => ({ type: 'pass' }),
  missed: ({ view }) => (isOver(view) ? missed : undefined),
  beats: [
    { ...{ line: lines.engines, spot: 'energy', press: 'engines-plus', only: isDiverting } },
    { ...{ line: lines.mothership, spot: '-4,0', press: '-4,0', only: onlyMothership } },
    {
      ...{ line: lines.fly, spot: '0,-1', only: onlyMothership },
      done: ({ view }) => arrived(view) && dieOf(view, 'p1-m') > 0,
      aside: flightAside,
    },
    {
      ...{ line: lines.strip, spot: '1,-2', only },
      done: ({ view }) => view.fleets[1]?.shield === 0,
      aside: ({ view, actions }) =>
        actions.some(({ type }) => type === 'attack') && view.fight === undefined
          ? asides.shield(view.fleets[1]?.shield ?? 0)
          : undefined,
    },
    { ...{ line: lines.bomber, spot: '-2,-3', press: '-2,-3', only } },
    {
      ...{ line: lines.rocks, spot: ROCKS, only },
      done: ({ view }) => placeOf(view, 'p1-b1') === ROCKS || isThrough(view),
      aside: ({ view }) => (hasFlown(view, 'p1-b1') ? asides.round : undefined),
    },
    {
      ...{ line: lines.deflect, spot: 'command', only },
      done: ({ view }) => isThrough(view) || (placeOf(view, 'p1-b1') === ROCKS && view.fight === undefined),
    },
    {
      ...{ line: lines.onward, spot: '1,-3', only },
      done: ({ view }) => isThrough(view),
      aside: ({ view }) => (hasFlown(view, 'p1-b1') ? asides.far : undefined),
    },
    { ...{ line: lines.press, spot: '1,-2', press: '1,-2', only } },
    { ...{ line: lines.fire, spot: 'command', only } },
  ],
});
