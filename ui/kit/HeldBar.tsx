/** Over the lower edge of a board: what is in hand, with its name, facts and what can be done; it can be put down. */
import type { ComponentChildren, JSX } from 'preact';
import { CloseIcon } from '../art/icons.tsx';
import { scrollable } from '../scrollable.ts';
import { kit } from '../text.ts';
import './parts/held-bar.css';

interface HeldBarProps {
  readonly title: string;
  readonly facts?: string;
  readonly icon?: JSX.Element | undefined;
  /** Absent where it cannot be put down. */
  close?: (() => void) | undefined;
  readonly children?: ComponentChildren;
}

export function HeldBar({ title, facts, icon, close, children }: HeldBarProps): JSX.Element {
  return (
    <section ref={scrollable} class="o-held" aria-label={title} data-part="command">
      <header class="o-held__head">
        {icon}
        <h3>{title}</h3>
        {facts ? <span class="o-held__facts o-number">{facts}</span> : undefined}
        {close ? (
          <button type="button" class="o-held__close" aria-label={kit.putDown} onClick={close}>
            <CloseIcon size={18} />
          </button>
        ) : undefined}
      </header>
      {children}
    </section>
  );
}
