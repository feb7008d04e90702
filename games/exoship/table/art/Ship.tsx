/**
 * La Oruga, "the caterpillar": a long chain of drums behind a glazed head, heading right.
 * Ring deployed: the habitat ring stands round the middle. Long-term cruise (XS-8): ring stowed, hazard-yellow stripes.
 */
import type { JSX } from 'preact';
import { type ArtProps, Svg } from '#ui/art/Svg.tsx';

export type ShipMode = 'ring' | 'cruise';

const HULL = '#e4ddce';
const SHADE = '#a3a3b0';
const DEEP = '#6a6f89';
const DARK = '#2c3350';
const LAMP = '#ffcf73';
const STRIPE = '#f6c52f';

/** Middle of each drum, its height and its lean: the gentle arch is the caterpillar's. Tail first. */
const DRUMS = [
  { x: 48, y: 74, h: 30, lean: -10 },
  { x: 72, y: 70.5, h: 36, lean: -7 },
  { x: 97, y: 68, h: 41, lean: -4 },
  { x: 123, y: 67, h: 44, lean: 0 },
  { x: 149, y: 67, h: 44, lean: 0 },
  { x: 175, y: 68, h: 41, lean: 4 },
  { x: 199, y: 70.5, h: 37, lean: 7 },
] as const;

type DrumShape = (typeof DRUMS)[number];

function Drum({ drum: { x, y, h, lean }, striped }: { drum: DrumShape; striped: boolean }): JSX.Element {
  const r = h / 2;
  return (
    <g transform={`translate(${x} ${y}) rotate(${lean})`}>
      <path d={`M-6 ${r - 2}v6q0 3 3 3h6q3 0 3-3v-6Z`} fill={DEEP} />
      <rect x="-11" y={-r} width="22" height={h} rx="8" fill={HULL} />
      <path d={`M-11 ${r * 0.2}H11V${r - 8}a8 8 0 0 1 -8 8H-3a8 8 0 0 1 -8 -8Z`} fill={SHADE} />
      <path d={`M-11 ${r * 0.62}H11V${r - 8}a8 8 0 0 1 -8 8H-3a8 8 0 0 1 -8 -8Z`} fill={DEEP} />
      {striped ? (
        <path d={`M-6.5 ${-r}h6L-4.5 ${r}h-6ZM4 ${-r}h5.5L6.5 ${r}H0Z`} fill={STRIPE} />
      ) : (
        <path d={`M-7 ${-r * 0.18}h14`} stroke={DARK} stroke-width="5.4" stroke-linecap="round" />
      )}
      <path
        d={`M-6 ${-r * 0.18}h12.5`}
        stroke={striped ? DARK : LAMP}
        stroke-width="2.7"
        stroke-linecap="round"
        stroke-dasharray="0.1 4"
      />
    </g>
  );
}

/** Half the habitat ring, seen almost edge on; the far half goes behind the drums. */
function HalfRing({ near }: { near: boolean }): JSX.Element {
  const arc = near ? 'M136 9A21 58 0 0 1 136 125' : 'M136 9A21 58 0 0 0 136 125';
  return (
    <g fill="none" transform="rotate(3 136 67)">
      <path
        d={near ? 'M136 67L152 34M136 67L152 100' : 'M136 67L120 34M136 67L120 100M136 67V12M136 67V122'}
        stroke={near ? SHADE : DEEP}
        stroke-width="3"
      />
      <path d={arc} stroke={near ? '#8a5a20' : '#4a3a33'} stroke-width="12" />
      <path d={arc} stroke={near ? '#f2b858' : '#7d5a34'} stroke-width="8" />
      {near ? <path d={arc} stroke="#fff1c9" stroke-width="2.6" stroke-dasharray="4 6" /> : undefined}
    </g>
  );
}

const StowedRing = (): JSX.Element => (
  <path d="M82 50Q136 38 190 51" fill="none" stroke="#c98f45" stroke-width="10" stroke-linecap="round" />
);

/** Drawn in a 280 x 134 field, for use inside larger drawings. */
export function ShipBody({ mode }: { mode: ShipMode }): JSX.Element {
  const striped = mode === 'cruise';
  return (
    <>
      <path d="M26 70Q8 72 -6 82Q10 86 27 83Z" fill="#ff8f3f" opacity=".5" />
      <path d="M28 73Q16 75 6 80.5Q18 83 29 81Z" fill="#fff0c2" />
      <path d="M40 64L25 67.5Q29 76 27 85L42 85Z" fill={DARK} />
      <path d="M40 68L30 70.5M41 74L29.5 76M41.5 80H29" stroke={DEEP} stroke-width="1.8" />
      {striped ? <StowedRing /> : <HalfRing near={false} />}
      <path d="M46 74Q126 56 220 77" fill="none" stroke={DARK} stroke-width="20" />
      {DRUMS.map((drum) => (
        <Drum key={drum.x} drum={drum} striped={striped} />
      ))}
      <path d="M222 60L230 34M229 38l8-3" stroke={SHADE} stroke-width="2" stroke-linecap="round" />
      <circle cx="230.5" cy="33" r="2.4" fill={LAMP} />
      <g transform="translate(212 73) rotate(9)">
        <path d="M2 -15H20Q46 -14 54 0Q46 15 20 16H2Q-2 16 -2 11V-10Q-2 -15 2 -15Z" fill={HULL} />
        <path d="M-2 4Q28 9 53 2Q45 15 20 16H2Q-2 16 -2 11Z" fill={SHADE} />
        <path d="M22 -12Q43 -10 50 -1Q40 3 24 2Q17 -5 22 -12Z" fill="#1d2b52" />
        <path
          d="M27 -8.5Q37 -7.5 43 -3.5"
          fill="none"
          stroke="#a9dcff"
          stroke-width="2.4"
          stroke-linecap="round"
        />
        <path d="M5 -3H14" stroke={LAMP} stroke-width="3" stroke-linecap="round" stroke-dasharray="0.1 4.4" />
      </g>
      {striped ? undefined : <HalfRing near />}
    </>
  );
}

export function Ship({ mode = 'ring', size = 160, ...props }: ArtProps & { mode?: ShipMode }): JSX.Element {
  return (
    <Svg width={280} height={134} size={size} {...props}>
      <ShipBody mode={mode} />
    </Svg>
  );
}
