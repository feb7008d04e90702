/** The influence arrows, drawn over the grid from card to card. */
import type { JSX, RefObject } from 'preact';
import { useLayoutEffect, useMemo, useState } from 'preact/hooks';
import type { FounderId } from '../content/founders.ts';
import type { View } from '../view.ts';
import { type Box, type Boxes, drawArrows } from './arrows.ts';
import type { Choice } from './choices.ts';
import './arrows.css';

interface ArrowsProps {
  readonly view: View;
  readonly choices: readonly Choice[];
  readonly boxes: Boxes;
  /** Arrows of and at this founder stand out. */
  readonly about?: FounderId | undefined;
  readonly ghost: boolean;
}

export function Arrows({ view, choices, boxes, about, ghost }: ArrowsProps): JSX.Element {
  const arrows = useMemo(() => {
    const swayers = new Set(choices.flatMap(({ action }) => (action.type === 'sway' ? [action.by] : [])));
    return drawArrows(view, boxes, swayers);
  }, [view, choices, boxes]);
  return (
    <svg class={`xs-arrows${ghost ? ' xs-arrows--ghost' : ''}`} aria-hidden="true" focusable="false">
      {arrows.map(({ id, side, manner, line, head }) => (
        <g
          key={id}
          class={`xs-arrow xs-arrow--${manner} xs-arrow--${side}${about === id ? ' xs-arrow--about' : ''}`}
        >
          <path class="xs-arrow__halo" d={`${line}${head}`} />
          <path class="xs-arrow__line" d={line} />
          <path class="xs-arrow__head" d={head} />
        </g>
      ))}
    </svg>
  );
}

/** Measures the places of the grid, again whenever it changes its size or shape. */
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
