/** A character on the base: the face in a ring of its player's pattern, and the player's number. */
import type { JSX } from 'preact';
import { crewName } from '../../text/table.ts';
import '#ui/kit/parts/pawn.css';
import type { SeenCrew } from '../../view.ts';
import { Portrait } from './Portrait.tsx';

interface PawnProps {
  readonly crew: SeenCrew;
  readonly size: number;
  readonly current?: boolean;
  readonly ghost?: boolean;
}

export function Pawn({ crew, size, current = false, ghost = false }: PawnProps): JSX.Element {
  return (
    <span
      class={`o-pawn xw-pawn--${crew.crew}${current ? ' o-pawn--current' : ''}${ghost ? ' o-pawn--ghost' : ''}`}
      style={{ width: `${size}px`, height: `${size}px` }}
      data-pawn={ghost ? undefined : crew.crew}
      title={crewName(crew)}
    >
      <Portrait id={crew.id} size={size} />
      <span class="o-pawn__number o-number" aria-hidden="true">
        {crew.crew + 1}
      </span>
    </span>
  );
}
