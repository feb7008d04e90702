/** The back of a founder card: the ship's own orbits, and nobody's face. */
import type { JSX } from 'preact';
import { type ArtProps, Svg } from '#ui/art/Svg.tsx';

export function CardBack(props: ArtProps): JSX.Element {
  return (
    <Svg width={150} height={190} {...props}>
      <g fill="none" stroke="currentColor">
        <rect x="9" y="9" width="132" height="172" rx="10" opacity=".5" />
        <g transform="rotate(-24 75 95)">
          <ellipse cx="75" cy="95" rx="22" ry="16" stroke-width="1.6" />
          <ellipse cx="75" cy="95" rx="40" ry="29" stroke-width="1.4" opacity=".7" />
          <ellipse cx="75" cy="95" rx="59" ry="43" stroke-width="1.2" opacity=".45" />
        </g>
        <path d="M75 22V40M75 150V168M22 95H28M122 95H128" stroke-width="1.4" opacity=".5" />
      </g>
      <path
        d="M75 83l3.4 8.6 8.6 3.4-8.6 3.4-3.4 8.6-3.4-8.6-8.6-3.4 8.6-3.4Z"
        fill="var(--accent, #f5bd5f)"
      />
      <circle cx="108.5" cy="68" r="4" fill="currentColor" />
      <circle cx="42" cy="125" r="5" fill="currentColor" />
      <circle cx="56" cy="78" r="3" fill="currentColor" />
    </Svg>
  );
}
