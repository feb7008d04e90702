/** The own side of the table: station and hull, the purse, the ships, Energy and the hand. */
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { Amount } from '#ui/kit/Amount.tsx';
import { scrollable } from '#ui/scrollable.ts';
import type { MothershipAction } from '../action.ts';
import { type CardId, card as cardOf } from '../content/cards.ts';
import { MOTHERSHIP_HP, STATION_HP } from '../content/panel.ts';
import { CARD_WORDS } from '../text/cards.ts';
import { movable } from '../text/kinds.ts';
import { unitLabel } from '../text/labels.ts';
import { shortThing } from '../text/names.ts';
import { TABLE_WORDS } from '../text/table.ts';
import type { SeenFleet, View } from '../view.ts';
import { CardEmblem } from './art/CardEmblem.tsx';
import { CraftIcon } from './art/Craft.tsx';
import { ownerClass } from './art/Emblem.tsx';
import {
  GasIcon,
  HullIcon,
  InfluenceIcon,
  MineralIcon,
  ShieldIcon,
  StationIcon,
  TreeIcon,
} from './art/icons.tsx';
import { Energy } from './Energy.tsx';
import { type Hands, useTheHands } from './hands.ts';
import './dock.css';

const TABS = ['ships', 'cards', 'energy'] as const;
type Tab = (typeof TABS)[number];

export function Dock({ narrow }: { narrow: boolean }): JSX.Element | undefined {
  const hands = useTheHands();
  const { view } = hands;
  const [chosen, choose] = useState<Tab>('ships');
  const fleet = view.fleets[view.me];
  if (fleet === undefined) return undefined;
  const tab = tabFor(hands) ?? chosen;
  const cards = fleet.hand?.length ?? 0;
  const advised = hands.props.plan?.[0]?.action;
  // A lesson without cards or Energy has no place for them either.
  const shut: Readonly<Record<Tab, boolean>> = {
    ships: false,
    cards: cards === 0 && hands.props.allows !== undefined,
    energy: !hasMothership(view),
  };
  if (narrow)
    return (
      <section class="ms-dock" aria-label={TABLE_WORDS.dock}>
        <Plate fleet={fleet} />
        {tab === 'ships' ? <Ships /> : undefined}
        {tab === 'cards' ? <Hand hand={fleet.hand ?? []} /> : undefined}
        {tab === 'energy' ? <Energy fleet={fleet} /> : undefined}
        <div class="ms-tabs">
          {(shut.cards && shut.energy ? [] : TABS.filter((one) => !shut[one])).map((one) => (
            <button
              key={one}
              type="button"
              class="ms-preset"
              data-part={`tab-${one}`}
              data-spot={tab === one ? undefined : spotBehind(one, advised)}
              aria-pressed={tab === one}
              onClick={() => choose(one)}
            >
              {TABLE_WORDS.tab[one](cards)}
            </button>
          ))}
          <Doors class="ms-preset" />
        </div>
      </section>
    );
  return (
    <section ref={scrollable} class="ms-dock" aria-label={TABLE_WORDS.dock}>
      <div class="ms-dock__own">
        <Hand hand={fleet.hand ?? []} door={<Doors class="ms-card ms-card--tech" />} />
        <div class="ms-dock__fleet">
          <Plate fleet={fleet} />
          <Ships />
        </div>
      </div>
      {hasMothership(view) ? <Energy fleet={fleet} /> : undefined}
    </section>
  );
}

/** On a phone: what is asked for, or spoken of, stands there. A hint marks its door only: its plan is about the board. */
function tabFor({ view, prompt, held, props: { kind, spot = '' } }: Hands): Tab | undefined {
  if (prompt === 'energy' || prompt === 'split' || spot === 'energy' || kind === 'energy') return 'energy';
  if (spot === 'hand' || kind === 'cards') return 'cards';
  const ship = view.units.find(({ id }) => id === held);
  return ship?.owner === view.me && ship.class === 'mothership' ? 'energy' : undefined;
}

/** What a door stands for while what is advised lies behind it. */
function spotBehind(tab: Tab, advised: MothershipAction | undefined): string | undefined {
  if (tab === 'energy') return 'energy';
  return tab === 'cards' && advised?.type === 'play' ? `card:${advised.card}` : undefined;
}

const hasMothership = ({ units, me }: View): boolean =>
  units.some(({ owner, class: kind }) => owner === me && kind === 'mothership');

