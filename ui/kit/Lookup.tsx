/** A sheet to look something up at the table: steps with their rules, and lists of names with what they mean. */
import type { ComponentChildren, CSSProperties, JSX } from 'preact';
import { Dialog } from '../Dialog.tsx';
import './lookup.css';

interface LookupProps {
  readonly title: string;
  readonly close: string;
  readonly class?: string;
  readonly style?: CSSProperties | undefined;
  readonly game: string;
  onClose(): void;
  readonly children: ComponentChildren;
}

export function Lookup({
  title,
  close,
  class: name = '',
  style,
  game,
  onClose,
  children,
}: LookupProps): JSX.Element {
  return (
    <Dialog title={title} shape="wide" closeLabel={close} onClose={onClose}>
      <div class={`o-lookup ${name}`} data-game={game} style={style}>
        {children}
      </div>
    </Dialog>
  );
}

interface Entry {
  readonly name: string;
  readonly text: ComponentChildren;
  readonly figure?: ComponentChildren;
}

export function Entries({ entries }: { entries: readonly Entry[] }): JSX.Element {
  return (
    <dl>
      {entries.map(({ name, text, figure }) => (
        <div key={name}>
          <dt>
            {figure} {name}
          </dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}

interface FlowProps {
  readonly steps: readonly { readonly title: string; readonly text: string; readonly rule: string }[];
  read(rule: string): void;
}

export function Flow({ steps, read }: FlowProps): JSX.Element {
  return (
    <ol>
      {steps.map(({ title, text, rule }) => (
        <li key={title}>
          <b>{title}</b> {text}{' '}
          <button type="button" class="o-button o-button--quiet o-button--small" onClick={() => read(rule)}>
            {rule}
          </button>
        </li>
      ))}
    </ol>
  );
}
