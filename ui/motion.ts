/** Animation that respects the person's settings and never holds up the hands. */

/** How long things may take: 1 as drawn, less when the person wants it faster, 0 when nothing should move. */
export function paceOf(element: Element): number {
  const pace = Number.parseFloat(getComputedStyle(element).getPropertyValue('--motion') || '1');
  return pace > 0 ? pace : 0;
}

/** Whoever goes on playing skips the show. Gives what ends it, for the next effect to call. */
export function skippable(running: readonly Animation[]): () => void {
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
