/** The nine phases as a track, or the steps of a cycle of the Last Dash, and what the one at hand asks of whom. */
import type { JSX } from 'preact';
import { PARADISE } from '../content/tracks.ts';
import { PHASES, type Phase } from '../state.ts';
import { DASH_ASKS, SOON_ASKS } from '../text/overlays.ts';
import { PHASE_WORDS, TRACK_WORDS } from '../text/table.ts';
import { useTheDesk } from './desk.ts';

/** ER-21.3 */
const CYCLE: readonly Phase[] = ['alien-movement', 'alien-attack', 'warp', 'eos-attack', 'crew'];

export function Phases(): JSX.Element {
  const { view } = useTheDesk();
  const { phase, lastDash, progress } = view;
  const track: readonly Phase[] = lastDash ? CYCLE : PHASES;
  const now = track.indexOf(phase);
  const soon = !lastDash && progress === PARADISE - 1;
  const asks = lastDash
    ? (DASH_ASKS[phase] ?? PHASE_WORDS[phase].asks)
    : soon
      ? (SOON_ASKS[phase] ?? TRACK_WORDS.soon)
      : PHASE_WORDS[phase].asks;
  return (
    <div class="er-phases" data-part="phases">
      <ol class="er-phases__track">
        {track.map((name, i) => (
          <li
            key={name}
            class={`er-phase${i === now ? ' er-phase--now' : ''}${i < now ? ' er-phase--past' : ''}`}
            aria-current={i === now ? 'step' : undefined}
            title={PHASE_WORDS[name].asks}
          >
            <b class="o-number">{i + 1}</b>
            <span>{PHASE_WORDS[name].name}</span>
          </li>
        ))}
      </ol>
      <p class={`er-phases__asks${soon ? ' er-phases__asks--soon' : ''}`}>{asks}</p>
    </div>
  );
}
