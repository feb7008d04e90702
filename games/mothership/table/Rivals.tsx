/** The other fleets in a corner of the board: what can be hit, and what they hold. Press one for all of it. */
import type { JSX } from 'preact';
import { Amount } from '#ui/kit/Amount.tsx';
import { goalWords } from '../text/goal.ts';
import { capital, namesIn } from '../text/names.ts';
import { TABLE_WORDS } from '../text/table.ts';
import type { SeenFleet } from '../view.ts';
import { Emblem, ownerClass } from './art/Emblem.tsx';
import { GasIcon, HandIcon, HullIcon, MineralIcon, ShieldIcon, StationIcon } from './art/icons.tsx';
import { useTheHands } from './hands.ts';

export function Rivals(): JSX.Element {
  const { view } = useTheHands();
  const rivals = view.fleets.filter(({ owner }) => owner !== view.me);
  return (
    <ul class="ms-rivals" data-part="rivals" aria-label={TABLE_WORDS.rivals}>
      {rivals.map((fleet) => (
        <li key={fleet.owner}>
          <Rival fleet={fleet} few={rivals.length < 3} />
        </li>
      ))}
    </ul>
  );
}

function Rival({ fleet, few }: { fleet: SeenFleet; few: boolean }): JSX.Element {
  const { view, open } = useTheHands();
  const { owner, npc, out } = fleet;
  const { target } = view.table;
  const names = namesIn(view);
  return (
    <button
      type="button"
      class={`ms-rival ${ownerClass(owner, npc)}`}
      data-spot={`fleet:${owner}`}
      data-active={view.active === owner ? '' : undefined}
      data-ally={fleet.team === view.fleets[view.me]?.team ? '' : undefined}
      aria-label={TABLE_WORDS.rival(names.rival(owner, npc))}
      onClick={() => open(`fleet:${owner}`)}
    >
      <Emblem owner={owner} npc={npc} size={22} />
      <b class="ms-rival__name">{capital(names.seatName(npc ? 'npc' : owner))}</b>
      {few && !out && target === undefined ? (
        <small class="ms-rival__goal">{goalWords(view, fleet)}</small>
      ) : undefined}
      {out ? (
        TABLE_WORDS.out
      ) : (
        <span class="ms-rival__facts o-number">
          {npc ? undefined : <Amount name={TABLE_WORDS.station} value={fleet.stationHp} icon={StationIcon} />}
          {fleet.hp > 0 ? (
            <>
              <Amount name={TABLE_WORDS.hullName} value={fleet.hp} icon={HullIcon} />
              <Amount name={TABLE_WORDS.shieldName} value={fleet.shield} icon={ShieldIcon} />
            </>
          ) : undefined}
          {few ? <Amount name={TABLE_WORDS.minerals} value={fleet.minerals} icon={MineralIcon} /> : undefined}
          {fleet.gas > 0 ? <Amount name={TABLE_WORDS.gas} value={fleet.gas} icon={GasIcon} /> : undefined}
          {few && !npc ? <Amount name={TABLE_WORDS.cards} value={fleet.cards} icon={HandIcon} /> : undefined}
          {target === undefined ? undefined : <b>{TABLE_WORDS.points(fleet.points, target)}</b>}
        </span>
      )}
    </button>
  );
}
