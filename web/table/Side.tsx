/** Beside the board, where there is room: the decision above, the log below. Each scrolls for itself, the page never. */

import type { Kit } from '#engine';
import { scrollable } from '#ui/scrollable.ts';
import { words } from '../text/en.ts';
import { Decide } from './Decide.tsx';
import { HintNews } from './HintNews.tsx';
import { Strip } from './Strip.tsx';
import type { Shared, Slots } from './shared.ts';
import { TableLog } from './TableLog.tsx';

export function Side<K extends Kit>({ company, ...shared }: Shared<K> & Slots) {
  const { match } = shared;
  return (
    <aside class="side" aria-label={words.table.choose}>
      <section ref={scrollable} class="side__decide o-panel" aria-label={words.table.asked}>
        {company}
        <Strip {...shared} />
        <HintNews match={match} />
        <Decide {...shared} />
      </section>
      <section class="side__panel o-panel" aria-labelledby="log-title">
        <h2 id="log-title" class="side__title o-eyebrow">
          {words.table.log}
        </h2>
        <section ref={scrollable} class="side__log" tabIndex={-1} aria-labelledby="log-title">
          <TableLog match={match} />
        </section>
      </section>
    </aside>
  );
}
