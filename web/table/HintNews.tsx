/** How far the bot's thinking is, or why it failed. */
import type { Kit } from '#engine';
import { words } from '../text/en.ts';
import type { Shared } from './shared.ts';

export function HintNews<K extends Kit>({ match }: Pick<Shared<K>, 'match'>) {
  const { value: hint } = match.hints.hint;
  if (hint.status === 'failed') return <p role="alert">{words.table.hintFailed(hint.reason)}</p>;
  if (hint.status !== 'thinking') return undefined;
  return (
    <div class="hintnews">
      <label class="hintnews__label">
        {words.table.hintThinking}
        <progress class="o-progress" max={1} value={hint.done} />
      </label>
      <button type="button" class="o-button o-button--small" onClick={() => match.hints.stop()}>
        {words.table.hintStop}
      </button>
    </div>
  );
}
