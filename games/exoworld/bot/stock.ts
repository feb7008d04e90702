/** The cards of a position counted: by hand and colour, by module, face up. Offers and payments count as if settled. */
import { CARDS, type CardId, fits, isModule } from '../content/cards.ts';
import { MODULE_IDS, type ModuleId } from '../content/modules.ts';
import { INDEX } from '../content/resources.ts';
import { currentCrew } from '../order.ts';
import type { State } from '../state.ts';

export const MODULE_COUNT = MODULE_IDS.length;
export const NUMBER = Object.fromEntries(MODULE_IDS.map((id, i) => [id, i])) as Readonly<
  Record<ModuleId, number>
>;
export const COLOUR_OF: readonly number[] = MODULE_IDS.map((id) => CARDS[id].colour);

export interface Stock {
  /** By module. */
  readonly deployed: number[];
  readonly inHands: number[];
  readonly faceUp: number[];
  readonly faceUpColours: number[];
  /** By hand: cards by colour, modules by number, and how many cards in all. */
  readonly hands: number[][];
  readonly modules: number[][];
  readonly sizes: number[];
  /** Scratch: what is left of the hands while a plan is paid for. */
  readonly spare: number[][];
}

const zeros = (length: number) => new Array<number>(length).fill(0);
const aHand = () => zeros(5);

export const stock: Stock = {
  deployed: zeros(MODULE_COUNT),
  inHands: zeros(MODULE_COUNT),
  faceUp: zeros(MODULE_COUNT),
  faceUpColours: zeros(5),
  hands: [0, 1, 2, 3, 4].map(aHand),
  modules: [0, 1, 2, 3, 4].map(() => zeros(MODULE_COUNT)),
  sizes: zeros(5),
  spare: [0, 1, 2, 3, 4].map(aHand),
};

/** Whether the current player is still in the action phase: the window before the event is yet to come. */
export function isActing(s: State): boolean {
  for (const frame of s.stack) if (frame.step === 'window' && frame.window === 2) return true;
  return false;
}

export function countCards(s: State): void {
  const { deployed, inHands, faceUp, faceUpColours } = stock;
  deployed.fill(0);
  inHands.fill(0);
  faceUp.fill(0);
  faceUpColours.fill(0);
  for (const { card } of s.base)
    if (card !== 'home') deployed[NUMBER[card]] = (deployed[NUMBER[card]] as number) + 1;
  for (let h = 0; h < s.hands.length; h++) {
    (stock.hands[h] as number[]).fill(0);
    (stock.modules[h] as number[]).fill(0);
    stock.sizes[h] = 0;
    for (const card of s.hands[h]?.cards ?? []) hold(h, card, 1);
  }
  for (const card of s.faceUp) {
    faceUpColours[CARDS[card].colour] = (faceUpColours[CARDS[card].colour] as number) + 1;
    if (isModule(card)) faceUp[NUMBER[card]] = (faceUp[NUMBER[card]] as number) + 1;
  }
  countPending(s);
}

function hold(hand: number, card: CardId, by: 1 | -1): void {
  const colours = stock.hands[hand] as number[];
  const { colour } = CARDS[card];
  colours[colour] = (colours[colour] as number) + by;
  stock.sizes[hand] = (stock.sizes[hand] as number) + by;
  if (!isModule(card)) return;
  const m = NUMBER[card];
  const modules = stock.modules[hand] as number[];
  modules[m] = (modules[m] as number) + by;
  stock.inHands[m] = (stock.inHands[m] as number) + by;
}

/** What is about to happen counts as if it had: an offer is agreed to, a deployment paid for, a looked-at card kept. */
function countPending(s: State): void {
  const { offer, site } = s;
  const { seat } = currentCrew(s);
  if (offer?.card !== undefined) {
    if (offer.kind === 'take') hold(offer.from, offer.card, -1);
    hold(offer.to, offer.card, 1);
  }
  if (site !== undefined) {
    const m = NUMBER[site.module];
    stock.deployed[m] = (stock.deployed[m] as number) + 1;
    const cards = s.hands[seat]?.cards.slice() ?? [];
    for (const due of site.due.slice(site.waived)) {
      const at = cards.findIndex((card) => fits(card, INDEX[due]));
      if (at >= 0) hold(seat, cards.splice(at, 1)[0] as CardId, -1);
    }
  }
  const kept = s.stack[s.stack.length - 1]?.step === 'survey' ? s.aside[0] : undefined;
  if (kept !== undefined) hold(seat, kept, 1);
}
