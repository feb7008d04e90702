/** Plays a generation change on the board, stage by stage. A press goes on to the next stage, a second one to the present. */
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { onShow, paceOf } from '#ui/kit/motion.ts';
import type { ExoshipEvent } from '../event.ts';
import type { View } from '../view.ts';
import { type Frame, type Stage, skipped, stagesOf } from './stages.ts';

interface Showing {
  /** The view all of it leads to. */
  readonly of: View;
  readonly frames: readonly Frame[];
  readonly at: number;
  readonly presses: number;
}

export function useStages(
  view: View,
  fresh: readonly ExoshipEvent[],
): { readonly view: View; readonly stage: Stage | undefined } {
  const before = useRef(view);
  const [showing, show] = useState<Showing>({ of: view, frames: [], at: 0, presses: 0 });
  let now = showing;
  if (showing.of !== view) {
    const frames = paceOf() === 0 ? [] : stagesOf(before.current, view, fresh);
    now = { of: view, frames, at: 0, presses: 0 };
    show(now);
  }
  before.current = view;
  const frame = now.frames[now.at];
  useLayoutEffect(() => {
    onShow.value = frame !== undefined;
    if (frame === undefined) return;
    const go = (to: (at: number) => number, press: number): void =>
      show((last) => (last.of === view ? { ...last, at: to(last.at), presses: last.presses + press } : last));
    const timer = setTimeout(() => go((at) => at + 1, 0), frame.ms * paceOf());
    const press = (): void => go((at) => skipped(now.frames, at, now.presses + 1), 1);
    const signals = new AbortController();
    for (const type of ['pointerdown', 'keydown'])
      document.addEventListener(type, press, { capture: true, signal: signals.signal });
    return () => {
      clearTimeout(timer);
      signals.abort();
    };
  }, [frame]);
  useLayoutEffect(
    () => () => {
      onShow.value = false;
    },
    [],
  );
  return frame === undefined ? { view, stage: undefined } : { view: frame.view, stage: frame.stage };
}
