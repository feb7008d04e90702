/** The bar: the year and its four parts, Progress with the course the crew is on, Intel, credits, shields and hull. */
import type { ComponentChildren, JSX } from 'preact';
import { useState } from 'preact/hooks';
import { DEAD_PLANET, FIRST_YEAR, INTEL_LAP, PARADISE, PROGRESS_LEVELS } from '../content/tracks.ts';
import { paceOf } from '../outlook/pace.ts';
import type { Phase } from '../state.ts';
import { HUD_WORDS, PARTS, type Part } from '../text/hud.ts';
import { DASH_WORDS } from '../text/overlays.ts';
import { TRACK_WORDS } from '../text/table.ts';
import { Count } from './art/Count.tsx';
import { Pips } from './art/Pips.tsx';
import { useTheDesk } from './desk.ts';
import './art/year.css';
import './hud.css';

const PHASES_OF: Readonly<Record<Part, readonly Phase[]>> = {
  prepare: ['planning', 'crew'],
  fly: ['warp', 'eos-attack'],
  aliens: ['alien-movement', 'alien-attack', 'redeploy'],
  year: ['extinction', 'funding'],
};

export function Hud({ children }: { children: ComponentChildren }): JSX.Element {
  const { view, props } = useTheDesk();
  const { year, extinctionDamage, lastDash, cycle, unlimited } = view;
  return (
    <div class="er-hud" data-part="tracks" data-dash={lastDash ? '' : undefined}>
      <div class="er-year" title={TRACK_WORDS.extinctionHelp(extinctionDamage)}>
        <b class="er-year__now o-number">{year}</b>
        <span class="er-year__left">
          {lastDash
            ? `${TRACK_WORDS.dash}: ${TRACK_WORDS.cycle(cycle, unlimited)}`
            : TRACK_WORDS.left(FIRST_YEAR + DEAD_PLANET - year)}
          {extinctionDamage > 0 ? <em> {TRACK_WORDS.extinction(extinctionDamage)}</em> : undefined}
        </span>
        <Pips class="er-year__dial" of={DEAD_PLANET} mark={(i) => ({ on: FIRST_YEAR + i <= year })} />
      </div>
      <ol class="er-parts" data-part="phases" data-panel="parts">
        {PARTS.map(({ id, name, about, rule }) => (
          <li key={id} aria-current={PHASES_OF[id].includes(view.phase) ? 'step' : undefined}>
            <button type="button" title={about} onClick={() => props.openRule(rule)}>
              {name}
            </button>
          </li>
        ))}
      </ol>
      {children}
      <Course />
      <Count
        kind="intel"
        name={TRACK_WORDS.intel}
        value={`${view.intel}/${INTEL_LAP}`}
        label={TRACK_WORDS.intelAt(view.intel)}
      />
      <Count kind="credit" name={TRACK_WORDS.credits} value={view.credits} />
      <Count kind="shield" name={TRACK_WORDS.shields} value={view.shields} />
      <Count kind="hull" name={TRACK_WORDS.hull} value={view.totalHull} />
      {!lastDash && view.progress === PARADISE - 1 ? <p class="er-soon">{TRACK_WORDS.soon}</p> : undefined}
      {lastDash ? <p class="er-soon">{DASH_WORDS.off}</p> : undefined}
    </div>
  );
}

/** Progress, and a ghost where the crew will end up if it goes on like this; pressed, it says why. */
function Course(): JSX.Element {
  const { view } = useTheDesk();
  const [open, setOpen] = useState(false);
  const { progress } = view;
  const pace = paceOf(view);
  return (
    <button
      type="button"
      class="er-course"
      data-panel="course"
      data-folds
      aria-expanded={open}
      onClick={() => setOpen(!open)}
      onBlur={() => setOpen(false)}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !open) return;
        event.stopPropagation();
        setOpen(false);
      }}
      aria-label={`${TRACK_WORDS.progressAt(progress)}. ${pace ? HUD_WORDS.pace(pace) : ''}`}
    >
      <span class="er-course__name">
        {TRACK_WORDS.progress}{' '}
        <b class="o-number">
          {progress}/{PARADISE}
        </b>
        {pace ? (
          <em class={`er-mood er-mood--${pace.mood.replace(' ', '-')}`}>{HUD_WORDS.pace(pace)}</em>
        ) : undefined}
      </span>
      <Pips
        of={PARADISE}
        mark={(i) => ({
          on: i < progress,
          ghost: pace?.likely === i + 1 && i >= progress,
          star: PROGRESS_LEVELS.has(i + 1),
        })}
      />
      {open ? (
        <span class="er-course__more o-panel o-panel--raised">
          {pace ? HUD_WORDS.paceMore(pace, progress) : HUD_WORDS.slow}
        </span>
      ) : undefined}
    </button>
  );
}
