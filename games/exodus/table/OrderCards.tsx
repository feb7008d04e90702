/** The orders of one faction as cards: the likeliest first, six at a glance, all of them when wanted. */
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { same } from '#engine';
import type { Question } from '#ui/kit/answers.ts';
import { putCard } from '#ui/kit/CardGroups.tsx';
import type { ShownCard } from '#ui/kit/ChoiceCards.tsx';
import { scrollable } from '#ui/scrollable.ts';
import type { ExodusAction } from '../action.ts';
import type { FactionId } from '../content/factions.ts';
import { type OrderKey, slipOf } from '../content/orders.ts';
import { OUTCOMES } from '../event.ts';
import { orderOutlooks } from '../outlook.ts';
import {
  bestOf,
  failureOf,
  isSlip,
  KINDS,
  kindOf,
  type OrderKind,
  type SlipAction,
} from '../rules/outlookSlips.ts';
import type { Exodus } from '../state.ts';
import { effectLines } from '../text/effects.ts';
import { Faction, intent } from '../text/names.ts';
import { named } from '../text/people.ts';
import { INTENT_WORDS } from '../text/stage.ts';
import { OUTCOME_WORDS } from '../text/table.ts';
import type { View } from '../view/index.ts';
import { Cases, OutlookBox } from './art/Odds.tsx';
import { useTheDesk } from './desk.ts';
import { Cards } from './Options.tsx';

export function OrderCards({
  question,
  put,
}: {
  question: Question<Exodus>;
  put(slip: ExodusAction): void;
}): JSX.Element {
  const { view } = useTheDesk();
  const [all, setAll] = useState(false);
  const slips = question.options.filter(isSlip);
  const { answer } = question;
  const cards = slips.map((slip) => ({
    slip,
    card: putCard(slip, orderCard(view, slip), answer !== undefined && same(slip, answer), put),
  }));
  const best = bestOf(view, slips);
  const shown = cards.filter(({ slip, card }) => all || best.includes(slip) || card.lit);
  const ofKind = (kind: OrderKind) =>
    shown.filter(({ slip }) => kindOf(slip) === kind).map(({ card }) => card);
  const faction = slips[0]?.for;
  return (
    <section
      ref={scrollable}
      class="xd-orders"
      aria-label={INTENT_WORDS.ordersFor(faction ? Faction(faction) : '')}
    >
      <Cards
        groups={KINDS.map((kind) => ({ name: INTENT_WORDS.kinds[kind], cards: sorted(ofKind(kind)) })).filter(
          ({ cards: some }) => some.length > 0,
        )}
      />
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

/** What is likely to fail never stands first. */
const sorted = (cards: readonly ShownCard[]): ShownCard[] =>
  [...cards].sort((a, b) => Number(a.danger ?? false) - Number(b.danger ?? false));

function orderCard(view: View, slip: SlipAction): Pick<ShownCard, 'name' | 'note' | 'figure' | 'danger'> {
  const { for: faction, intent: written } = slip;
  if (written === 'none') return { name: INTENT_WORDS.none, note: INTENT_WORDS.noneHelp };
  const danger = failureOf(view, slip) > 0.5;
  return {
    name: named(intent(written), view),
    ...(danger ? { note: INTENT_WORDS.likelyToFail } : {}),
    danger,
    figure: <OrderFigure faction={faction} order={written} />,
  };
}

/** XD-13 the odds in both cases, and what each result brings. */
export function OrderFigure({ faction, order: key }: { faction: FactionId; order: OrderKey }): JSX.Element {
  const { view } = useTheDesk();
  const { order } = slipOf(key);
  const outlooks = orderOutlooks(view, faction, key);
  const tags = [order.hunt ? INTENT_WORDS.hunt : '', order.posted ? INTENT_WORDS.posted : ''].filter(Boolean);
  const lines = (effect: Parameters<typeof effectLines>[0]) => named(effectLines(effect).join(', '), view);
  return (
    <span class="xd-order">
      {tags.length > 0 ? <small>{tags.join(', ')}</small> : undefined}
      {outlooks ? (
        <OutlookBox outlook={outlooks.quiet} people={view.people} bare={outlooks.objected !== undefined} />
      ) : undefined}
      {outlooks?.objected ? (
        <Cases
          cases={[
            [INTENT_WORDS.quiet, outlooks.quiet],
            [INTENT_WORDS.objected, outlooks.objected],
          ]}
        />
      ) : undefined}
      {outlooks === undefined ? (
        <span>{lines(order.success) || INTENT_WORDS.helps}</span>
      ) : (
        OUTCOMES.map((outcome) => (
          <span key={outcome} class="xd-result" data-outcome={outcome}>
            <b>{OUTCOME_WORDS[outcome]}</b> {lines(order[outcome]) || '—'}
          </span>
        ))
      )}
    </span>
  );
}
