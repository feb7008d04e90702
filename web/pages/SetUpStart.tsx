/** The start of a set-up form: what is wrong with it, and the way on. */
import { useLayoutEffect, useRef } from 'preact/hooks';
import { PlayIcon } from '#ui/art/icons.tsx';
import { words } from '../text/en.ts';

interface SetUpStartProps {
  problem: string | undefined;
  label: string;
  /** Whoever comes here most likely wants to begin. */
  focused?: boolean;
}

export function SetUpStart({ problem, label, focused = false }: SetUpStartProps) {
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    // After the page has put the focus on its heading.
    if (focused) queueMicrotask(() => button.current?.focus({ preventScroll: true }));
  }, []);
  return (
    <>
      {problem ? (
        <p class="setup__problem" role="alert">
          {words.setUp.problem}: {problem}
        </p>
      ) : undefined}
      <div class="setup__start">
        <button ref={button} type="submit" class="o-button o-button--primary">
          <PlayIcon /> {label}
        </button>
      </div>
    </>
  );
}
