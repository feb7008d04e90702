/** The end of a set-up form: what is wrong with it, and the way on. */
import { PlayIcon } from '#ui/art/icons.tsx';
import { words } from '../text/en.ts';

export function SetUpStart({ problem, label }: { problem: string | undefined; label: string }) {
  return (
    <>
      {problem ? (
        <p class="setup__problem" role="alert">
          {words.setUp.problem}: {problem}
        </p>
      ) : undefined}
      <div class="setup__start">
        <button type="submit" class="o-button o-button--primary">
          <PlayIcon /> {label}
        </button>
      </div>
    </>
  );
}
