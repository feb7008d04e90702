/** An open decision as cards on the stage. */
import type { JSX } from 'preact';
import { type CardGroup, CardGroups, groupsOf } from '#ui/kit/CardGroups.tsx';
import type { ExodusAction } from '../action.ts';
import { named } from '../text/people.ts';
import { useTheDesk } from './desk.ts';

export function Options({ actions }: { actions: readonly ExodusAction[] }): JSX.Element | undefined {
  const { props, view } = useTheDesk();
  const { stage } = props;
  if (stage === undefined || actions.length === 0) return undefined;
  return (
    <Cards groups={groupsOf(actions, stage, (action) => props.game.words.group?.(action, view) ?? '')} />
  );
}

export function Cards({ groups }: { groups: readonly CardGroup[] }): JSX.Element {
  const { props, view } = useTheDesk();
  return (
    <CardGroups
      keys={props.stage?.keys ?? false}
      groups={groups.map(({ cards, ...group }) => ({
        ...group,
        name: named(group.name, view),
        // What is likely to fail never stands first.
        cards: [...cards].sort((a, b) => Number(a.danger ?? false) - Number(b.danger ?? false)),
      }))}
    />
  );
}
