/** Beside the board, where there is room: the decision above, the log below. Each scrolls for itself, the page never. */

import type { Kit } from '#engine';
import { words } from '../text/en.ts';
import { Decide } from './Decide.tsx';
import { HintNews } from './HintNews.tsx';
import { News } from './News.tsx';
import type { Shared, Slots } from './shared.ts';
import { TableLog } from './TableLog.tsx';

export function Side<K extends Kit>({ coach, company, ...shared }: Shared<K> & Slots) {
  const { match, table } = shared;
  return (
    <aside class="side" aria-label={words.table.choose}>
      <div class="side__decide o-panel">
        {company}
        {coach}
        {table.recaps ? undefined : <News match={match} />}
        <HintNews match={match} />
        <Decide {...shared} />
      </div>
      <section class="side__panel o-panel" aria-labelledby="log-title">
        <h2 id="log-title" class="side__title o-eyebrow">
          {words.table.log}
        </h2>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard. */}
        <section class="side__log" tabIndex={0} aria-labelledby="log-title">
          <TableLog match={match} />
        </section>
      </section>
    </aside>
  );
}
