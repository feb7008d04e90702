/** An open decision as cards on the stage. */
import type { JSX } from 'preact';
import { canonical } from '#engine';
import { type CardGroup, CardGroups, groupsOf, putCard } from '#ui/kit/CardGroups.tsx';
import type { ExodusAction } from '../action.ts';
import { isPrimary } from '../content/factions.ts';
import { ritualOutlook } from '../rules/outlookVoyage.ts';
import { nextStar } from '../rules/stars.ts';
import { starCard } from '../text/briefs.ts';
import { SELDOM } from '../text/groups.ts';
import { named } from '../text/people.ts';
import { STAGE_WORDS } from '../text/stage.ts';
import { OutlookBox } from './art/Odds.tsx';
import { useTheDesk } from './desk.ts';

export function Options({ actions }: { actions: readonly ExodusAction[] }): JSX.Element | undefined {
  const { props, view } = useTheDesk();
  const { stage } = props;
  if (stage === undefined || actions.length === 0) return undefined;
  const groups = groupsOf(actions, stage, (action) => props.game.words.group?.(action, view) ?? '');
  return <Cards groups={groups.map((group) => ({ ...group, folded: group.name === SELDOM }))} />;
}

/** XD-6.1, XD-7.1 Stay, or one of the stars: a Keeper who presses one votes to leave and for its course at once. */
export function Departures(): JSX.Element | undefined {
  const { props, view, actions, act, forth } = useTheDesk();
  const { stage } = props;
  const leave = actions.find((action) => action.type === 'ballot' && action.stake === 'leave');
  if (stage === undefined || leave === undefined || view.force || !view.faction || !isPrimary(view.faction))
    return <Options actions={actions} />;
  const advised = props.hints?.has(canonical(leave)) ? nextStar(view) : undefined;
  const stars = (view.systems[view.here]?.links ?? []).map((star) => ({
    ...putCard(leave, starCard(view, star), false, () => {
      forth.mean({ star });
      act(leave);
    }),
    id: String(star),
    ...(star === advised ? { advised: canonical(leave) } : {}),
  }));
  const others = actions.filter((action) => action !== leave).map(stage.card);
  return (
    <>
      <Cards
        groups={[
          { name: '', cards: others.slice(0, 1) },
          { name: STAGE_WORDS.leaveFor, cards: stars },
          { name: '', cards: others.slice(1) },
        ]}
      />
      <OutlookBox outlook={ritualOutlook(view, 'jump')} people={view.people} />
    </>
  );
}

export function Cards({ groups }: { groups: readonly CardGroup[] }): JSX.Element {
  const { props, view } = useTheDesk();
  return (
    <CardGroups
      keys={props.stage?.keys ?? false}
      groups={groups
        .filter(({ cards }) => cards.length > 0)
        .map(({ cards, ...group }) => ({
          ...group,
          name: named(group.name, view),
          // What is likely to fail never stands first.
          cards: [...cards].sort((a, b) => Number(a.danger ?? false) - Number(b.danger ?? false)),
        }))}
    />
  );
}
