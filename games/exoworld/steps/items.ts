/** XW-6.2 Items: on one's own turn, free, discarded. What each does stands with its data. */
import { int, oneOf, optional, type Verb } from '#engine';
import type { ActionOfType } from '../action.ts';
import { type CardId, ITEM_IDS, isItem } from '../content/cards.ts';
import { HEALTH_IDS } from '../content/health.ts';
import { ITEMS } from '../content/items.ts';
import { objection } from '../objections.ts';
import { MOST_PLACES } from '../rules/base.ts';
import { discardFrom, handOf, holds } from '../rules/cards.ts';
import type { Exoworld } from '../state.ts';
import { goOn, NONE, ofCurrent } from './turn.ts';

type Item = ActionOfType<'item'>;

export const item: Verb<Exoworld, Item> = ofCurrent({
  fields: {
    item: oneOf(ITEM_IDS),
    to: optional(int(0, MOST_PLACES - 1)),
    crew: optional(int(0, 4)),
    health: optional(oneOf(HEALTH_IDS)),
  },
  options(s, seat) {
    const { cards } = handOf(s, seat);
    let found: Item[] | undefined;
    for (let i = 0; i < cards.length; i++) {
      const card = cards[i] as CardId;
      if (!isItem(card)) continue;
      found ??= [];
      for (const use of ITEMS[card].uses(s)) found.push({ type: 'item', item: card, ...use });
    }
    return found ?? NONE;
  },
  check(s, { item: id, to, crew, health }, seat) {
    if (!holds(s, seat, id)) return objection('XW-6.2', 'notHeld', { card: id });
    if (s.played.includes(id)) return objection('XW-R18', 'playedThisTurn', { card: id });
    return ITEMS[id].check(s, {
      ...(to === undefined ? {} : { to }),
      ...(crew === undefined ? {} : { crew }),
      ...(health === undefined ? {} : { health }),
    });
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
