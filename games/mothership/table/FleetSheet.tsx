/** All that is public about a fleet: ships, Energy, planets, technology; and what can be done to its seat. */
import type { JSX } from 'preact';
import { fleetFacts } from '../text/labels.ts';
import { shortThing } from '../text/names.ts';
import { FLEET_WORDS } from '../text/table.ts';
import type { SeenFleet } from '../view.ts';
import { CraftIcon } from './art/Craft.tsx';
import { ownerClass } from './art/Emblem.tsx';
import { Offers } from './Bar.tsx';
import { useTheHands } from './hands.ts';
import { TechTree } from './TechTree.tsx';

export function FleetSheet({ fleet }: { fleet: SeenFleet }): JSX.Element {
  const { view, choices, open } = useTheHands();
  const { owner, npc } = fleet;
  return (
    <div class="ms-fleet">
      <ul class="ms-fleet__units">
        {view.units
          .filter((unit) => unit.owner === owner)
          .map((unit) => (
            <li key={unit.id}>
              <CraftIcon kind={unit.class} owner={ownerClass(owner, npc)} size={26} /> {shortThing(unit.id)}{' '}
              <span class="o-muted o-number">{unit.die > 0 ? `D${unit.die}` : ''}</span>
            </li>
          ))}
      </ul>
      <ul class="ms-lines">
        {fleetFacts(view, fleet).map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
      <Offers choices={choices.filter(({ action }) => action.type === 'smear' && action.seat === owner)} />
      {npc ? undefined : <TechTree owner={owner} />}
      <button type="button" class="o-button o-button--small" onClick={() => open('records')}>
        {FLEET_WORDS.records}
      </button>
    </div>
  );
}
