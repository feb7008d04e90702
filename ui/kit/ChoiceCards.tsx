/** The few cards beside a board: kinds of things to do, answers, what is left to the list, and the way out. */
import type { ComponentChildren, ComponentType, JSX } from 'preact';
import { HintIcon, WarningIcon } from '../art/icons.tsx';
import type { ArtProps } from '../art/Svg.tsx';
import { kit } from '../text.ts';
import { usePressed } from './numberKeys.ts';
import { isResting } from './resting.ts';
import './choice-row.css';
import './choice-cards.css';

export interface ShownCard {
  readonly id: string;
  readonly name: string;
  /** What it gives and costs, or why it is not possible. */
  readonly note?: string | undefined;
  readonly icon?: ComponentType<ArtProps> | undefined;
  /** Drawn below the words: odds, what changes. */
  readonly figure?: ComponentChildren;
  readonly possible: boolean;
  /** Something new would be learnt by it. */
  readonly final?: boolean;
  readonly danger?: boolean;
  /** What the board proposes: one press sends it all. */
  readonly lead?: boolean;
  /** The action the hint recommends, where it is this one or of this kind. */
  readonly advised?: string | undefined;
  /** Its places are lit on the board. */
  readonly lit?: boolean;
  /** It was pressed, and is done when its moment is over. */
  readonly grace?: boolean;
  /** It was pressed once and asks again. */
  readonly sure?: string | undefined;
  press(): void;
  look?(on: boolean): void;
}

/** A card is a part of the table by its id: a coach can point at it. */
export const CARD_PART = 'card:';

/** `keys` are drawn on the cards, where single keys are live. */
export function ChoiceCards({ cards, keys }: { cards: readonly ShownCard[]; keys: boolean }): JSX.Element {
  usePressed(
    keys,
    cards.map(({ press }) => press),
  );
  return (
    <section class="choicecards" aria-label={kit.kinds}>
      {cards.map((card, i) => (
        <CardButton key={card.id} card={card} shortcut={keys ? String(i + 1) : undefined} />
      ))}
    </section>
  );
}

export function CardButton({
  card,
  shortcut,
  class: extra = '',
  part,
}: {
  card: ShownCard;
  shortcut: string | undefined;
  class?: string;
  /** Its name as a part of the table, for a coach to point at. */
  part?: string;
}): JSX.Element {
  const {
    id,
    name,
    note,
    icon: Icon,
    figure,
    possible,
    final,
    danger,
    lead,
    advised,
    lit,
    sure,
    grace,
    press,
    look,
  } = card;
  return (
    <button
      type="button"
      class={`choicecard ${extra}`}
      data-card={id}
      data-part={part ?? `${CARD_PART}${id}`}
      data-final={final ? '' : undefined}
      data-danger={danger ? '' : undefined}
      data-lead={lead ? '' : undefined}
      data-advised={advised}
      data-sure={sure ? '' : undefined}
      data-grace={grace ? '' : undefined}
      aria-disabled={possible ? undefined : true}
      aria-pressed={lit}
      aria-keyshortcuts={shortcut?.toLowerCase()}
      onClick={press}
      onPointerEnter={(event) => look?.(event.pointerType === 'mouse' && !isResting(event))}
      onPointerMove={({ pointerType }) => pointerType === 'mouse' && look?.(true)}
      onPointerLeave={() => look?.(false)}
      onFocus={({ currentTarget }) => look?.(currentTarget.matches(':focus-visible'))}
      onBlur={() => look?.(false)}
    >
      {Icon ? <Icon size={28} class="choicecard__icon" /> : undefined}
      <span class="choicecard__words">
        <span class="choicecard__name">
          {danger ? <WarningIcon size={14} title={kit.danger} /> : undefined}
          {advised ? <HintIcon size={14} title={kit.recommended} /> : undefined}
          {name}
        </span>
        {sure || note ? <span class="choicecard__note">{sure ?? note}</span> : undefined}
        {figure}
      </span>
      {shortcut === undefined ? undefined : (
        <span class="choicecard__key" aria-hidden="true">
          {shortcut}
        </span>
      )}
    </button>
  );
}
