/** What stands in the place of a decision while the board shows something else than the present. */
import type { Kit } from '#engine';
import { Headline } from '#ui/kit/Headline.tsx';
import { goOn, onShow } from '#ui/kit/motion.ts';
import { words } from '../text/en.ts';
import type { Retelling } from './recap.ts';

/** While the board shows at length what happens: the way on, beside a press anywhere. */
export function OnBoard() {
  if (!onShow.value) return undefined;
  return (
    <div class="later">
      <p class="o-muted">{words.table.onBoard}</p>
      {/* A pointer has pressed already, as anywhere; this is for keys and screen readers. */}
      <button
        type="button"
        class="o-button o-button--small"
        onClick={({ detail }) => (detail === 0 ? goOn() : undefined)}
      >
        {words.table.goOn}
      </button>
    </div>
  );
}

/** While what happened is watched: which step it is, and what is told by it. */
export function LookingBack<K extends Kit>({ recap, player }: Retelling<K>) {
  const { value: shown } = player.shown;
  if (shown === undefined) return undefined;
  const { at, of } = player.progress;
  const title = recap.value.chapters[shown.chapter]?.title ?? '';
  const { text } = shown.line ?? {};
  const named = text?.startsWith(title) ? text : text && words.table.lookedAt(title, text);
  return <Headline who={words.table.lookingBack(at, of)} asked={named ?? words.table.lookedFrom} />;
}
