/** The other fleets in short: hit points, Energy, resources, hand, technology. Press one for all of it. */
import type { JSX } from 'preact';
import { TABLE_WORDS } from '../text/table.ts';
import type { SeenFleet } from '../view.ts';
import { Emblem, ownerClass } from './art/Emblem.tsx';
import {
  GasIcon,
  HandIcon,
  HullIcon,
  InfluenceIcon,
  MineralIcon,
  ShieldIcon,
  StationIcon,
} from './art/icons.tsx';
import { useTheDesk } from './desk.ts';
import { tiers } from './tiers.ts';

export function Rivals(): JSX.Element {
  const { view } = useTheDesk();
  return (
    <ul
      class={`ms-rivals${view.fleets.length > 3 ? ' ms-rivals--many' : ''}`}
      data-part="rivals"
      aria-label={TABLE_WORDS.rivals}
    >
      {view.fleets
        .filter(({ owner }) => owner !== view.me)
        .map((fleet) => (
          <Rival key={fleet.owner} fleet={fleet} />
        ))}
    </ul>
  );
}

function Rival({ fleet }: { fleet: SeenFleet }): JSX.Element {
  const desk = useTheDesk();
  const { view } = desk;
  const { owner, npc, out } = fleet;
  const friend = fleet.team === view.fleets[view.me]?.team;
  return (
    <li>
      <button
        type="button"
        class={`ms-rival ${ownerClass(owner, npc)}${out ? ' ms-rival--out' : ''}${view.active === owner ? ' ms-rival--active' : ''}`}
        aria-label={TABLE_WORDS.rival(owner, npc)}
        onClick={() => desk.open(`fleet:${owner}`)}
      >
        <Emblem owner={owner} npc={npc} size={24} />
        <span class="ms-rival__facts o-number">
          {out ? (
            TABLE_WORDS.out
          ) : (
            <>
              {friend ? <b>{TABLE_WORDS.ally}</b> : undefined}
              {npc ? undefined : (
                <Fact name={TABLE_WORDS.stationHp} value={fleet.stationHp} icon={<StationIcon size={14} />} />
              )}
              <Fact name={TABLE_WORDS.mothershipHp} value={fleet.hp} icon={<HullIcon size={14} />} />
              <Fact name={TABLE_WORDS.shieldName} fine value={fleet.shield} icon={<ShieldIcon size={14} />} />
              <Fact name={TABLE_WORDS.minerals} value={fleet.minerals} icon={<MineralIcon size={14} />} />
              <Fact name={TABLE_WORDS.gas} fine value={fleet.gas} icon={<GasIcon size={14} />} />
              {view.table.modules.includes('influence') ? (
                <Fact
                  name={TABLE_WORDS.influence}
                  fine
                  value={fleet.influence}
                  icon={<InfluenceIcon size={14} />}
                />
              ) : undefined}
              {npc ? undefined : (
                <Fact name={TABLE_WORDS.cards} value={fleet.cards} icon={<HandIcon size={14} />} />
              )}
              {view.table.mode === 'vp' || view.table.mode === 'vp-timed' ? (
                <b>{TABLE_WORDS.points(fleet.points)}</b>
              ) : undefined}
            </>
          )}
        </span>
        {out ? undefined : (
          <span class="ms-rival__more o-number">
            {TABLE_WORDS.split(fleet.energy.engines, fleet.energy.weapons, fleet.energy.shields)}
            <span class="ms-rival__tech">{tiers(fleet)}</span>
          </span>
        )}
      </button>
    </li>
  );
}

interface FactProps {
  name: string;
  value: number;
  icon: JSX.Element;
  /** Left out where there are many fleets; pressing one tells it. */
  fine?: boolean;
}

function Fact({ name, value, icon, fine = false }: FactProps): JSX.Element {
  return (
    <span class={`ms-fact${fine ? ' ms-fact--fine' : ''}`} title={`${name}: ${value}`}>
      {icon}
      <span class="visually-hidden">{name} </span>
      {value}
    </span>
  );
}
