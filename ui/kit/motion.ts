/** Animation that respects the person's settings and never holds up the hands. */
import { signal } from '@preact/signals';
import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';

/** In milliseconds at the usual pace. */
interface Timing {
  readonly ms: number;
  readonly delay?: number;
  readonly ease?: string;
}
export type Run = (element: Element, frames: Keyframe[], timing: Timing) => Animation;

/** Something is being shown at length on the board: what would cover it waits. */
export const onShow = signal(false);

/** Like a press anywhere: on to the next stage of what is shown. */
export function goOn(): void {
  document.dispatchEvent(new Event('pointerdown'));
}

/** Something lies open that should be read before a match or a mission is called over. */
export const reading = signal(false);

const EASE = 'cubic-bezier(0.2, 0.7, 0.2, 1)';

/** Whenever the view has changed: `note` says how things stand, `play` moves them there from how they stood. */
export function useMotion<E extends Element, N extends object>(
  ref: RefObject<E | null>,
  view: unknown,
  note: (root: E) => N,
  play: (run: Run, now: N, before: N, root: E) => void,
): void {
  const last = useRef<N | undefined>(undefined);
  useLayoutEffect(() => {
    const root = ref.current;
    if (!root) return;
    const before = last.current;
    const now = note(root);
    last.current = now;
    const pace = paceOf(root);
    if (!before || pace === 0) return;
    const running: Animation[] = [];
    const run: Run = (element, frames, { ms, delay = 0, ease = EASE }) => {
      const times = { duration: ms * pace, delay: delay * pace };
      const animation = element.animate(frames, { ...times, easing: ease, fill: 'backwards' });
      running.push(animation);
      return animation;
    };
    play(run, now, before, root);
    return running.length > 0 ? skippable(running) : undefined;
  }, [view]);
}

/** How long things may take: 1 as drawn, less when the person wants it faster, 0 when nothing should move. */
export function paceOf(element: Element = document.documentElement): number {
  const pace = Number.parseFloat(getComputedStyle(element).getPropertyValue('--motion') || '1');
  return pace > 0 ? pace : 0;
}

/** Whoever goes on playing skips the show. Gives what ends it, for the next effect to call. */
function skippable(running: readonly Animation[]): () => void {
  const skip = (): void => {
    for (const animation of running) animation.finish();
  };
  const signals = new AbortController();
  for (const type of ['pointerdown', 'keydown'])
    document.addEventListener(type, skip, { capture: true, signal: signals.signal });
  return () => {
    signals.abort();
    skip();
  };
}
