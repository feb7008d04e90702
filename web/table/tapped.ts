/** Whether the last press was a finger on a piece or card of the board: such a press may want to be a look first. */
import { useLayoutEffect, useRef } from 'preact/hooks';
import { settings } from '../settings.ts';

export function useTapped(): () => boolean {
  const tapped = useRef(false);
  useLayoutEffect(() => {
    const end = new AbortController();
    const { signal } = end;
    const point = ({ pointerType, target }: PointerEvent): void => {
      // What lies on offer says all that it is, like a button.
      const piece = '.table__board :is([data-spot], [data-place]):not(.o-offer)';
      const onPiece = target instanceof Element && target.closest(piece) !== null;
      tapped.current = pointerType === 'touch' && onPiece;
    };
    const key = (): void => {
      tapped.current = false;
    };
    addEventListener('pointerdown', point, { signal, capture: true });
    addEventListener('keydown', key, { signal, capture: true });
    return () => end.abort();
  }, []);
  return () => tapped.current && !settings.value.oneTap;
}
