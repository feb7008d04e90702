/** Where the places of a board stand that the page lays out, for what is drawn over them. */
import type { RefObject } from 'preact';
import { useLayoutEffect, useState } from 'preact/hooks';

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** By the names the places carry as `data-cell`. */
export type Boxes = ReadonlyMap<string, Box>;

/** Measures the places of a grid, again whenever it changes its size or shape. */
export function useBoxes(grid: RefObject<HTMLElement | null>, shape: string): Boxes {
  const [boxes, setBoxes] = useState<Boxes>(new Map());
  useLayoutEffect(() => {
    const element = grid.current;
    if (!element) return;
    const measure = (): void => setBoxes(boxesIn(element));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [shape]);
  return boxes;
}

function boxesIn(element: HTMLElement): Boxes {
  const origin = element.getBoundingClientRect();
  const places = [...element.querySelectorAll<HTMLElement>('[data-cell]')];
  return new Map(
    places.map((place): [string, Box] => {
      const { left, top, width, height } = place.getBoundingClientRect();
      return [place.dataset.cell ?? '', { x: left - origin.left, y: top - origin.top, width, height }];
    }),
  );
}
