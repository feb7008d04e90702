/** The sky over the end of a voyage. */
import type { JSX } from 'preact';
import './sky.css';

/** A dawn over a new world, or hulls adrift. */
export function Sky({ colony }: { colony: boolean }): JSX.Element {
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
