/**
 * A plan: the modules (and repairs, and modules to shut down) that bring all four productions to 0, with the least work.
 * A small search over sets, most wanted resource first. Work is counted in actions, with what is missing guessed.
 */
import { has } from '../base.ts';
import { MODULE_IDS, MODULES, type ModuleId } from '../content/modules.ts';
import { EFFECTS } from '../content/scenarios.ts';
import { FROZEN, SHUTDOWN } from '../content/tokens.ts';
import { currentCrew } from '../order.ts';
import type { Place, State } from '../state.ts';
import { tokensLeft } from '../tokens.ts';
import { COSTS, countWaits, GUESS, paying } from './paying.ts';
import { countCards, MODULE_COUNT, NUMBER, stock } from './stock.ts';

/** So many steps of the search at most, so deep, and so many tried at each. */
const NODES = 160;
const DEEPEST = 8;
const WIDTH = 3;

export interface Plan {
  work: number;
  /** The productions now, with what is being built, and once the plan is carried out. */
  readonly now: number[];
  readonly after: number[];
}

interface Step {
  module: ModuleId | undefined;
  effect: readonly number[];
  copies: number;
  /** What it takes besides getting the module: the action, and at a guess the cards. */
  work: number;
  cards: number;
  used: number;
}

const plan: Plan = { work: 0, now: [0, 0, 0, 0], after: [0, 0, 0, 0] };
const steps: Step[] = [];
let count = 0;
const chosen: Step[] = [];
const building: ModuleId[] = [];
const sums = [0, 0, 0, 0];
let nodes = 0;

/** The plan with the least work. The result is overwritten by the next call. */
export function bestPlan(s: State): Plan {
  countCards(s);
  countWaits(s);
  const site = s.site && EFFECTS[s.scenario][s.site.module];
  for (let r = 0; r < 4; r++) {
    sums[r] = (s.production[r] as number) + (site?.[r] ?? 0);
    plan.now[r] = sums[r] as number;
    plan.after[r] = sums[r] as number;
  }
  gatherSteps(s);
  plan.work = GUESS.none;
  nodes = 0;
  chosen.length = 0;
  search(s, 0, 0);
  return plan;
}

function gatherSteps(s: State): void {
  count = 0;
  const effects = EFFECTS[s.scenario];
  for (let m = 0; m < MODULE_COUNT; m++) {
    const module = MODULE_IDS[m] as ModuleId;
    const effect = effects[module];
    const copies = MODULES[module].copies - (stock.deployed[m] as number);
    if (copies > 0 && effect.some((change) => change > 0)) note(module, effect, copies, 1, missing(s, m));
  }
  const { at } = currentCrew(s);
  const canShut = tokensLeft(s, SHUTDOWN) > 0;
  for (let p = 1; p < s.base.length; p++) {
    const place = s.base[p] as Place;
    if (place.card === 'home') continue;
    const effect = effects[place.card];
    const work = 1 + (p === at ? 0 : GUESS.travel);
    const frozen = has(place, FROZEN);
    if (has(place, SHUTDOWN)) {
      if (!frozen) note(undefined, effect, 1, work, 0);
    } else if (frozen) {
      note(undefined, effect.map(increase), 1, work, 0);
    } else if (canShut && effect.some((change) => change < 0)) {
      note(undefined, effect.map(opposite), 1, work, 0);
    }
  }
}

function increase(change: number): number {
  return Math.max(0, change);
}

function opposite(change: number): number {
  return -change;
}

function note(
  module: ModuleId | undefined,
  effect: readonly number[],
  copies: number,
  work: number,
  cards: number,
): void {
  const step = steps[count];
  if (step === undefined) {
    steps.push({ module, effect, copies, work, cards, used: 0 });
  } else {
    step.module = module;
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
  let least = COSTS[m]?.length ?? 0;
  for (let h = 0; h < s.hands.length; h++) {
    const colours = stock.hands[h] as number[];
    let lacking = 0;
    for (const colour of COSTS[m] as readonly number[]) if (colours[colour] === 0) lacking++;
    least = Math.min(least, lacking);
  }
  return least;
}

/** What getting the next copy of a module takes, without its cost. */
function getting({ module, used }: Step): number {
  if (module === undefined) return 0;
  const m = NUMBER[module];
  const inHands = stock.inHands[m] as number;
  if (used < inHands) return 0;
  return used < inHands + (stock.faceUp[m] as number) ? GUESS.faceUp : GUESS.elsewhere;
}

/** The best candidates of each depth, and how they rank. */
const candidates: Step[][] = Array.from({ length: DEEPEST + 1 }, () => []);
const ranks: number[][] = Array.from({ length: DEEPEST + 1 }, () => []);

function search(s: State, work: number, depth: number): void {
  if (nodes++ > NODES || work >= plan.work) return;
  const wanted = mostWanted();
  if (wanted < 0) {
    finish(s, work);
    return;
  }
  if (depth >= DEEPEST) return;
  const best = candidates[depth] as Step[];
  const rank = ranks[depth] as number[];
  const width = rankCandidates(wanted, work, best, rank);
  for (let i = 0; i < width; i++) {
    const step = best[i] as Step;
    const get = getting(step);
    step.used++;
    chosen.push(step);
    for (let r = 0; r < 4; r++) sums[r] = (sums[r] as number) + (step.effect[r] as number);
    search(s, work + step.work + get, depth + 1);
    for (let r = 0; r < 4; r++) sums[r] = (sums[r] as number) - (step.effect[r] as number);
    chosen.pop();
    step.used--;
  }
}

function mostWanted(): number {
  let wanted = -1;
  let lack = 0;
  for (let r = 0; r < 4; r++) {
    if (-(sums[r] as number) > lack) {
      lack = -(sums[r] as number);
      wanted = r;
    }
  }
  return wanted;
}

/** The few candidates that promise the least work in all; returns how many there are. */
function rankCandidates(wanted: number, work: number, best: Step[], rank: number[]): number {
  let width = 0;
  for (let i = 0; i < count; i++) {
    const step = steps[i] as Step;
    if (step.used >= step.copies || (step.effect[wanted] as number) <= 0) continue;
    let lack = 0;
    for (let r = 0; r < 4; r++) lack -= Math.min(0, (sums[r] as number) + (step.effect[r] as number));
    const own = step.work + getting(step);
    if (work + own + GUESS.least * lack >= plan.work) continue;
    const promise = own + step.cards + GUESS.unit * lack;
    let at = width < WIDTH ? width++ : WIDTH;
    while (at > 0 && promise < (rank[at - 1] as number)) {
      if (at < WIDTH) {
        best[at] = best[at - 1] as Step;
        rank[at] = rank[at - 1] as number;
      }
      at--;
    }
    if (at < WIDTH) {
      best[at] = step;
      rank[at] = promise;
    }
  }
  return width;
}

function finish(s: State, work: number): void {
  building.length = 0;
  for (const { module } of chosen) if (module !== undefined) building.push(module);
  const total = work + paying(s, building);
  if (total >= plan.work) return;
  plan.work = total;
  for (let r = 0; r < 4; r++) plan.after[r] = sums[r] as number;
}
