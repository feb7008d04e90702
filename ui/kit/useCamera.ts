/** A camera that listens: pointer drag, wheel and pinch. It shows the focus until somebody moves it. */
import type { RefObject } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import {
  type Box,
  type Camera,
  fitted,
  kept,
  type Lens,
  type Point,
  panned,
  type Room,
  showing,
  uncut,
  zoomed,
} from './camera.ts';

export interface CameraHold {
  readonly camera: Camera;
  /** Nobody has moved it. */
  readonly fitted: boolean;
  /** It goes elsewhere because something else is to be seen; where the screen has changed, it is there at once. */
  readonly glides: boolean;
  /** Whether the last press was a drag: the click after it means nothing. */
  dragged(): boolean;
  /** Around the middle of the screen. */
  zoom(by: number): void;
  pan(dx: number, dy: number): void;
  fit(): void;
  /** Brings a point of the world into sight. */
  show(point: Point): void;
}

export interface Sight {
  readonly world: Box;
  readonly focus?: Box | undefined;
  readonly closest?: number | undefined;
  /** What must not be cut by an edge while nobody has moved the camera, and the room each takes. */
  readonly entire?: { readonly spots: readonly Point[]; readonly room: Room } | undefined;
  /** So much of the lower edge is covered by a panel. */
  readonly below?: number | undefined;
  /** What is asked: where it changes, the camera goes back to the focus, whoever moved it. */
  readonly cue?: string | undefined;
}

type Move = (lens: Lens, camera: Camera) => Camera;

const DRAG = 6;
const EDGE = 40;
const LEAST_HEIGHT = 120;
/** Before anything is measured. */
const USUAL = { width: 600, height: 520 };

export function useCamera(ref: RefObject<SVGSVGElement | null>, sight: Sight): CameraHold {
  const { world, focus, closest = 3, below = 0, cue = '', entire } = sight;
  const [screen, setScreen] = useState(USUAL);
  const aim = focus && `${cue} ${focus.x} ${focus.y} ${focus.width} ${focus.height}`;
  const [held, setHeld] = useState<{ readonly camera: Camera; readonly aim: string | undefined }>();
  const moved = useRef(0);
  const height = Math.max(Math.min(LEAST_HEIGHT, screen.height), screen.height - below);
  const aimed: Lens = { screen: { width: screen.width, height }, world, focus, closest };
  const lens = entire ? { ...aimed, focus: uncut(aimed, entire.spots, entire.room) } : aimed;
  // Whoever moved the camera meant what was to be seen then.
  const own = held?.aim === aim ? held?.camera : undefined;
  const camera = own ? kept(lens, own) : fitted(lens);
  const now = useRef({ lens, camera, aim, still: own === undefined });
  now.current = { lens, camera, aim, still: own === undefined };
  const move = (change: Move): void => {
    const { lens: through, camera: from, aim: at } = now.current;
    const next = change(through, from);
    if (next === from) return;
    now.current = { ...now.current, camera: next };
    // Without a focus, as far away as it goes is as it was at first.
    setHeld(
      through.focus === undefined && next.k <= fitted(through).k ? undefined : { camera: next, aim: at },
    );
  };

  const measured = useRef(screen);
  const glides = measured.current === screen;
  useLayoutEffect(() => {
    measured.current = screen;
    // Drawn before anything may glide again: who presses what has just been measured must not miss it.
    if (!glides) ref.current?.getBoundingClientRect();
  });

  useLayoutEffect(() => {
    const svg = ref.current;
    if (!svg) return;
    const measure = (): void =>
      setScreen({ width: svg.clientWidth || USUAL.width, height: svg.clientHeight || USUAL.height });
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(svg);
    const deaf = listen(svg, move, moved, () => now.current.still);
    return () => {
      observer.disconnect();
      deaf();
    };
  }, [ref]);

  return {
    camera,
    fitted: own === undefined,
    glides: glides && own === undefined,
    dragged: () => moved.current > DRAG,
    zoom: (by) =>
      move((through, from) =>
        zoomed(through, from, by, { x: through.screen.width / 2, y: through.screen.height / 2 }),
      ),
    pan: (dx, dy) => move((through, from) => panned(through, from, dx, dy)),
    fit: () => setHeld(undefined),
    show: (point) => move((through, from) => showing(through, from, point, own ? EDGE : 0)),
  };
}

/**
 * `moved` counts the pixels of the press that is under way. While the camera is `still`, a single finger scrolls the page
 * and not the board. Gives what ends it.
 */
function listen(
  svg: SVGSVGElement,
  move: (change: Move) => void,
  moved: { current: number },
  still: () => boolean,
): () => void {
  const fingers = new Map<number, Point>();
  const end = new AbortController();
  const { signal } = end;
  const at = ({ clientX, clientY }: MouseEvent): Point => {
    const { left, top } = svg.getBoundingClientRect();
    return { x: clientX - left, y: clientY - top };
  };
  const put = (event: PointerEvent): void => {
    if (fingers.size === 0) moved.current = 0;
    fingers.set(event.pointerId, at(event));
  };
  const drag = (event: PointerEvent): void => {
    const from = fingers.get(event.pointerId);
    if (from === undefined) return;
    const to = at(event);
    const other = [...fingers].find(([id]) => id !== event.pointerId)?.[1];
    moved.current += Math.hypot(to.x - from.x, to.y - from.y);
    fingers.set(event.pointerId, to);
    if (other) {
      const before = Math.hypot(from.x - other.x, from.y - other.y);
      const after = Math.hypot(to.x - other.x, to.y - other.y);
      const between = { x: (to.x + other.x) / 2, y: (to.y + other.y) / 2 };
      if (before > 0) move((lens, camera) => zoomed(lens, camera, after / before, between));
    } else if (moved.current > DRAG && !(still() && event.pointerType === 'touch')) {
      svg.setPointerCapture(event.pointerId);
      move((lens, camera) => panned(lens, camera, to.x - from.x, to.y - from.y));
    }
  };
  const lift = ({ pointerId }: PointerEvent): void => {
    fingers.delete(pointerId);
  };
  const turn = (event: WheelEvent): void => {
    event.preventDefault();
    move((lens, camera) => zoomed(lens, camera, Math.exp(-event.deltaY * 0.0016), at(event)));
  };
  const pinch = (event: TouchEvent): void => {
    if (event.touches.length > 1) event.preventDefault();
  };
  svg.addEventListener('pointerdown', put, { signal });
  svg.addEventListener('pointermove', drag, { signal });
  svg.addEventListener('pointerup', lift, { signal });
  svg.addEventListener('pointercancel', lift, { signal });
  // Not passive: what zooms the board must not zoom or scroll the page as well.
  svg.addEventListener('touchstart', pinch, { signal, passive: false });
  svg.addEventListener('wheel', turn, { signal, passive: false });
  return () => end.abort();
}
