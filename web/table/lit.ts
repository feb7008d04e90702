/** What is lit on the board: found however it is drawn, gone to by a key, walked by arrows. */
import { useLayoutEffect } from 'preact/hooks';
import { isTyping } from '#ui/kit/numberKeys.ts';
import { isWay, spotOf, step } from '#ui/kit/walk.ts';

/** The elements of these spots or places, in the order they stand on the board. */
export function litOn(spots: ReadonlySet<string>): HTMLElement[] {
  const drawn = document.querySelectorAll<HTMLElement>('.table__board :is([data-spot],[data-place])');
  return [...drawn].filter(
    ({ dataset: { spot, place } }) =>
      (spot !== undefined && spots.has(spot)) || (place !== undefined && spots.has(place)),
  );
}

/** Boards send who comes by a key to where their cursor was; this one is meant. */
export function goTo(element: HTMLElement | undefined): void {
  element?.setAttribute('data-meant', '');
  element?.focus();
  element?.removeAttribute('data-meant');
}

/** While a kind is lit, arrows go from one of its places to the next. */
export function useLitWalk(spots: ReadonlySet<string>): void {
  useLayoutEffect(() => {
    if (spots.size === 0) return undefined;
    const walk = (event: KeyboardEvent): void => {
      const { key, target, ctrlKey, metaKey, altKey } = event;
      if (!isWay(key) || !key.startsWith('Arrow') || ctrlKey || metaKey || altKey || isTyping(event)) return;
      const within =
        target === document.body || (target instanceof Element && target.closest('.table__board'));
      if (!within || (target instanceof Element && target.closest('[role="menu"]'))) return;
      const lit = litOn(spots);
      const from = lit.find((element) => element === target);
      const next = from
        ? step(lit.map(spotOf), spotOf(from), key, undefined, Number.POSITIVE_INFINITY)?.at
        : lit[0];
      event.preventDefault();
      event.stopPropagation();
      if (next instanceof HTMLElement) goTo(next);
    };
    addEventListener('keydown', walk, { capture: true });
    return () => removeEventListener('keydown', walk, { capture: true });
  }, [spots]);
}
