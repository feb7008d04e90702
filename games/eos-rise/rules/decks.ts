/** ER-22.2 Decks and the bag of Alien ships. */
import { shuffledPile } from '#engine';
import { ALIEN_CLASSES, ALIENS, type AlienClass } from '../content/aliens.ts';
import type { CharacterId } from '../content/characters.ts';
import type { TechnologyId } from '../content/technologyIds.ts';
import type { Deck, G, Raider, State } from '../state.ts';
import { notice } from './missions.ts';

/** Draws the top card; an empty deck is replaced by its shuffled discards first. */
export function drawFrom<C>(g: G, deck: Deck<C>): C | undefined {
  if (deck.draw.length === 0) {
    deck.draw = shuffledPile(deck.discard);
    deck.discard = [];
  }
  return g.draw(deck.draw);
}

/** Draws a ship blindly from the bag. */
export function drawShip(g: G): AlienClass | undefined {
  const { bag } = g.s;
  const total = bag.dexer + bag.galagat + bag.vorde;
  if (total === 0) return undefined;
  let number = g.int(total, 'ship');
  for (const name of ALIEN_CLASSES) {
    if (number < bag[name]) {
      bag[name]--;
      return name;
    }
    number -= bag[name];
  }
  return undefined;
}

/** The top card of a class for one of its ships, whose token goes back to the bag. */
export function raiderOf(g: G, name: AlienClass): Raider {
  const card = drawFrom(g, g.s.decks[name]);
  if (card === undefined) throw new Error(`the ${name} deck ran dry`);
  g.s.bag[name]++;
  g.use('ship', card);
  return { card, frb: 0, skill: 0, credit: 0, damage: 0 };
}

export function discardRaider(s: State, { card }: Raider): void {
  s.decks[ALIENS[card].class].discard.push(card);
}

/** ER-17.1 the top card of a class becomes its orders card. */
export function revealOrders(g: G, name: AlienClass, spoofed = false): void {
  const card = drawFrom(g, g.s.decks[name]);
  if (card === undefined) return;
  g.s.orders[name] = card;
  g.use('orders', card);
  g.tell({ type: 'ordersRevealed', class: name, card, spoofed });
}

export function discardOrders(s: State, name: AlienClass): void {
  const card = s.orders[name];
  if (card === undefined) return;
  s.decks[name].discard.push(card);
  s.orders[name] = undefined;
}

/** Takes a technology card off a board and discards it: used, scrapped or given up (man-of-science counts them). */
export function spendTechnology(g: G, who: CharacterId, card: TechnologyId): void {
  const { technology } = g.s.crew[who];
  technology.splice(technology.indexOf(card), 1);
  g.s.decks.technology.discard.push(card);
  notice(g, { deed: 'technologySpent', by: who });
}
