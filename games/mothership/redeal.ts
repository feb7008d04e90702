/** Deals anew what a seat cannot see: the hands of others and the deck. */
import { hiddenLayers, isOwn, type Random, redealHidden, type Seat } from '#engine';
import { type CardId, COUNTERS } from './content/cards.ts';
import type { State } from './state.ts';

export function redeal(s: State, seat: Seat, random: Random): void {
  const pools: CardId[][] = [...hiddenLayers(s.deck, seat)];
  const kept: (readonly CardId[])[] = s.fleets.map((_, owner) => knownIn(s, owner, seat));
  const hidden = s.fleets.map(({ hand }, owner) => {
    const rest = hand.slice();
    for (const card of kept[owner] ?? []) rest.splice(rest.indexOf(card), 1);
    return rest;
  });
  pools.push(...hidden.filter((_, owner) => !isOwn(owner, seat)));
  redealHidden(pools, random);
  for (const [owner, fleet] of s.fleets.entries()) {
    if (isOwn(owner, seat)) continue;
    const rest = hidden[owner] ?? [];
    fleet.hand = [...(kept[owner] ?? []), ...rest];
    // That another victim knows a card of this hand is public, which one is not.
    let next = 0;
    fleet.known = fleet.known.map((known) => ({
      ...known,
      card: known.to === seat ? known.card : (rest[next++] ?? known.card),
    }));
  }
  for (const cards of hiddenLayers(s.developments, seat)) redealHidden([cards], random);
  for (const cards of hiddenLayers(s.tokens, seat)) redealHidden([cards], random);
}

/** The cards of a hand that a seat can place there. */
function knownIn(s: State, owner: number, seat: Seat): CardId[] {
  const fleet = s.fleets[owner];
  if (fleet === undefined) return [];
  const cards = fleet.known.filter(({ to }) => to === seat).map(({ card }) => card);
  // Whoever is asked whether to counter is known to be able to, unless everybody is asked.
  if (s.table.alwaysPause) return cards;
  const top = s.stack[s.stack.length - 1];
  if (top?.step !== 'counter' || top.seat !== owner || cards.some((card) => COUNTERS.includes(card)))
    return cards;
  // With several cards that counter, which of them it is would stay unknown.
  return COUNTERS.length === 1 ? [...cards, ...COUNTERS] : cards;
}
