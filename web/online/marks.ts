/** Marks in the window what waits for a person, as long as the page stands. */
import { useEffect } from 'preact/hooks';
import { markWindow, NOTHING, type Waits } from '../title.ts';

export function useMarks({ turns, unread }: Waits): void {
  useEffect(() => markWindow({ turns, unread }), [turns, unread]);
  useEffect(() => () => markWindow(NOTHING), []);
}
