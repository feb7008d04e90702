/** XS-9.1 from Mars: the two cards on offer as the sleeper agent. */
import type { JSX } from 'preact';
import { FOUNDER_WORDS } from '../text/content.ts';
import { TABLE_WORDS } from '../text/table.ts';
import { doneBy, type Spot } from './choices.ts';
import { useTheDesk } from './desk.ts';
import { Founder } from './Founder.tsx';
import { HintBar } from './Hint.tsx';

export function Tray(): JSX.Element | undefined {
  const desk = useTheDesk();
  const { sleepers } = desk.view;
  if (sleepers.length === 0) return undefined;
  return (
    <section class="xs-tray" aria-label={TABLE_WORDS.sleepers} data-part="sleepers">
      <p class="xs-tray__help">
        <b>{TABLE_WORDS.sleepers}</b>
        <span>{TABLE_WORDS.sleepersHelp}</span>
      </p>
      {sleepers.map((id) => {
        const spot: Spot = `sleeper:${id}`;
        const picked = desk.picked?.spot === spot;
        const live = doneBy(desk.choices, spot).length > 0;
        const { name, role, ability } = FOUNDER_WORDS[id];
        const best = desk.best?.actor === id;
        return (
          <button
            type="button"
            key={id}
            class={`founder-seat xs-seat${live ? ' xs-seat--live' : ''}${best ? ' xs-seat--best' : ''}`}
            data-spot={spot}
            aria-pressed={picked}
            aria-label={`${name}, ${role}. ${ability}`}
            onClick={() => desk.press(spot)}
          >
            <Founder id={id} side="rift" compact selected={picked} />
            {best && desk.best ? <HintBar choice={desk.best} tag /> : undefined}
          </button>
        );
      })}
    </section>
  );
}
