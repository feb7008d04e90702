/** XD-6, XD-7, XD-15 Where the fleet goes: disposition, course and landfall, as one faction would have it. */
import { SITE } from '../content/fleet.ts';
import type { Stake } from '../content/plans.ts';
import { publicStanding, resultValue, standing } from '../rules/score.ts';
import { drawOf } from '../rules/stars.ts';
import type { House, State } from '../state.ts';
import { fleetHealth } from './health.ts';
import { chanceToPass, chanceToSucceed } from './odds.ts';
import { attackCost, coverCost, escapeCost, ritualCost, stayCost } from './peril.ts';

/** What is hidden in another's standing, on average: a personal secret, a little knowledge, half the agendas. */
const UNSEEN = 3.5;

/** The chance that the fleet comes home, from its health. */
export function survival(health: number): number {
  if (health >= 5) return Math.min(0.95, 0.9 + (health - 5) * 0.005);
  if (health >= 0) return 0.75 + health * 0.03;
  if (health >= -8) return 0.75 + health * 0.031;
  return Math.max(0.1, 0.5 + (health + 8) * 0.036);
}

/** The place a faction would take if all were judged now; between two places where it is not clear. */
export function likelyPlace(s: State, house: House): number {
  const own = standing(s, house, true).total;
  let place = 1;
  for (const other of s.houses) {
    if (other === house) continue;
    place += 1 / (1 + Math.exp((own - publicStanding(s, other) - UNSEEN) / 2));
  }
  return place;
}

export const isTurned = (s: State, house: House): boolean =>
  s.options.infection === 'turncoat' && house.marked > 0;

/** What going on is worth: the place as now, pulled halfway to the middle. */
function goingOn(s: State, place: number, health: number): number {
  const middle = (place + (s.seats + 1) / 2) / 2;
  return survival(health) * resultValue(s.seats, middle);
}

export function landfallWorth(s: State, house: House, choice: string): number {
  const place = likelyPlace(s, house);
  const health = fleetHealth(s);
  const turned = isTurned(s, house);
  const on = turned ? 1 - survival(health) : goingOn(s, place, health);
  const found = turned ? 0 : resultValue(s.seats, place);
  // A new start mends the traits, but all the way lies ahead again.
  const dawn = turned ? 0.3 : goingOn(s, place, Math.max(health, 0)) - 0.08;
  switch (choice) {
    case 'found':
      return found;
    case 'flawed':
      return on + 0.01;
    case 'dawn':
      return dawn;
    case 'wait':
      return on - 0.05;
    default: {
      const within = s.arrivals < s.options.reach;
      const middle = s.dawns > 0 ? (within ? on : found) : dawn;
      return (on + middle + (within ? middle : found)) / 3;
    }
  }
}

const jumpMargin = ({ traits }: State): number => traits.faith - traits.treachery;

/** How a jump would go now: 1 is a success, a partial costs the fleet something. */
function jumpOdds(s: State, hurried: boolean): number {
  const net = -s.fatigue - (hurried ? 2 : 0) + (s.jumpAssist ? 1 : 0);
  const margin = jumpMargin(s);
  const success = chanceToSucceed(margin, net);
  return success + 0.5 * (chanceToPass(margin, net) - success);
}

const LONGEST_VISIT = 3;

export function dispositionWorth(s: State, house: House, choice: string): number {
  const { force } = s;
  const here = s.systems[s.here];
  if (force !== undefined) {
    const bold = house.faction === 'military' ? 0.3 : 0;
    if (choice === 'attack') return -0.1 * (attackCost(s, force.size) - bold);
    if (choice === 'leave') return -0.1 * escapeCost(s, force.size, force.lead);
    return -0.1 * stayCost(s, force.size);
  }
  const waiting = here?.reward === SITE && !here.flawed;
  if (choice === 'leave') return 0.5;
  if (waiting) return 1;
  // A day of rest for the god, and a look around, in every new place.
  if (s.visit === 0) return 1;
  if (s.visit >= LONGEST_VISIT) return jumpOdds(s, false) < 0.35 ? 0.6 : 0;
  if (jumpOdds(s, false) < 0.7) return 0.8;
  const left = here?.left ?? 0;
  return left > 0 && s.visit + left <= LONGEST_VISIT && s.traits.treachery < 8 ? 0.7 : 0.3;
}

/** How much a system draws the fleet: the same for every Keeper, so that they agree. */
export const targetWorth = (s: State, index: number): number =>
  drawOf({ ...s, reach: s.options.reach }, index);

export function courseWorth(s: State, stake: Stake): number {
  const [plan = '', to] = stake.split('@');
  const target = to === undefined ? 0 : targetWorth(s, Number(to)) * 0.02;
  const { force } = s;
  switch (plan) {
    case 'jump':
      return (force === undefined ? 0.6 + 0.3 * jumpOdds(s, false) : -0.1 * ritualCost(s, false)) + target;
    case 'hurried':
      return -0.1 * ritualCost(s, true) + target;
    case 'nuke':
      if (to !== undefined || force === undefined) return -1;
      return jumpOdds(s, force.lead < 3) > 0.75 && force.size > 1
        ? -0.05 - 0.1 * attackCost(s, force.size - 1)
        : -1;
    case 'dark':
      return -0.12;
    case 'cover': {
      if (force === undefined) return -1;
      const { size, lead } = force;
      return -0.1 * (coverCost(s, size) + escapeCost(s, size, Math.min(4, lead + 1)));
    }
    case 'hold':
      return jumpOdds(s, false) < 0.3 ? 0.75 : 0.2;
    default:
      return 0;
  }
}
