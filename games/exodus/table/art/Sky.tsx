/** The sky over the end of a voyage. */
import type { JSX } from 'preact';
import { useId } from 'preact/hooks';
import './sky.css';

/** How it ended: with a home, with hulls adrift, or with a fleet that flies on alone. */
type Sight = 'colony' | 'lost' | 'on';

const SKIES: Readonly<Record<Sight, readonly [low: string, high: string]>> = {
  colony: ['#c8603f', '#2a1830'],
  lost: ['#16202c', '#05060c'],
  on: ['#3a1f3f', '#070912'],
};
const STARS =
  'M24 30h.1M40 14h.1M84 60h.1M110 36h.1M148 22h.1M180 12h.1M214 46h.1M260 26h.1M296 10h.1M330 30h.1M372 16h.1M400 40h.1M438 12h.1M480 20h.1M508 50h.1M536 26h.1M560 44h.1M582 14h.1';

/** Where hulls fly, how large they are, and how they lie. */
type Hull = readonly [x: number, y: number, scale: number, turn: number];
const LANDING: readonly Hull[] = [
  [92, 40, 0.62, 14],
  [150, 62, 0.44, 16],
  [200, 30, 0.36, 12],
  [430, 34, 0.3, 18],
  [492, 58, 0.5, 16],
];
const FLYING: readonly Hull[] = [
  [430, 60, 0.8, -4],
  [340, 44, 0.5, -4],
  [330, 82, 0.6, -4],
  [258, 62, 0.46, -4],
  [214, 88, 0.36, -4],
  [190, 46, 0.3, -4],
  [140, 70, 0.26, -4],
];
const ADRIFT: readonly Hull[] = [
  [130, 70, 0.9, -24],
  [262, 42, 0.44, 38],
  [398, 82, 0.72, 158],
  [498, 44, 0.4, -64],
];

function Ships({ hulls, dead = false }: { hulls: readonly Hull[]; dead?: boolean }): JSX.Element {
  return (
    <g fill={dead ? '#39435a' : '#f4efe4'}>
      {hulls.map(([x, y, scale, turn]) => (
        <g key={x} transform={`translate(${x} ${y}) rotate(${turn}) scale(${scale})`}>
          <path d="M-44-7H22L40 0 22 8H-44L-34 0Z" />
          <path d="M-14-7l6-10h18l-4 10ZM-20 8l5 8h16l-3-8Z" fill={dead ? '#29324a' : '#c3b7b0'} />
          {dead ? (
            <path d="M-6-7l5 6-6 4 7 5" fill="none" stroke="#0a0e18" stroke-width="3" />
          ) : (
            <path d="M-46-4l-26 4 26 5Z" fill="#ee8a9f" opacity=".85" />
          )}
        </g>
      ))}
    </g>
  );
}

export function Sky({ sight }: { sight: Sight }): JSX.Element {
  const key = useId();
  const [low, high] = SKIES[sight];
  return (
    <svg class="xd-ending__sky" viewBox="0 0 600 120" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <defs>
        <linearGradient id={`${key}s`} x1="0" x2="0" y1="1" y2="0">
          <stop offset="0" stop-color={low} />
          <stop offset="1" stop-color={high} />
        </linearGradient>
        <radialGradient id={`${key}g`}>
          <stop offset="0" stop-color="#ffe9c8" />
          <stop offset="0.4" stop-color="#ffb27a" stop-opacity="0.8" />
          <stop offset="1" stop-color="#ffb27a" stop-opacity="0" />
        </radialGradient>
      </defs>
      <path d="M0 0H600V120H0Z" fill={`url(#${key}s)`} />
      <path d={STARS} stroke="#fff" stroke-width="1.8" stroke-linecap="round" opacity=".7" />
      {sight === 'colony' ? (
        <>
          <circle cx="300" cy="100" r="110" fill={`url(#${key}g)`} />
          <circle cx="300" cy="98" r="40" fill="#ffe2b8" />
          <path d="M-20 112C60 88 140 96 210 104S420 84 620 108V130H-20Z" fill="#3a2a44" />
          <path d="M-20 122C120 98 480 98 620 122V130H-20Z" fill="#2f5b47" />
          <path
            d="M232 108h.1M244 106h.1M262 108h.1M338 107h.1M352 109h.1M371 107h.1"
            stroke="#ffe9b0"
            stroke-width="3"
            stroke-linecap="round"
          />
          <Ships hulls={LANDING} />
        </>
      ) : sight === 'on' ? (
        <>
          <circle cx="560" cy="52" r="90" fill={`url(#${key}g)`} opacity=".5" />
          <path
            d="M470 58C500 46 520 44 548 50"
            stroke="#c9a36a"
            stroke-width="3"
            stroke-dasharray="6 4"
            fill="none"
          />
          <circle cx="560" cy="52" r="12" fill="none" stroke="#ffe6d2" stroke-width="3" />
          <circle cx="560" cy="52" r="4" fill="#ffe6d2" />
          <Ships hulls={FLYING} />
        </>
      ) : (
        <>
          <circle cx="540" cy="150" r="90" fill="#1d2a3a" />
          <path d="M462 104a90 90 0 0 1 150-26" stroke="#56708c" stroke-width="2" fill="none" opacity=".7" />
          <Ships hulls={ADRIFT} dead />
          <path
            d="M190 60l6 3M206 84l4-5M228 70l7 1M320 58l5 5M344 92l6-3M452 70l5 4M300 96l4 2"
            stroke="#4c5873"
            stroke-width="3"
            stroke-linecap="round"
          />
        </>
      )}
    </svg>
  );
}
