/** Dragging a card by mouse or pen to where it goes; a finger scrolls instead, and taps. */
import type { TargetedPointerEvent } from 'preact';
import type { Spot } from './choices.ts';
import { useTheDesk } from './desk.ts';

/** How far the pointer moves before a press becomes a drag. */
const THRESHOLD = 7;

export function useDrag(spot: Spot, live: boolean): (event: TargetedPointerEvent<HTMLElement>) => void {
  const desk = useTheDesk();
  return (event) => {
    if (!live || event.pointerType === 'touch' || event.button !== 0) return;
    const card = event.currentTarget;
    const { clientX: x0, clientY: y0 } = event;
    const signals = new AbortController();
    const { signal } = signals;
    let ghost: HTMLElement | undefined;
    const move = ({ clientX, clientY }: PointerEvent): void => {
      if (!ghost && Math.hypot(clientX - x0, clientY - y0) < THRESHOLD) return;
      if (!ghost) {
        ghost = lift(card);
        desk.lift(spot);
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
      desk.drop(spot, type === 'pointerup' ? (target?.dataset.spot as Spot | undefined) : undefined);
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

/** A copy of the card under the pointer. */
function lift(card: HTMLElement): HTMLElement {
  const { left, top, width, height } = card.getBoundingClientRect();
  const ghost = document.createElement('div');
  ghost.className = 'xw-lifted';
  ghost.setAttribute('aria-hidden', 'true');
  ghost.append(...[...card.childNodes].map((node) => node.cloneNode(true)));
  Object.assign(ghost.style, {
    left: `${left}px`,
    top: `${top}px`,
    width: `${width}px`,
    height: `${height}px`,
  });
  (card.closest('.xw') ?? document.body).append(ghost);
  return ghost;
}
