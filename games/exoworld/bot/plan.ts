/**
 * A plan: the modules (and repairs, and modules to shut down) that bring all four productions to 0, with the least work.
 * A small search over sets, most wanted resource first. Work is counted in actions, with what is missing guessed.
 */
import { has } from '../base.ts';
import { CARDS, type CardId, isModule, WILD } from '../content/cards.ts';
import { MODULE_IDS, MODULES, type ModuleId } from '../content/modules.ts';
import { INDEX } from '../content/resources.ts';
import { EFFECTS } from '../content/scenarios.ts';
import { FROZEN, SHUTDOWN } from '../content/tokens.ts';
import { currentCrew } from '../order.ts';
import type { Place, State } from '../state.ts';
import { tokensLeft } from '../tokens.ts';

export const GUESS = {
  /** Actions to get a module that lies face up, and one that lies anywhere else. */
  faceUp: 1,
  elsewhere: 2.3,
  /** Actions to get a colour that lies face up, and one that does not. */
  colourFaceUp: 1,
  colour: 1.5,
  /** Actions to pass a card between players at the same place, and at different ones. */
  here: 1,
  away: 1.8,
  /** A protocol spent as a colour is a protocol less. */
  wild: 0.6,
  /** Getting to a module to switch or repair it. */
  travel: 0.7,
  /** More than any plan: there is none. */
  none: 26,
};

/** At most so many steps of the search. */
const NODES = 260;
const DEEPEST = 8;

export interface Plan {
  work: number;
  /** The productions once it is carried out. */
  readonly after: number[];
}

interface Step {
  readonly module: ModuleId | undefined;
  readonly effect: readonly number[];
  readonly copies: number;
  readonly inHand: number;
  readonly faceUp: number;
  /** What it takes, besides the cards of a module. */
  readonly work: number;
  used: number;
}

const plan: Plan = { work: 0, after: [0, 0, 0, 0] };
const steps: Step[] = [];
const chosen: Step[] = [];
const sums = [0, 0, 0, 0];
let nodes = 0;

const MODULE_COUNT = MODULE_IDS.length;
const NUMBER = Object.fromEntries(MODULE_IDS.map((id, i) => [id, i])) as Readonly<Record<ModuleId, number>>;
const COSTS: readonly (readonly number[])[] = MODULE_IDS.map((id) => MODULES[id].cost.map((colour) => INDEX[colour]));

const deployed = new Array<number>(MODULE_COUNT).fill(0);
const inHands = new Array<number>(MODULE_COUNT).fill(0);
const faceUp = new Array<number>(MODULE_COUNT).fill(0);
const faceUpColours = [0, 0, 0, 0, 0];
/** Cards by hand and colour. */
const hands: number[][] = [0, 1, 2, 3, 4].map(() => [0, 0, 0, 0, 0]);
const spare: number[][] = [0, 1, 2, 3, 4].map(() => [0, 0, 0, 0, 0]);

/** The plan with the least work. The result is overwritten by the next call. */
export function bestPlan(s: State): Plan {
  count(s);
  gatherSteps(s);
  for (let r = 0; r < 4; r++) {
    sums[r] = s.production[r] as number;
    plan.after[r] = sums[r] as number;
  }
  plan.work = GUESS.none;
  nodes = 0;
  chosen.length = 0;
  search(s, 0);
  return plan;
}

function count(s: State): void {
  deployed.fill(0);
  inHands.fill(0);
  faceUp.fill(0);
  faceUpColours.fill(0);
  for (const { card } of s.base) if (card !== 'home') deployed[NUMBER[card]] = (deployed[NUMBER[card]] as number) + 1;
  for (let h = 0; h < s.hands.length; h++) {
    const colours = hands[h] as number[];
    colours.fill(0);
    for (const card of s.hands[h]?.cards ?? []) add(colours, inHands, card);
  }
  for (const card of s.faceUp) add(faceUpColours, faceUp, card);
}

function add(colours: number[], modules: number[], card: CardId): void {
  const { colour } = CARDS[card];
  colours[colour] = (colours[colour] as number) + 1;
  if (isModule(card)) modules[NUMBER[card]] = (modules[NUMBER[card]] as number) + 1;
}

function gatherSteps(s: State): void {
  steps.length = 0;
  const effects = EFFECTS[s.scenario];
  for (let m = 0; m < MODULE_COUNT; m++) {
    const module = MODULE_IDS[m] as ModuleId;
    const copies = MODULES[module].copies - (deployed[m] as number);
    if (copies > 0)
      steps.push({
        module,
        effect: effects[module],
        copies,
        inHand: inHands[m] as number,
        faceUp: faceUp[m] as number,
        work: 1,
        used: 0,
      });
  }
  const { at } = currentCrew(s);
  const canShut = tokensLeft(s, SHUTDOWN) > 0;
  for (let p = 1; p < s.base.length; p++) {
    const place = s.base[p] as Place;
    if (place.card === 'home') continue;
    const effect = effects[place.card];
    const travel = p === at ? 0 : GUESS.travel;
    if (has(place, SHUTDOWN)) steps.push(switching(effect, 1 + travel, has(place, FROZEN)));
    else if (has(place, FROZEN)) steps.push(switching(effect.map((change) => Math.max(0, change)), 1 + travel, false));
    else if (canShut) steps.push(switching(effect.map((change) => -change), 1 + travel, false));
  }
}

