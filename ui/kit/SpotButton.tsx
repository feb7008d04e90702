/** Anything on a laid-out board that can be pressed: it shows what a press would do, and whether it is worth pressing. */
import type { ComponentChildren, CSSProperties, JSX } from 'preact';
import { type AimHandlers, useAimAt } from '../aim.ts';
import { drags } from '../drag.ts';
import type { Reachable } from './hand.ts';
import type { Held } from './useHand.ts';
import './parts/press.css';

export interface SpotProps<P extends string> {
  readonly spot: P;
  readonly label: string;
  readonly class: string;
  readonly part?: string | undefined;
  readonly style?: CSSProperties;
  /** A place of a board that hears of presses and looks for all its places (`usePlaces`). */
  readonly cell?: string;
  readonly tabIndex?: number;
  /** A card that can be dragged to where it goes. */
  readonly card?: boolean;
  /** A panel that a mission may keep for later. */
  readonly panel?: string | undefined;
  /** It leaves its room to the others as long as it is kept. */
  readonly folds?: boolean;
  readonly tip?: string | undefined;
  /** The key that presses it while it can be pressed. */
  readonly letter?: string | undefined;
  /** Whether it is laid out, where a press only does that. */
  readonly marked?: boolean | undefined;
  /** What a press does instead of choosing. */
  readonly mark?: (() => void) | undefined;
  readonly children?: ComponentChildren;
}

interface SpotButtonProps<P extends string, C extends Reachable<P>> extends SpotProps<P> {
  readonly desk: Held<P, C>;
}

export function SpotButton<P extends string, C extends Reachable<P>>({
  desk,
  spot,
  label,
  part,
  style,
  cell,
  tabIndex,
  card = false,
  panel,
  folds,
  tip,
  letter,
  marked,
  mark,
  children,
  ...props
}: SpotButtonProps<P, C>): JSX.Element {
  const { picked } = desk;
  const offered = desk.at(spot);
  const goes = card && offered.some(({ by = [], on = [] }) => by.includes(spot) && on.length > 0);
  const drag = drags(goes, {
    lift: () => desk.lift(spot),
    drop: (on) => desk.drop(spot, on as P | undefined),
  });
  const aim = useAimAt(desk, desk.atOnce(spot), mark ?? (() => desk.press(spot)));
  const live = marked !== undefined || offered.length > 0;
  const handlers: AimHandlers = {
    ...aim,
    onPointerDown(event) {
      aim.onPointerDown(event);
      drag(event);
    },
  };
  const target = picked?.spot !== spot && picked?.choices.some(({ on = [] }) => on.includes(spot));
  const flags = [
    props.class,
    live ? 'o-live' : '',
    picked?.spot === spot ? 'o-picked' : '',
    target ? 'o-target' : '',
  ];
  return (
    <button
      type="button"
      class={flags.filter(Boolean).join(' ')}
      aria-label={label}
      data-spot={spot}
      data-part={part}
      data-panel={panel}
      data-folds={folds ? '' : undefined}
      data-place={cell}
      title={tip}
      aria-pressed={marked ?? (picked?.spot === spot || undefined)}
      aria-keyshortcuts={live ? letter : undefined}
      tabIndex={tabIndex}
      style={style}
      {...(cell === undefined ? handlers : {})}
    >
      {children}
      {live && letter ? <kbd class="o-letter">{letter}</kbd> : undefined}
    </button>
  );
}
