/**
 * What scrolls can be scrolled by keyboard: while a region overflows and nothing inside it can be focused, it is a stop
 * of the Tab key itself. Some browsers do this of their own accord; here all do, and what overflows is told by looking.
 */
import type { RefCallback, RefObject } from 'preact';
import { useCallback } from 'preact/hooks';

const STOPS =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), summary, ' +
  '[tabindex]:not([tabindex="-1"])';

/** Given as `ref` to whatever may scroll. A region that is no list needs a name: it is read out when it is reached. */
export function scrollable(element: HTMLElement | null): (() => void) | undefined {
  if (element === null) return undefined;
  const own = element.getAttribute('tabindex');
  const look = (): void => {
    tellRest(element);
    const wanted = element.querySelector(STOPS) === null && scrolls(element);
    const is = element.getAttribute('tabindex');
    // Whoever reads there is not thrown out when it happens to fit.
    const due = wanted ? '0' : document.activeElement === element ? is : own;
    if (due === is) return;
    if (due === null) element.removeAttribute('tabindex');
    else element.setAttribute('tabindex', due);
  };
  const sizes = new ResizeObserver(look);
  const watchSizes = (): void => {
    sizes.disconnect();
    for (const part of [element, ...element.children]) sizes.observe(part);
  };
  const changes = new MutationObserver((records) => {
    if (records.some(({ target, type }) => type === 'childList' && target === element)) watchSizes();
    look();
  });
  changes.observe(element, {
    ...{ childList: true, subtree: true, characterData: true },
    attributeFilter: ['class', 'style', 'tabindex', 'disabled', 'hidden'],
  });
  watchSizes();
  look();
  const moved = (): void => tellRest(element);
  element.addEventListener('scroll', moved, { passive: true });
  return () => {
    element.removeEventListener('scroll', moved);
    sizes.disconnect();
    changes.disconnect();
  };
}

/** So near to its end, in pixels, a region is at it. */
const END = 4;

/** Marks where there is more to come, so that what is cut looks cut (base.css). */
function tellRest(element: HTMLElement): void {
  const { scrollTop, scrollLeft, scrollHeight, scrollWidth, clientHeight, clientWidth } = element;
  const { overflowX, overflowY } = getComputedStyle(element);
  const below = moves(overflowY) && scrollHeight - scrollTop - clientHeight > END;
  const beside = moves(overflowX) && scrollWidth - Math.abs(scrollLeft) - clientWidth > END;
  element.toggleAttribute('data-below', below);
  element.toggleAttribute('data-beside', beside && !below);
}

/** The same for an element that has a ref of its own. */
export function useScrollable<T extends HTMLElement>(ref: RefObject<T | null>): RefCallback<T> {
  return useCallback(
    (element) => {
      ref.current = element;
      const stop = scrollable(element);
      return () => {
        ref.current = null;
        stop?.();
      };
    },
    [ref],
  );
}

function scrolls(element: HTMLElement): boolean {
  const { overflowX, overflowY } = getComputedStyle(element);
  return (
    (moves(overflowY) && element.scrollHeight > element.clientHeight) ||
    (moves(overflowX) && element.scrollWidth > element.clientWidth)
  );
}

const moves = (overflow: string): boolean => overflow === 'auto' || overflow === 'scroll';
