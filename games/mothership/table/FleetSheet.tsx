/** All that is public about a fleet: Energy, ships, resources, technology, Artifacts; and what can be done to its seat. */
import type { JSX } from 'preact';
import { CARD_WORDS } from '../text/cards.ts';
import { ARTIFACT_WORDS } from '../text/content.ts';
import { capital, shortThing, thing } from '../text/names.ts';
import { TABLE_WORDS } from '../text/table.ts';
import { CraftIcon } from './art/Craft.tsx';
import { ownerClass } from './art/Emblem.tsx';
import { useTheDesk } from './desk.ts';
import { Offer } from './Offer.tsx';
import { TechTree } from './TechTree.tsx';

export function FleetSheet({ owner }: { owner: number }): JSX.Element | undefined {
  const { view, choices } = useTheDesk();
  const fleet = view.fleets[owner];
  if (fleet === undefined) return undefined;
  const planets = view.planets.filter((planet) => planet.owner === owner);
  const offers = choices.filter(({ action }) => action.type === 'smear' && action.seat === owner);
  return (
    <div class="ms-fleet">
      <ul class="ms-fleet__units">
        {view.units
          .filter((unit) => unit.owner === owner)
          .map((unit) => (
            <li key={unit.id}>
              <CraftIcon kind={unit.class} owner={ownerClass(owner, fleet.npc)} size={26} />
              {shortThing(unit.id)} <span class="o-muted o-number">{unit.die > 0 ? `D${unit.die}` : ''}</span>
            </li>
          ))}
      </ul>
      <p class="o-number">
        {TABLE_WORDS.split(fleet.energy.engines, fleet.energy.weapons, fleet.energy.shields)} ·{' '}
        {TABLE_WORDS.mothershipHp} {fleet.hp}/12 · {TABLE_WORDS.stationHp} {fleet.stationHp}/16 ·{' '}
        {TABLE_WORDS.hand(fleet.cards)}
      </p>
      {fleet.due.length > 0 ? (
        <p>
          {TABLE_WORDS.due(fleet.due.map(({ unit, wait }) => `${shortThing(unit)} (${wait})`).join(', '))}
        </p>
      ) : undefined}
      {fleet.known.length > 0 ? (
        <p>{TABLE_WORDS.youKnow(fleet.known.map((card) => CARD_WORDS[card].name).join(', '))}</p>
      ) : undefined}
      {planets.length > 0 ? (
        <p>
          {planets
            .map(
              ({ id, artifact }) =>
                capital(thing(id)) + (artifact ? ` (${ARTIFACT_WORDS[artifact].name})` : ''),
            )
            .join(', ')}
        </p>
      ) : undefined}
      {offers.map((choice) => (
        <Offer key={choice.key} choice={choice} />
      ))}
      {fleet.npc ? undefined : <TechTree owner={owner} />}
    </div>
  );
}
