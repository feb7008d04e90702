/** One galaxy of the map: a small spiral, tinted by region, turned and wound by its number so that no two look alike. */
import type { JSX } from 'preact';

const R = 8.5;

const ARMS = 'M0 0C3 -6 9 -5 9 1C9 7 0 10 -7 5M0 0C-3 6 -9 5 -9 -1C-9 -7 0 -10 7 -5';
const BARRED = 'M-4 0H4M4 0C9 0 9 7 2 8M-4 0C-9 0 -9 -7 -2 -8';
const RING = 'M0 -7.5A7.5 7.5 0 1 1 -5.3 -5.3M0 -3.5A3.5 3.5 0 1 0 3 -1.7';

/** Around 0 0. */
export function Galaxy({ seed }: { seed: number }): JSX.Element {
  const turn = (seed * 67) % 360;
  const squash = 0.62 + ((seed * 31) % 30) / 100;
  const d = [ARMS, BARRED, RING][seed % 3] ?? ARMS;
  return (
    <g>
      <circle r={R} fill="var(--region-deep)" stroke="var(--region)" stroke-width="1" />
      <g transform={`rotate(${turn}) scale(${R / 12} ${(R / 12) * squash})`}>
        <path
          d={d}
          fill="none"
          stroke="var(--region)"
          stroke-width="2.4"
          stroke-linecap="round"
          opacity=".85"
        />
        <circle r="2.6" fill="#fff6e6" />
      </g>
    </g>
  );
}
