/** An open decision as cards on the stage, under headings where they are many. */
import { Fragment, type JSX } from 'preact';
import { canonical } from '#engine';
import { CardButton, type ShownCard } from '#ui/kit/ChoiceCards.tsx';
import { usePressed } from '#ui/kit/numberKeys.ts';
import { scrollable } from '#ui/scrollable.ts';
import type { ExodusAction } from '../action.ts';
import { named } from '../text/people.ts';
import { useTheDesk } from './desk.ts';

/** More cards than one sees at a glance stand under headings, in the order in which these are first met. */
const MANY = 6;

export function Options({ actions }: { actions: readonly ExodusAction[] }): JSX.Element | undefined {
  const { props, view } = useTheDesk();
  const { stage } = props;
  if (stage === undefined || actions.length === 0) return undefined;
  const groupOf = (action: ExodusAction) => props.game.words.group?.(action, view) ?? '';
  const names = actions.length > MANY ? [...new Set(actions.map(groupOf))] : [''];
  const groups = names.map((name) => ({
    name,
    cards: actions.filter((action) => names.length === 1 || groupOf(action) === name),
  }));
  return (
    <Cards
      groups={groups.map(({ name, cards }) => ({ name: named(name, view), cards: cards.map(stage.card) }))}
    />
  );
}

/** Cards in the order of their keys. */
export function Cards({
  groups,
}: {
  groups: readonly { readonly name: string; readonly cards: readonly ShownCard[] }[];
}): JSX.Element {
  const { props } = useTheDesk();
  const keys = props.stage?.keys ?? false;
  const all = groups.flatMap(({ cards }) => cards);
  usePressed(
    keys,
    all.map(({ press }) => press),
  );
  return (
    <div ref={scrollable} class="xd-cards" data-walk="">
      {groups.map(({ name, cards }) => (
        <Fragment key={name}>
          {name ? <h3 class="xd-cards__group o-eyebrow">{name}</h3> : undefined}
          {cards.map((card) => (
            <CardButton key={card.id} card={card} shortcut={keys ? keyOf(all.indexOf(card)) : undefined} />
          ))}
        </Fragment>
      ))}
    </div>
  );
}

const keyOf = (at: number): string | undefined => (at < 9 ? String(at + 1) : undefined);

/** A card that only puts its answer down. */
export const putCard = (
  action: ExodusAction,
  card: Pick<ShownCard, 'name' | 'note' | 'figure' | 'danger'>,
  lit: boolean,
  put: (action: ExodusAction) => void,
): ShownCard => ({ ...card, id: canonical(action), possible: true, lit, press: () => put(action) });
