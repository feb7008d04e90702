/** Pan and zoom: pointer drag, wheel, pinch, buttons and keys. The board is fitted until someone moves it. */
import type { RefObject, TargetedPointerEvent, TargetedWheelEvent } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Point } from './geometry.ts';

export interface Camera {
  readonly x: number;
  readonly y: number;
  readonly k: number;
}

export interface CameraHold {
  readonly camera: Camera;
  readonly fitted: boolean;
  /** Whether the last press was a drag, so that the click after it means nothing. */
  dragged(): boolean;
  zoom(by: number): void;
  pan(dx: number, dy: number): void;
  fit(): void;
  /** Brings a point into sight. */
  show(point: Point): void;
  readonly handlers: {
    onPointerDown(event: TargetedPointerEvent<SVGSVGElement>): void;
    onPointerMove(event: TargetedPointerEvent<SVGSVGElement>): void;
    onPointerUp(event: TargetedPointerEvent<SVGSVGElement>): void;
    onPointerCancel(event: TargetedPointerEvent<SVGSVGElement>): void;
    onWheel(event: TargetedWheelEvent<SVGSVGElement>): void;
  };
}

const CLOSEST = 3;
const DRAG = 6;
const EDGE = 40;

export function useCamera(ref: RefObject<SVGSVGElement | null>, half: Point, below: number): CameraHold {
  const [box, setBox] = useState({ width: 600, height: 520 });
  const [held, setHeld] = useState<Camera>();
  const fingers = useRef(new Map<number, Point>());
  const moved = useRef(0);

  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    const measure = (): void =>
      setBox({ width: element.clientWidth || 600, height: element.clientHeight || 520 });
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref]);

  const height = Math.max(120, box.height - below);
  const least = Math.min(box.width / (2 * half.x), height / (2 * half.y));
  const fit: Camera = { x: box.width / 2, y: height / 2, k: least };
  const camera = held ?? fit;

  const keep = ({ x, y, k }: Camera): Camera => {
    const kept = Math.min(CLOSEST, Math.max(least * 0.9, k));
    const clamp = (at: number, size: number, reach: number): number =>
      Math.min(size / 2 + reach * kept, Math.max(size / 2 - reach * kept, at));
    return { x: clamp(x, box.width, half.x), y: clamp(y, height, half.y), k: kept };
  };
  const zoomAt = (by: number, at: Point): void =>
    setHeld((now) => {
      const { x, y, k } = now ?? fit;
      const next = Math.min(CLOSEST, Math.max(least * 0.9, k * by));
      const grow = next / k;
      return keep({ k: next, x: at.x - (at.x - x) * grow, y: at.y - (at.y - y) * grow });
    });
  const centre = { x: box.width / 2, y: height / 2 };
  const at = (event: { clientX: number; clientY: number }): Point => {
    const area = ref.current?.getBoundingClientRect();
    return { x: event.clientX - (area?.left ?? 0), y: event.clientY - (area?.top ?? 0) };
  };
  const lift = ({ pointerId }: { pointerId: number }): void => {
    fingers.current.delete(pointerId);
  };

  return {
    camera,
    fitted: held === undefined,
    dragged: () => moved.current > DRAG,
    zoom: (by) => zoomAt(by, centre),
    pan: (dx, dy) =>
      setHeld((now) => keep({ ...(now ?? fit), x: (now ?? fit).x + dx, y: (now ?? fit).y + dy })),
    fit: () => setHeld(undefined),
    show(point) {
      const x = camera.x + point.x * camera.k;
      const y = camera.y + point.y * camera.k;
      const dx = x < EDGE ? EDGE - x : Math.min(0, box.width - EDGE - x);
      const dy = y < EDGE ? EDGE - y : Math.min(0, height - EDGE - y);
      if (held !== undefined && (dx !== 0 || dy !== 0))
        setHeld(keep({ ...camera, x: camera.x + dx, y: camera.y + dy }));
    },
    handlers: {
      onPointerDown(event) {
        if (fingers.current.size === 0) moved.current = 0;
        fingers.current.set(event.pointerId, at(event));
      },
      onPointerMove(event) {
        const from = fingers.current.get(event.pointerId);
        if (from === undefined) return;
        const to = at(event);
        moved.current += Math.hypot(to.x - from.x, to.y - from.y);
        const other = [...fingers.current].find(([id]) => id !== event.pointerId)?.[1];
        fingers.current.set(event.pointerId, to);
        if (other) {
          const before = Math.hypot(from.x - other.x, from.y - other.y);
          const now = Math.hypot(to.x - other.x, to.y - other.y);
          if (before > 0) zoomAt(now / before, { x: (to.x + other.x) / 2, y: (to.y + other.y) / 2 });
        } else if (moved.current > DRAG) {
          event.currentTarget.setPointerCapture(event.pointerId);
          setHeld((now) =>
            keep({ ...(now ?? fit), x: (now ?? fit).x + to.x - from.x, y: (now ?? fit).y + to.y - from.y }),
          );
        }
      },
      onPointerUp: lift,
      onPointerCancel: lift,
      onWheel(event) {
        event.preventDefault();
        zoomAt(Math.exp(-event.deltaY * 0.0016), at(event));
      },
    },
  };
}
