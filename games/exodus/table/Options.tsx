/** An open decision as cards on the stage. */
import type { JSX } from 'preact';
import { canonical } from '#engine';
import { type CardGroup, CardGroups, groupsOf, putCard } from '#ui/kit/CardGroups.tsx';
import type { ExodusAction } from '../action.ts';
import { isPrimary } from '../content/factions.ts';
import { isLeaving, type Meant } from '../outlook/presses.ts';
import { battleOutlook, FULL_LEAD, ritualOutlook } from '../outlook/voyage.ts';
import { nextStar } from '../rules/stars.ts';
import { starCard } from '../text/briefs.ts';
import { SELDOM } from '../text/groups.ts';
import { fightWords } from '../text/hunt.ts';
import { named } from '../text/people.ts';
import { STAGE_WORDS } from '../text/stage.ts';
import type { View } from '../view/index.ts';
import { OutlookBox } from './art/Odds.tsx';
import { useTheDesk } from './desk.ts';

export function Options({ actions }: { actions: readonly ExodusAction[] }): JSX.Element | undefined {
  const { props, view } = useTheDesk();
  const { stage } = props;
  if (stage === undefined || actions.length === 0) return undefined;
  const groups = groupsOf(actions, stage, (action) => props.game.words.group?.(action, view) ?? '');
  return <Cards groups={groups.map((group) => ({ ...group, folded: group.name === SELDOM }))} />;
}

/**
 * XD-6.1, XD-7.1 Stay, fight, or one of the stars: a Keeper who presses one votes to leave and for its course at once;
 * under fire also whoever would buy time.
 */
export function Departures(): JSX.Element | undefined {
  const { props, view, actions, act, forth } = useTheDesk();
  const { stage } = props;
  const leave = actions.find(isLeaving);
  const { force } = view;
  const plain = force !== undefined && (force.lead === 0 || props.allows !== undefined);
  if (stage === undefined || leave === undefined || plain || !view.faction || !isPrimary(view.faction))
    return <Options actions={actions} />;
  const going = (id: string, card: Parameters<typeof putCard>[1], meant: Meant) => ({
    ...putCard(leave, card, false, () => {
      forth.mean(meant);
      act(leave);
    }),
    id,
  });
  const advised = props.hints?.has(canonical(leave)) ? nextStar(view) : undefined;
  const stars = (view.systems[view.here]?.links ?? []).map((star) => ({
    ...going(String(star), starCard(view, star), { star }),
    ...(star === advised ? { advised: canonical(leave) } : {}),
  }));
  const others = actions.filter((action) => action !== leave).map(stage.card);
  const hurried = force !== undefined && force.lead < FULL_LEAD;
  const time = force
    ? [going('cover', { name: STAGE_WORDS.buyTime, ...coverBrief(view) }, { cover: true })]
    : [];
  const first = force ? others.length - 1 : 1;
  return (
    <>
      <Cards
        groups={[
          { name: '', cards: [...others.slice(0, first), ...time] },
          { name: force ? STAGE_WORDS.runTo(hurried) : STAGE_WORDS.leaveFor, cards: stars },
          { name: '', cards: others.slice(first) },
        ]}
      />
      <OutlookBox outlook={ritualOutlook(view, hurried ? 'hurried' : 'jump')} people={view.people} />
    </>
  );
}

/** Time bought is a battle, too. */
function coverBrief(view: View): { readonly note: string; readonly figure?: JSX.Element } {
  const outlook = battleOutlook(view);
  return {
    note: fightWords(view, 'cover'),
    ...(outlook ? { figure: <OutlookBox outlook={outlook} people={view.people} /> } : {}),
  };
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
