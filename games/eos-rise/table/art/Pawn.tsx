/** A figure in its seat: a Character by a round head, an Assistant by a square one; an empty seat is dashed. */
import type { JSX } from 'preact';
import type { Figure } from '../../outlook/slots.ts';
import { CREW_WORDS } from '../../text/table.ts';
import './pawn.css';

export function Pawn({ on }: { on: Figure | undefined }): JSX.Element {
  return (
    <i
      class={`er-pawn${on ? '' : ' er-pawn--free'}${on?.assistant ? ' er-pawn--assistant' : ''}`}
      style={on ? { '--tone': `var(--${on.who})` } : undefined}
    >
      {on ? CREW_WORDS.letter[on.who] : ''}
    </i>
  );
}
