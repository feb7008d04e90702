/** Looking before acting: hover, keyboard focus or a long press shows what a choice would bring; a press does it. */
import type { TargetedPointerEvent } from 'preact';
import { useRef } from 'preact/hooks';

const LONG_PRESS_MS = 400;

export interface AimHandlers {
  onPointerEnter(event: TargetedPointerEvent<HTMLElement>): void;
  onPointerLeave(event: TargetedPointerEvent<HTMLElement>): void;
  onPointerDown(event: TargetedPointerEvent<HTMLElement>): void;
  onPointerUp(): void;
  onPointerCancel(): void;
  onFocus(): void;
  onBlur(): void;
  onContextMenu(event: Event): void;
  onClick(): void;
}

/** Whatever shows what a choice would bring. */
export interface Lookout<C> {
  aim(choice: C): void;
  lookAway(choice: C): void;
}

/** `press` is what a short press does; `look` is what is shown, if anything. */
export function useAimAt<C>(desk: Lookout<C>, look: C | undefined, press: () => void): AimHandlers {
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const looked = useRef(false);
  const touched = useRef(false);

  const show = (): void => {
    if (look) desk.aim(look);
  };
  const hide = (): void => {
    clearTimeout(timer.current);
    if (look) desk.lookAway(look);
  };
  return {
    onPointerEnter: ({ pointerType }) => {
      if (pointerType === 'mouse') show();
    },
    onPointerLeave: ({ pointerType }) => {
      if (pointerType === 'mouse') hide();
    },
    onPointerDown: ({ pointerType }) => {
      looked.current = false;
      touched.current = pointerType !== 'mouse';
      if (!touched.current || !look) return;
      timer.current = setTimeout(() => {
        looked.current = true;
        desk.aim(look);
      }, LONG_PRESS_MS);
    },
    onPointerUp: () => {
      if (touched.current) hide();
    },
    onPointerCancel: hide,
    onFocus: () => {
      if (!touched.current) show();
    },
    onBlur: hide,
    onContextMenu: (event) => {
      if (touched.current) event.preventDefault();
    },
    onClick: () => {
      // The long press was a look, not a choice.
      const wasLook = looked.current;
      looked.current = false;
      touched.current = false;
      if (!wasLook) press();
    },
  };
}
