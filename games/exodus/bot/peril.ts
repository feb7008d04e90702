/** XD-17, XD-7.4 What an enemy costs the fleet, by each way of dealing with it. In points of the fleet's health. */
import { STRENGTH } from '../content/fleet.ts';
import { treacheryHindrances } from '../rules/treachery.ts';
import type { State } from '../state.ts';
import { EDGE, FAITH, FLEET, MARGIN, MIGHT, SUPPLY, sheetOf, TREACHERY, VALUES, WOMEN } from './health.ts';
import { chanceOf, chanceToPass, chanceToSucceed } from './odds.ts';

/** What a change of one trait costs; gains are negative. */
function cost(sheet: readonly number[], trait: number, by: number): number {
  const old = sheet[trait] ?? 0;
  const now = Math.max(0, Math.min(12, old + by));
  let worth = (FLEET[trait * VALUES + now] ?? 0) - (FLEET[trait * VALUES + old] ?? 0);
  if (trait === FAITH || trait === TREACHERY) {
    const margin = (sheet[FAITH] ?? 0) - (sheet[TREACHERY] ?? 0);
    const after = trait === FAITH ? margin + now - old : margin - now + old;
    worth += (MARGIN[after + 12] ?? 0) - (MARGIN[margin + 12] ?? 0);
  }
  // A trait that cannot give any more gives Women instead.
  return -worth + (trait === MIGHT && old + by < 0 ? 3 : 0);
}

/** Staying on after a failed ritual, with hunters close. */
const STRANDED = 3;
/** A jump before its time: no rest, no look around. */
const HASTE = 0.8;

/** A ritual now: the losses of a partial, the price of a failure. */
export function ritualCost(s: State, hurried: boolean): number {
  const sheet = sheetOf(s);
  const margin = s.traits.faith - s.traits.treachery;
  const net = (s.jumpAssist ? 1 : 0) - s.fatigue - (hurried ? 2 : 0);
  const loss = Math.min(cost(sheet, WOMEN, -1), cost(sheet, SUPPLY, -2), cost(sheet, FAITH, -1));
  let sum = (1 - chanceToPass(margin, net)) * (cost(sheet, FAITH, -3) + STRANDED);
  for (let short = 1; short <= 3; short++) {
    const sure = chanceOf(3 - short - margin, net) - chanceOf(4 - short - margin, net);
    sum += sure * short * loss;
  }
  return sum;
}

const netInBattle = (s: State): number => (s.readiness > 0 ? 1 : 0) - treacheryHindrances(s);

/** One engagement after another until the force is gone or the fleet gives way. */
export function attackCost(s: State, size: number, ambushed = false): number {
  const sheet = sheetOf(s);
  const margin = s.traits.might - (STRENGTH[size] ?? 5);
  const net = netInBattle(s) - (ambushed ? 1 : 0);
  const success = chanceToSucceed(margin, net);
  const pass = chanceToPass(margin, net);
  const point = Math.min(cost(sheet, MIGHT, -1), cost(sheet, SUPPLY, -1));
  const rest = size > 1 ? 0.9 * attackCost(s, size - 1) : -0.8;
  const beaten =
    cost(sheet, MIGHT, -1) + cost(sheet, WOMEN, -1) + cost(sheet, EDGE, 1) + (size > 1 ? STRANDED : 1);
  return (
    success * (point + (size > 1 ? 0.7 * rest : rest)) +
    (pass - success) * (cost(sheet, MIGHT, -1) + cost(sheet, SUPPLY, -1) + rest) +
    (1 - pass) * beaten
  );
}

/** XD-17.4 one round of cover. */
export function coverCost(s: State, size: number): number {
  const sheet = sheetOf(s);
  const margin = s.traits.might - (STRENGTH[size] ?? 5);
  const success = chanceToSucceed(margin, netInBattle(s));
  const pass = chanceToPass(margin, netInBattle(s));
  return (
    success * cost(sheet, SUPPLY, -1) +
    (pass - success) * Math.min(cost(sheet, MIGHT, -1), cost(sheet, SUPPLY, -1)) +
    (1 - pass) * (cost(sheet, MIGHT, -1) + cost(sheet, WOMEN, -1))
  );
}

const DARK = 4;
const FULL = 3;

/** The cheapest way out from a lead: a ritual now, or cover until there is time for it. */
export function escapeCost(s: State, size: number, lead: number): number {
  let best = lead >= FULL ? ritualCost(s, false) + HASTE : Number.POSITIVE_INFINITY;
  if (lead >= 1) best = Math.min(best, ritualCost(s, true) + HASTE);
  if (lead >= DARK) best = Math.min(best, 1.2);
  return lead >= DARK ? best : Math.min(best, coverCost(s, size) + escapeCost(s, size, lead + 1));
}

/** XD-6.4 an inferior force that gets away calls others; a great one strikes. */
export function stayCost(s: State, size: number): number {
  return size === 1 ? 2 : attackCost(s, size, true) + 0.5;
}
