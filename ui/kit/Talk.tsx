/** A conversation: who said what, the one who began on the left, whoever answers on the right. */
import type { ComponentChildren, JSX } from 'preact';
import './talk.css';

export interface Said {
  /** Whose words they are; nobody's where it is what came of it. */
  readonly side: 'opener' | 'other' | 'outcome';
  readonly who?: JSX.Element | undefined;
  readonly lines: readonly { readonly words: ComponentChildren; readonly hard?: boolean }[];
  readonly class?: string;
}

/** `next`: who is about to say something. */
export function Talk({ said, next }: { said: readonly Said[]; next?: Said | undefined }): JSX.Element {
  return (
    <ol class="talk">
      {[...said, ...(next ? [next] : [])].map(({ side, who, lines, class: extra = '' }, at) => (
        <li key={at} class={`says says--${side} ${extra}`}>
          {who ? <div class="says__who">{who}</div> : undefined}
          <div class="says__words">
            {lines.length === 0 ? '…' : undefined}
            {lines.map(({ words, hard }, i) => (
              <p key={i} class={hard ? 'says__hard' : undefined}>
                {words}
              </p>
            ))}
          </div>
        </li>
      ))}
    </ol>
  );
}
