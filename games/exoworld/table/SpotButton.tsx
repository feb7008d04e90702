/** Anything on the table that can be pressed: it shows what a press would do, and whether it is worth pressing. */
import type { ComponentChildren, CSSProperties, JSX } from 'preact';
import type { AimHandlers } from '#ui/aim.ts';
import { drags } from '#ui/drag.ts';
import { useAim } from './aim.ts';
import type { Spot } from './choices.ts';
import { useTheDesk } from './desk.ts';

interface SpotButtonProps {
  readonly spot: Spot;
  readonly label: string;
  readonly class: string;
  readonly part?: string;
  readonly style?: CSSProperties;
  /** A place of the base, which hears of presses and looks for all of them. */
  readonly cell?: string;
  readonly tabIndex?: number;
  readonly keys?: string;
  /** A card that can be dragged to where it goes. */
  readonly card?: boolean;
  readonly children: ComponentChildren;
}

export function SpotButton({
  spot,
  label,
  part,
  style,
  cell,
  tabIndex,
  keys,
  card = false,
  children,
  ...props
}: SpotButtonProps): JSX.Element {
  const desk = useTheDesk();
  const offered = desk.at(spot);
  const goes = card && offered.some(({ by, on }) => by.includes(spot) && on.length > 0);
  const drag = drags(goes, {
    lift: () => desk.lift(spot),
    drop: (on) => desk.drop(spot, on as Spot | undefined),
  });
  const aim = useAim(desk.atOnce(spot), () => desk.press(spot));
  const handlers: AimHandlers = {
    ...aim,
    onPointerDown(event) {
      aim.onPointerDown(event);
      drag(event);
    },
  };
  const best = desk.best !== undefined && offered.some(({ key }) => key === desk.best?.key);
  const flags = [
    props.class,
    offered.length > 0 ? 'xw-live' : '',
    desk.picked?.spot === spot ? 'xw-picked' : '',
    desk.isTarget(spot) ? 'xw-target' : '',
    best ? 'xw-best' : '',
  ];
  return (
    <button
      type="button"
      class={flags.filter(Boolean).join(' ')}
      aria-label={label}
      aria-keyshortcuts={keys}
      data-spot={spot}
      data-part={part}
      data-place={cell}
      tabIndex={tabIndex}
      style={style}
      {...(cell === undefined ? handlers : {})}
    >
      {children}
    </button>
  );
}
