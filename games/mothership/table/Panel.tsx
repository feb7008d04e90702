/** The Control Panel: Energy on engines, weapons and shields, hit points, resources. Diverting is done on its sliders. */
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { dieOf, type Split, SUBSYSTEM_MAX, SUBSYSTEMS, type Subsystem, spacesOf } from '../content/panel.ts';
import { TABLE_WORDS } from '../text/table.ts';
import type { SeenFleet } from '../view.ts';
import {
  EngineIcon,
  GasIcon,
  HullIcon,
  InfluenceIcon,
  MineralIcon,
  ShieldIcon,
  StationIcon,
  WeaponIcon,
} from './art/icons.tsx';
import { useTheDesk } from './desk.ts';
import { HintMark } from './Offer.tsx';
import './panel.css';

const ICONS = { engines: EngineIcon, weapons: WeaponIcon, shields: ShieldIcon } as const;

export function Panel(): JSX.Element | undefined {
  const desk = useTheDesk();
  const { view } = desk;
  const fleet = view.fleets[view.me];
  if (fleet === undefined) return undefined;
  const { income } = fleet;
  return (
    <section class="ms-panel" aria-label={TABLE_WORDS.panel} data-part="panel">
      <div class="ms-purse o-number" data-part="purse">
        <Purse
          name={TABLE_WORDS.minerals}
          value={fleet.minerals}
          plus={income.minerals}
          icon={<MineralIcon size={18} />}
        />
        <Purse name={TABLE_WORDS.gas} value={fleet.gas} plus={income.gas} icon={<GasIcon size={18} />} />
        {view.table.modules.includes('influence') ? (
          <Purse
            name={TABLE_WORDS.influence}
            value={fleet.influence}
            plus={income.influence}
            icon={<InfluenceIcon size={18} />}
          />
        ) : undefined}
        {view.table.mode === 'vp' || view.table.mode === 'vp-timed' ? (
          <span class="ms-purse__points">{TABLE_WORDS.points(fleet.points)}</span>
        ) : undefined}
      </div>
      <div class="ms-hulls">
        <HullBar name={TABLE_WORDS.mothershipHp} value={fleet.hp} most={12} icon={<HullIcon size={16} />} />
        <HullBar
          name={TABLE_WORDS.stationHp}
          value={fleet.stationHp}
          most={16}
          icon={<StationIcon size={16} />}
        />
      </div>
      <EnergyRows fleet={fleet} />
    </section>
  );
}

function Purse({
  name,
  value,
  plus,
  icon,
}: {
  name: string;
  value: number;
  plus: number;
  icon: JSX.Element;
}): JSX.Element {
  return (
    <span class="ms-purse__one" title={TABLE_WORDS.income(name, plus)}>
      {icon}
      <span class="visually-hidden">{name}</span>
      <b>{value}</b>
      <small>+{plus}</small>
    </span>
  );
}

function HullBar({
  name,
  value,
  most,
  icon,
}: {
  name: string;
  value: number;
  most: number;
  icon: JSX.Element;
}): JSX.Element {
  return (
    <span class="ms-hullbar" title={name}>
      {icon}
      <span class="ms-hullbar__track" aria-hidden="true">
        <span class={value * 2 < most ? 'ms-low' : ''} style={{ width: `${(100 * value) / most}%` }} />
      </span>
      <span class="o-number">
        <span class="visually-hidden">{name} </span>
        {value}/{most}
      </span>
    </span>
  );
}

