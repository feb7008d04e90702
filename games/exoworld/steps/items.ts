/** XW-6.2 Items: on one's own turn, free, discarded. What each does stands with its data. */
import type { ActionOf, Verb } from '#engine';
import { isItem } from '../content/cards.ts';
import { ITEMS } from '../content/items.ts';
import { objection } from '../objections.ts';
import { discardFrom, handOf, holds } from '../rules/cards.ts';
import type { Exoworld } from '../state.ts';
import { goOn, ofCurrent } from './turn.ts';

type Item = ActionOf<Exoworld, 'item'>;

export const item: Verb<Exoworld, Item> = ofCurrent({
  options(s, seat) {
    const { cards } = handOf(s, seat);
    const found: Item[] = [];
    for (const card of cards) {
      if (!isItem(card)) continue;
      for (const use of ITEMS[card].uses(s)) found.push({ type: 'item', item: card, ...use });
    }
    return found;
  },
  check(s, { item: id, ...use }, seat) {
    if (!holds(s, seat, id)) return objection('XW-6.2', 'notHeld', { card: id });
    if (s.played.includes(id)) return objection('XW-R18', 'playedThisTurn', { card: id });
    return ITEMS[id].check(s, use);
  },
  do(g, { item: id, ...use }, seat) {
    g.tell({ type: 'itemUsed', seat, item: id });
    g.use('item', id);
    g.s.played.push(id);
    goOn(g);
    discardFrom(g, seat, id);
    ITEMS[id].do(g, use);
  },
});
