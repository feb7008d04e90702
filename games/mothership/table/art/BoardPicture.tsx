/** A board in small, drawn from the layout itself: its edge, asteroids, planets, and the stations in the colours of their seats. */
import type { JSX } from 'preact';
import type { Layout } from '../../content/layouts.ts';
import { isSoloLayout } from '../../content/soloLayouts.ts';
import { type Axial, nameOf } from '../../rules/hex.ts';
import { ownerClass } from './Emblem.tsx';
import { corners, extent, middle, SIZE } from './geometry.ts';
import './owners.css';
import './board-picture.css';

export function BoardPicture({ layout }: { layout: Layout }): JSX.Element {
  const { x, y, width, height } = extent(layout.radius);
  const dots = (hexes: readonly Axial[], kind: string) =>
    hexes.map((hex) => {
      const at = middle(nameOf(hex));
      return <circle key={nameOf(hex)} class={`ms-dot ms-dot--${kind}`} cx={at.x} cy={at.y} r={SIZE * 0.9} />;
    });
  return (
    <svg class="ms-picture" viewBox={`${x} ${y} ${width} ${height}`} aria-hidden="true" focusable="false">
      <polygon class="ms-picture__edge" points={corners(height / 2)} transform="rotate(30)" />
      {layout.tiles.map((tile) => {
        const at = middle(nameOf(tile));
        return (
          <polygon
            key={nameOf(tile)}
            class="ms-picture__rocks"
            points={corners(2.4 * SIZE)}
            transform={`translate(${at.x} ${at.y}) rotate(30)`}
          />
        );
      })}
      {dots(layout.minerals, 'mineral')}
      {dots(layout.gas, 'gas')}
      {dots(layout.planetoids, 'planetoid')}
      {isSoloLayout(layout) ? (
        <g class={ownerClass(1, true)}>{dots(Object.values(layout.npc), 'raider')}</g>
      ) : undefined}
      {layout.stations.map((station, seat) => {
        const at = middle(nameOf(station));
        return (
          <g key={nameOf(station)} class={ownerClass(seat)} transform={`translate(${at.x} ${at.y})`}>
            <circle class="ms-picture__station" r={SIZE * 1.15} />
          </g>
        );
      })}
    </svg>
  );
}
