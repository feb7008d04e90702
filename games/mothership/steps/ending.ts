/** MS-14 Elimination and the end of the game, in every mode (MS-19.4, MS-20.4, MS-21.1, MS-22). */
import type { Verb } from '#engine';
import type { OfType } from '../action.ts';
import { fleetOf, inGame, onBoard, teamOf } from '../fleet.ts';
import { takeOff } from '../losses.ts';
import { planetsOf } from '../planets.ts';
import { armadaScore, countsPoints, seatsOf, shipsLeft, victoryPoints } from '../score.ts';
import type { G, Mothership, State } from '../state.ts';
import { NPC, type Owner, stationOf, unitsOf, whoIs } from '../units.ts';
import { returnHand } from './hand.ts';

/** DF-12 */
export function checks(g: G): void {
  const { s } = g;
  if (s.table.mode === 'solo') {
    soloChecks(g);
    return;
  }
  const lost: Owner[] = [];
  for (let owner = 0; owner < s.fleets.length; owner++) {
    if (inGame(s, owner) && isLost(s, owner)) lost.push(owner);
  }
  if (lost.length > 0) eliminate(g, lost);
}

/** MS-14.1, MS-19.7 */
function isLost(s: State, owner: Owner): boolean {
  const station = onBoard(s, stationOf(owner));
  const ships = shipsLeft(s, owner);
  if (countsPoints(s)) return !station && ships === 0 && planetsOf(s, owner).length === 0;
  return !station || ships === 0;
}

/** MS-21.1 */
function soloChecks(g: G): void {
  const { s } = g;
  if (shipsLeft(s, NPC) === 0) finish(g, [0], 'soloWon', 'MS-21.1');
  else if (isLost(s, 0)) finish(g, [], onBoard(s, stationOf(0)) ? 'soloShips' : 'soloStation', 'MS-21.1');
}

/** MS-14.2 all who are eliminated at the same moment. */
function eliminate(g: G, owners: readonly Owner[]): void {
  const { s } = g;
  s.outs += 1;
  for (const owner of owners) leave(g, owner);
  const left = new Set(s.fleets.flatMap((_, owner) => (inGame(s, owner) ? [teamOf(s, owner)] : [])));
  if (countsPoints(s)) {
    // MS-19.3 the round is played to its end
    s.ending = true;
    if (left.size === 0) finishByPoints(g);
  } else if (left.size <= 1) {
    lastTeam(g, left.size === 1 ? left : new Set(owners.map((owner) => teamOf(s, owner))));
  }
  if (s.outcome !== undefined || !owners.includes(s.active)) return;
  // MS-3.6 the turn ends at once, without gathering
  s.stack = [];
  delete s.fight;
  delete s.die;
  g.then('turnEnd');
}

function leave(g: G, owner: Owner): void {
  const { s } = g;
  const fleet = fleetOf(s, owner);
  g.tell({ type: 'eliminated', owner: whoIs(s, owner) });
  fleet.out = s.outs;
  for (const unit of unitsOf(owner)) {
    takeOff(g, unit);
    delete s.units[unit]?.wait;
  }
  for (const planet of planetsOf(s, owner)) delete s.planets[planet]?.owner;
  returnHand(g, owner);
  fleet.minerals = 0;
  fleet.gas = 0;
  fleet.influence = 0;
  s.holds = s.holds.filter(({ by }) => by !== owner);
  if (s.blockade === owner) delete s.blockade;
}

/** MS-14.3, MS-14.4, MS-20.4 */
function lastTeam(g: G, teams: ReadonlySet<number>): void {
  const { s } = g;
  const winners = seatsOf(s).filter((seat) => teams.has(teamOf(s, seat)));
  finish(g, winners, teams.size > 1 ? 'draw' : 'lastTeam', teams.size > 1 ? 'MS-14.4' : 'MS-14.3');
}

/** What happens when a round is complete; true when the game is over. */
export function endOfRound(g: G): boolean {
  const { s } = g;
  const { rounds, mode } = s.table;
  const timeUp = rounds !== undefined && s.round >= rounds;
  if (countsPoints(s)) {
    if (s.ending || timeUp) finishByPoints(g);
  } else if (timeUp) {
    if (mode === 'solo') finish(g, [], 'soloTime', 'MS-21.1');
    else finishByArmada(g);
  }
  return s.outcome !== undefined;
}

/** MS-19.4 most points, then more planets, more ships, more Minerals; then shared. */
function finishByPoints(g: G): void {
  const { s } = g;
  const order = seatsOf(s).map((seat) => [
    victoryPoints(s, seat),
    planetsOf(s, seat).length,
    shipsLeft(s, seat),
    fleetOf(s, seat).minerals,
  ]);
  const winners = bestOf(order);
  finish(g, winners, s.table.target === undefined ? 'time' : 'points', 'MS-19.4');
}

/** MS-22 at the round cap; teams add up. */
function finishByArmada(g: G): void {
  const { s } = g;
  const scores = seatsOf(s).map((seat) =>
    seatsOf(s)
      .filter((other) => teamOf(s, other) === teamOf(s, seat))
      .reduce((sum, other) => sum + armadaScore(s, other), 0),
  );
  finish(g, bestOf(scores.map((score) => [score])), 'roundCap', 'MS-22');
}

/** The seats whose list of numbers no other list beats. */
function bestOf(lists: readonly (readonly number[])[]): Owner[] {
  const best = lists.reduce((a, b) => (compare(a, b) >= 0 ? a : b));
  return lists.flatMap((list, seat) => (compare(list, best) === 0 ? [seat] : []));
}

function compare(a: readonly number[], b: readonly number[]): number {
  for (let i = 0; i < a.length; i++) {
    const difference = (a[i] ?? 0) - (b[i] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}

function finish(g: G, winners: readonly Owner[], reason: string, rule: string): void {
  const { s } = g;
  g.tell({ type: 'over', winners, reason });
  const points = countsPoints(s) ? seatsOf(s).map((seat) => victoryPoints(s, seat)) : undefined;
  g.end({ winners, reason, rule, places: places(s, winners), ...(points ? { points } : {}) });
}

/** MS-14.3 later elimination ranks higher; in Victory Point modes the points do. */
function places(s: State, winners: readonly Owner[]): number[] {
  const worth = seatsOf(s).map((seat) => {
    if (winners.includes(seat)) return Number.POSITIVE_INFINITY;
    if (countsPoints(s)) return victoryPoints(s, seat);
    const mates = seatsOf(s).filter((other) => teamOf(s, other) === teamOf(s, seat));
    return Math.max(...mates.map((mate) => fleetOf(s, mate).out ?? s.outs + 1));
  });
  return worth.map((own) => 1 + worth.filter((other) => other > own).length);
}

const CONCEDE: readonly OfType<'concede'>[] = [{ type: 'concede' }];

/** MS-14.5 */
export const concede: Verb<Mothership, OfType<'concede'>> = {
  fields: {},
  options: () => CONCEDE,
  check: () => undefined,
  do(g, _, seat) {
    g.tell({ type: 'conceded', seat });
    if (g.s.table.mode === 'solo') finish(g, [], 'soloConceded', 'MS-14.5');
    else eliminate(g, [seat]);
  },
};
