/** The Market of Developments. */
import { MARKET_SIZE } from '../content/panel.ts';
import type { G } from '../state.ts';

/** MS-17.1, R54 three are always shown: at once, while the deck lasts. */
export function refillMarket(g: G): void {
  const { s } = g;
  while (s.market.length < MARKET_SIZE) {
    const card = g.draw(s.developments);
    if (card === undefined) return;
    s.market.push(card);
    g.tell({ type: 'revealed', development: card });
  }
}
