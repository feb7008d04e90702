/** A player card: its colour, what it is, its price as a hand could pay it, and what it does on this planet. */
import type { JSX } from 'preact';
import type { Seat } from '#engine';
import { CARDS, type CardId, isItem, isModule, isProtocol } from '../content/cards.ts';
import { MODULES } from '../content/modules.ts';
import { type Resource, resourceAt } from '../content/resources.ts';
import { EFFECTS, type ScenarioId } from '../content/scenarios.ts';
import { priceIn } from '../outlook/price.ts';
import { cardName, ITEM_WORDS, PROTOCOL_WORDS } from '../text/cards.ts';
import { payWords } from '../text/lacking.ts';
import { effectWords, RESOURCE_WORDS } from '../text/nouns.ts';
import { TABLE_WORDS } from '../text/table.ts';
import { Cost, Effect, Emblem } from './art/Marks.tsx';
import { ResourceMark } from './art/ResourceMark.tsx';
import { useTheDesk } from './desk.ts';
import '#ui/kit/parts/playing.css';
import './card.css';

export function colourOfCard(card: CardId): Resource | 'protocol' {
  return isProtocol(card) ? 'protocol' : resourceAt(CARDS[card].colour);
}

export function cardText(card: CardId): string {
  if (isItem(card)) return ITEM_WORDS[card].text;
  return isProtocol(card) ? PROTOCOL_WORDS[card].text : '';
}

interface CardProps {
  readonly card: CardId;
  /** Whose hand it lies in, or would come to. */
  readonly seat: Seat;
  readonly count?: number;
  /** It lies in the hand: whether that, or the crew together, pays for it is marked. */
  readonly mine?: boolean;
  /** `face`: as in a hand; `row`: face up beside the base; `chip`: in another's hand. */
  readonly as: 'face' | 'row' | 'chip';
}

export function Card({ card, seat, count = 1, mine = false, as }: CardProps): JSX.Element {
  const { view } = useTheDesk();
  const colour = colourOfCard(card);
  const price = isModule(card) ? priceIn(view, seat, card) : undefined;
  const pays = mine && price ? payWords(view, seat, price) : undefined;
  const chip = as === 'chip';
  return (
    <span class={`o-playing o-playing--${as} xw-${colour}`}>
      <ResourceMark id={colour} size={chip ? 14 : 20} class={`xw-${colour} o-playing__colour`} />
      <span class="o-playing__art">
        <Emblem card={card} size={chip ? 20 : 34} />
      </span>
      {chip ? undefined : <span class="o-playing__name">{cardName(card)}</span>}
      {price && !chip ? <Cost price={price} /> : undefined}
      {isModule(card) ? (
        <Effect effect={EFFECTS[view.scenario][card]} class="o-playing__effect" />
      ) : undefined}
      {price || chip ? undefined : <span class="o-playing__kind">{kind(card)}</span>}
      {count > 1 ? <span class="o-playing__count o-number">×{count}</span> : undefined}
      {pays ? (
        <span
          class={pays.pays ? 'o-playing__mark' : 'o-playing__mark o-playing__mark--other'}
          title={pays.words}
        >
          {pays.pays ? '✓' : '◐'}
        </span>
      ) : undefined}
    </span>
  );
}

function kind(card: CardId): string {
  return isProtocol(card) ? PROTOCOL_WORDS[card].when : TABLE_WORDS.item;
}

/** A card in words, for those who cannot see it. */
export function cardWords(card: CardId, scenario: ScenarioId): string {
  if (!isModule(card)) return `${cardName(card)}: ${cardText(card)}`;
  const cost = MODULES[card].cost.map((resource) => RESOURCE_WORDS[resource].colour).join(', ');
  return `${cardName(card)}, ${RESOURCE_WORDS[MODULES[card].colour].colour}. ${TABLE_WORDS.effect}: ${effectWords(EFFECTS[scenario][card])}. ${TABLE_WORDS.cost}: ${cost}`;
}
