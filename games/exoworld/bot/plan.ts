/**
 * Plans: sets of modules (and repairs, and modules to shut down) that bring all four productions to 0. A small search,
 * most wanted resource first, keeps the few that take the least work.
 */

import { nth } from '#engine';
import { MODULE_IDS, MODULES } from '../content/modules.ts';
import { EFFECTS } from '../content/scenarios.ts';
import { FROZEN, SHUTDOWN } from '../content/tokens.ts';
import { has, placeOf } from '../rules/base.ts';
import { HIGHEST, LOWEST } from '../rules/production.ts';
import { tokensLeft } from '../rules/tokens.ts';
import type { State } from '../state.ts';
import { mind, movesTo } from './mind.ts';
import { building, LONGEST } from './paying.ts';
import { MODULE_COUNT, NEEDS, stock } from './stock.ts';
import { W } from './weights.ts';

/** How thoroughly to plan: steps of the search, sets kept, candidates tried at each step. */
export interface Care {
  readonly nodes: number;
  readonly sets: number;
  readonly width: number;
}

export const CAREFUL: Care = { nodes: 40, sets: 2, width: 3 };
export const QUICK: Care = { nodes: 12, sets: 1, width: 2 };

export interface ModuleSet {
  /** Numbers of modules. */
  readonly modules: number[];
  /** The productions once it is carried out. */
  readonly after: number[];
  /** The places of modules to be switched or repaired. */
  readonly places: number[];
  work: number;
}

interface Step {
  /** The number of a module, or −1 for a repair at a place. */
  module: number;
  place: number;
  effect: readonly number[];
  copies: number;
  /** What it takes besides getting the module: the action, and at a guess the cards. */
  work: number;
  cards: number;
  used: number;
}

/** The best sets, the one with the least work first. Overwritten by the next search. */
export let sets = room();
export let setCount = 0;
let others = room();

function room(): ModuleSet[] {
  return Array.from({ length: 8 }, () => ({ modules: [], places: [], after: [0, 0, 0, 0], work: 0 }));
}

/** Does something with plans made for the moment; those made before are kept. */
export function withOtherPlans(s: State, how: Care, points: () => number): number {
  const kept = sets;
  const keptCount = setCount;
  sets = others;
  others = kept;
  makePlans(s, how);
  const result = points();
  others = sets;
  sets = kept;
  setCount = keptCount;
  return result;
}

const steps: Step[] = [];
let count = 0;
const chosen: Step[] = [];
const modules: number[] = [];
const places: number[] = [];
const sums = [0, 0, 0, 0];
let nodes = 0;
let care = CAREFUL;

export function makePlans(s: State, how: Care): void {
  care = how;
  for (let r = 0; r < 4; r++) sums[r] = mind.now[r] ?? 0;
  gatherSteps(s);
  setCount = 0;
  nodes = 0;
  chosen.length = 0;
  search(s, 0, 0);
}

function gatherSteps(s: State): void {
  count = 0;
  const effects = EFFECTS[s.scenario];
  for (let m = 0; m < MODULE_COUNT; m++) {
    const module = nth(MODULE_IDS, m);
    const effect = effects[module];
    const copies = MODULES[module].copies - (stock.deployed[m] ?? 0);
    if (copies > 0 && raises(effect)) note(m, 0, effect, copies, 1, missing(s, m));
  }
  const canShut = s.base.length > 1 && tokensLeft(s, SHUTDOWN) > 0;
  for (let p = 1; p < s.base.length; p++) {
    const place = placeOf(s, p);
    if (place.card === 'home') continue;
    const effect = effects[place.card];
    const work = switching(s, p);
    const frozen = has(place, FROZEN);
    if (has(place, SHUTDOWN)) {
      if (!frozen) note(-1, p, effect, 1, work, 0);
    } else if (frozen) {
      note(-1, p, effect.map(increase), 1, work, 0);
    } else if (canShut && effect.some((change) => change < 0)) {
      note(-1, p, effect.map(opposite), 1, work, 0);
    }
  }
}

function raises(effect: readonly number[]): boolean {
  for (let r = 0; r < 4; r++) if ((effect[r] ?? 0) > 0) return true;
  return false;
}

/** What switching or repairing a module takes: the action, and getting there. */
export function switching(s: State, at: number): number {
  return 1 + W.travel * movesTo(s, at);
}

function increase(change: number): number {
  return Math.max(0, change);
}

function opposite(change: number): number {
  return -change;
}

function note(
  module: number,
  place: number,
  effect: readonly number[],
  copies: number,
  work: number,
  cards: number,
): void {
  const step = steps[count];
  if (step === undefined) {
    steps.push({ module, place, effect, copies, work, cards, used: 0 });
  } else {
    step.module = module;
    step.place = place;
    step.effect = effect;
    step.copies = copies;
    step.work = work;
    step.cards = cards;
    step.used = 0;
  }
  count++;
}

