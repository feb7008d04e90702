/** What the modules of a plan cost in work: who builds each, and what passing and drawing the missing cards takes. */
import { WILD } from '../content/cards.ts';
import { MODULE_IDS, MODULES, type ModuleId } from '../content/modules.ts';
import { INDEX } from '../content/resources.ts';
import { currentCrew } from '../order.ts';
import type { State } from '../state.ts';
import { COLOUR_OF, isActing, NUMBER, stock } from './stock.ts';

export const GUESS = {
  /** Actions to get a module that lies face up, and one that lies anywhere else. */
  faceUp: 1,
  elsewhere: 2.2,
  /** Actions to get a colour that lies face up, and one that does not. */
  colourFaceUp: 1,
  colour: 1.35,
  /** Actions to pass a card between players at the same place, and at different ones. */
  here: 1,
  away: 1.7,
  /** A protocol spent as a colour is a protocol less. */
  wild: 0.7,
  /** A turn of waiting until whoever builds it acts. */
  wait: 0.25,
  /** Getting to a module to switch or repair it. */
  travel: 0.7,
  /** Work for each unit of production that is lacking, at a guess and at the least. */
  unit: 2.4,
  least: 0.8,
  /** More than any plan: there is none. */
  none: 45,
};

export const COSTS: readonly (readonly number[])[] = MODULE_IDS.map((id) =>
  MODULES[id].cost.map((colour) => INDEX[colour]),
);

const open = [0, 0, 0, 0, 0];

/** What the cards for the chosen modules still take: from the same hand nothing, else passing or drawing. */
export function paying(s: State, modules: readonly ModuleId[]): number {
  const { hands, spare, faceUpColours } = stock;
  const seats = s.hands.length;
  for (let h = 0; h < seats; h++) {
    for (let c = 0; c < 5; c++) (spare[h] as number[])[c] = (hands[h] as number[])[c] as number;
  }
  for (let c = 0; c < 5; c++) open[c] = faceUpColours[c] as number;
  let work = 0;
  for (const module of modules) {
    const m = NUMBER[module];
    const payer = bestPayer(seats, m);
    const holder = holderOf(seats, m, payer);
    if (holder >= 0) take(holder, COLOUR_OF[m] as number);
    if (holder >= 0 && holder !== payer) work += passing(s, holder, payer);
    work += GUESS.wait * (waits[payer] as number);
    for (const colour of COSTS[m] as readonly number[]) work += gettingColour(s, seats, payer, colour);
  }
  return s.fabrication ? Math.max(0, work - 2) : work;
}

function gettingColour(s: State, seats: number, payer: number, colour: number): number {
  if (take(payer, colour)) return 0;
  for (let h = 0; h < seats; h++) {
    if (h !== payer && take(h, colour)) return passing(s, h, payer);
  }
  if (take(payer, WILD)) return GUESS.wild;
  if ((open[colour] as number) > 0) {
    open[colour] = (open[colour] as number) - 1;
    return GUESS.colourFaceUp;
  }
  return GUESS.colour;
}

/** Who has this module: the payer if possible; −1 when nobody has it. */
function holderOf(seats: number, m: number, payer: number): number {
  if (((stock.modules[payer] as number[])[m] as number) > 0) return payer;
  for (let h = 0; h < seats; h++) if (((stock.modules[h] as number[])[m] as number) > 0) return h;
  return -1;
}

/** Who builds a module with the least ado: has it, has most of its cost, and is soon to act. */
function bestPayer(seats: number, m: number): number {
  const held = (stock.inHands[m] as number) > 0;
  let best = 0;
  let least = Number.POSITIVE_INFINITY;
  for (let h = 0; h < seats; h++) {
    const lacks = held && ((stock.modules[h] as number[])[m] as number) === 0 ? 1 : 0;
    const ado = lacks - matching(h, m) + GUESS.wait * (waits[h] as number);
    if (ado < least) {
      least = ado;
      best = h;
    }
  }
  return best;
}

/** How many turns each seat is away from acting. */
const waits = [0, 0, 0, 0, 0];

export function countWaits(s: State): void {
  const { seat } = currentCrew(s);
  const acting = isActing(s) ? 0 : 1;
  for (let h = 0; h < s.seats; h++)
    waits[h] = s.seats === 1 ? 0 : (h - seat - acting + 2 * s.seats) % s.seats;
}

function passing(s: State, from: number, to: number): number {
  return s.crew[from]?.at === s.crew[to]?.at ? GUESS.here : GUESS.away;
}

function matching(hand: number, m: number): number {
  let matched = 0;
  for (const colour of COSTS[m] as readonly number[])
    if (((stock.spare[hand] as number[])[colour] as number) > 0) matched++;
  return matched;
}

function take(hand: number, colour: number): boolean {
  const cards = stock.spare[hand] as number[];
  if ((cards[colour] as number) <= 0) return false;
  cards[colour] = (cards[colour] as number) - 1;
  return true;
}
