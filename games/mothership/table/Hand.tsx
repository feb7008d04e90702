/** The own hand: cards that can be used now are lifted. A press reads a card, and offers what it can do. */
import type { JSX } from 'preact';
import type { CardId } from '../content/cards.ts';
import { card as cardOf } from '../content/cards.ts';
import { CARD_WORDS } from '../text/cards.ts';
import { TABLE_WORDS } from '../text/table.ts';
import { useTheDesk } from './desk.ts';
import { Offer } from './Offer.tsx';
import './hand.css';

export function Hand(): JSX.Element | undefined {
  const desk = useTheDesk();
  const { view, choices, props } = desk;
  const hand = view.fleets[view.me]?.hand;
  if (hand === undefined) return undefined;
  const kinds = [...new Set(hand)];
  const selling = props.decision?.prompt === 'sell';
  const done = selling ? choices.find(({ action }) => action.type === 'pass') : undefined;
  return (
    <section class="ms-hand" aria-label={TABLE_WORDS.hand(hand.length)} data-part="hand">
      <h3 class="o-eyebrow">
        {TABLE_WORDS.hand(hand.length)}
        {done ? <Offer choice={done} primary /> : undefined}
      </h3>
      {hand.length === 0 ? <p class="o-muted">{TABLE_WORDS.noCards}</p> : undefined}
      <ul class="ms-hand__cards">
        {kinds.map((id) => (
          <li key={id}>
            <Card id={id} count={hand.filter((one) => one === id).length} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Card({ id, count }: { id: CardId; count: number }): JSX.Element {
  const desk = useTheDesk();
  const { name, text } = CARD_WORDS[id];
  const usable = desk.choices.some(({ card }) => card === id);
  const { x } = cardOf(id) as { x?: true };
  return (
    <button
      type="button"
      class={`ms-card${usable ? ' ms-card--usable' : ''}`}
      aria-pressed={desk.card === id}
      aria-label={TABLE_WORDS.card(name, text, usable)}
      title={text}
      onClick={() => desk.pickCard(id)}
    >
      <b>
        {name}
        {count > 1 ? ` ×${count}` : ''}
      </b>
      <span>{text}</span>
      {x ? (
        <i class="ms-card__x" title={TABLE_WORDS.anyTurn} aria-hidden="true">
          X
        </i>
      ) : undefined}
    </button>
  );
}
