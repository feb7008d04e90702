/** The orders of one faction with their live odds, the best first; aimed ones in one row with their targets. */

import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { scrollable } from '#ui/scrollable.ts';
import type { FactionId } from '../content/factions.ts';
import { type Intent, type OrderId, type OrderKey, slipOf } from '../content/orders.ts';
import { OUTCOMES } from '../event.ts';
import { type Outlook, orderOutlook } from '../outlook.ts';
import { effectLines, NEED_WORDS } from '../text/effects.ts';
import { Faction, MANDATE_WORDS } from '../text/names.ts';
import { ORDER_WORDS } from '../text/orders.ts';
import { named } from '../text/people.ts';
import { INTENT_WORDS } from '../text/stage.ts';
import { MODIFIER_WORDS, OUTCOME_WORDS, SHORT, signed } from '../text/table.ts';
import type { View } from '../view/index.ts';
import { Emblem } from './art/Emblem.tsx';
import { useTheDesk } from './desk.ts';
import { DiceToCome, OddsBar, SideWords } from './Odds.tsx';

interface OrderListProps {
  readonly faction: FactionId;
  readonly orders: readonly OrderKey[];
  readonly chosen?: Intent | undefined;
  /** Absent where one only reads. */
  readonly choose?: ((order: Intent) => void) | undefined;
}

export function OrderList({ faction, orders, chosen, choose }: OrderListProps): JSX.Element {
  const { view } = useTheDesk();
  const [filter, setFilter] = useState('');
  const duty = view.houses.find((house) => house.faction === faction)?.mandates ?? [];
  const groups = groupsOf(view, faction, orders).filter(({ id }) =>
    ORDER_WORDS[id].name.toLowerCase().includes(filter.toLowerCase()),
  );
  return (
    <section class="xd-orders" aria-label={INTENT_WORDS.ordersFor(Faction(faction))}>
      <header class="xd-orders__head">
        <input
          class="o-input xd-orders__find"
          type="search"
          placeholder={INTENT_WORDS.filter}
          aria-label={INTENT_WORDS.filter}
          value={filter}
          onInput={({ currentTarget }) => setFilter(currentTarget.value)}
        />
        {choose ? (
          <button
            type="button"
            class="o-button o-button--small"
            aria-pressed={chosen === 'none'}
            onClick={() => choose('none')}
          >
            {INTENT_WORDS.none}
          </button>
        ) : undefined}
      </header>
      {duty.length > 0 && orders.length > 0 ? (
        <p class="xd-orders__duty">
          {INTENT_WORDS.duty(duty.map(({ kind }) => MANDATE_WORDS[kind]).join(', '))}
        </p>
      ) : undefined}
      <ul ref={scrollable} class="xd-walk" data-walk="">
        {groups.map((group) => (
          <li key={group.id}>
            <OrderCard group={group} chosen={chosen} choose={choose} />
          </li>
        ))}
      </ul>
    </section>
  );
}

interface Group {
  readonly id: OrderId;
  readonly keys: readonly OrderKey[];
  readonly outlook: Outlook | undefined;
}

/** One group for each order of the book; the likeliest first. */
function groupsOf(view: View, faction: FactionId, orders: readonly OrderKey[]): Group[] {
  const byId = new Map<OrderId, OrderKey[]>();
  for (const key of orders) byId.set(slipOf(key).id, [...(byId.get(slipOf(key).id) ?? []), key]);
  return [...byId].map(([id, keys]) => ({
    id,
    keys,
    outlook: keys[0] === undefined ? undefined : orderOutlook(view, faction, keys[0]),
  }));
}

function OrderCard({
  group: { id, keys, outlook },
  chosen,
  choose,
}: {
  group: Group;
  chosen: Intent | undefined;
  choose: ((order: Intent) => void) | undefined;
}): JSX.Element {
  const { view } = useTheDesk();
  const first = keys[0];
  if (first === undefined) return <span />;
  const { order } = slipOf(first);
  const aimed = order.aimed === true;
  const picked = chosen !== undefined && chosen !== 'none' && slipOf(chosen).id === id;
  const name = named(ORDER_WORDS[id].name, view);
  const head = (
    <>
      <span class="xd-order__name">
        {name}
        {order.hunt ? <small> · {INTENT_WORDS.hunt}</small> : undefined}
        {order.posted ? <small> · {INTENT_WORDS.posted}</small> : undefined}
        {choose === undefined && order.need ? <small> · {NEED_WORDS[order.need]}</small> : undefined}
      </span>
      {outlook ? (
        <span class="xd-order__test">
          <SideWords side={outlook.own} /> <DiceToCome net={outlook.net} /> −{' '}
          <SideWords side={outlook.against} />
          {outlook.modifiers.map(({ why, by }, i) => (
            <small key={i} class={by > 0 ? 'xd-good' : 'xd-bad'}>
              {signed(by)} {MODIFIER_WORDS[why]}
            </small>
          ))}
        </span>
      ) : undefined}
      {outlook ? <OddsBar outlook={outlook} /> : undefined}
      <span class="xd-order__effects">
        {order.test === undefined ? (
          <span>{named(effectLines(order.success).join(', '), view)}</span>
        ) : (
          OUTCOMES.map((outcome) => (
            <span key={outcome} class={`xd-order__${outcome}`}>
              <b>{OUTCOME_WORDS[outcome]}</b> {named(effectLines(order[outcome]).join(', ') || '—', view)}
            </span>
          ))
        )}
      </span>
    </>
  );
  if (choose === undefined || aimed)
    return (
      <div class={`xd-order${picked ? ' xd-order--chosen' : ''}`}>
        {head}
        {choose ? (
          <span class="xd-order__targets">
            {keys.map((key) => {
              const { target } = slipOf(key);
              if (target === undefined) return undefined;
              return (
                <button
                  key={key}
                  type="button"
                  class="xd-target"
                  aria-pressed={chosen === key}
                  aria-label={named(`${ORDER_WORDS[id].aimed ?? name} ${SHORT[target]}`, view)}
                  onClick={() => choose(key)}
                >
                  <Emblem of={target} size={16} /> {SHORT[target]}
                </button>
              );
            })}
          </span>
        ) : undefined}
      </div>
    );
  return (
    <button
      type="button"
      class={`xd-order${picked ? ' xd-order--chosen' : ''}`}
      aria-pressed={picked}
      onClick={() => choose(first)}
    >
      {head}
    </button>
  );
}
