/** Iron around a god. */
import type { JSX } from 'preact';
import { Svg } from '#ui/art/Svg.tsx';

/** The chains of the Defiled: a link for every point of Fatigue. */
export function Chain({ links }: { links: number }): JSX.Element {
  return (
    <Svg width={8 + links * 9} height={12} size={8 + links * 9} stroke={2}>
      {Array.from({ length: links }, (_, i) => (
        <rect key={i} x={2 + i * 9} y={3} width={11} height={6} rx={3} />
      ))}
    </Svg>
  );
}