function EnergyRows({ fleet }: { fleet: SeenFleet }): JSX.Element {
  const desk = useTheDesk();
  const { view, props, choices } = desk;
  const prompt = props.decision?.prompt;
  const [draft, setDraft] = useState<Split>(fleet.energy);
  const { engines, weapons, shields } = fleet.energy;
  useEffect(
    () => setDraft({ engines, weapons, shields }),
    [engines, weapons, shields, view.active, prompt === 'split'],
  );
  const all = engines + weapons + shields;
  const free = all - draft.engines - draft.weapons - draft.shields;
  const diverting = prompt === 'split' || desk.legal({ type: 'divert' });
  const changed = SUBSYSTEMS.some((one) => draft[one] !== fleet.energy[one]);
  const splits = choices.filter(({ action }) => action.type === 'split');
  const split = { type: 'split' as const, ...draft };
  const ready = free === 0 && (prompt === 'split' ? desk.legal(split) : changed);
  const confirm = (): void =>
    prompt === 'split' ? desk.perform(split) : desk.perform({ type: 'divert' }, split);
  return (
    <fieldset class="ms-energy" data-part="energy">
      <legend class="visually-hidden">{TABLE_WORDS.energy}</legend>
      {SUBSYSTEMS.map((one) => (
        <Row
          key={one}
          name={one}
          value={diverting ? draft[one] : fleet.energy[one]}
          prodded={fleet.prodded[one]}
          most={diverting ? Math.min(SUBSYSTEM_MAX, draft[one] + free) : undefined}
          set={(value) => setDraft({ ...draft, [one]: value })}
        />
      ))}
      {diverting && (changed || prompt === 'split') ? (
        <div class="ms-energy__foot">
          <p aria-live="polite">
            {free > 0
              ? TABLE_WORDS.freeEnergy(free)
              : TABLE_WORDS.youDefend(dieOf(draft.weapons), draft.shields)}
          </p>
          <button
            type="button"
            class="o-button o-button--primary o-button--small"
            disabled={!ready}
            data-part="divert"
            onClick={confirm}
          >
            {TABLE_WORDS.divert}{' '}
            <HintMark
              choice={splits.find(
                ({ action }) =>
                  action.type === 'split' && desk.hint !== undefined && sameSplit(action, draft),
              )}
            />
          </button>
          {prompt === 'split' ? undefined : (
            <button
              type="button"
              class="o-button o-button--quiet o-button--small"
              onClick={() => setDraft(fleet.energy)}
            >
              {TABLE_WORDS.reset}
            </button>
          )}
        </div>
      ) : undefined}
    </fieldset>
  );
}

function sameSplit(a: Split, b: Split): boolean {
  return SUBSYSTEMS.every((one) => a[one] === b[one]);
}

interface RowProps {
  name: Subsystem;
  value: number;
  prodded: number;
  /** The highest value of the slider; absent while the Energy is locked. */
  most: number | undefined;
  set(value: number): void;
}

function Row({ name, value, prodded, most, set }: RowProps): JSX.Element {
  const desk = useTheDesk();
  const Icon = ICONS[name];
  const cube = desk.choices.find(({ action }) => action.type === 'energy' && action.subsystem === name);
  const gives = {
    engines: TABLE_WORDS.spaces(spacesOf(value)),
    weapons: value > 0 ? `D${dieOf(value)}` : TABLE_WORDS.noDie,
    shields: TABLE_WORDS.shield(value),
  }[name];
  return (
    <div class="ms-row">
      <Icon size={18} />
      <span class="ms-row__name">{TABLE_WORDS.subsystem[name]}</span>
      {most === undefined ? (
        <span class="ms-row__cells" aria-hidden="true">
          {Array.from({ length: SUBSYSTEM_MAX }, (_, i) => (
            <i key={i} class={i < value - prodded ? 'on' : i < value ? 'prodded' : ''} />
          ))}
        </span>
      ) : (
        <input
          type="range"
          class="o-range ms-row__range"
          style={{ '--value': `${(100 * value) / SUBSYSTEM_MAX}%` }}
          min={0}
          max={SUBSYSTEM_MAX}
          value={value}
          aria-label={TABLE_WORDS.subsystem[name]}
          aria-valuetext={`${value}: ${gives}`}
          onInput={(event) => {
            const wanted = Math.min(Number(event.currentTarget.value), most);
            event.currentTarget.value = String(wanted);
            set(wanted);
          }}
        />
      )}
      <b class="o-number ms-row__value">{value}</b>
      {cube ? (
        <button
          type="button"
          class="o-button o-button--small o-button--primary"
          onClick={() => desk.perform(cube.action)}
        >
          {TABLE_WORDS.here}
        </button>
      ) : (
        <span class="ms-row__gives o-number">{gives}</span>
      )}
    </div>
  );
}
