/** The one mark of the hint on the board: two rims and a star around where it is done, wherever that is drawn or moves to. */
import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { HintIcon } from '#ui/art/icons.tsx';
import { bringIntoSight, elementAt } from '#ui/kit/sight.ts';
import type { ShownAdvice } from './advice.ts';

export function AdviceMark({ advice, board }: { advice: ShownAdvice; board: RefObject<HTMLElement | null> }) {
  const mark = useRef<HTMLSpanElement>(null);
  const { choice, spots, then } = advice;
  useLayoutEffect(() => {
    const place = (): Element | undefined => {
      const first = elementAt(board.current, spots);
      const held = first?.matches('[aria-expanded="true"], [aria-pressed="true"]');
      return (held ? elementAt(board.current, then) : undefined) ?? first;
    };
    const first = place();
    if (first) bringIntoSight(first);
    let frame = 0;
    // Boards move under it: cameras, sheets and pieces. It goes along.
    const follow = (): void => {
      if (mark.current) surround(mark.current, place(), board.current);
      frame = requestAnimationFrame(follow);
    };
    follow();
    return () => cancelAnimationFrame(frame);
  }, [choice, spots.join(), then.join()]);
  return (
    <span ref={mark} key={choice} class="advicemark" data-choice={choice} aria-hidden="true" hidden>
      <HintIcon size={18} />
    </span>
  );
}

/** Whether a menu that is open on the board lies over a place: the mark would lie over the menu. */
function isCovered(element: Element, board: Element): boolean {
  const menu = board.querySelector('.o-menu');
  if (menu === null || menu.contains(element)) return false;
  const over = menu.getBoundingClientRect();
  const { left, top, right, bottom } = element.getBoundingClientRect();
  return over.left < right && over.right > left && over.top < bottom && over.bottom > top;
}

/** What is out of sight has no mark. */
function surround(mark: HTMLElement, element: Element | undefined, board: Element | null): void {
  const box = element?.getBoundingClientRect();
  const within = board?.getBoundingClientRect();
  const seen =
    box !== undefined &&
    within !== undefined &&
    box.width > 0 &&
    box.bottom > within.top &&
    box.top < within.bottom &&
    box.right > within.left &&
    box.left < within.right &&
    !(element && board && isCovered(element, board));
  mark.hidden = !seen;
  if (!seen) return;
  const { style } = mark;
  const place = `${box.left}px ${box.top}px ${box.width}px ${box.height}px`;
  if (mark.dataset.at === place) return;
  mark.dataset.at = place;
  style.translate = `${box.left}px ${box.top}px`;
  style.width = `${box.width}px`;
  style.height = `${box.height}px`;
}
