/** An order at a glance: what is rolled, how it may end, and what each end brings. */
import type { JSX } from 'preact';
import type { Effect } from '../../content/effect.ts';
import type { FactionId } from '../../content/factions.ts';
import { type OrderKey, slipOf } from '../../content/orders.ts';
import { OUTCOMES } from '../../event.ts';
import { orderOutlooks } from '../../outlook/odds.ts';
import { effectLines } from '../../text/effects.ts';
import { named } from '../../text/people.ts';
import { INTENT_WORDS } from '../../text/stage.ts';
import { harvestWords } from '../../text/systems.ts';
import { OUTCOME_WORDS } from '../../text/table.ts';
import type { View } from '../../view/index.ts';
import { Cases, OutlookBox } from './Odds.tsx';

/** XD-13 the odds in both cases, and what each result brings. */
export function OrderFigure({
  view,
  faction,
  order: key,
}: {
  view: View;
  faction: FactionId;
  order: OrderKey;
}): JSX.Element {
  const { order } = slipOf(key);
  const outlooks = orderOutlooks(view, faction, key);
  // What an order does for a duty is told where somebody has one.
  const idle = view.houses.every(({ mandates }) => mandates.length === 0);
  const lines = (effect: Effect | undefined) =>
    named(effectLines(idle ? withoutDuties(effect) : effect).join(', '), view);
  return (
    <span class="xd-order">
      {order.posted ? <small>{INTENT_WORDS.posted}</small> : undefined}
      {outlooks ? (
        <OutlookBox outlook={outlooks.quiet} people={view.people} bare={outlooks.objected !== undefined} />
      ) : undefined}
      {outlooks?.objected ? (
        <Cases
          cases={[
            [INTENT_WORDS.quiet(outlooks.quiet.against.value), outlooks.quiet],
            [INTENT_WORDS.objected(outlooks.objected.against.value), outlooks.objected],
          ]}
        />
      ) : undefined}
      {outlooks === undefined ? (
        <span>{lines(order.success) || INTENT_WORDS.helps}</span>
      ) : (
        // What cannot come about is not told.
        OUTCOMES.filter((outcome) =>
          [outlooks.quiet, outlooks.objected].some((one) => one !== undefined && one.odds[outcome] > 0),
        ).map((outcome) => (
          <span key={outcome} class="xd-result" data-outcome={outcome}>
            <b>{OUTCOME_WORDS[outcome]}</b>{' '}
            {key === 'harvest' ? harvestWords(view, outcome !== 'failure') : lines(order[outcome]) || '—'}
          </span>
        ))
      )}
    </span>
  );
}

const DUTIES: ReadonlySet<string> = new Set(['meet', 'meetOne', 'meetAll']);

const withoutDuties = (effect: Effect = {}): Effect => ({
  ...effect,
  also: (effect.also ?? []).filter((atom) => !DUTIES.has(atom.atom)),
});