/** How many actions the cards of a module's cost take if it alone is built, at a guess. */
function missing(s: State, m: number): number {
  const needs = nth(NEEDS, m);
  let least = 4;
  for (let h = 0; h < s.hands.length; h++) {
    const colours = nth(stock.hands, h);
    let lacking = 0;
    for (let c = 0; c < 4; c++) lacking += Math.max(0, (needs[c] ?? 0) - (colours[c] ?? 0));
    least = Math.min(least, lacking);
  }
  return least;
}

/** What getting the next copy of a module takes, without its cost. */
function getting({ module, used }: Step): number {
  if (module < 0) return 0;
  const inHands = stock.inHands[module] ?? 0;
  if (used < inHands) return 0;
  return used < inHands + (stock.faceUp[module] ?? 0) ? W.faceUp : W.elsewhere;
}

/** The best candidates of each depth, and how they rank. */
const candidates: Step[][] = Array.from({ length: LONGEST + 1 }, () => []);
const ranks: number[][] = Array.from({ length: LONGEST + 1 }, () => []);

function search(s: State, work: number, depth: number): void {
  if (nodes++ > care.nodes || work >= bound()) return;
  const wanted = mostWanted();
  if (wanted < 0) {
    finish(s);
    return;
  }
  if (depth >= LONGEST) return;
  const best = nth(candidates, depth);
  const width = rankCandidates(wanted, work, best, nth(ranks, depth));
  for (let i = 0; i < width; i++) {
    const step = nth(best, i);
    const get = getting(step);
    step.used++;
    chosen.push(step);
    for (let r = 0; r < 4; r++) sums[r] = (sums[r] ?? 0) + (step.effect[r] ?? 0);
    search(s, work + step.work + get, depth + 1);
    for (let r = 0; r < 4; r++) sums[r] = (sums[r] ?? 0) - (step.effect[r] ?? 0);
    chosen.pop();
    step.used--;
  }
}

/** A set with more work than this is not worth keeping. */
function bound(): number {
  return setCount < care.sets ? Number.POSITIVE_INFINITY : nth(sets, setCount - 1).work;
}

function mostWanted(): number {
  let wanted = -1;
  let lack = 0;
  for (let r = 0; r < 4; r++) {
    if (-(sums[r] ?? 0) > lack) {
      lack = -(sums[r] ?? 0);
      wanted = r;
    }
  }
  return wanted;
}

/** The few candidates that promise the least work in all; returns how many there are. */
function rankCandidates(wanted: number, work: number, best: Step[], rank: number[]): number {
  const { width } = care;
  const most = bound();
  let found = 0;
  for (let i = 0; i < count; i++) {
    const step = nth(steps, i);
    if (step.used >= step.copies || (step.effect[wanted] ?? 0) <= 0 || overshoots(step.effect)) continue;
    let lack = 0;
    for (let r = 0; r < 4; r++) lack -= Math.min(0, (sums[r] ?? 0) + (step.effect[r] ?? 0));
    const own = step.work + getting(step);
    if (work + own + W.least * lack >= most) continue;
    const promise = own + step.cards + W.unit * lack;
    let at = found < width ? found++ : width;
    while (at > 0 && promise < (rank[at - 1] ?? 0)) {
      if (at < width) {
        best[at] = nth(best, at - 1);
        rank[at] = rank[at - 1] ?? 0;
      }
      at--;
    }
    if (at < width) {
      best[at] = step;
      rank[at] = promise;
    }
  }
  return found;
}

/** XW-5.4 in the end nothing may be above the track; on the way another order may do. */
function overshoots(effect: readonly number[]): boolean {
  for (let r = 0; r < 4; r++) {
    const change = effect[r] ?? 0;
    const sum = (sums[r] ?? 0) + change;
    if ((change > 0 && sum > HIGHEST) || (change < 0 && sum < LOWEST)) return true;
  }
  return false;
}

function finish(s: State): void {
  let fixed = 0;
  modules.length = 0;
  places.length = 0;
  for (const { module, place, work } of chosen) {
    if (module >= 0) {
      modules.push(module);
    } else {
      places.push(place);
      fixed += work;
    }
  }
  const total = fixed + building(s, modules);
  if (total >= bound() || isKnown(total)) return;
  if (setCount < care.sets) setCount++;
  const kept = nth(sets, setCount - 1);
  let at = setCount - 1;
  for (; at > 0 && total < nth(sets, at - 1).work; at--) sets[at] = nth(sets, at - 1);
  sets[at] = kept;
  kept.work = total;
  kept.modules.length = 0;
  for (const module of modules) kept.modules.push(module);
  kept.places.length = 0;
  for (const place of places) kept.places.push(place);
  for (let r = 0; r < 4; r++) kept.after[r] = sums[r] ?? 0;
}

/** Whether a set with the same work and the same end is among those kept: the same one in another order. */
function isKnown(work: number): boolean {
  for (let i = 0; i < setCount; i++) {
    const set = nth(sets, i);
    if (Math.abs(set.work - work) < 1e-9 && set.modules.length === modules.length && endsAlike(set))
      return true;
  }
  return false;
}

function endsAlike({ after }: ModuleSet): boolean {
  for (let r = 0; r < 4; r++) if (after[r] !== sums[r]) return false;
  return true;
}
