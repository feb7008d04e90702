/** The end: the fleets' motherships, and what is left of every fleet. */

import type { ComponentProps, JSX } from 'preact';
import type { Drawing } from '#ui/kit/End.tsx';
import { scrollable } from '#ui/scrollable.ts';
import type { Mothership } from '../state.ts';
import { seatName } from '../text/names.ts';
import { ENDING_WORDS } from '../text/table.ts';
import { CraftIcon } from './art/Craft.tsx';
import { Emblem, ownerClass } from './art/Emblem.tsx';
import './board.css';

type EndingProps = ComponentProps<Drawing<Mothership>>;

export function Ending({ view }: EndingProps): JSX.Element {
  const { outcome } = view;
  return (
    <div class="ms-ending__scene" aria-hidden="true">
      {view.fleets.map(({ owner, npc, out }) => {
        // In the Solo Challenge nobody is eliminated: one of the two has lost.
        const beaten = view.table.mode === 'solo' ? npc === (outcome?.winners ?? []).length > 0 : out;
        return (
          <CraftIcon
            key={owner}
            kind="mothership"
            owner={`${ownerClass(owner, npc)}${beaten ? ' ms-ending__out' : ''}`}
            size={beaten ? 44 : 72}
          />
        );
      })}
    </div>
  );
}

export function Score({ view }: EndingProps): JSX.Element {
  const { outcome } = view;
  const points = view.table.mode === 'vp' || view.table.mode === 'vp-timed';
  return (
    <section ref={scrollable} class="ms-ending__scroll" aria-label={ENDING_WORDS.fleets}>
      <table class="ms-ending__table o-number">
        <thead>
          <tr>
            <th scope="col">{ENDING_WORDS.seat}</th>
            <th scope="col">{ENDING_WORDS.ships}</th>
            <th scope="col">{ENDING_WORDS.planets}</th>
            <th scope="col">{ENDING_WORDS.station}</th>
            <th scope="col">{points ? ENDING_WORDS.points : ENDING_WORDS.armada}</th>
          </tr>
        </thead>
        <tbody>
          {view.fleets.map(({ owner, npc, stationHp, points: score, armada }) => (
            <tr key={owner} class={outcome?.winners.includes(owner) && !npc ? 'ms-ending__winner' : ''}>
              <th scope="row">
                <Emblem owner={owner} npc={npc} size={22} /> {npc ? 'NPC' : seatName(owner)}
              </th>
              <td>
                {
                  view.units.filter(
                    (unit) => unit.owner === owner && unit.class !== 'station' && unit.class !== 'guardian',
                  ).length
                }
              </td>
              <td>{view.planets.filter((planet) => planet.owner === owner).length}</td>
              <td>{stationHp}</td>
              <td>{points ? score : armada}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
