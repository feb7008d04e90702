/** The recap's strip at a table in play: below what is asked. */
import type { Kit } from '#engine';
import { Recap } from '#ui/kit/Recap.tsx';
import { narrow } from '../narrow.ts';
import type { Shared } from './shared.ts';

export function Strip<K extends Kit>({
  match,
  table,
  retelling,
  voices,
  advice,
  list,
  openLog,
}: Pick<Shared<K>, 'match' | 'table' | 'retelling' | 'voices' | 'advice' | 'list' | 'openLog'>) {
  const { recap, player, dismissed } = retelling;
  const count = match.moments.value.length;
  if (recap.value.chapters.length === 0 || dismissed.value === count) return undefined;
  return (
    <Recap
      key={recap.value.since}
      recap={recap.value}
      past={match.past.value}
      retold={table.retold}
      view={match.view.value}
      figure={table.Figure}
      player={player}
      // A hint or the list of all choices has the room while it is open.
      narrow={narrow.value || table.staged === true || advice.value !== undefined || list.value.open}
      said={voices.within}
      onDismiss={() => {
        player.stop();
        dismissed.value = count;
      }}
      onMore={openLog}
    />
  );
}
