/** XD-12 Covert orders: none is the usual answer. Each kind with its targets and odds, and what it costs the public order. */

import type { JSX } from 'preact';
import { canonical } from '#engine';
import { scrollable } from '#ui/scrollable.ts';
import type { ExodusAction } from '../action.ts';
import { COVERT, covertOf } from '../content/covert.ts';
import { COVERT_KINDS, type CovertKind } from '../content/factions.ts';
import { OUTCOMES } from '../event.ts';
import { covertOutlook, orderOutlook } from '../outlook.ts';
import { effectLines } from '../text/effects.ts';
import { COVERT_WORDS, covert as covertName, Faction, order as orderName } from '../text/names.ts';
import { named } from '../text/people.ts';
import { COVERT_TABLE } from '../text/stage.ts';
import { OUTCOME_WORDS, percent, SHORT } from '../text/table.ts';
import type { View } from '../view/index.ts';
import { Emblem } from './art/Emblem.tsx';
import { useTheDesk } from './desk.ts';
import { OddsBar } from './Odds.tsx';
import './covert.css';

type CovertAction = Extract<ExodusAction, { type: 'covert' }>;

export function CovertStage(): JSX.Element {
  const { props, view, actions, act } = useTheDesk();
  const orders = actions.filter((action): action is CovertAction => action.type === 'covert');
  const others = actions.filter(({ type }) => type !== 'covert');
  const none = orders.find(({ order }) => order === 'none');
  const kinds = COVERT_KINDS.filter((kind) => orders.some(({ order }) => covertOf(order)?.kind === kind));
  return (
    <div class="xd-covert" data-part="covert">
      <div class="xd-covert__lead">
        {view.own?.foreseen ? (
          <p>
            {Faction(view.own.foreseen.of)}: {covertName(view.own.foreseen.order)}
          </p>
        ) : undefined}
        <Distraction />
      </div>
      <div class="xd-covert__none">
        {none ? (
          <button type="button" class="xd-choice xd-choice--good" onClick={() => act(none)}>
            <span class="xd-choice__title">{COVERT_TABLE.none}</span>
            <span class="xd-choice__line">{COVERT_TABLE.noneHelp}</span>
          </button>
        ) : undefined}
        {others.map((action) => (
          <button key={canonical(action)} type="button" class="xd-choice" onClick={() => act(action)}>
            <span class="xd-choice__title">{props.game.words.action(action, view)}</span>
          </button>
        ))}
      </div>
      <div ref={scrollable} class="xd-covert__kinds" data-walk="">
        {kinds.map((kind) => (
          <Kind
            key={kind}
            kind={kind}
            orders={orders.filter(({ order }) => covertOf(order)?.kind === kind)}
          />
        ))}
      </div>
    </div>
  );
}

function Kind({ kind, orders }: { kind: CovertKind; orders: readonly CovertAction[] }): JSX.Element {
  const { view, act } = useTheDesk();
  return (
    <section class="xd-kind">
      <h3 class="xd-kind__name">{COVERT_WORDS[kind]}</h3>
      <p class="xd-kind__effects">
        {kind === 'leak'
          ? COVERT_TABLE.leakHelp
          : OUTCOMES.map((outcome) => (
              <span key={outcome} class={`xd-order__${outcome}`}>
                <b>{OUTCOME_WORDS[outcome]}</b>{' '}
                {named(effectLines(COVERT[kind][outcome]).join(', ') || '—', view)}
              </span>
            ))}
      </p>
      <div class="xd-kind__targets">
        {orders.map((action) => {
          const { target } = covertOf(action.order) ?? {};
          const outlook =
            view.faction === undefined ? undefined : covertOutlook(view, view.faction, action.order);
          return (
            <button
              key={canonical(action)}
              type="button"
              class="xd-choice xd-kind__target"
              aria-label={covertName(action.order) + (action.mask ? `, ${COVERT_TABLE.masked}` : '')}
              onClick={() => act(action)}
            >
              <span class="xd-kind__who">
                {target ? <Emblem of={target} size={16} /> : undefined}
                {target ? SHORT[target] : COVERT_WORDS[kind]}
                {action.mask ? <small> {COVERT_TABLE.masked}</small> : undefined}
              </span>
              {outlook ? <OddsBar outlook={outlook} /> : undefined}
            </button>
          );
        })}
      </div>
    </section>
  );
}

/** XD-12.3 what any covert order does to the own public test. */
function Distraction(): JSX.Element | undefined {
  const { view } = useTheDesk();
  const { faction, own } = view;
  const order = faction === undefined ? undefined : view.resolved[faction];
  if (faction === undefined || own === undefined || order === undefined) return undefined;
  const distracted: View = { ...view, own: { ...own, covert: 'leak', masked: false } };
  const before = orderOutlook({ ...view, own: { ...own, covert: 'none' } }, faction, order);
  const after = orderOutlook(distracted, faction, order);
  return (
    <p>
      <b>{named(orderName(order), view)}.</b>{' '}
      {before && after
        ? COVERT_TABLE.distracts(percent(before.odds.success), percent(after.odds.success))
        : COVERT_TABLE.noTest}
    </p>
  );
}
