/** Speaks what happens to those who listen. A line is never lost by being equal to the one before. */
import { useEffect, useRef } from 'preact/hooks';

export function LiveRegion({ words, turn }: { words: string; turn: number }) {
  const region = useRef<HTMLOutputElement>(null);
  useEffect(() => {
    if (region.current) region.current.textContent = words;
  }, [words, turn]);
  return <output ref={region} class="visually-hidden" aria-live="polite" />;
}