function Plate({ fleet }: { fleet: SeenFleet }): JSX.Element {
  const { view } = useTheHands();
  const { income } = fleet;
  const gas = fleet.gas + income.gas > 0;
  return (
    <p class="ms-plate o-number" data-part="panel">
      <Amount name={TABLE_WORDS.station} icon={StationIcon} value={`${fleet.stationHp}/${STATION_HP}`} />
      {hasMothership(view) ? (
        <>
          <Amount name={TABLE_WORDS.hullName} icon={HullIcon} value={`${fleet.hp}/${MOTHERSHIP_HP}`} />
          <Amount name={TABLE_WORDS.shieldName} icon={ShieldIcon} value={fleet.shield} />
        </>
      ) : undefined}
      <Amount
        name={TABLE_WORDS.minerals}
        icon={MineralIcon}
        value={fleet.minerals}
        plus={income.minerals}
        about={TABLE_WORDS.income(TABLE_WORDS.minerals, income.minerals)}
      />
      {view.blockade === undefined || view.blockade === view.me ? undefined : (
        <b class="ms-plate__blockade">{TABLE_WORDS.blockaded}</b>
      )}
      {gas ? <Amount name={TABLE_WORDS.gas} icon={GasIcon} value={fleet.gas} plus={income.gas} /> : undefined}
      {view.table.modules.includes('influence') ? (
        <Amount
          name={TABLE_WORDS.influence}
          icon={InfluenceIcon}
          value={fleet.influence}
          plus={income.influence}
        />
      ) : undefined}
      {view.table.target === undefined ? undefined : (
        <b>{TABLE_WORDS.points(fleet.points, view.table.target)}</b>
      )}
    </p>
  );
}

/** The own ships in a row, large enough for a thumb: what each may still do, and a press takes it in hand. */
function Ships(): JSX.Element {
  const { view, held, hold, prompt, props, moveRest } = useTheHands();
  const own = view.units.filter(({ owner, class: kind }) => owner === view.me && kind !== 'station');
  return (
    <ul class="ms-ships" aria-label={TABLE_WORDS.ships} data-part="ships">
      {own.map((unit) => (
        <li key={unit.id}>
          <button
            type="button"
            class="o-tool ms-ship"
            aria-label={unitLabel(view, unit)}
            aria-pressed={held === unit.id}
            title={shortThing(unit.id)}
            data-moved={view.active === view.me && unit.moved ? '' : undefined}
            data-fired={view.active === view.me && unit.attacked ? '' : undefined}
            onClick={() => hold(unit.id)}
          >
            <CraftIcon kind={unit.class} owner={ownerClass(unit.owner)} size={28} />
          </button>
        </li>
      ))}
      {prompt === 'main' && !props.allows && movable(view) > 1 ? (
        <li>
          <button
            type="button"
            class="o-tool ms-rest"
            data-part="rest"
            aria-keyshortcuts="m"
            title={TABLE_WORDS.restNote}
            onClick={moveRest}
          >
            {TABLE_WORDS.rest}
          </button>
        </li>
      ) : undefined}
    </ul>
  );
}

/** What opens the Tech Tree, and the Market where there is one. */
function Doors(props: { class: string }): JSX.Element | undefined {
  const { open, choices, view, props: on } = useTheHands();
  const research = choices.filter(({ action }) => action.type === 'research').length;
  const { modules } = view.table;
  // A lesson opens it when it comes to that.
  if (on.allows && research === 0) return undefined;
  return (
    <>
      <button
        type="button"
        class={props.class}
        data-part="tech"
        data-spot="tech"
        aria-keyshortcuts="r"
        onClick={() => open('tech')}
      >
        <TreeIcon size={28} />
        <b>{TABLE_WORDS.technology}</b>
        {research > 0 ? <small>{TABLE_WORDS.open(research)}</small> : undefined}
      </button>
      {modules.includes('developments') || modules.includes('influence') ? (
        <button
          type="button"
          class={props.class}
          data-spot="market"
          aria-keyshortcuts="o"
          onClick={() => open('market')}
        >
          <InfluenceIcon size={28} />
          <b>{TABLE_WORDS.market}</b>
        </button>
      ) : undefined}
    </>
  );
}

/** The hand, in the order the cards came. A press on a card takes it up; one that shall be sold lies on its side. */
function Hand({ hand, door }: { hand: readonly CardId[]; door?: JSX.Element }): JSX.Element {
  return (
    <ul ref={scrollable} class="ms-hand" aria-label={TABLE_WORDS.hand(hand.length)} data-part="hand">
      {door ? <li class="ms-hand__doors">{door}</li> : undefined}
      {[...new Set(hand)].map((id) => (
        <li key={id}>
          <Card id={id} count={hand.filter((one) => one === id).length} />
        </li>
      ))}
    </ul>
  );
}

function Card({ id, count }: { id: CardId; count: number }): JSX.Element {
  const { card, choices, holdCard, sold } = useTheHands();
  const { name, text } = CARD_WORDS[id];
  const usable = choices.some((choice) => choice.card === id);
  return (
    <button
      type="button"
      class="ms-card"
      data-card={id}
      data-spot={`card:${id}`}
      data-usable={usable ? '' : undefined}
      data-sold={sold.includes(id) ? '' : undefined}
      aria-pressed={card === id}
      aria-label={TABLE_WORDS.card(name, text, usable)}
      title={text}
      onClick={() => holdCard(id)}
    >
      <CardEmblem id={id} size={38} />
      <b>
        {name}
        {count > 1 ? ` ×${count}` : ''}
      </b>
      {cardOf(id).x ? <small title={TABLE_WORDS.anyTurn}>{TABLE_WORDS.anyTurnShort}</small> : undefined}
    </button>
  );
}
