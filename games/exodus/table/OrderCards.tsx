/** The orders of one faction as cards: the likeliest first, six at a glance, all of them when wanted. */
import type { JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { canonical, same } from '#engine';
import type { Question } from '#ui/kit/answers.ts';
import { putCard } from '#ui/kit/CardGroups.tsx';
import type { ShownCard } from '#ui/kit/ChoiceCards.tsx';
import { useScrollable } from '#ui/scrollable.ts';
import type { ExodusAction } from '../action.ts';
import {
  bestOf,
  failureOf,
  isSlip,
  KINDS,
  kindOf,
  type OrderKind,
  type SlipAction,
} from '../outlook/slips.ts';
import type { Exodus } from '../state.ts';
import { Faction, intent } from '../text/names.ts';
import { named } from '../text/people.ts';
import { INTENT_WORDS } from '../text/stage.ts';
import type { View } from '../view/index.ts';
import { OrderFigure } from './art/OrderFigure.tsx';
import { useTheDesk } from './desk.ts';
import { Cards } from './Options.tsx';

export function OrderCards({
  question,
  put,
}: {
  question: Question<Exodus>;
  put(slip: ExodusAction): void;
}): JSX.Element {
  const { view, props } = useTheDesk();
  const [all, setAll] = useState(false);
  const list = useRef<HTMLDivElement>(null);
  const scroller = useScrollable(list);
  const advised = question.options.find((option) => props.hints?.has(canonical(option)));
  useEffect(() => {
    if (advised) list.current?.querySelector('[data-advised]')?.scrollIntoView({ block: 'nearest' });
  }, [advised]);
  const slips = question.options.filter(isSlip);
  const { answer } = question;
  const cards = slips.map((slip) => ({
    slip,
    card: {
      ...putCard(slip, orderCard(view, slip), answer !== undefined && same(slip, answer), put),
      ...(slip === advised ? { advised: canonical(slip) } : {}),
    },
  }));
  const best = bestOf(view, slips);
  const shown = cards.filter(({ slip, card }) => all || best.includes(slip) || card.lit || slip === advised);
  const ofKind = (kind: OrderKind) =>
    shown.filter(({ slip }) => kindOf(slip) === kind).map(({ card }) => card);
  const faction = slips[0]?.for;
  return (
    <section class="xd-orders" aria-label={INTENT_WORDS.ordersFor(faction ? Faction(faction) : '')}>
      <div ref={scroller} class="xd-orders__list" data-part="orders">
        <Cards
          groups={KINDS.map((kind) => ({
            // A glance needs no headings.
            name: all ? INTENT_WORDS.kinds[kind] : '',
            cards: ofKind(kind),
          })).filter(({ cards: some }) => some.length > 0)}
        />
      </div>
      {all ? undefined : <p class="xd-quiet">{INTENT_WORDS.cases}</p>}
      {shown.length < cards.length || all ? (
        <button
          type="button"
          class="o-button o-button--small"
          aria-expanded={all}
          onClick={() => setAll(!all)}
        >
          {all ? INTENT_WORDS.fewer : INTENT_WORDS.all(cards.length)}
        </button>
      ) : undefined}
    </section>
  );
}

function orderCard(view: View, slip: SlipAction): Pick<ShownCard, 'name' | 'note' | 'figure' | 'danger'> {
  const { for: faction, intent: written } = slip;
  if (written === 'none') return { name: INTENT_WORDS.none, note: INTENT_WORDS.noneHelp };
  const danger = failureOf(view, slip) > 0.5;
  return {
    name: named(intent(written), view),
    ...(danger ? { note: INTENT_WORDS.likelyToFail } : {}),
    danger,
    figure: <OrderFigure view={view} faction={faction} order={written} />,
  };
}
