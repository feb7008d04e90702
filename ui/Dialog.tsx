/** A native modal dialog: focus stays in it, Escape and a click beside it close it, and focus goes back where it was. */
import type { ComponentChildren } from 'preact';
import { useId, useLayoutEffect, useRef } from 'preact/hooks';
import { CloseIcon } from './art/icons.tsx';
import { scrollable } from './scrollable.ts';
import { closeLasting, Toasts } from './Toasts.tsx';
import './dialog.css';

interface DialogProps {
  title: string;
  /** The spoken name of the close button. */
  closeLabel: string;
  onClose(): void;
  children: ComponentChildren;
  foot?: ComponentChildren;
  /** `sheet` and `wide` rise from the bottom on a phone; `side` stands at the edge of the screen. */
  shape?: 'sheet' | 'wide' | 'side' | 'box';
}

export function Dialog({ title, closeLabel, onClose, children, foot, shape = 'box' }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  useLayoutEffect(() => {
    const before = document.activeElement;
    const { current } = dialog;
    current?.showModal();
    return () => {
      current?.close();
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape is the dialog's own; this is the backdrop for pointers.
    <dialog
      ref={dialog}
      class={`o-dialog o-dialog--${shape === 'wide' ? 'wide o-dialog--sheet' : shape}`}
      aria-labelledby={heading}
      onCancel={(event) => {
        event.preventDefault();
        // What lies uppermost goes first.
        if (!closeLasting()) onClose();
      }}
      onClick={(event) => {
        if (event.target === dialog.current) onClose();
      }}
    >
      <div class="o-dialog__head">
        <h2 id={heading} class="o-dialog__title">
          {title}
        </h2>
        <button
          type="button"
          class="o-button o-button--quiet o-button--icon"
          aria-label={closeLabel}
          onClick={onClose}
        >
          <CloseIcon />
        </button>
      </div>
      <div ref={scrollable} class="o-dialog__body">
        {children}
      </div>
      {foot ? <div class="o-dialog__foot">{foot}</div> : undefined}
      <Toasts label={title} closeLabel={closeLabel} over />
    </dialog>
  );
}
