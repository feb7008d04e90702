/** A unit on the board: silhouette for the class, shape and number for the owner, pips for what it may still do. */
import type { JSX } from 'preact';
import type { SeenUnit } from '../view.ts';
import { Craft } from './art/Craft.tsx';
import { ownerClass } from './art/Emblem.tsx';
import { Badge } from './Badge.tsx';
import { useTheDesk } from './desk.ts';
import { middle } from './geometry.ts';

interface PieceProps {
  unit: SeenUnit;
  picked: boolean;
  joined: boolean;
  target: boolean;
  /** It stands in asteroids that it is through with (MS-10.2). */
  cleared: boolean;
}

export function Piece({ unit, picked, joined, target, cleared }: PieceProps): JSX.Element {
  const { view } = useTheDesk();
  const { id, owner, class: kind, at, moved, attacked, held, guarded } = unit;
  const fleet = view.fleets[owner];
  const npc = fleet?.npc ?? false;
  const { x, y } = middle(at);
  const ship = kind !== 'guardian' && kind !== 'station';
  const active = view.active === owner && ship;
  const spent = active && moved && attacked;
  const states = `${picked ? ' ms-piece--picked' : ''}${joined ? ' ms-piece--joined' : ''}${target ? ' ms-piece--target' : ''}${spent ? ' ms-piece--spent' : ''}`;
  return (
    <g
      class={`ms-piece ms-piece--${kind} ${ownerClass(owner, npc)}${states}`}
      transform={`translate(${x} ${y})`}
      data-unit={id}
    >
      <g class="ms-piece__move">
        {guarded ? <circle class="ms-piece__guard" r="21.5" /> : undefined}
        <g
          class="ms-piece__craft"
          transform={kind === 'station' ? 'scale(1.02)' : 'scale(0.92) translate(0 -1)'}
        >
          <Craft kind={kind} />
        </g>
        <Badge owner={owner} npc={npc} />
        {active ? (
          <g class="ms-piece__pips" transform="translate(-13 12)">
            <path class={moved ? 'ms-pip ms-pip--used' : 'ms-pip'} d="M-5 3L-1-4L3 3Z" />
            <circle class={attacked ? 'ms-pip ms-pip--used' : 'ms-pip'} cx="7.5" r="3.4" />
          </g>
        ) : undefined}
        {cleared && kind !== 'station' ? (
          <path class="ms-piece__cleared" d="M-19-4C-19-12-13-16-6-16C-6-9-10-4-17-4M-19-2L-11-11" />
        ) : undefined}
        {held ? (
          <path
            class="ms-piece__held"
            d="M-18-9A5 5 0 0 1-9-9A5 5 0 0 1-18-9M-11-9A5 5 0 0 1-2-9A5 5 0 0 1-11-9"
          />
        ) : undefined}
        {kind === 'mothership' && fleet ? <Hull part={fleet.hp / 12} shield={fleet.shield} /> : undefined}
        {kind === 'station' && fleet ? <Hull part={fleet.stationHp / 16} /> : undefined}
      </g>
    </g>
  );
}

/** Hit points as a bar above the unit; shield points as a thin line over it. */
function Hull({ part, shield = 0 }: { part: number; shield?: number }): JSX.Element {
  return (
    <g class="ms-hull" transform="translate(-13 -21)">
      <rect width="26" height="3.6" rx="1.4" class="ms-hull__back" />
      <rect
        width={26 * Math.max(0, Math.min(1, part))}
        height="3.6"
        rx="1.4"
        class={part < 0.5 ? 'ms-hull__low' : 'ms-hull__hp'}
      />
      {shield > 0 ? (
        <rect y="-3" width={Math.min(26, 2.2 * shield)} height="2" rx="1" class="ms-hull__shield" />
      ) : undefined}
    </g>
  );
}
