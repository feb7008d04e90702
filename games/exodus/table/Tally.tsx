/** XD-10 The reveal: every slip turned over, weights stacked, what was resolved; and the ballots of the other votes. */
import type { JSX } from 'preact';
import { scrollable } from '#ui/scrollable.ts';
import type { FactionId } from '../content/factions.ts';
import type { OrderKey } from '../content/orders.ts';
import { houseIn, weightOf } from '../outlook.ts';
import { turnersOf } from '../rules/outlookVotes.ts';
import { Faction, order } from '../text/names.ts';
import { named } from '../text/people.ts';
import { TALLY_WORDS } from '../text/stage.ts';
import { stake } from '../text/stakes.ts';
import { HOUSE_WORDS, SHORT } from '../text/table.ts';
import type { View } from '../view/index.ts';
import { Emblem } from './art/Emblem.tsx';
import { useTheDesk } from './desk.ts';
import { Options } from './Options.tsx';

export function Tally(): JSX.Element {
  const { view, actions } = useTheDesk();
  const resolving = view.frame?.step !== 'poll' || view.frame.phase === 'resolve';
  return (
    <>
      <ol ref={scrollable} class="xd-slips" data-part="tally">
        {resolving
          ? rowsOf(view).map((faction, at) => <Slip key={faction} faction={faction} at={at} />)
          : view.houses.map(({ faction }) => <Ballot key={faction} faction={faction} />)}
      </ol>
      <Options actions={actions} />
    </>
  );
}

function rowsOf(view: View): readonly FactionId[] {
  if (Object.values(view.resolved).every((one) => one === undefined)) return view.asked;
  const factions = view.houses.map(({ faction }) => faction);
  return view.resolved.researchers !== undefined && !factions.includes('researchers')
    ? [...factions, 'researchers']
    : factions;
}

/** Who wrote an order for a faction. */
const writersOf = (view: View, faction: FactionId, key: OrderKey): FactionId[] =>
  view.houses.filter(({ written }) => written[faction] === key).map(({ faction: writer }) => writer);

function Slip({ faction, at }: { faction: FactionId; at: number }): JSX.Element {
  const { view } = useTheDesk();
  const piles = view.tally[faction] ?? [];
  const won = view.resolved[faction];
  const mine = faction === view.faction;
  return (
    <li class={`xd-slip xd-of-${faction}${mine ? ' xd-mine' : ''}`} style={{ '--at': at }}>
      <Name of={faction} />
      <b class="xd-slip__order">
        {won === undefined
          ? TALLY_WORDS.tied
          : `${named(order(won), view)}${piles.length === 0 && won !== 'rest' ? ` (${TALLY_WORDS.duty})` : ''}`}
      </b>
      {piles.map(({ order: key, total }) => (
        <span
          key={key}
          class="xd-pile"
          data-won={key === won ? '' : undefined}
          title={named(order(key), view)}
        >
          <b class="o-number">{total}</b>
          {key === won ? undefined : named(order(key), view)}
          {writersOf(view, faction, key).map((writer) => (
            <span
              key={writer}
              class={`xd-pile__writer xd-of-${writer}${writer === view.faction ? ' xd-mine' : ''}`}
            >
              <Emblem of={writer} size={12} title={SHORT[writer]} />
              {weightOf(view, writer, faction)}
            </span>
          ))}
        </span>
      ))}
      <Turning faction={faction} />
    </li>
  );
}

function Name({ of }: { of: FactionId }): JSX.Element {
  const { view } = useTheDesk();
  return (
    <span class="xd-slip__who">
      <Emblem of={of} size={18} title={Faction(of)} />
      {of === view.faction ? <b class="xd-you">{HOUSE_WORDS.you}</b> : undefined} {SHORT[of]}
    </span>
  );
}

/** XD-10.5 Whose one slip would turn what one wrote for a faction: a press objects and prepares the talk. */
function Turning({ faction }: { faction: FactionId }): JSX.Element | undefined {
  const { props, view, actions, act, forth } = useTheDesk();
  const dissent = actions.find(({ type }) => type === 'dissent');
  const open = props.allows?.({ type: 'issue', faction }) ?? true;
  const turning = dissent && open ? turnersOf(view, faction) : [];
  if (dissent === undefined || turning.length === 0) return undefined;
  return (
    <span class="xd-slip__talk" data-walk="">
      {turning.map(({ who, to, against }) => (
        <button
          key={who}
          type="button"
          class="o-button o-button--small"
          title={TALLY_WORDS.turns(to, against)}
          onClick={() => {
            forth.mean({ talk: { issue: faction, respondent: who } });
            act(dissent);
          }}
        >
          {TALLY_WORDS.talk(SHORT[who])} <small class="o-number">{`${to}:${against}`}</small>
        </button>
      ))}
    </span>
  );
}

function Ballot({ faction }: { faction: FactionId }): JSX.Element | undefined {
  const { view } = useTheDesk();
  const ballot = houseIn(view, faction)?.ballot;
  if (ballot === undefined) return undefined;
  return (
    <li class={`xd-slip xd-of-${faction}${faction === view.faction ? ' xd-mine' : ''}`}>
      <Name of={faction} />
      <b class="xd-slip__order">{named(stake(ballot), view)}</b>
    </li>
  );
}
