/** What anyone may know of the Action Cards: the discard pile, and which cards are still unseen. */
import type { JSX } from 'preact';
import { actionDeck, type CardId } from '../content/cards.ts';
import { CARD_WORDS } from '../text/cards.ts';
import { TABLE_WORDS } from '../text/table.ts';
import { useTheHands } from './hands.ts';

export function Records(): JSX.Element {
  const { view } = useTheHands();
  const hand = view.fleets[view.me]?.hand ?? [];
  const known = view.fleets.flatMap((fleet) => fleet.known);
  const unseen = without(actionDeck(view.table.modules), [...view.discard, ...hand, ...known]);
  return (
    <div class="ms-records">
      <section>
        <h3>{TABLE_WORDS.discard(view.discard.length)}</h3>
        <CardList cards={view.discard} />
      </section>
      <section>
        <h3>{TABLE_WORDS.unseen(unseen.length)}</h3>
        <CardList cards={unseen} />
      </section>
    </div>
  );
}

function CardList({ cards }: { cards: readonly CardId[] }): JSX.Element {
  const kinds = [...new Set(cards)];
  return (
    <ul class="ms-lines">
      {kinds.map((id) => (
        <li key={id}>
          <b>{CARD_WORDS[id].name}</b> ×{cards.filter((card) => card === id).length} · {CARD_WORDS[id].text}
        </li>
      ))}
    </ul>
  );
}

function without(all: readonly CardId[], gone: readonly CardId[]): CardId[] {
  const left = all.slice();
  for (const card of gone) {
    const at = left.indexOf(card);
    if (at >= 0) left.splice(at, 1);
  }
  return left;
}
