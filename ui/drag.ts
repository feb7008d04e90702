/** Dragging a piece by mouse or pen to where it goes; a finger scrolls instead, and taps. */
import type { TargetedPointerEvent } from 'preact';
import './drag.css';

/** How far the pointer moves before a press becomes a drag. */
const THRESHOLD = 7;

export interface Drag {
  /** The piece is in the air now: the table shows where it can go. */
  lift(): void;
  /** It was let go over the element with this `data-spot`, or beside any. */
  drop(spot: string | undefined): void;
}

/** For `onPointerDown` of whatever can be dragged while `live`. */
export function drags(
  live: boolean,
  { lift, drop }: Drag,
): (event: TargetedPointerEvent<HTMLElement>) => void {
  return (event) => {
    if (!live || event.pointerType === 'touch' || event.button !== 0) return;
    const piece = event.currentTarget;
    const { clientX: x0, clientY: y0 } = event;
    const signals = new AbortController();
    const { signal } = signals;
    let ghost: HTMLElement | undefined;
    const move = ({ clientX, clientY }: PointerEvent): void => {
      if (!ghost && Math.hypot(clientX - x0, clientY - y0) < THRESHOLD) return;
      if (!ghost) {
        ghost = ghostOf(piece);
        lift();
      }
      ghost.style.translate = `${clientX - x0}px ${clientY - y0}px`;
    };
    const end = ({ clientX, clientY, type }: PointerEvent): void => {
      signals.abort();
      if (!ghost) return;
      ghost.remove();
      // The click that follows a drag is no press.
      addEventListener('click', swallow, { capture: true, once: true });
      setTimeout(() => removeEventListener('click', swallow, { capture: true }), 0);
      const target = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('[data-spot]');
      drop(type === 'pointerup' ? target?.dataset.spot : undefined);
    };
    addEventListener('pointermove', move, { signal });
    addEventListener('pointerup', end, { signal });
    addEventListener('pointercancel', end, { signal });
  };
}

function swallow(event: Event): void {
  event.stopPropagation();
  event.preventDefault();
}

/** A copy of the piece under the pointer. */
function ghostOf(piece: HTMLElement): HTMLElement {
  const { left, top, width, height } = piece.getBoundingClientRect();
  const ghost = document.createElement('div');
  ghost.className = `${piece.className} o-lifted`;
  ghost.setAttribute('aria-hidden', 'true');
  ghost.append(...[...piece.childNodes].map((node) => node.cloneNode(true)));
  Object.assign(ghost.style, {
    left: `${left}px`,
    top: `${top}px`,
    width: `${width}px`,
    height: `${height}px`,
  });
  (piece.closest('[data-game]') ?? document.body).append(ghost);
  return ghost;
}
