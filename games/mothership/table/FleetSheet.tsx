/** All that is public about a fleet: ships, Energy, planets, technology; and what can be done to its seat. */
import type { JSX } from 'preact';
import { dieOf, spacesOf } from '../content/panel.ts';
import { CARD_WORDS } from '../text/cards.ts';
import { ARTIFACT_WORDS } from '../text/content.ts';
import { capital, shortThing, thing } from '../text/names.ts';
import { FLEET_WORDS } from '../text/table.ts';
import type { SeenFleet } from '../view.ts';
import { CraftIcon } from './art/Craft.tsx';
import { ownerClass } from './art/Emblem.tsx';
import { Offers } from './Bar.tsx';
import { useTheHands } from './hands.ts';
import { TechTree } from './TechTree.tsx';

export function FleetSheet({ fleet }: { fleet: SeenFleet }): JSX.Element {
  const { view, choices, open } = useTheHands();
  const { owner, npc, energy, due, known } = fleet;
  const planets = view.planets.filter((planet) => planet.owner === owner);
  const facts = [
    FLEET_WORDS.mothership(spacesOf(energy.engines), dieOf(energy.weapons), fleet.shield, fleet.hp),
    ...(npc
      ? []
      : [FLEET_WORDS.station(fleet.stationHp), FLEET_WORDS.purse(fleet.minerals, fleet.gas, fleet.cards)]),
    ...(due.length > 0
      ? [FLEET_WORDS.due(due.map(({ unit, wait }) => `${shortThing(unit)} (${wait})`).join(', '))]
      : []),
    ...(known.length > 0 ? [FLEET_WORDS.youKnow(known.map((card) => CARD_WORDS[card].name).join(', '))] : []),
    ...planets.map(
      ({ id, artifact }) => capital(thing(id)) + (artifact ? ` (${ARTIFACT_WORDS[artifact].name})` : ''),
    ),
  ];
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
        {facts.map((fact) => (
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
