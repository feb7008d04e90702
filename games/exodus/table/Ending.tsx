/** The end of the voyage: the sky over it, the fleet's traits, the standing of every faction part by part, agendas and marks. */
import type { ComponentProps, JSX } from 'preact';
import { personAt } from '#engine';
import type { Drawing } from '#ui/kit/End.tsx';
import type { Exodus } from '../state.ts';
import { AGENDA_WORDS } from '../text/agendas.ts';
import { leaderName } from '../text/colour.ts';
import { TRAIT_WORDS } from '../text/names.ts';
import { named } from '../text/people.ts';
import { ENDING_WORDS, STAGE_WORDS } from '../text/stage.ts';
import { SCORE_WORDS, SHORT, signed } from '../text/table.ts';
import type { SeenHouse } from '../view/house.ts';
import type { View } from '../view/index.ts';
import { Emblem } from './art/Emblem.tsx';
import { Portrait } from './art/Portrait.tsx';
import { ORDER, toneOf } from './Gauges.tsx';
import './ending.css';
import './houses.css';

type EndingProps = ComponentProps<Drawing<Exodus>>;

export function Ending({ view }: EndingProps): JSX.Element {
  return <Sky colony={view.outcome?.reason === 'colony'} />;
}

export function Score({ view }: EndingProps): JSX.Element {
  return (
    <>
      <p class="xd-ending__traits">
        {ORDER.map((trait) => (
          <span key={trait} class={`xd-ending__trait xd-ending__trait--${toneOf(trait, view.traits[trait])}`}>
            {named(TRAIT_WORDS[trait], view)} <b>{view.traits[trait]}</b>
          </span>
        ))}
      </p>
      {isBrokenTie(view) ? <p class="o-muted">{ENDING_WORDS.tie}</p> : undefined}
      <Scores view={view} />
      <p class="xd-credit">{STAGE_WORDS.credit}</p>
    </>
  );
}

/** XD-21.2 whether the first places were level on standing. */
function isBrokenTie({ outcome, houses }: View): boolean {
  if (outcome?.reason !== 'colony') return false;
  const best = Math.max(...houses.map(({ final }) => final?.total ?? 0));
  return houses.filter(({ final }) => final?.total === best).length > outcome.winners.length;
}

const PARTS = [
  'guard',
  'renown',
  'markers',
  'secrets',
  'personal',
  'known',
  'office',
  'regime',
  'advantages',
  'agendas',
] as const;

/** Ranked; with the fleet lost it is what would have been. */
function Scores({ view }: { view: View }): JSX.Element {
  const places = view.outcome?.places;
  const houses = [...view.houses].sort(
    (a, b) =>
      (places?.[a.seat] ?? 0) - (places?.[b.seat] ?? 0) || (b.final?.total ?? 0) - (a.final?.total ?? 0),
  );
  return (
    <ol class="xd-ranks" aria-label={ENDING_WORDS.table}>
      {houses.map((house) => (
        <Rank key={house.faction} house={house} view={view} />
      ))}
    </ol>
  );
}

function Rank({ house, view }: { house: SeenHouse; view: View }): JSX.Element {
  const { faction, leader, final, agendas, met, marked, seat } = house;
  return (
    <li class={`xd-rank xd-of-${faction}${view.outcome?.winners.includes(seat) ? ' xd-rank--won' : ''}`}>
      <Portrait leader={leader} of={faction} size={44} />
      <div class="xd-rank__who">
        <p>
          <Emblem of={faction} size={16} /> <b>{SHORT[faction]}</b>{' '}
          <small>
            {leaderName(leader)}
            {personAt(seat) ? ` (${personAt(seat)})` : ''}
            {marked ? `, ${ENDING_WORDS.marked}` : ''}
          </small>
        </p>
        <p class="xd-rank__parts">
          {PARTS.filter((part) => (final?.[part] ?? 0) !== 0).map((part) => (
            <span key={part}>
              {SCORE_WORDS[part]} <b class="o-number">{signed(final?.[part] ?? 0)}</b>
            </span>
          ))}
        </p>
        <p class="xd-rank__parts">
          {agendas.map((id) => (
            <span
              key={id}
              class={met?.includes(id) ? 'xd-good' : ''}
              title={named(AGENDA_WORDS[id].when, view)}
            >
              {met?.includes(id) ? '✓' : '✗'} {AGENDA_WORDS[id].name}
              <span class="visually-hidden">
                {' '}
                ({met?.includes(id) ? ENDING_WORDS.met : ENDING_WORDS.unmet})
              </span>
            </span>
          ))}
        </p>
      </div>
      <b class="xd-rank__total o-number" title={SCORE_WORDS.total}>
        {signed(final?.total ?? 0)}
      </b>
    </li>
  );
}

/** A dawn over a new world, or hulls adrift. */
function Sky({ colony }: { colony: boolean }): JSX.Element {
  return (
    <svg class="xd-ending__sky" viewBox="0 0 600 120" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <path d="M0 0H600V120H0Z" fill={colony ? '#2a1830' : '#070912'} />
      <path
        d="M40 20h.1M110 50h.1M180 16h.1M260 38h.1M330 12h.1M400 44h.1M480 20h.1M560 54h.1M520 80h.1M70 84h.1"
        stroke="#fff"
        stroke-width="2.5"
        stroke-linecap="round"
        opacity=".8"
      />
      {colony ? (
        <>
          <circle cx="300" cy="98" r="44" fill="#f6b27c" />
          <path d="M-20 120C120 84 480 84 620 120Z" fill="#3c6b52" />
          <path d="M250 70l26-6-5 8 5 8ZM330 58l26-6-5 8 5 8ZM380 74l20-5-4 6 4 6Z" fill="#f4efe4" />
        </>
      ) : (
        <g fill="#4a5166">
          <path d="M120 70l70-16-12 20 16 16Z" transform="rotate(-14 150 70)" />
          <path d="M300 48l50-10-8 14 10 12Z" transform="rotate(22 325 50)" />
          <path d="M430 84l60-14-10 18 12 14Z" transform="rotate(-40 460 86)" />
          <circle cx="245" cy="88" r="3" />
          <circle cx="392" cy="58" r="2" />
        </g>
      )}
    </svg>
  );
}
