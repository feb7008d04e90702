/** Who is known to know a secret: filled slots are those who count; at the third it is out. */
import type { JSX } from 'preact';
import type { FactionId } from '../../content/factions.ts';
import { Emblem } from './Emblem.tsx';
import './ring.css';

/** XD-18.3 so many that count make a secret public. */
const ENOUGH = 3;

export function Ring({ counted }: { counted: readonly FactionId[] }): JSX.Element {
  return (
    <span class="xd-ring" aria-hidden="true">
      {Array.from({ length: ENOUGH }, (_, i) => {
        const who = counted[i];
        return (
          <span key={i} class={`xd-ring__slot${who ? ` xd-of-${who} xd-ring__slot--full` : ''}`}>
            {who ? <Emblem of={who} size={12} /> : undefined}
          </span>
        );
      })}
    </span>
  );
}

/** A victor's wreath around a face. */
export function Laurel({ size }: { size: number }): JSX.Element {
  const leaves = [-150, -120, -90, -60, -30, 30, 60, 90, 120, 150];
  return (
    <svg class="xd-laurel" viewBox="-26 -26 52 52" width={size} height={size} aria-hidden="true">
      {leaves.map((turn) => (
        <ellipse
          key={turn}
          transform={`rotate(${turn + 90}) translate(23 0) rotate(${turn < 0 ? 60 : -60})`}
          rx={2}
          ry={5}
          fill="#e8c65a"
        />
      ))}
    </svg>
  );
}
