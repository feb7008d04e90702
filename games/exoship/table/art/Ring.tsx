/** The ring that turns around La Oruga, seen from inside: decks, ribs and lit windows behind the gallery of founders. */
import type { JSX } from 'preact';
import { Svg } from '#ui/art/Svg.tsx';
import './ring.css';

const RIBS = Array.from({ length: 24 }, (_, i) => i * 15);
const WINDOWS = Array.from({ length: 72 }, (_, i) => i * 5);

export function Ring(): JSX.Element {
  return (
    <span class="xs-hull" aria-hidden="true">
      <Svg width={1000} height={1000} class="xs-ring" size={undefined}>
        <g fill="none" stroke="#7f9bd1">
          <circle cx="500" cy="500" r="470" stroke-width="26" opacity=".1" />
          <circle cx="500" cy="500" r="488" stroke-width="2" opacity=".4" />
          <circle cx="500" cy="500" r="452" stroke-width="2" opacity=".3" />
          <circle cx="500" cy="500" r="360" stroke-width="1.5" opacity=".16" />
          <circle cx="500" cy="500" r="350" stroke-width="8" opacity=".05" />
        </g>
        <g stroke="#7f9bd1" stroke-width="3" opacity=".2">
          {RIBS.map((angle) => (
            <path key={angle} d="M500 12V140" transform={`rotate(${angle} 500 500)`} />
          ))}
        </g>
        <g fill="#ffd98a">
          {WINDOWS.map((angle, i) => (
            <rect
              key={angle}
              x="496"
              y="25"
              width="8"
              height="10"
              rx="2"
              opacity={(i * 7) % 5 === 0 ? 0.75 : 0.22}
              transform={`rotate(${angle} 500 500)`}
            />
          ))}
        </g>
        <circle cx="500" cy="500" r="70" fill="none" stroke="#f2b765" stroke-width="2" opacity=".18" />
      </Svg>
    </span>
  );
}
