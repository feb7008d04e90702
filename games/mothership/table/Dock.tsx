/** The own side of the table: station and hull, the purse, the ships, Energy and the hand. */
import type { JSX } from 'preact';
import { Amount } from '#ui/kit/Amount.tsx';
import { scrollable } from '#ui/scrollable.ts';
import { CARD_IDS, type CardId, card as cardOf } from '../content/cards.ts';
import { MOTHERSHIP_HP, STATION_HP } from '../content/panel.ts';
import { CARD_WORDS } from '../text/cards.ts';
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
import { useTheHands } from './hands.ts';
import './dock.css';

export function Dock(): JSX.Element | undefined {
  const { view } = useTheHands();
  const fleet = view.fleets[view.me];
  if (fleet === undefined) return undefined;
  return (
    <section ref={scrollable} class="ms-dock" aria-label={TABLE_WORDS.dock}>
      <div class="ms-dock__own">
        <Hand hand={fleet.hand ?? []} />
        <div class="ms-dock__fleet">
          <Plate fleet={fleet} />
          <Ships />
        </div>
      </div>
      {hasMothership(view) ? <Energy fleet={fleet} /> : undefined}
    </section>
  );
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
  const { view, held, hold } = useTheHands();
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
    </ul>
  );
}

/** Technology and the hand. A press on a card takes it up; one that shall be sold lies on its side. */
function Hand({ hand }: { hand: readonly CardId[] }): JSX.Element {
  const { open, choices, view } = useTheHands();
  const research = choices.filter(({ action }) => action.type === 'research').length;
  return (
    <ul class="ms-hand" aria-label={TABLE_WORDS.hand(hand.length)} data-part="hand">
      <li>
        <button
          type="button"
          class="ms-card ms-card--tech"
          data-part="tech"
          data-spot="tech"
          aria-keyshortcuts="r"
          onClick={() => open('tech')}
        >
          <TreeIcon size={28} />
          <b>{TABLE_WORDS.technology}</b>
          <small>{research > 0 ? TABLE_WORDS.open(research) : ''}</small>
        </button>
      </li>
      {view.table.modules.includes('developments') || view.table.modules.includes('influence') ? (
        <li>
          <button
            type="button"
            class="ms-card ms-card--tech"
            data-spot="market"
            aria-keyshortcuts="o"
            onClick={() => open('market')}
          >
            <InfluenceIcon size={28} />
            <b>{TABLE_WORDS.market}</b>
          </button>
        </li>
      ) : undefined}
      {CARD_IDS.filter((id) => hand.includes(id)).map((id) => (
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
      <CardEmblem id={id} size={44} />
      <b>
        {name}
        {count > 1 ? ` ×${count}` : ''}
      </b>
      {cardOf(id).x ? <i class="ms-card__x" title={TABLE_WORDS.anyTurn} /> : undefined}
    </button>
  );
}
