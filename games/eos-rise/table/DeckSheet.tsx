/** Every deck: how many cards are left, which ones nobody has seen yet in no telling order, and the discards. */
import type { JSX } from 'preact';
import { Dialog } from '#ui/Dialog.tsx';
import { DECK_IDS } from '../state.ts';
import { cardName } from '../text/decks.ts';
import { DECK_WORDS } from '../text/overlays.ts';
import { TABLE_WORDS } from '../text/table.ts';
import { useTheDesk } from './desk.ts';

export function DeckSheet({ onClose }: { onClose(): void }): JSX.Element {
  const { view } = useTheDesk();
  return (
    <Dialog title={DECK_WORDS.title} shape="wide" closeLabel={TABLE_WORDS.close} onClose={onClose}>
      <div class="er-decks" data-game="eos-rise">
        {DECK_IDS.map((id) => {
          const { left, unseen, discard } = view.decks[id];
          return (
            <section key={id}>
              <h3>
                {DECK_WORDS.names[id]} <small class="o-muted">{DECK_WORDS.left(left)}</small>
              </h3>
              <dl>
                <dt>{DECK_WORDS.unseen}</dt>
                <dd>{listOf(unseen)}</dd>
                <dt>{DECK_WORDS.discard}</dt>
                <dd>{listOf(discard)}</dd>
              </dl>
            </section>
          );
        })}
      </div>
    </Dialog>
  );
}

function listOf(cards: readonly string[]): string {
  return cards.length > 0
    ? cards
        .map(cardName)
        .sort((a, b) => a.localeCompare(b))
        .join(', ')
    : DECK_WORDS.none;
}