function switching(effect: readonly number[], work: number, frozen: boolean): Step {
  const shown = frozen ? effect.map((change) => Math.min(0, change)) : effect;
  return { module: undefined, effect: shown, copies: 1, inHand: 0, faceUp: 0, work, used: 0 };
}

/** What getting the next copy of a module takes, without its cost. */
function getting({ module, used, inHand, faceUp: open }: Step): number {
  if (module === undefined || used < inHand) return 0;
  return used < inHand + open ? GUESS.faceUp : GUESS.elsewhere;
}

function search(s: State, work: number): void {
  if (nodes++ > NODES || work >= plan.work) return;
  let wanted = -1;
  let lack = 0;
  let lacking = 0;
  for (let r = 0; r < 4; r++) {
    const deficit = -(sums[r] as number);
    if (deficit > 0) lacking += deficit;
    if (deficit > lack) {
      lack = deficit;
      wanted = r;
    }
  }
  if (wanted < 0) {
    const total = work + paying(s);
    if (total < plan.work) {
      plan.work = total;
      for (let r = 0; r < 4; r++) plan.after[r] = sums[r] as number;
    }
    return;
  }
  if (chosen.length >= DEEPEST || work + lacking / 3 >= plan.work) return;
  // Those at hand first, so that a good plan is found early.
  for (let round = 0; round < 3; round++) {
    for (const step of steps) {
      if (step.used >= step.copies || (step.effect[wanted] as number) <= 0) continue;
      const get = getting(step);
      if (round !== (get === 0 ? 0 : get === GUESS.faceUp ? 1 : 2)) continue;
      step.used++;
      chosen.push(step);
      for (let r = 0; r < 4; r++) sums[r] = (sums[r] as number) + (step.effect[r] as number);
      search(s, work + step.work + get);
      for (let r = 0; r < 4; r++) sums[r] = (sums[r] as number) - (step.effect[r] as number);
      chosen.pop();
      step.used--;
    }
  }
}

/** What the cards for the chosen modules still take: from the same hand nothing, else passing or drawing. */
function paying(s: State): number {
  const count = s.hands.length;
  for (let h = 0; h < count; h++) {
    const from = hands[h] as number[];
    const to = spare[h] as number[];
    for (let c = 0; c < 5; c++) to[c] = from[c] as number;
  }
  let open = 0;
  let work = 0;
  for (const step of chosen) {
    if (step.module === undefined) continue;
    const own = holderOf(s, step.module);
    const payer = own >= 0 ? own : currentCrew(s).seat;
    if (own >= 0) take(own, CARDS[step.module].colour);
    const cost = COSTS[NUMBER[step.module]] as readonly number[];
    for (let i = 0; i < cost.length; i++) {
      const colour = cost[i] as number;
      if (take(payer, colour)) continue;
      const giver = otherWith(count, payer, colour);
      if (giver >= 0) {
        take(giver, colour);
        work += s.crew[giver]?.at === s.crew[payer]?.at ? GUESS.here : GUESS.away;
      } else if (take(payer, WILD)) {
        work += GUESS.wild;
      } else if ((faceUpColours[colour] as number) > 0 && open < 4) {
        open++;
        work += GUESS.colourFaceUp;
      } else {
        work += GUESS.colour;
      }
    }
  }
  return s.fabrication ? Math.max(0, work - 2) : work;
}

/** The hand with this module that has most of its cost; −1 when nobody has it. */
function holderOf(s: State, module: ModuleId): number {
  let best = -1;
  let most = -1;
  for (let h = 0; h < s.hands.length; h++) {
    if (!s.hands[h]?.cards.includes(module)) continue;
    const cards = spare[h] as number[];
    let matched = 0;
    for (const colour of COSTS[NUMBER[module]] as readonly number[]) if ((cards[colour] as number) > 0) matched++;
    if (matched > most) {
      most = matched;
      best = h;
    }
  }
  return best;
}

function take(hand: number, colour: number): boolean {
  const cards = spare[hand] as number[];
  if ((cards[colour] as number) <= 0) return false;
  cards[colour] = (cards[colour] as number) - 1;
  return true;
}

function otherWith(count: number, payer: number, colour: number): number {
  for (let h = 0; h < count; h++) {
    if (h !== payer && ((spare[h] as number[])[colour] as number) > 0) return h;
  }
  return -1;
}
