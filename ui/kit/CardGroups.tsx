/** Cards on the board itself, under headings, in the order of their keys. */
import { Fragment, type JSX } from 'preact';
import { canonical, type Kit } from '#engine';
import { scrollable } from '../scrollable.ts';
import type { Stage } from '../table.ts';
import { CardButton, type ShownCard } from './ChoiceCards.tsx';
import { usePressed } from './numberKeys.ts';
import './card-groups.css';

export interface CardGroup {
  readonly name: string;
  readonly cards: readonly ShownCard[];
  /** What is seldom wanted is folded; its name opens it. */
  readonly folded?: boolean;
}

export function CardGroups({
  groups,
  keys,
}: {
  groups: readonly CardGroup[];
  /** Whether the keys 1 to 9 press them. */
  keys: boolean;
}): JSX.Element {
  const all = groups.flatMap(({ cards }) => cards);
  usePressed(
    keys,
    all.map(({ press }) => press),
  );
  const buttons = (cards: readonly ShownCard[]) =>
    cards.map((card) => (
      <CardButton key={card.id} card={card} shortcut={keys ? keyOf(all.indexOf(card)) : undefined} />
    ));
  return (
    <div ref={scrollable} class="cardgroups" data-few={all.length <= FEW ? '' : undefined} data-walk="">
      {groups.map(({ name, cards, folded }) =>
        folded ? (
          <details key={name} class="cardgroups__fold">
            <summary class="o-eyebrow">{name}</summary>
            <div ref={scrollable} class="cardgroups">
              {buttons(cards)}
            </div>
          </details>
        ) : (
          <Fragment key={name}>
            {name ? <h3 class="cardgroups__name o-eyebrow">{name}</h3> : undefined}
            {buttons(cards)}
          </Fragment>
        ),
      )}
    </div>
  );
}

/** So few cards share the whole width. */
const FEW = 3;

const keyOf = (at: number): string | undefined => (at < 9 ? String(at + 1) : undefined);

/** A card that only puts its answer down. */
export const putCard = <A extends object>(
  action: A,
  card: Pick<ShownCard, 'name' | 'note' | 'figure' | 'danger'>,
  lit: boolean,
  put: (action: A) => void,
): ShownCard => ({ ...card, id: canonical(action), possible: true, lit, press: () => put(action) });

/** More cards than one sees at a glance stand under headings. */
const MANY = 6;

/** An open decision as cards, under headings where they are many, in the order in which these are first met. */
export function groupsOf<K extends Kit>(
  actions: readonly K['action'][],
  stage: Stage<K>,
  groupOf: (action: K['action']) => string,
): CardGroup[] {
  const names = actions.length > MANY ? [...new Set(actions.map(groupOf))] : [''];
  return names.map((name) => ({
    name,
    cards: actions.filter((action) => names.length === 1 || groupOf(action) === name).map(stage.card),
  }));
}
