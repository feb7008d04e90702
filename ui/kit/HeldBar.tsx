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
  /** What can be pressed: it stays in sight however much there is to read. */
  readonly foot?: ComponentChildren;
}

export function HeldBar({ title, facts, icon, close, children, foot }: HeldBarProps): JSX.Element {
  return (
    <section class="o-held" aria-label={title} data-part="command">
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
      <div ref={scrollable} class="o-held__body">
        {children}
      </div>
      {foot ? <div class="o-held__foot">{foot}</div> : undefined}
    </section>
  );
}
