/** Dice on a table that are seen thrown: a die that shows another face than before, or is new. */
import { useEffect, useRef } from 'preact/hooks';

/** How often each die has been thrown since the table was opened. */
export function useThrows(view: unknown, faces: readonly string[]): readonly number[] {
  const last = useRef<{ readonly view: unknown; readonly faces: readonly string[] } | undefined>(undefined);
  const counts = useRef<readonly number[]>([]);
  const before = last.current;
  if (before && before.view !== view)
    counts.current = faces.map((face, i) => (counts.current[i] ?? 0) + (before.faces[i] === face ? 0 : 1));
  useEffect(() => {
    last.current = { view, faces };
  }, [view]);
  return counts.current;
}
