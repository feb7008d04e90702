/** The sequence of play with the step one is in, and how the fleet is faring besides its traits. */
import type { JSX } from 'preact';
import { Svg } from '#ui/art/Svg.tsx';
import { AFTER_WORDS, REEL_WORDS, STAGE_WORDS, STEP_WORDS } from '../text/stage.ts';
import { GAUGE_WORDS, MAP_WORDS } from '../text/table.ts';
import { useTheDesk } from './desk.ts';
import { stepOf } from './steps.ts';

export function Steps(): JSX.Element {
  const { view, shown, cards, reading, read } = useTheDesk();
  const now = stepOf(view);
  if (view.cycle === 0) return <p class="o-eyebrow">{STAGE_WORDS.before}</p>;
  const all = [...STEP_WORDS, ...AFTER_WORDS];
  return (
    <header class="xd-steps" data-part="steps">
      <p class="xd-steps__day">
        <b>{view.cycle > 0 ? MAP_WORDS.day(view.cycle, view.visit) : ''}</b>
        <Chips view={shown} />
        {cards.length > 0 && !reading ? (
          <button type="button" class="xd-again" onClick={() => read(true)}>
            {REEL_WORDS.again}
          </button>
        ) : undefined}
      </p>
      <ol class="xd-steps__list">
        {all.map((name, i) => (
          <li
            key={name}
            class={`xd-step${i === now ? ' xd-step--now' : ''}${i === STEP_WORDS.length ? ' xd-step--after' : ''}`}
            aria-current={i === now ? 'step' : undefined}
          >
            {name}
          </li>
        ))}
      </ol>
    </header>
  );
}

function Chips({ view }: { view: ReturnType<typeof useTheDesk>['view'] }): JSX.Element {
  return (
    <span class="xd-chips">
      <span class="xd-chip xd-chip--margin">
        {GAUGE_WORDS.jump(view.traits.faith - view.traits.treachery)}
      </span>
      <span class={`xd-chip${view.fatigue > 0 ? ' xd-chip--bad' : ''}`} title={MAP_WORDS.fatigueLong}>
        <Chain links={Math.max(1, Math.min(4, view.fatigue))} />
        {MAP_WORDS.fatigue(view.fatigue)}
      </span>
      {view.readiness > 0 ? <span class="xd-chip">{MAP_WORDS.readiness(view.readiness)}</span> : undefined}
      {view.reported ? <span class="xd-chip xd-chip--bad">{MAP_WORDS.reported}</span> : undefined}
      {view.law ? <span class="xd-chip">{MAP_WORDS.law}</span> : undefined}
    </span>
  );
}

/** The chains of the Defiled: a link for every point of Fatigue. */
function Chain({ links }: { links: number }): JSX.Element {
  return (
    <Svg width={8 + links * 9} height={12} size={8 + links * 9} stroke={2} class="xd-chain">
      {Array.from({ length: links }, (_, i) => (
        <rect key={i} x={2 + i * 9} y={3} width={11} height={6} rx={3} />
      ))}
    </Svg>
  );
}
