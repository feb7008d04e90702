/** Planets, drawn in a circle of 18 around the origin: mineral worlds are cratered, gas worlds banded, planetoids jagged. */
import type { JSX } from 'preact';
import type { PlanetKind } from '../../content/layouts.ts';

function Mineral({ turn }: { turn: number }): JSX.Element {
  return (
    <g>
      <circle r="16" fill="#b98962" />
      <g transform={`rotate(${turn * 67})`}>
        <path d="M-16 0A16 16 0 0 1 3-15.7Q-6-4-3 4T-9 13.2A16 16 0 0 1-16 0Z" fill="#d3a77d" />
        <g fill="#86573c">
          <circle cx="-6" cy="-5" r="3.4" />
          <circle cx="5" cy="2" r="2.4" />
          <circle cx="-2" cy="8" r="2" />
          <circle cx="8" cy="-7" r="1.7" />
        </g>
      </g>
      <path d="M0-16A16 16 0 0 1 0 16A22 22 0 0 0 0-16Z" fill="#05070e" opacity=".42" />
      <circle r="16" fill="none" stroke="#e7c39d" stroke-width="1" opacity=".7" />
    </g>
  );
}

function Gas(): JSX.Element {
  return (
    <g>
      <circle r="15" fill="#5c9fb0" />
      <path d="M-14.2-5Q0-9 14.2-5L13-8Q0-12-13-8Z" fill="#a9dbe2" />
      <path d="M-15 1Q0-3 15 1L14.6 4Q0 0-14.6 4Z" fill="#a9dbe2" opacity=".8" />
      <path d="M-13 7.6Q0 4 13 7.6L11 10.2Q0 7-11 10.2Z" fill="#35707f" />
      <path d="M0-15A15 15 0 0 1 0 15A21 21 0 0 0 0-15Z" fill="#05070e" opacity=".38" />
      <ellipse
        rx="21"
        ry="5.4"
        transform="rotate(-18)"
        fill="none"
        stroke="#d8f2f4"
        stroke-width="1.8"
        opacity=".8"
      />
      <path d="M-14.2-5A15 15 0 0 1 14.2-5" fill="none" stroke="#d8f2f4" stroke-width="1" />
    </g>
  );
}

function Planetoid(): JSX.Element {
  return (
    <g>
      <path
        d="M-4-12L6-11L12-3L10 7L2 12L-8 10L-13 1L-10-7Z"
        fill="#8c8aa3"
        stroke="#c9c7dc"
        stroke-width="1"
      />
      <circle cx="-4" cy="-3" r="3" fill="#5d5b75" />
      <circle cx="4" cy="4" r="2.2" fill="#5d5b75" />
    </g>
  );
}

export function World({ kind, turn = 0 }: { kind: PlanetKind; turn?: number }): JSX.Element {
  if (kind === 'gas') return <Gas />;
  return kind === 'planetoid' ? <Planetoid /> : <Mineral turn={turn} />;
}

export function Moon(): JSX.Element {
  return (
    <g transform="translate(-15 -12)">
      <circle r="5.5" fill="#dcdbe8" stroke="#05070e" stroke-width="1.2" />
      <circle cx="-1.4" cy="-1" r="1.5" fill="#a2a1b8" />
    </g>
  );
}
