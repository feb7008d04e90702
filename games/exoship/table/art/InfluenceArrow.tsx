/** The influence arrow on a card's edge, drawn pointing up; the card turns it. Its middle lies on the edge. */
import type { JSX } from 'preact';
import { type ArtProps, Svg } from '#ui/art/Svg.tsx';

export function InfluenceArrow(props: ArtProps): JSX.Element {
  return (
    <Svg width={36} height={36} {...props}>
      <path
        d="M18 2.5L32 17.5H24.2V25a2 2 0 0 1-2 2H13.8a2 2 0 0 1-2-2V17.5H4Z"
        fill="currentColor"
        stroke="var(--ink-0, #05070e)"
        stroke-width="3"
        stroke-linejoin="round"
        paint-order="stroke"
      />
      <path
        d="M18 6.5L26.5 15.5"
        stroke="#fff"
        stroke-width="1.5"
        stroke-linecap="round"
        opacity=".5"
        transform="translate(36 0) scale(-1 1)"
      />
    </Svg>
  );
}
