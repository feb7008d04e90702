/** Orrery's own mark: a sun, three tilted orbits, five small bodies (one a game); and the word in drawn letters. */
import type { JSX } from 'preact';
import { type ArtProps, Svg } from './Svg.tsx';

const GOLD = 'var(--accent, #f2b75c)';
const BODIES = [
  { x: 20.6, y: 33.1, r: 2.4, fill: '#f5bd5f' },
  { x: 51.7, y: 32.9, r: 3.0, fill: '#f08d60' },
  { x: 21.7, y: 55.7, r: 3.3, fill: '#ee8a9f' },
  { x: 23.1, y: 19.3, r: 2.7, fill: '#dfd36c' },
  { x: 54.9, y: 12.7, r: 3.7, fill: '#e9a0d6' },
] as const;

function Mark(): JSX.Element {
  return (
    <>
      <g transform="rotate(-24 32 32)" fill="none" stroke="currentColor" stroke-width="2">
        <ellipse cx="32" cy="32" rx="12" ry="8.6" />
        <ellipse cx="32" cy="32" rx="21.5" ry="15.4" opacity=".72" />
        <ellipse cx="32" cy="32" rx="31" ry="22.2" opacity=".5" />
      </g>
      <circle cx="32" cy="32" r="6" fill={GOLD} />
      {BODIES.map((body) => (
        <circle
          key={body.fill}
          cx={body.x}
          cy={body.y}
          r={body.r}
          fill={body.fill}
          stroke="var(--ink-1, #0a0e1a)"
          stroke-width="1.6"
        />
      ))}
    </>
  );
}

export function LogoMark({ size = 40, ...props }: ArtProps): JSX.Element {
  return (
    <Svg width={64} height={64} size={size} {...props}>
      <Mark />
    </Svg>
  );
}

const R = 'M0 26V0h9.5a7.3 7.3 0 0 1 0 14.6H0M9 14.6 17.5 26';
const LETTERS: readonly { x: number; d: string }[] = [
  { x: 34, d: R },
  { x: 62, d: R },
  { x: 91, d: 'M14.5 0H1M12 13H1M14.5 26H1' },
  { x: 117, d: R },
  { x: 141, d: 'M0 0l10 14L20 0M10 14v12' },
];

/** ORRERY: the O is an orbit with its body, the E three lines of longitude. */
function Word(): JSX.Element {
  return (
    <g fill="none" stroke="currentColor" stroke-width="2.6" stroke-linecap="round" stroke-linejoin="round">
      <path d="M21.8 5.2A13 13 0 1 0 25.7 15.6" />
      <circle cx="24.6" cy="9.7" r="2.7" fill={GOLD} stroke="none" />
      {LETTERS.map((letter) => (
        <path key={letter.x} d={letter.d} transform={`translate(${letter.x} 0)`} />
      ))}
    </g>
  );
}

export function Wordmark({ size = 150, ...props }: ArtProps): JSX.Element {
  return (
    <Svg width={166} height={32} size={size} {...props}>
      <g transform="translate(2.5 3)">
        <Word />
      </g>
    </Svg>
  );
}

export function Logo({ size = 220, ...props }: ArtProps): JSX.Element {
  return (
    <Svg width={252} height={64} size={size} {...props}>
      <Mark />
      <g transform="translate(84 19)">
        <Word />
      </g>
    </Svg>
  );
}
