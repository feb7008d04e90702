/** The tracks of the board: the year and what is left of it, Progress, Intel, Funding, credits, shields, hull. */
import type { JSX } from 'preact';
import {
  DEAD_PLANET,
  EXTINCTION_DAMAGE,
  FIRST_YEAR,
  FUNDING,
  INTEL_LAP,
  PARADISE,
  PROGRESS_LEVELS,
} from '../content/tracks.ts';
import { TRACK_WORDS } from '../text/table.ts';
import { Token } from './art/Token.tsx';
import { useTheDesk } from './desk.ts';
import './hud.css';

export function Hud(): JSX.Element {
  const { view } = useTheDesk();
  const { year, extinction, extinctionDamage, funding, lastDash, cycle, unlimited } = view;
  const next = FUNDING[Math.min(funding + 1, FUNDING.length - 1)] ?? 0;
  return (
    <div class="er-hud" data-part="tracks">
      <div class="er-year" title={TRACK_WORDS.extinctionHelp(extinctionDamage)}>
        <b class="er-year__now o-number">{year}</b>
        <span class="er-year__left">
          {lastDash
            ? `${TRACK_WORDS.dash}: ${TRACK_WORDS.cycle(cycle, unlimited)}`
            : TRACK_WORDS.left(DEAD_PLANET - extinction)}
        </span>
        <span class="er-year__track" aria-hidden="true">
          {EXTINCTION_DAMAGE.map((damage, i) => (
            <i
              key={FIRST_YEAR + i}
              class={`${i <= extinction ? 'er-on' : ''}${i === extinction ? ' er-at' : ''}`}
              title={`${FIRST_YEAR + i}`}
            >
              {i === DEAD_PLANET ? '✕' : damage}
            </i>
          ))}
        </span>
        <span class="visually-hidden">{TRACK_WORDS.extinctionHelp(extinctionDamage)}</span>
      </div>
      <Track
        name={TRACK_WORDS.progress}
        label={TRACK_WORDS.progressAt(view.progress)}
        at={view.progress}
        of={PARADISE}
        star={PROGRESS_LEVELS}
        wide
      />
      <Track
        name={TRACK_WORDS.intel}
        label={TRACK_WORDS.intelAt(view.intel)}
        at={view.intel}
        of={INTEL_LAP}
      />
      <Count kind="credit" name={TRACK_WORDS.credits} value={view.credits} note={TRACK_WORDS.next(next)} />
      <Count kind="shield" name={TRACK_WORDS.shields} value={view.shields} />
      <Count kind="hull" name={TRACK_WORDS.hull} value={view.totalHull} />
    </div>
  );
}

function Track({
  name,
  label,
  at,
  of,
  star,
  wide,
}: {
  name: string;
  label: string;
  at: number;
  of: number;
  star?: ReadonlySet<number>;
  wide?: boolean;
}): JSX.Element {
  return (
    <div class={`er-track${wide ? ' er-track--wide' : ''}`} role="img" aria-label={label}>
      <span class="er-track__name">
        {name}{' '}
        <b class="o-number">
          {at}/{of}
        </b>
      </span>
      <span class="er-track__pips" aria-hidden="true">
        {Array.from({ length: of }, (_, i) => (
          <i
            key={i}
            class={`${i < at ? 'er-on' : ''}${star?.has(i + 1) ? ' er-star' : ''}${wide && i + 1 === of ? ' er-goal' : ''}`}
          >
            {wide ? (star?.has(i + 1) ? '★' : i + 1) : ''}
          </i>
        ))}
      </span>
    </div>
  );
}

function Count({
  kind,
  name,
  value,
  note,
}: {
  kind: 'credit' | 'shield' | 'hull';
  name: string;
  value: number;
  note?: string;
}): JSX.Element {
  return (
    <div class="er-number" title={name}>
      <Token kind={kind} size={18} />
      <b class="o-number">{value}</b>
      <span class="er-number__name">{note ?? name}</span>
      {note ? <span class="visually-hidden">{name}</span> : undefined}
    </div>
  );
}
