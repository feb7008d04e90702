/** XD-12 Covert orders: none is the usual answer. Each kind with its targets and odds, and what it costs the public order. */
import type { JSX } from 'preact';
import type { ExodusAction } from '../action.ts';
import { COVERT, type CovertKey, covertOf } from '../content/covert.ts';
import { OUTCOMES } from '../dice.ts';
import { covertOutlook, orderOutlook } from '../outlook.ts';
import { effectLines } from '../text/effects.ts';
import { faction, order as orderName } from '../text/names.ts';
import { COVERT_TABLE, OUTCOME_WORDS, percent } from '../text/table.ts';
import type { View } from '../view.ts';
import { Emblem } from './art/Emblem.tsx';
import { Choices, type Offer } from './Choices.tsx';
import { useTheDesk } from './desk.ts';
import { offersOf } from './offers.tsx';

export function CovertStage(): JSX.Element {
  const { props, view, actions } = useTheDesk();
  const offers = offersOf(view, actions, (action) => props.game.words.action(action, view)).map((offer) =>
    covertCard(view, offer),
  );
  return (
    <Choices
      offers={offers}
      columns={2}
      lead={
        <>
          {distraction(view)}
          {view.own?.foreseen ? (
            <p>
              {faction(view.own.foreseen.of)}: {view.own.foreseen.order}
            </p>
          ) : undefined}
        </>
      }
    />
  );
}

/** XD-12.3 what any covert order does to the own public test. */
function distraction(view: View): JSX.Element | undefined {
  const own = view.faction;
  const order = own === undefined ? undefined : view.resolved[own];
  if (own === undefined || order === undefined) return undefined;
  const before = orderOutlook(view, own, order);
  const after = view.own && orderOutlook({ ...view, own: { ...view.own, covert: 'leak' } }, own, order);
  if (before === undefined || after === undefined) return <p>{orderName(order)}</p>;
  return (
    <p>
      <b>{orderName(order)}.</b>{' '}
      {COVERT_TABLE.distracts(percent(before.odds.success), percent(after.odds.success))}
    </p>
  );
}

function covertCard(view: View, offer: Offer): Offer {
  const { action } = offer;
  if (action.type !== 'covert' || view.faction === undefined) return offer;
  return { ...offer, ...detailsOf(view, action.order, action) };
}

function detailsOf(
  view: View,
  key: CovertKey,
  { mask }: Extract<ExodusAction, { type: 'covert' }>,
): Partial<Offer> {
  const slip = covertOf(key);
  if (slip === undefined) return { title: COVERT_TABLE.none, lines: [COVERT_TABLE.noneHelp], tone: 'good' };
  if (slip.kind === 'leak') return { lines: [COVERT_TABLE.leakHelp] };
  const effects = COVERT[slip.kind];
  return {
    outlook: view.faction === undefined ? undefined : covertOutlook(view, view.faction, key),
    art: slip.target ? <Emblem of={slip.target} size={20} /> : undefined,
    lines: [
      ...(mask ? [COVERT_TABLE.masked] : []),
      ...OUTCOMES.map(
        (outcome) => `${OUTCOME_WORDS[outcome]}: ${effectLines(effects[outcome]).join(', ') || '—'}`,
      ),
    ],
  };
}
