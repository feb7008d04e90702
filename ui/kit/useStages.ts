/** Plays on the board how the present came about, stage by stage. A press goes on to the next stage, a second one to the present. */
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { onShow, paceOf } from './motion.ts';
import { isTyping } from './numberKeys.ts';
import { shield, swallow } from './shield.ts';

/** One picture of a stage, and for how long at the usual pace. Those of one stage follow each other without a break. */
export interface StageFrame<V, S extends string> {
  readonly stage: S;
  readonly view: V;
  readonly ms: number;
}

interface Showing<V, S extends string> {
  /** The view all of it leads to. */
  readonly of: V;
  readonly frames: readonly StageFrame<V, S>[];
  readonly at: number;
  readonly presses: number;
}

/** Keys that only lead to another key. */
const NO_PRESS = new Set(['Tab', 'Shift', 'Control', 'Alt', 'Meta']);

/** What a board is given with its view. */
interface Seen {
  readonly fresh: readonly unknown[];
  /** It is not the present, and nothing of it is new. */
  readonly looked?: boolean | undefined;
}

export function useStages<V, S extends string>(
  view: V,
  { fresh, looked = false }: Seen,
  framesFrom: (before: V) => readonly StageFrame<V, S>[],
): { readonly view: V; readonly stage: S | undefined } {
  const present = useRef({ view, fresh });
  const [showing, show] = useState<Showing<V, S>>({ of: view, frames: [], at: 0, presses: 0 });
  let now = showing;
  if (!looked && showing.of !== view) {
    const news = fresh.length > 0 && fresh !== present.current.fresh && paceOf() > 0;
    now = { of: view, frames: news ? framesFrom(present.current.view) : [], at: 0, presses: 0 };
    show(now);
  }
  if (!looked) present.current = { view, fresh };
  const frame = looked ? undefined : now.frames[now.at];
  const shown = useRef(false);
  useLayoutEffect(() => {
    onShow.value = frame !== undefined;
    if (frame === undefined && shown.current) shield();
    shown.current = frame !== undefined;
    if (frame === undefined) return;
    const go = (to: (at: number) => number, press: number): void =>
      show((last) => (last.of === view ? { ...last, at: to(last.at), presses: last.presses + press } : last));
    const timer = setTimeout(() => go((at) => at + 1, 0), frame.ms * paceOf());
    const press = (): void => go((at) => skipped(now.frames, at, now.presses + 1), 1);
    const signals = new AbortController();
    const pressed = (event: Event): void => {
      swallow(event);
      press();
    };
    document.addEventListener('pointerdown', pressed, { capture: true, signal: signals.signal });
    const keyed = (event: KeyboardEvent): void => {
      if (isTyping(event) || NO_PRESS.has(event.key)) return;
      // Whatever has the focus, they go on and do nothing else: a button that waits unseen is not pressed by them.
      if (event.key === ' ' || event.key === 'Enter') {
        event.preventDefault();
        event.stopPropagation();
      }
      press();
    };
    document.addEventListener('keydown', keyed, { capture: true, signal: signals.signal });
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

/** Where a press leads: to the end of the stage that is shown, and a second one to the end of all. */
export function skipped(frames: readonly { readonly stage: string }[], at: number, presses: number): number {
  const { stage } = frames[at] ?? {};
  const next = frames.findIndex((frame, i) => i > at && frame.stage !== stage);
  return presses > 1 || next < 0 ? frames.length : next;
}
