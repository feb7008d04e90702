/** The own ships in a row, large enough for a thumb: what each may still do, and a press picks it up on the map. */
import type { JSX } from 'preact';
import { shortThing } from '../text/names.ts';
import { TABLE_WORDS } from '../text/table.ts';
import { CraftIcon } from './art/Craft.tsx';
import { ownerClass } from './art/Emblem.tsx';
import { useTheDesk } from './desk.ts';
import { unitLabel } from './labels.ts';

export function FleetStrip(): JSX.Element | undefined {
  const desk = useTheDesk();
  const { view } = desk;
  const own = view.units.filter(({ owner, class: kind }) => owner === view.me && kind !== 'station');
  if (own.length === 0) return undefined;
  return (
    <ul class="ms-strip" aria-label={TABLE_WORDS.ships} data-part="ships">
      {own.map((unit) => {
        const spent = view.active === view.me && unit.moved && unit.attacked;
        return (
          <li key={unit.id}>
            <button
              type="button"
              class={`ms-strip__ship${spent ? ' ms-strip__ship--spent' : ''}`}
              aria-label={unitLabel(view, unit)}
              aria-pressed={desk.picked === unit.id}
              title={shortThing(unit.id)}
              onClick={() => {
                desk.pick(desk.picked === unit.id ? undefined : unit.id);
                // On a phone the strip may be scrolled away from the map.
                document.querySelector('.ms-map')?.scrollIntoView({ block: 'nearest' });
              }}
            >
              <CraftIcon kind={unit.class} owner={ownerClass(unit.owner)} size={26} />
              {unit.class === 'guardian' || view.active !== view.me ? undefined : (
                <svg viewBox="0 0 20 8" width="20" height="8" aria-hidden="true" focusable="false">
                  <path class={unit.moved ? 'ms-pip ms-pip--used' : 'ms-pip'} d="M2 7L5.500 1L9 7Z" />
                  <circle class={unit.attacked ? 'ms-pip ms-pip--used' : 'ms-pip'} cx="15" cy="4" r="3" />
                </svg>
              )}
            </button>
          </li>
        );
      })}
    </ul>
  );
}
