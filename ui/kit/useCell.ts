/** How large the cells of a grid can be in the room there is: never less than can be read, never more than is pretty. */
import type { RefObject } from 'preact';
import { useLayoutEffect, useState } from 'preact/hooks';

interface Fit {
  readonly columns: number;
  readonly rows: number;
  /** Between cells, and around all of them. */
  readonly gap: number;
  readonly least: readonly [width: number, height: number];
  readonly most: readonly [width: number, height: number];
}

export function useCell(
  ref: RefObject<HTMLElement | null>,
  { columns, rows, gap, least, most }: Fit,
): { width: number; height: number } {
  const [room, setRoom] = useState({ width: 600, height: 320 });
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    const measure = (): void => setRoom({ width: element.clientWidth, height: element.clientHeight });
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref]);
  const size = (space: number, count: number, i: 0 | 1): number =>
    Math.floor(Math.max(least[i], Math.min((space - 2 * gap - gap * (count - 1)) / count, most[i])));
  return { width: size(room.width, columns, 0), height: size(room.height, rows, 1) };
}
