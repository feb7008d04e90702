/** What stands there until there is an answer, and where there is none. */
import { admin as text } from '../../text/admin.ts';
import { words } from '../../text/en.ts';
import type { AnswerHold } from './useAnswer.ts';

export function Waiting({ trouble, look }: Pick<AnswerHold<object>, 'trouble' | 'look'>) {
  if (trouble === undefined) return <p aria-busy="true">{words.loading}</p>;
  return (
    <div class="o-panel console__panel" role="alert">
      <p>{trouble}</p>
      <button type="button" class="o-button" onClick={look}>
        {text.again}
      </button>
    </div>
  );
}
