/** A menu on the table: the keyboard is carried into it and back, and arrows go round in it. Its items carry `data-choice`. */
import type { RefObject, TargetedKeyboardEvent } from 'preact';
import { useLayoutEffect } from 'preact/hooks';

const itemsOf = (menu: HTMLElement): HTMLElement[] => [
  ...menu.querySelectorAll<HTMLElement>('[data-choice]'),
];

/** `open` runs whenever one of `of` changes; `first` is the choice to begin with. */
export function useMenu(
  ref: RefObject<HTMLElement | null>,
  open: (menu: HTMLElement) => void,
  of: readonly unknown[],
  first?: string,
): void {
  useLayoutEffect(() => {
    const menu = ref.current;
    if (!menu) return;
    open(menu);
    const { activeElement } = document;
    const drawn = activeElement instanceof SVGElement;
    const from = drawn || activeElement instanceof HTMLElement ? activeElement : undefined;
    const items = itemsOf(menu);
    const item = first === undefined ? items[0] : items.find(({ dataset }) => dataset.choice === first);
    // A pointer keeps its own focus: only the keyboard is carried into the menu.
    if (from?.matches(':focus-visible')) (item ?? menu).focus();
    return () => {
      if (menu.contains(document.activeElement)) from?.focus();
    };
  }, of);
}

/** The item a key leads to. */
export function menuStep(event: TargetedKeyboardEvent<HTMLElement>): HTMLElement | undefined {
  const items = itemsOf(event.currentTarget);
  const at = items.indexOf(event.target as HTMLElement);
  switch (event.key) {
    case 'ArrowDown':
    case 'ArrowRight':
      return items[(at + 1) % items.length];
    case 'ArrowUp':
    case 'ArrowLeft':
      return items.at(at - 1);
    case 'Home':
      return items[0];
    case 'End':
      return items.at(-1);
    default:
      return undefined;
  }
}

export function menuKeys(event: TargetedKeyboardEvent<HTMLElement>): void {
  focusBy(event, menuStep(event));
}

/** Goes there, if anywhere; the key is used up then. */
export function focusBy(event: TargetedKeyboardEvent<HTMLElement>, next: HTMLElement | undefined): void {
  if (next === undefined) return;
  event.preventDefault();
  event.stopPropagation();
  next.focus();
}
