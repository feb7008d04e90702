/** MS-14 Elimination and the end of the game, in every mode (MS-19.4, MS-20.4, MS-21.1, MS-22). */
import type { ActionOf, Verb } from '#engine';
import { fleetOf, inGame, onBoard, teamOf } from '../rules/fleet.ts';
import { takeOff } from '../rules/losses.ts';
import { forgetRepelled, planetsOf } from '../rules/planets.ts';
import { armadaScore, countsPoints, seatsOf, shipsLeft, victoryPoints } from '../rules/score.ts';
import { NPC, type Owner, stationOf, unitsOf, whoIs } from '../rules/units.ts';
import type { G, Mothership, State } from '../state.ts';
import { returnHand } from './hand.ts';

/** DF-12 after every fight: is anybody eliminated, and is it over? */
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

/** MS-14.1, MS-19.7 where points count, ships come back: only who has nothing at all is out. */
function isLost(s: State, owner: Owner): boolean {
  const station = onBoard(s, stationOf(owner));
  const ships = shipsLeft(s, owner);
  if (countsPoints(s)) return !station && ships === 0 && planetsOf(s, owner).length === 0;
  return !station || ships === 0;
}

/** MS-21.1 win by destroying all six NPC ships. */
function soloChecks(g: G): void {
  const { s } = g;
  if (shipsLeft(s, NPC) === 0) finishSolo(g, true, 'soloWon');
  else if (isLost(s, 0)) finishSolo(g, false, onBoard(s, stationOf(0)) ? 'soloShips' : 'soloStation');
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
  // A Forced Update binds the next turn of its victim, whoever is left.
  s.holds = s.holds.filter(({ by, how }) => how === 'update' || by !== owner);
  if (s.blockade === owner) delete s.blockade;
  forgetRepelled(s, owner);
}

/** MS-14.3, MS-14.4, MS-20.4 it wins with all of its members; the others rank by how long they lasted. */
function lastTeam(g: G, teams: ReadonlySet<number>): void {
  const { s } = g;
  const winners = seatsOf(s).filter((seat) => teams.has(teamOf(s, seat)));
  const standing = seatsOf(s).map((seat) => [lasted(s, seat)]);
  finish(g, {
    winners,
    standing,
    ...(teams.size > 1 ? { reason: 'draw', rule: 'MS-14.4' } : { reason: 'lastTeam', rule: 'MS-14.3' }),
  });
}

/** What happens when a round is complete; true when the game is over. */
export function endOfRound(g: G): boolean {
  const { s } = g;
  const { rounds = Number.POSITIVE_INFINITY, mode } = s.table;
  const timeUp = s.round >= rounds;
  if (countsPoints(s)) {
    if (s.ending || timeUp) finishByPoints(g);
  } else if (timeUp) {
    if (mode === 'solo') finishSolo(g, false, 'soloTime');
    else finishByArmada(g);
  }
  return s.outcome !== undefined;
}

/**
 * MS-19.4 most points, then more planets, more ships, more Minerals; then shared. Who was eliminated keeps its points in
 * the ranking, but does not win while another is left.
 */
function finishByPoints(g: G): void {
  const { s } = g;
  const standing = seatsOf(s).map((seat) => [
    victoryPoints(s, seat),
    planetsOf(s, seat).length,
    shipsLeft(s, seat),
    fleetOf(s, seat).minerals,
  ]);
  const left = seatsOf(s).filter((seat) => inGame(s, seat));
  const winners = bestOf(standing, left.length > 0 ? left : seatsOf(s));
  finish(g, { winners, standing, reason: s.table.target === undefined ? 'time' : 'points', rule: 'MS-19.4' });
}

/** MS-22 at the round cap; teams add up. */
function finishByArmada(g: G): void {
  const { s } = g;
  const standing = seatsOf(s).map((seat) => [
    lasted(s, seat),
    matesOf(s, seat).reduce((sum, mate) => sum + armadaScore(s, mate), 0),
  ]);
  finish(g, { winners: bestOf(standing, seatsOf(s)), standing, reason: 'roundCap', rule: 'MS-22' });
}

function finishSolo(g: G, won: boolean, reason: string, rule = 'MS-21.1'): void {
  finish(g, { winners: won ? [0] : [], standing: [[0]], reason, rule });
}

/** MS-14.3 later elimination ranks higher; a team lasts as long as its last seat. */
function lasted(s: State, seat: Owner): number {
  return Math.max(...matesOf(s, seat).map((mate) => fleetOf(s, mate).out ?? s.outs + 1));
}

function matesOf(s: State, seat: Owner): Owner[] {
  return seatsOf(s).filter((other) => teamOf(s, other) === teamOf(s, seat));
}

/** What a seat is ranked by, first things first. */
type Rank = readonly number[];

/** Those of some seats whom none of them beats. */
function bestOf(standing: readonly Rank[], seats: readonly Owner[]): Owner[] {
  const of = (seat: Owner) => standing[seat] ?? [];
  return seats.filter((seat) => seats.every((other) => compare(of(seat), of(other)) >= 0));
}

function compare(a: readonly number[], b: readonly number[]): number {
  for (let i = 0; i < a.length; i++) {
    const difference = (a[i] ?? 0) - (b[i] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}

interface Ending {
  readonly winners: readonly Owner[];
  readonly standing: readonly Rank[];
  readonly reason: string;
  readonly rule: string;
}

function finish(g: G, { winners, standing, reason, rule }: Ending): void {
  const { s } = g;
  g.tell({ type: 'over', winners, reason });
  const points = countsPoints(s) ? seatsOf(s).map((seat) => victoryPoints(s, seat)) : undefined;
  // Winners first, then as they stand; equals share a place.
  const worth = standing.map((own, seat) => [winners.includes(seat) ? 1 : 0, ...own]);
  const places = worth.map((own) => 1 + worth.filter((other) => compare(other, own) > 0).length);
  g.end({ winners, reason, rule, places, ...(points ? { points } : {}) });
}

const CONCEDE: readonly ActionOf<Mothership, 'concede'>[] = [{ type: 'concede' }];

/** MS-14.5 a seat may concede on its own turn; it is eliminated. */
export const concede: Verb<Mothership, ActionOf<Mothership, 'concede'>> = {
  options: () => CONCEDE,
  check: () => undefined,
  do(g, _, seat) {
    g.tell({ type: 'conceded', seat });
    if (g.s.table.mode === 'solo') finishSolo(g, false, 'soloConceded', 'MS-14.5');
    else eliminate(g, [seat]);
  },
};
