/** The influence arrows, drawn over the grid from card to card. One that could sway can be pressed. */
import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import type { Boxes } from '#ui/kit/useBoxes.ts';
import type { FounderId } from '../content/founders.ts';
import type { View } from '../view.ts';
import { drawArrows } from './arrows.ts';
import { arrowSpot, type Choice } from './choices.ts';
import { useTheDesk } from './desk.ts';
import './art/arrows.css';

interface ArrowsProps {
  readonly view: View;
  /** What a look at a choice shows in its place; what is pressed stays where it is. */
  readonly after?: View | undefined;
  readonly choices: readonly Choice[];
  readonly boxes: Boxes;
  /** The arrow of this founder stands out. */
  readonly about?: FounderId | undefined;
}

export function Arrows({ view, after, choices, boxes, about }: ArrowsProps): JSX.Element {
  const desk = useTheDesk();
  const sways = useMemo(
    () =>
      new Map(
        choices.flatMap((choice) => (choice.action.type === 'sway' ? [[choice.action.by, choice]] : [])),
      ),
    [choices],
  );
  const arrows = useMemo(() => drawArrows(view, boxes, new Set(sways.keys())), [view, sways, boxes]);
  const drawn = useMemo(() => (after ? drawArrows(after, boxes, new Set()) : arrows), [after, boxes, arrows]);
  return (
    <svg class="xs-arrows" aria-hidden="true" focusable="false">
      {drawn.map(({ id, manner, line, head }) => (
        <g key={id} class="xs-arrow" data-manner={manner} data-about={about === id ? '' : undefined}>
          <path class="xs-arrow__halo" d={`${line}${head}`} />
          <path class="xs-arrow__line" d={line} />
          <path class="xs-arrow__head" d={head} />
        </g>
      ))}
      {arrows.map(({ id, line, head }) => {
        const sway = desk.showsTomorrow ? undefined : sways.get(id);
        return sway ? (
          // biome-ignore lint/a11y/noStaticElementInteractions: the founder it hits is the button
          <path
            key={`press ${id}`}
            class="xs-arrow__hit"
            d={`${line}${head}`}
            data-spot={arrowSpot(id)}
            onClick={() => desk.perform(sway)}
            onPointerEnter={() => desk.aim(sway)}
            onPointerLeave={() => desk.lookAway(sway)}
          />
        ) : undefined;
      })}
    </svg>
  );
}
