/** XS-9.1 from Mars: the two cards on offer as the sleeper agent. They can be dragged, too. */
import type { JSX } from 'preact';
import { drags } from '#ui/drag.ts';
import { walkGroup } from '#ui/kit/walk.ts';
import { FOUNDER_WORDS } from '../text/content.ts';
import { TABLE_WORDS } from '../text/table.ts';
import { doneBy, type Spot } from './choices.ts';
import { useTheDesk } from './desk.ts';
import { Founder } from './Founder.tsx';

export function Tray(): JSX.Element | undefined {
  const desk = useTheDesk();
  const { sleepers } = desk.view;
  if (sleepers.length === 0) return undefined;
  return (
    <section
      class="xs-tray"
      aria-label={TABLE_WORDS.sleepers}
      data-part="sleepers"
      data-walk=""
      onKeyDown={walkGroup}
    >
      <p>
        <b>{TABLE_WORDS.sleepers}</b>
        <span>{TABLE_WORDS.sleepersHelp}</span>
      </p>
      {sleepers.map((id) => {
        const spot: Spot = `sleeper:${id}`;
        const held = desk.picked?.spot === spot;
        const live = doneBy(desk.choices, spot).length > 0;
        const { name, role, ability } = FOUNDER_WORDS[id];
        return (
          <div class="xs-slot" key={id}>
            <button
              type="button"
              class="o-place xs-seat"
              data-spot={spot}
              data-tone={held ? 'held' : live ? 'able' : undefined}
              aria-pressed={held}
              aria-label={`${name}, ${role}. ${ability}`}
              onClick={() => desk.press(spot)}
              onPointerDown={drags(live, {
                lift: () => desk.lift(spot),
                drop: (on) => desk.drop(spot, on as Spot | undefined),
              })}
            >
              <Founder id={id} side="rift" />
            </button>
          </div>
        );
      })}
    </section>
  );
}
