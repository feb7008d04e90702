/** What the width of an element means for what is inside it, followed as it changes. */
import type { RefObject } from 'preact';
import { useLayoutEffect, useState } from 'preact/hooks';

/** `sort` turns a width into a kind of layout; the page is only drawn anew when the kind changes. */
export function useWidth<T>(ref: RefObject<HTMLElement | null>, sort: (width: number) => T): T {
  const [kind, setKind] = useState<T>(() => sort(innerWidth));
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    const measure = (): void => setKind(() => sort(element.clientWidth));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref]);
  return kind;
}
