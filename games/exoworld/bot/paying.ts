/** What the modules of a plan take in actions: who builds each, and what passing and drawing the missing cards takes. */
import { nth } from '#engine';
import { WILD } from '../content/cards.ts';
import type { State } from '../state.ts';
import { mind } from './mind.ts';
import { bump, COLOUR_OF, NEEDS, stock } from './stock.ts';
import { W } from './weights.ts';

/** The longest plan, in modules. */
export const LONGEST = 8;

const spare: number[][] = [0, 1, 2, 3, 4].map(() => [0, 0, 0, 0, 0]);
const open = [0, 0, 0, 0, 0];
const holders = new Array<number>(LONGEST).fill(0);
/** By seat, the actions of its own that a plan asks of it. */
const load = [0, 0, 0, 0, 0];
/** A little too much work for a turn is often done in it all the same. */
const SLACK = 0.35;

/** The actions it takes to build these modules, getting them and their cost included. */
export function building(s: State, modules: readonly number[]): number {
  const seats = s.hands.length;
  for (let h = 0; h < seats; h++) {
    const from = nth(stock.hands, h);
    const to = nth(spare, h);
    for (let c = 0; c < 5; c++) to[c] = from[c] ?? 0;
    load[h] = 0;
  }
  for (let c = 0; c < 5; c++) open[c] = stock.faceUpColours[c] ?? 0;
  let work = reserve(seats, modules);
  let i = 0;
  for (const m of modules) {
    const holder = holders[i++] ?? 0;
    const payer = seats === 1 ? 0 : bestPayer(seats, m, holder);
    let own = mind.deploying[payer] ?? 0;
    if (holder >= 0 && holder !== payer) own += passing(s, holder, payer);
    if (load[payer] === 0) own += mind.roomless[payer] ?? 0;
    const drawing = cards(s, seats, payer, nth(NEEDS, m));
    work += own + drawing;
    if (seats === 1) continue;
    bump(load, payer, own + W.drawing * drawing);
    work += W.wait * delayOf(seats, payer, load[payer] ?? 0);
  }
  return s.fabrication && modules.length > 0 ? Math.max(1, work - 2 * W.colourFaceUp) : work;
}

/** Sets the modules aside that are to be built; returns what getting the others takes. */
function reserve(seats: number, modules: readonly number[]): number {
  let work = 0;
  for (let i = 0; i < modules.length; i++) {
    const m = modules[i] ?? 0;
    let before = 0;
    for (let j = 0; j < i; j++) if (modules[j] === m) before++;
    holders[i] = -1;
    for (let h = 0; h < seats && before >= 0; h++) {
      before -= nth(stock.modules, h)[m] ?? 0;
      if (before < 0) holders[i] = h;
    }
    const colour = COLOUR_OF[m] ?? 0;
    if (before < 0) {
      bump(nth(spare, holders[i] ?? 0), colour, -1);
    } else if (before < (stock.faceUp[m] ?? 0)) {
      bump(open, colour, -1);
      work += W.faceUp;
    } else {
      work += W.elsewhere;
    }
  }
  return work;
}

/** Who builds a module with the least ado: has it, has most of its cost, and is soon to act. */
function bestPayer(seats: number, m: number, holder: number): number {
  const needs = nth(NEEDS, m);
  const n0 = needs[0] ?? 0;
  const n1 = needs[1] ?? 0;
  const n2 = needs[2] ?? 0;
  const n3 = needs[3] ?? 0;
  let best = 0;
  let least = Number.POSITIVE_INFINITY;
  for (let h = 0; h < seats; h++) {
    if (mind.away[h]) continue;
    const hand = nth(spare, h);
    const lack =
      over(n0, hand[0] ?? 0) + over(n1, hand[1] ?? 0) + over(n2, hand[2] ?? 0) + over(n3, hand[3] ?? 0);
    const ado =
      W.colour * lack +
      (holder >= 0 && holder !== h ? W.here : 0) +
      (load[h] === 0 ? (mind.roomless[h] ?? 0) : 0) +
      (mind.deploying[h] ?? 0);
    if (ado >= least) continue;
    const all = ado + W.wait * delayOf(seats, h, (load[h] ?? 0) + ado);
    if (all < least) {
      least = all;
      best = h;
    }
  }
  return best;
}

function over(need: number, have: number): number {
  return need > have ? need - have : 0;
}

/** How many updates come before a seat has done so much work of its own. */
function delayOf(seats: number, seat: number, work: number): number {
  const wait = mind.waits[seat] ?? 0;
  const turn = mind.perTurn[seat] ?? 0;
  const over = work - (wait === 0 ? Math.max(0, mind.actions) : turn) - SLACK;
  return over <= 0 ? wait : wait + seats * Math.max(1, over / turn);
}

/** What the cards of a cost take: from the same hand nothing, else the cheapest way to get them. */
function cards(s: State, seats: number, payer: number, needs: readonly number[]): number {
  const hand = nth(spare, payer);
  let work = 0;
  let any = mind.paysAny[payer] === true;
  for (let c = 0; c < 4; c++) {
    let lack = needs[c] ?? 0;
    const own = Math.min(lack, Math.max(0, hand[c] ?? 0));
    hand[c] = (hand[c] ?? 0) - own;
    lack -= own;
    for (; lack > 0; lack--) {
      if (any && takeAny(hand, c)) any = false;
      else work += gettingColour(s, seats, payer, c);
    }
  }
  return work;
}

/** The Architect pays with whatever is left over. */
function takeAny(hand: number[], but: number): boolean {
  for (let c = 0; c < 4; c++) {
    if (c === but || (hand[c] ?? 0) <= 0) continue;
    bump(hand, c, -1);
    return true;
  }
  return false;
}

function gettingColour(s: State, seats: number, payer: number, colour: number): number {
  const wild = (nth(spare, payer)[WILD] ?? 0) > 0;
  if (wild && W.wild <= W.colourFaceUp) {
    bump(nth(spare, payer), WILD, -1);
    return W.wild;
  }
  if ((open[colour] ?? 0) > 0) {
    bump(open, colour, -1);
    return W.colourFaceUp;
  }
  let from = -1;
  let least = W.colour;
  for (let h = 0; h < seats; h++) {
    if (h === payer || (nth(spare, h)[colour] ?? 0) <= 0) continue;
    const work = passing(s, h, payer);
    if (work >= least) continue;
    least = work;
    from = h;
  }
  if (from >= 0) bump(nth(spare, from), colour, -1);
  else if (wild && W.wild < W.colour) {
    bump(nth(spare, payer), WILD, -1);
    return W.wild;
  }
  return least;
}

function passing(s: State, from: number, to: number): number {
  if (mind.apart) return W.away + 1;
  return s.crew[from]?.at === s.crew[to]?.at ? W.here : W.away;
}
