/** The picture of the end: the Motherships of all fleets, those that were beaten adrift. */
import type { JSX } from 'preact';
import type { View } from '../../view.ts';
import { CraftIcon } from './Craft.tsx';
import { ownerClass } from './Emblem.tsx';
import './end-scene.css';

export function EndScene({ view }: { view: View }): JSX.Element {
  const won = (view.outcome?.winners ?? []).length > 0;
  return (
    <div class="ms-ending__scene" aria-hidden="true">
      {view.fleets.map(({ owner, npc, out }) => {
        // In the Solo Challenge nobody is eliminated: one of the two has lost.
        const beaten = view.table.mode === 'solo' ? npc === won : out;
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
