/** A figure in its seat: a Character by a round head, an Assistant by a square one; an empty seat is dashed. */
import type { JSX } from 'preact';
import type { CharacterId } from '../../content/characters.ts';
import { CREW_WORDS } from '../../text/table.ts';
import './pawn.css';

export interface Standing {
  readonly who: CharacterId;
  readonly assistant: boolean;
  /** It would stand there, and does not yet. */
  readonly meant?: boolean;
}

export function Pawn({ on }: { on: Standing | undefined }): JSX.Element {
  return (
    <i
      class={`er-pawn${on ? '' : ' er-pawn--free'}${on?.assistant ? ' er-pawn--assistant' : ''}${on?.meant ? ' er-pawn--meant' : ''}`}
      style={on ? { '--tone': `var(--${on.who})` } : undefined}
    >
      {on ? CREW_WORDS.letter[on.who] : ''}
    </i>
  );
}
