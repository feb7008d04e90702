/**
 * The cards of a position as one seat knows them, counted: by hand and colour, by module, face up. What-ifs change the
 * counts and change them back.
 */
import { byId, nth, type Seat } from '#engine';
import { CARDS, type CardId, isModule } from '../content/cards.ts';
import { MODULE_IDS, MODULES, type ModuleId } from '../content/modules.ts';
import { INDEX } from '../content/resources.ts';
import type { State } from '../state.ts';
import { knows } from '../view.ts';

export const MODULE_COUNT = MODULE_IDS.length;
export const NUMBER = byId(MODULE_IDS, (_, i) => i);
export const COLOUR_OF: readonly number[] = MODULE_IDS.map((id) => CARDS[id].colour);

/** How many cards of each colour a module costs. */
export const NEEDS: readonly (readonly number[])[] = MODULE_IDS.map((id) => needs(id));

export interface Stock {
  /** By module. */
  readonly deployed: number[];
  readonly inHands: number[];
  readonly faceUp: number[];
  /** By colour, wild last. */
  readonly faceUpColours: number[];
  /** By hand: cards by colour, modules by number, and how many cards in all. */
  readonly hands: number[][];
  readonly modules: number[][];
  readonly sizes: number[];
}

const SEATS = [0, 1, 2, 3, 4];

export const stock: Stock = {
  deployed: zeros(MODULE_COUNT),
  inHands: zeros(MODULE_COUNT),
  faceUp: zeros(MODULE_COUNT),
  faceUpColours: zeros(5),
  hands: SEATS.map(() => zeros(5)),
  modules: SEATS.map(() => zeros(MODULE_COUNT)),
  sizes: zeros(5),
};

export function countCards(s: State, seat: Seat): void {
  const { deployed, inHands, faceUp, faceUpColours, hands, modules, sizes } = stock;
  deployed.fill(0);
  inHands.fill(0);
  faceUp.fill(0);
  faceUpColours.fill(0);
  for (const { card } of s.base) if (card !== 'home') bump(deployed, NUMBER[card], 1);
  for (let h = 0; h < s.hands.length; h++) {
    hands[h]?.fill(0);
    modules[h]?.fill(0);
    sizes[h] = 0;
    const { cards, seen } = nth(s.hands, h);
    for (let i = 0; i < cards.length; i++) {
      // XW-9.2 where hands are secret, what this seat does not know of is only a card.
      if (h === seat || !s.incommunication || knows(seen[i] ?? 0, seat)) hold(h, nth(cards, i), 1);
      else bump(sizes, h, 1);
    }
  }
  for (const card of s.faceUp) lay(card, 1);
}

/** A card comes into a hand, or leaves it. */
export function hold(hand: number, card: CardId, by: 1 | -1): void {
  bump(nth(stock.hands, hand), CARDS[card].colour, by);
  bump(stock.sizes, hand, by);
  if (!isModule(card)) return;
  bump(nth(stock.modules, hand), NUMBER[card], by);
  bump(stock.inHands, NUMBER[card], by);
}

/** A card comes to lie face up, or no longer does. */
export function lay(card: CardId, by: 1 | -1): void {
  bump(stock.faceUpColours, CARDS[card].colour, by);
  if (isModule(card)) bump(stock.faceUp, NUMBER[card], by);
}

function needs(id: ModuleId): number[] {
  const counts = zeros(4);
  for (const colour of MODULES[id].cost) bump(counts, INDEX[colour], 1);
  return counts;
}

export function bump(counts: number[], at: number, by: number): void {
  counts[at] = (counts[at] ?? 0) + by;
}

function zeros(length: number): number[] {
  return new Array<number>(length).fill(0);
}
