/** A planet on the board: its kind, the ring of whoever controls it, its Planet Defence, and what lies on it. */
import type { JSX } from 'preact';
import type { SeenPlanet } from '../view.ts';
import { ownerClass, ownerLetter, ownerShape } from './art/Emblem.tsx';
import { Moon, World } from './art/World.tsx';
import { useTheDesk } from './desk.ts';
import { middle } from './geometry.ts';

export function PlanetPiece({ planet, picked }: { planet: SeenPlanet; picked: boolean }): JSX.Element {
  const { view } = useTheDesk();
  const { id, kind, at, owner, moon, defence, guarded, artifact, built } = planet;
  const npc = owner !== undefined && (view.fleets[owner]?.npc ?? false);
  const { x, y } = middle(at);
  return (
    <g
      class={`ms-planet ${ownerClass(owner, npc)}${picked ? ' ms-piece--picked' : ''}`}
      transform={`translate(${x} ${y})`}
      data-planet={id}
    >
      {owner === undefined ? undefined : <circle class="ms-planet__ring" r="20" />}
      {guarded ? <circle class="ms-piece__guard" r="22.5" /> : undefined}
      <World kind={kind} turn={Number(id.slice(1))} />
      {moon ? <Moon /> : undefined}
      {owner === undefined ? undefined : (
        <g class="ms-piece__badge" transform="translate(12.5 12)">
          <path d={ownerShape(owner, npc)} transform="scale(0.74)" />
          <text y={!npc && owner === 2 ? 6 : 4.4} text-anchor="middle">
            {ownerLetter(owner, npc)}
          </text>
        </g>
      )}
      <g class="ms-planet__defence" transform="translate(-12 12)">
        <path d="M-8-7Q0-11 8-7V0Q8 7 0 10Q-8 7-8 0Z" />
        <text y="4" text-anchor="middle">
          {defence}
        </text>
      </g>
      {artifact ? (
        <path
          class="ms-planet__artifact"
          d="M12-19L15-12L22-12L16.500-8L18.500-1L12-5L5.500-1L7.500-8L2-12L9-12Z"
          transform="translate(5 -1) scale(0.72)"
        />
      ) : undefined}
      {built.length > 0 ? (
        <text class="ms-planet__built" x="0" y="-15" text-anchor="middle">
          {'▪'.repeat(built.length)}
        </text>
      ) : undefined}
    </g>
  );
}
