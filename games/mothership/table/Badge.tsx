/** Whose it is, on the corner of a piece: it grows as the board shrinks, so that it can always be read. */
import type { JSX } from 'preact';
import type { Owner } from '../rules/units.ts';
import { ownerLetter, ownerShape } from './art/Emblem.tsx';

export function Badge({ owner, npc }: { owner: Owner; npc: boolean }): JSX.Element {
  return (
    <g transform="translate(12.5 12)">
      <g class="ms-badge">
        <path d={ownerShape(owner, npc)} transform="scale(0.76)" />
        <text y={!npc && owner === 2 ? 6.2 : 4.7} text-anchor="middle">
          {ownerLetter(owner, npc)}
        </text>
      </g>
    </g>
  );
}
