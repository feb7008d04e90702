/** A player card: its colour, what it is, what it costs and what it does on this planet. Knows no rules. */
import type { JSX } from 'preact';
import { CARDS, type CardId, isItem, isModule, isProtocol } from '../content/cards.ts';
import { MODULES } from '../content/modules.ts';
import { RESOURCES, type Resource, resourceAt } from '../content/resources.ts';
import { EFFECTS, type ScenarioId } from '../content/scenarios.ts';
import { cardName, ITEM_WORDS, PROTOCOL_WORDS } from '../text/cards.ts';
import { effectWords, TABLE_WORDS } from '../text/table.ts';
import { RESOURCE_WORDS, signed } from '../text/terms.ts';
import { CardGlyph, GroupGlyph } from './art/Glyph.tsx';
import { ModuleEmblem } from './art/ModuleEmblem.tsx';
import { ResourceMark } from './art/ResourceMark.tsx';
import './card.css';

export function colourOfCard(card: CardId): Resource | 'protocol' {
  return isProtocol(card) ? 'protocol' : resourceAt(CARDS[card].colour);
}

export function cardText(card: CardId): string {
  if (isItem(card)) return ITEM_WORDS[card].text;
  return isProtocol(card) ? PROTOCOL_WORDS[card].text : '';
}

/** The effect of a module here, as marks with numbers; nothing else is needed to compare two of them. */
export function Effect({ effect }: { effect: readonly number[] }): JSX.Element {
  const parts = RESOURCES.flatMap((resource, r) => (effect[r] ? [{ resource, change: effect[r] ?? 0 }] : []));
  return (
    <span class="xw-effect">
      {parts.map(({ resource, change }) => (
        <span
          key={resource}
          class={`xw-effect__one xw-${resource}${change < 0 ? ' xw-effect__one--less' : ''}`}
        >
          <ResourceMark id={resource} size={13} />
          {signed(change)}
        </span>
      ))}
      {parts.length === 0 ? <span class="xw-effect__none">{TABLE_WORDS.noEffect}</span> : undefined}
    </span>
  );
}

export function Cost({ cost }: { cost: readonly Resource[] }): JSX.Element {
  return (
    <span class="xw-cost">
      {cost.map((resource, i) => (
        <ResourceMark key={`${resource}${i}`} id={resource} size={13} />
      ))}
    </span>
  );
}

export function Emblem({ card, size }: { card: CardId; size: number }): JSX.Element {
  return isModule(card) ? (
    <ModuleEmblem id={card} size={size} />
  ) : (
    <CardGlyph id={card} size={Math.round(size * 0.72)} />
  );
}

interface CardProps {
  readonly card: CardId;
  readonly scenario: ScenarioId;
  readonly count?: number;
  /** The rest of its hand pays for it. */
  readonly builds?: boolean;
}

/** As it lies in the hand. */
export function CardFace({ card, scenario, count = 1, builds = false }: CardProps): JSX.Element {
  const colour = colourOfCard(card);
  return (
    <span class={`xw-card xw-${colour}`}>
      <span class="xw-card__top">
        <ResourceMark id={colour} size={20} />
        {isModule(card) ? <Cost cost={MODULES[card].cost} /> : undefined}
        {count > 1 ? <span class="xw-card__count o-number">×{count}</span> : undefined}
        {builds ? <Builds /> : undefined}
      </span>
      <span class="xw-card__art">
        <Emblem card={card} size={38} />
      </span>
      <span class="xw-card__name">{cardName(card)}</span>
      {isModule(card) ? (
        <Effect effect={EFFECTS[scenario][card]} />
      ) : (
        <span class="xw-card__kind">{kind(card)}</span>
      )}
    </span>
  );
}

/** In a row: the face-up cards. */
export function CardRow({ card, scenario }: CardProps): JSX.Element {
  const colour = colourOfCard(card);
  return (
    <span class={`xw-row xw-${colour}`}>
      <ResourceMark id={colour} size={20} />
      <Emblem card={card} size={32} />
      <span class="xw-row__words">
        <span class="xw-row__name">{cardName(card)}</span>
        {isModule(card) ? (
          <span class="xw-row__facts">
            <Effect effect={EFFECTS[scenario][card]} />
            <Cost cost={MODULES[card].cost} />
          </span>
        ) : (
          <span class="xw-card__kind">{kind(card)}</span>
        )}
      </span>
    </span>
  );
}

/** Another player's card, small. */
export function CardChip({ card, scenario, count = 1, builds = false }: CardProps): JSX.Element {
  const colour = colourOfCard(card);
  return (
    <span class={`xw-chip xw-${colour}`}>
      <ResourceMark id={colour} size={14} />
      <Emblem card={card} size={20} />
      {isModule(card) ? <Effect effect={EFFECTS[scenario][card]} /> : undefined}
      {count > 1 ? <span class="xw-chip__count o-number">×{count}</span> : undefined}
      {builds ? <Builds /> : undefined}
    </span>
  );
}

function Builds(): JSX.Element {
  return (
    <span class="xw-builds" title={TABLE_WORDS.builds}>
      <GroupGlyph id="deploy" size={12} />
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
