/** The drawn board: places under one camera, walked by keys, looked at and pressed. The game draws what is on them. */
import type { ComponentChildren, JSX } from 'preact';
import { useMemo, useRef } from 'preact/hooks';
import type { Place, Touch } from './board.ts';
import { useSight } from './sight.ts';
import { type CameraHold, type Sight, useCamera } from './useCamera.ts';
import { useTouch } from './useTouch.ts';
import './surface.css';

export interface SurfaceProps<P extends Place> extends Sight, Touch<P['id']> {
  readonly name: string;
  readonly places: readonly P[];
  /** Its class, which changes more often than the drawing. */
  paint(place: P): string;
  /** Around 0 0. */
  draw(place: P): ComponentChildren;
  /** Below the places: lanes and tints. */
  readonly under?: ComponentChildren;
  /** Above the places: pieces and paths. Listeners hear of them by the places. */
  readonly children?: ComponentChildren;
  /** Buttons and words over the drawing. */
  tools?(hold: CameraHold): ComponentChildren;
}

/** Fewer pixels to a unit than this, and small words would hide what they speak of. */
const FAR = 0.5;
const CLOSER = 1.25;
const PAN = 60;
const KEYS: Readonly<Record<string, (hold: CameraHold) => void>> = {
  '+': (hold) => hold.zoom(CLOSER),
  '=': (hold) => hold.zoom(CLOSER),
  '-': (hold) => hold.zoom(1 / CLOSER),
};
const SHIFTED: Readonly<Record<string, readonly [dx: number, dy: number]>> = {
  ArrowLeft: [PAN, 0],
  ArrowRight: [-PAN, 0],
  ArrowUp: [0, PAN],
  ArrowDown: [0, -PAN],
};

function viewKeys({ key, shiftKey }: KeyboardEvent, hold: CameraHold): boolean {
  const shift = shiftKey ? SHIFTED[key] : undefined;
  if (shift) hold.pan(...shift);
  else if (KEYS[key]) KEYS[key](hold);
  else return false;
  return true;
}

export function Surface<P extends Place>(props: SurfaceProps<P>): JSX.Element {
  const { name, places, paint, draw, under, children, tools } = props;
  const root = useRef<HTMLDivElement>(null);
  const svg = useRef<SVGSVGElement>(null);
  const hold = useCamera(svg, props);
  useSight(root, hold);
  const { x, y, k } = hold.camera;
  const ids = useMemo(() => places.map(({ id }) => id), [places]);
  const cursor = useTouch(root, {
    ...props,
    ids,
    spots: () => places,
    show(id) {
      const place = places.find((one) => one.id === id);
      if (place) hold.show(place.at);
    },
    dragged: hold.dragged,
    keys: (event) => viewKeys(event, hold),
  });
  // Moving the camera draws nothing anew.
  const drawn = useMemo(
    () =>
      places.map((place) => (
        // biome-ignore lint/a11y/useSemanticElements: a button cannot be drawn inside a drawing
        <g
          key={place.id}
          class={`o-place ${paint(place)}`}
          transform={`translate(${place.at.x} ${place.at.y})`}
          role="button"
          tabindex={place.id === cursor ? 0 : -1}
          aria-label={place.label}
          aria-pressed={place.tone === 'held' ? true : undefined}
          data-place={place.id}
          data-tone={place.tone}
        >
          {draw(place)}
        </g>
      )),
    [places, paint, draw, cursor],
  );
  return (
    // The drawing itself must not listen for focus: that would make it a stop of its own.
    <div ref={root} class="o-surface">
      {/* biome-ignore lint/a11y/useSemanticElements: a group of places in a drawing */}
      <svg
        ref={svg}
        class="o-surface__svg"
        role="group"
        aria-label={name}
        data-still={hold.fitted ? '' : undefined}
        data-glides={hold.glides ? '' : undefined}
      >
        <g
          class="o-surface__world"
          style={{ '--k': k, transform: `translate(${x}px, ${y}px) scale(${k})` }}
          data-far={k < FAR ? '' : undefined}
        >
          {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: pictures of what the places say in words */}
          <g aria-hidden="true">{under}</g>
          {drawn}
          {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: see above */}
          <g aria-hidden="true" class="o-surface__over">
            {children}
          </g>
        </g>
      </svg>
      {tools?.(hold)}
    </div>
  );
}
