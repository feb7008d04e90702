/** The face-up cards, the deck and the discards; cards that are looked at lie in their place for a moment. */
import type { JSX } from 'preact';
import { scrollable } from '#ui/scrollable.ts';
import { cardName } from '../text/cards.ts';
import { TABLE_WORDS } from '../text/table.ts';
import { Card, cardWords } from './Card.tsx';
import type { Spot } from './choices.ts';
import { useTheDesk } from './desk.ts';
import { SpotButton } from './SpotButton.tsx';
import './market.css';

export function Market(): JSX.Element {
  const { view, me, narrow, props } = useTheDesk();
  const { faceUp, gaps, deck, discards, aside, phase } = view;
  // Cards to choose from lie in the place of the face-up ones.
  const recovering = phase === 'recover' && discards.length > 0;
  const surveying = recovering || (phase === 'survey' && aside.length > 0);
  const looked = recovering ? [...new Set(discards)] : surveying || phase === 'sorting' ? aside : [];
  const shown = [
    ...looked.map((card) => ({ card, spot: `aside:${card}` as const })),
    ...(surveying ? [] : faceUp).map((card) => ({ card, spot: `faceup:${card}` as const })),
  ];
  return (
    <section class="xw-market o-panel" aria-label={TABLE_WORDS.market} data-part="market" data-panel="market">
      {looked.length > 0 && phase ? (
        <p class="xw-market__ask">{props.game.words.prompt(phase, view)}</p>
      ) : undefined}
      <ul ref={scrollable} class="xw-market__list">
        {shown.map(({ card, spot }, i) => (
          <li key={`${card} ${i}`}>
            <SpotButton
              spot={spot}
              class="o-bare"
              label={cardWords(card, view.scenario)}
              part={spot.replace(':', '-')}
            >
              <Card card={card} seat={me} as={narrow ? 'face' : 'row'} />
            </SpotButton>
          </li>
        ))}
        {Array.from({ length: gaps }, (_, i) => (
          <li key={`gap ${i}`} class="xw-market__gap">
            {TABLE_WORDS.gap}
          </li>
        ))}
      </ul>
      <div class="xw-market__piles">
        <Pile
          spot="deck"
          name={TABLE_WORDS.deckShort}
          label={`${TABLE_WORDS.drawDeck}. ${TABLE_WORDS.deck(deck)}`}
          count={deck}
        />
        <Pile
          spot="recycle"
          name={TABLE_WORDS.recycle}
          label={`${TABLE_WORDS.recycle}. ${TABLE_WORDS.recycleWhat(faceUp.map(cardName))}`}
          count="↻"
        />
        <Pile
          spot="discards"
          name={TABLE_WORDS.discards}
          label={TABLE_WORDS.discardsCount(discards.length)}
          count={discards.length}
        />
      </div>
    </section>
  );
}

function Pile(pile: { spot: Spot; name: string; label: string; count: number | string }): JSX.Element {
  return (
    <SpotButton spot={pile.spot} class="xw-pile" label={pile.label} part={pile.spot}>
      <span>{pile.name}</span>
      <b class="o-number">{pile.count}</b>
    </SpotButton>
  );
}
