/** The nine phases as a track, and what the one at hand asks of whom. */
import type { JSX } from 'preact';
import { PHASES } from '../state.ts';
import { PHASE_WORDS, TRACK_WORDS } from '../text/table.ts';
import { useTheDesk } from './desk.ts';

export function Phases(): JSX.Element {
  const { view } = useTheDesk();
  const now = PHASES.indexOf(view.phase);
  return (
    <div class="er-phases" data-part="phases">
      <ol class="er-phases__track">
        {PHASES.map((phase, i) => (
          <li
            key={phase}
            class={`er-phase${i === now ? ' er-phase--now' : ''}${i < now ? ' er-phase--past' : ''}`}
            aria-current={i === now ? 'step' : undefined}
            title={PHASE_WORDS[phase].asks}
          >
            <b class="o-number">{i + 1}</b>
            <span>{PHASE_WORDS[phase].name}</span>
          </li>
        ))}
      </ol>
      <p class="er-phases__asks">
        {view.progress === 10 && !view.lastDash ? TRACK_WORDS.soon : PHASE_WORDS[view.phase].asks}
      </p>
    </div>
  );
}
