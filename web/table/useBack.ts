/** The system's Back goes one step down while something is raised, before it leaves the page. */
import { useEffect, useRef } from 'preact/hooks';

/** `level` is how many steps it is raised by. */
export function useBack(level: number, lower: (to: number) => void): void {
  const pushed = useRef(0);
  /** Steps back that this page took itself. */
  const own = useRef(0);
  const down = useRef(lower);
  down.current = lower;
  useEffect(() => {
    for (; pushed.current < level; pushed.current++) history.pushState(history.state, '');
    if (pushed.current === level) return;
    own.current++;
    history.go(level - pushed.current);
    pushed.current = level;
  }, [level]);
  useEffect(() => {
    const back = (): void => {
      if (own.current > 0) own.current--;
      else if (pushed.current > 0) down.current(--pushed.current);
    };
    addEventListener('popstate', back);
    return () => removeEventListener('popstate', back);
  }, []);
}
