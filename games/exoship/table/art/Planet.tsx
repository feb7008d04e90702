/** Earth, Mars, Mariposa and Axios: flat bands on a disc, one terminator, one rim of light from the upper left. */
import type { JSX } from 'preact';
import { useId } from 'preact/hooks';
import { type ArtProps, Svg } from '#ui/art/Svg.tsx';
import type { State } from '../../state.ts';

export type PlanetId = State['origin'] | State['destination'];

import { SURFACES } from './planets.tsx';

/** The planet alone, radius 50 about the origin, for use inside larger drawings. */
export function PlanetBody({ id }: { id: PlanetId }): JSX.Element {
  const key = useId();
  const { Surface, air, ring } = SURFACES[id];
  return (
    <>
      <defs>
        <clipPath id={`${key}d`}>
          <circle r="50" />
        </clipPath>
        <radialGradient id={`${key}s`} cx="0.3" cy="0.26" r="0.86">
          <stop offset="0.42" stop-color="#04060d" stop-opacity="0" />
          <stop offset="0.74" stop-color="#04060d" stop-opacity="0.5" />
          <stop offset="1" stop-color="#04060d" stop-opacity="0.88" />
        </radialGradient>
        <radialGradient id={`${key}a`}>
          <stop offset="0.84" stop-color={air} stop-opacity="0.5" />
          <stop offset="1" stop-color={air} stop-opacity="0" />
        </radialGradient>
      </defs>
      {ring === undefined ? undefined : (
        <path
          d="M-74 22A78 16 -17 0 1 74 -22"
          transform="rotate(0)"
          fill="none"
          stroke={ring}
          stroke-width="4"
          opacity=".55"
        />
      )}
      <circle r="59" fill={`url(#${key}a)`} />
      <g clip-path={`url(#${key}d)`}>
        <Surface />
        <circle r="51" fill={`url(#${key}s)`} />
      </g>
      <path
        d="M-47.8 -11A49 49 0 0 1 -8 -48.3"
        fill="none"
        stroke="#fff"
        stroke-width="1.6"
        stroke-linecap="round"
        opacity=".5"
      />
      {ring === undefined ? undefined : (
        <>
          <path d="M-74 22A78 16 -17 0 0 74 -22" fill="none" stroke={ring} stroke-width="4.4" />
          <path d="M-68 23A70 13 -17 0 0 69 -18" fill="none" stroke={ring} stroke-width="1.4" opacity=".55" />
        </>
      )}
    </>
  );
}

export function Planet({ id, size = 96, ...props }: ArtProps & { id: PlanetId }): JSX.Element {
  return (
    <Svg width={160} height={120} size={size} {...props}>
      <g transform="translate(80 60)">
        <PlanetBody id={id} />
      </g>
    </Svg>
  );
}
