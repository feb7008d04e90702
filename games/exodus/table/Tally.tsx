/** XD-10 The reveal: every slip turned over, weights stacked, what was resolved; and the ballots of the other votes. */

import type { JSX } from 'preact';
import { scrollable } from '#ui/scrollable.ts';
import type { FactionId } from '../content/factions.ts';
import type { OrderKey } from '../content/orders.ts';
import { weightOf } from '../outlook.ts';
import { Faction, intent, order } from '../text/names.ts';
import { named } from '../text/people.ts';
import { TALLY_WORDS } from '../text/stage.ts';
import { stake } from '../text/stakes.ts';
import { SHORT } from '../text/table.ts';
import type { View } from '../view/index.ts';
import { Emblem } from './art/Emblem.tsx';
import { Choices, type Offer } from './Choices.tsx';
import { useTheDesk } from './desk.ts';
import { offersOf } from './offers.tsx';
import './tally.css';

export function Tally(): JSX.Element {
  const { props, view, actions } = useTheDesk();
  const resolving = view.frame?.step !== 'poll' || view.frame.phase === 'resolve';
  const offers = offersOf(view, actions, (action) => props.game.words.action(action, view)).map(
    helped(resolving),
  );
  return (
    <div class="xd-tally">
      {resolving ? <Slips /> : <Ballots />}
      {offers.length > 0 ? <Choices offers={offers} columns={offers.length > 4 ? 3 : 2} /> : undefined}
    </div>
  );
}

const helped =
  (resolving: boolean) =>
  (offer: Offer): Offer => {
    if (!resolving) return offer;
    if (offer.action.type === 'accept') return { ...offer, lines: [TALLY_WORDS.acceptHelp] };
    if (offer.action.type === 'dissent')
      return { ...offer, title: TALLY_WORDS.dissent, lines: [TALLY_WORDS.dissentHelp] };
    if (offer.action.type === 'rewrite')
      return { ...offer, title: intent(offer.action.intent), lines: [TALLY_WORDS.rewrite] };
    if (offer.action.type === 'strike')
      return { ...offer, title: Faction(offer.action.faction), lines: [TALLY_WORDS.strike] };
    return offer;
  };

interface Pile {
  readonly order: OrderKey;
  readonly total: number;
  readonly writers: readonly FactionId[];
}

function pilesOf(view: View, faction: FactionId): Pile[] {
  return (view.tally[faction] ?? []).map(({ order: key, total }) => ({
    order: key,
    total,
    writers: view.houses
      .filter(({ written }) => written[faction] === key)
      .map(({ faction: writer }) => writer),
  }));
}

function Slips(): JSX.Element {
  const { view } = useTheDesk();
  const factions = Object.values(view.resolved).some((order) => order !== undefined)
    ? columnsOf(view)
    : view.asked;
  return (
    <ol ref={scrollable} class={`xd-slips${factions.length > 5 ? ' xd-slips--many' : ''}`} data-part="tally">
      {factions.map((faction, i) => (
        <Slip key={faction} faction={faction} at={i} />
      ))}
    </ol>
  );
}

function columnsOf(view: View): FactionId[] {
  const factions = view.houses.map(({ faction }) => faction);
  return view.resolved.researchers !== undefined && !factions.includes('researchers')
    ? [...factions, 'researchers']
    : factions;
}

function Slip({ faction, at }: { faction: FactionId; at: number }): JSX.Element {
  const { view } = useTheDesk();
  const piles = pilesOf(view, faction);
  const won = view.resolved[faction];
  const most = piles[0]?.total ?? 1;
  return (
    <li class={`xd-slip xd-of-${faction}`} style={{ '--at': at }}>
      <p class="xd-slip__who">
        <Emblem of={faction} size={18} title={Faction(faction)} /> <b>{SHORT[faction]}</b>
      </p>
      <p class="xd-slip__order">
        {won === undefined
          ? TALLY_WORDS.tied
          : `${named(order(won), view)}${piles.length === 0 && won !== 'rest' ? ` (${TALLY_WORDS.duty})` : ''}`}
      </p>
      <ul class="xd-slip__piles">
        {piles.map(({ order: key, total, writers }) => (
          <li
            key={key}
            class={`xd-pile${key === won ? ' xd-pile--won' : ''}`}
            title={named(order(key), view)}
          >
            <span class="xd-pile__bar" style={{ width: `${(total / most) * 100}%` }} aria-hidden="true" />
            <span class="xd-pile__words">
              <b class="o-number">{total}</b>
              {writers.map((writer) => (
                <span key={writer} class="xd-pile__writer">
                  <Emblem of={writer} size={12} title={SHORT[writer]} />
                  {weightOf(view, writer, faction)}
                </span>
              ))}
              {key === won ? undefined : <span class="xd-pile__other">{named(order(key), view)}</span>}
            </span>
          </li>
        ))}
      </ul>
    </li>
  );
}

function Ballots(): JSX.Element {
  const { view } = useTheDesk();
  return (
    <ul ref={scrollable} class="xd-ballots">
      {view.houses.map(({ faction, ballot }) =>
        ballot === undefined ? undefined : (
          <li key={faction} class={`xd-ballot xd-of-${faction}`}>
            <Emblem of={faction} size={22} title={Faction(faction)} />
            <span>
              <b>{SHORT[faction]}</b> {named(stake(ballot), view)}
            </span>
          </li>
        ),
      )}
    </ul>
  );
}
