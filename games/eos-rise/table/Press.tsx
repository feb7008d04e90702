/** Whatever can be pressed on the table: it shows what it would do, is picked up and dragged, and says why where it cannot. */
import type { ComponentChildren, JSX } from 'preact';
import { useAimAt } from '#ui/aim.ts';
import { drags } from '#ui/drag.ts';
import type { Spot } from './choices.ts';
import { useTheDesk } from './desk.ts';

interface PressProps {
  readonly spot: Spot;
  readonly class: string;
  readonly label: string;
  readonly part?: string;
  /** A panel that a mission may keep for later. */
  readonly panel?: string;
  readonly tip?: string | undefined;
  readonly style?: Readonly<Record<string, string>> | undefined;
  readonly letter?: string | undefined;
  /** Whether it is laid out, where a press only does that. */
  readonly marked?: boolean | undefined;
  /** What a press does instead of choosing. */
  readonly mark?: (() => void) | undefined;
  readonly children?: ComponentChildren;
}

export function Press(props: PressProps): JSX.Element {
  const { spot, label, part, panel, tip, style, letter, marked, mark, children } = props;
  const desk = useTheDesk();
  const offered = desk.at(spot);
  const live = marked !== undefined || offered.length > 0;
  const held = desk.picked?.spot === spot;
  const best = [...(desk.best?.by ?? []), ...(desk.best?.on ?? [])].includes(spot);
  const { onPointerDown, ...handlers } = useAimAt(
    desk,
    offered.length === 1 ? offered[0] : undefined,
    mark ?? (() => desk.press(spot)),
  );
  const drag = drags(
    offered.some(({ by }) => by?.includes(spot)),
    {
      lift: () => desk.lift(spot),
      drop: (to) =>
        desk.drop(
          spot,
          offered.flatMap(({ on = [] }) => on).find((one) => one === to),
        ),
    },
  );
  return (
    <button
      type="button"
      class={`${props.class}${live ? ' er-live' : ''}${best ? ' er-best' : ''}`}
      style={style}
      data-spot={spot}
      data-part={part}
      data-panel={panel}
      title={tip}
      aria-label={label}
      aria-pressed={marked ?? (held || undefined)}
      aria-disabled={live || mark ? undefined : true}
      aria-keyshortcuts={live ? letter : undefined}
      {...handlers}
      onPointerDown={(event) => {
        onPointerDown(event);
        drag(event);
      }}
    >
      {children}
      {live && letter ? <kbd class="er-key">{letter}</kbd> : undefined}
    </button>
  );
}
