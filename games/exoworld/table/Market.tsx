/** The face-up cards, the deck and the discards. */
import type { JSX } from 'preact';
import { TABLE_WORDS } from '../text/table.ts';
import { CardRow, cardWords } from './Card.tsx';
import { useTheDesk } from './desk.ts';
import { SpotButton } from './SpotButton.tsx';
import './market.css';

export function Market(): JSX.Element {
  const { view } = useTheDesk();
  const { faceUp, gaps, deck, discards, scenario, aside, phase } = view;
  return (
    <section class="xw-market o-panel" aria-label={TABLE_WORDS.market} data-part="market">
      {phase === 'survey' || phase === 'sorting' ? <Aside /> : undefined}
      {phase === 'survey' && aside.length > 0 ? undefined : (
        <ul class="xw-market__list">
          {faceUp.map((card, i) => (
            <li key={`${card} ${i}`}>
              <SpotButton
                spot={`faceup:${card}`}
                class="xw-market__card"
                label={cardWords(card, scenario)}
                part={`faceup-${card}`}
              >
                <CardRow card={card} scenario={scenario} />
              </SpotButton>
            </li>
          ))}
          {Array.from({ length: gaps }, (_, i) => (
            <li key={`gap ${i}`} class="xw-market__gap">
              {TABLE_WORDS.gap}
            </li>
          ))}
        </ul>
      )}
      <div class="xw-market__piles">
        <SpotButton
          spot="deck"
          class="xw-pile"
          label={`${TABLE_WORDS.drawDeck}. ${TABLE_WORDS.deck(deck)}`}
          part="deck"
        >
          <span>{TABLE_WORDS.deckShort}</span>
          <b class="o-number">{deck}</b>
        </SpotButton>
        <SpotButton spot="recycle" class="xw-pile" label={TABLE_WORDS.recycle} part="recycle">
          <span>{TABLE_WORDS.recycle}</span>
          <b aria-hidden="true">↻</b>
        </SpotButton>
        <SpotButton
          spot="discards"
          class="xw-pile"
          label={TABLE_WORDS.discardsCount(discards.length)}
          part="discards"
        >
          <span>{TABLE_WORDS.discards}</span>
          <b class="o-number">{discards.length}</b>
        </SpotButton>
      </div>
    </section>
  );
}

/** Cards held for a moment: of two looked at one stays. */
function Aside(): JSX.Element | undefined {
  const { view, props } = useTheDesk();
  if (view.aside.length === 0) return undefined;
  return (
    <div class="xw-aside">
      <p class="xw-aside__title">{view.phase ? props.game.words.prompt(view.phase, view) : ''}</p>
      {view.aside.map((card, i) => (
        <SpotButton
          key={`${card} ${i}`}
          spot={`aside:${card}`}
          class="xw-market__card"
          label={cardWords(card, view.scenario)}
        >
          <CardRow card={card} scenario={view.scenario} />
        </SpotButton>
      ))}
    </div>
  );
}
