/** One system on the map: a sign for what was found there, a ring for what can be chosen, a mark for who waits. */
import type { JSX } from 'preact';
import { SITE } from '../../content/fleet.ts';
import { systemName } from '../../text/systems.ts';
import type { SeenSystem } from '../../view/system.ts';
import './star.css';

/** Signs of the rewards from −3 to +3, around 0 0. */
const SIGNS: readonly string[] = [
  'M0-7a3 3 0 1 0 .1 0M-6 8c0-5 3-7 6-7s6 2 6 7',
  'M-6-7h12l-3 5v4l3 6h-12l3-6v-4Z',
  'M-6 5h.1M-2-1h.1M3 4h.1M5-5h.1M-5-6h.1',
  'M-5 0h10',
  'M-6-4 0-8l6 4v8L0 8l-6-4ZM-6-4 0 0l6-4M0 0v8',
  'M0 8V-2M0-2c-6 0-7-4-7-6 5 0 7 2 7 6ZM0 1c6 0 7-4 7-6-5 0-7 2-7 6Z',
  'M-7 0a7 7 0 1 0 14 0a7 7 0 1 0-14 0M-6-3c4 2 8-2 12 1M-6 3c4-2 8 2 12 0',
];

/** Every sun has a colour of its own. */
const SUNS = [
  '#f2c879',
  '#ff9d7a',
  '#9fc4ff',
  '#ffe3a6',
  '#c9a6ff',
  '#8fe0d0',
  '#ff8fa3',
  '#e8eefc',
] as const;
const RAYS = 'M0-27 2.4-2.4 27 0 2.4 2.4 0 27-2.4 2.4-27 0-2.4-2.4Z';
/** The fleet beside its star: the jumpship and two that follow. */
const HULLS = ['translate(-25 0)', 'translate(-37 -8) scale(0.7)', 'translate(-38 8) scale(0.8)'] as const;

interface StarProps {
  readonly system: SeenSystem;
  readonly index: number;
  readonly here: boolean;
  /** Its name stands beside it, on the side away from the fleet, not below: how far right of the fleet it lies. */
  readonly beside: number | undefined;
  readonly force: number;
  readonly open: boolean;
  /** First arrivals until hunters are far enough for a colony. */
  readonly missing: number;
}

const ANCHORS = ['end', 'middle', 'start'] as const;

const isSite = ({ reward, flawed }: SeenSystem): boolean => reward === SITE && !flawed;

export function starClass(system: SeenSystem, here: boolean): string {
  return `xd-star${system.visited ? ' xd-star--visited' : ''}${here ? ' xd-star--here' : ''}${isSite(system) ? ' xd-star--site' : ''}`;
}

export function Star({ system, index, here, beside, force, open, missing }: StarProps): JSX.Element {
  const { reward, left, scouted } = system;
  // Ways lead off beside the fleet.
  const side = here || beside === undefined ? 0 : beside < 0 ? -1 : 1;
  return (
    <g class="xd-star__size" style={{ '--sun': SUNS[index % SUNS.length] }}>
      <circle class="xd-star__area" r="22" />
      <circle class="xd-star__glow" r="29" />
      <circle class="xd-star__glow" r="21" />
      <path class="xd-star__rays" d={RAYS} />
      {open ? <circle class="xd-star__ring" r="20" /> : undefined}
      <circle class="xd-star__disc" r="14" />
      {reward === undefined ? (
        <text class="xd-star__sign" y="4.5" text-anchor="middle">
          ?
        </text>
      ) : (
        <path class="xd-star__sign" d={SIGNS[reward + 3]} />
      )}
      <text class="xd-star__name" x={side * 26} y={side === 0 ? 31 : 4.5} text-anchor={ANCHORS[side + 1]}>
        {systemName(index)}
      </text>
      {left > 0
        ? Array.from({ length: left }, (_, i) => (
            <circle key={i} class="xd-star__pip" cx={-((left - 1) * 3.5) + i * 7} cy="-19" r="2.4" />
          ))
        : undefined}
      {scouted ? <path class="xd-star__scout" d="M15-15l8 3-4 2-1 4Z" /> : undefined}
      {force > 0 ? <Squid size={force} /> : undefined}
      {isSite(system) && missing > 0 ? (
        <g class="xd-star__hunted" transform="translate(-19 -13)">
          <path d="M-8 0a8 8 0 1 0 16 0a8 8 0 1 0-16 0M0-11v5M0 6v5M-11 0h5M6 0h5" />
          <text y="3.5" text-anchor="middle">
            {missing}
          </text>
        </g>
      ) : undefined}
      {here ? (
        <g class="xd-star__fleet">
          {HULLS.map((place) => (
            <g key={place} transform={place}>
              <path d="M-10-3H5L9 0 5 3H-10L-7.5 0Z" />
              <path class="xd-star__flame" d="M-10.5-2-17 0l6.5 2Z" />
            </g>
          ))}
        </g>
      ) : undefined}
    </g>
  );
}

function Squid({ size }: { size: number }): JSX.Element {
  return (
    <g class="xd-star__force" transform="translate(20 -12)">
      <path d="M0-9c5 0 7 4 6 9l2 7-4-3-1 5-3-4-3 4-1-5-4 3 2-7c-1-5 1-9 6-9Z" />
      <text y="2" text-anchor="middle">
        {size}
      </text>
    </g>
  );
}
