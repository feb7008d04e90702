/** A number of the whole crew with its token. */
import type { JSX } from 'preact';
import { Token, type TokenKind } from './Token.tsx';
import './count.css';

interface CountProps {
  readonly kind: TokenKind;
  readonly name: string;
  readonly value: string | number;
  readonly label?: string;
}

export function Count({ kind, name, value, label }: CountProps): JSX.Element {
  return (
    <div class="er-number" title={label ?? name} data-part={`count-${kind}`} data-panel={kind}>
      <Token kind={kind} size={18} />
      <b class="o-number">{value}</b>
      <span class="visually-hidden">{label ?? name}</span>
    </div>
  );
}
