/** The mark of an owner: a shape of its own and its number, so that colour is never needed to tell fleets apart. */
import type { JSX } from 'preact';
import { type ArtProps, Svg } from '#ui/art/Svg.tsx';
import type { Owner } from '../../rules/units.ts';
import './owners.css';

const SHAPES = [
  'M0-10A10 10 0 0 1 0 10A10 10 0 0 1 0-10Z',
  'M-9-9H9V9H-9Z',
  'M0-12.5L12 9H-12Z',
  'M0-12.5L12.5 0L0 12.5L-12.5 0Z',
  'M-10.5-6.5L0-12.5L10.5-6.5V6.5L0 12.5L-10.5 6.5Z',
  'M0 12.5L-12-3.5L-7.5-10H7.5L12-3.5Z',
] as const;
const NPC_SHAPE = 'M-11-7L-5-11H5L11-7L7 11H-7Z';

export function ownerShape(owner: Owner, npc = false): string {
  return npc ? NPC_SHAPE : (SHAPES[owner] ?? SHAPES[0]);
}

function ownerLetter(owner: Owner, npc = false): string {
  return npc ? 'N' : String(owner + 1);
}

export function ownerClass(owner: Owner | undefined, npc = false): string {
  if (owner === undefined) return 'ms-owner--none';
  return npc ? 'ms-owner--npc' : `ms-owner--${owner + 1}`;
}

interface EmblemProps extends ArtProps {
  owner: Owner;
  npc?: boolean;
}

export function Emblem({ owner, npc = false, size = 22, ...props }: EmblemProps): JSX.Element {
  const up = !npc && owner === 2 ? 3 : 0;
  return (
    <Svg width={28} height={28} size={size} {...props} class={`ms-emblem ${ownerClass(owner, npc)}`}>
      <g transform="translate(14 14)">
        <path d={ownerShape(owner, npc)} fill="var(--owner)" stroke="var(--ink-0)" stroke-width="1.5" />
        <text
          y={5 + up}
          text-anchor="middle"
          font-size="14"
          font-weight="800"
          fill="var(--ink-0)"
          font-family="var(--font-body)"
        >
          {ownerLetter(owner, npc)}
        </text>
      </g>
    </Svg>
  );
}
