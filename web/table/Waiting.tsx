/** What stands in the place of a decision: who else is being waited for, or how it ended. */
import type { Kit } from '#engine';
import { TrophyIcon } from '#ui/art/icons.tsx';
import { words } from '../text/en.ts';
import type { Shared } from './shared.ts';

export function Waiting<K extends Kit>({ match, openEnd }: Pick<Shared<K>, 'match' | 'openEnd'>) {
  const { value: work } = match.others.work;
  if (match.outcome.value) {
    const { title, detail } = match.game.words.outcome(match.outcome.value, match.viewer.value);
    return (
      <section class="verdict">
        <h2>{title}</h2>
        <p>{detail}</p>
        <button type="button" class="o-button o-button--primary" onClick={openEnd}>
          {match.outcome.value.winners.includes(match.viewer.value) ? <TrophyIcon /> : undefined}{' '}
          {words.end.show}
        </button>
      </section>
    );
  }
  // A lesson that wants something read first waits for nobody.
  if (match.decision.value !== undefined) return undefined;
  if (work.status === 'failed') {
    return (
      <div class="verdict" role="alert">
        <p>{words.table.botFailed(work.reason)}</p>
        <button type="button" class="o-button" onClick={() => match.others.wake()}>
          {words.table.retry}
        </button>
      </div>
    );
  }
  if (work.status !== 'thinking') return undefined;
  const names = work.seats.map((seat) => match.called(seat));
  return <p class="o-muted">{names.length === 0 ? words.table.pause : words.table.waiting(names)}</p>;
}
