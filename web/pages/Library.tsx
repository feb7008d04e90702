/** Home: what to go on with, the table of the day, the games, and what came to an end. */

import { SHELF } from 'virtual:catalogue';
import { useEffect, useState } from 'preact/hooks';
import { LinkIcon, StarIcon } from '#ui/art/icons.tsx';
import { doorOf } from '../games.ts';
import { Page } from '../Page.tsx';
import { to } from '../router.ts';
import { changed } from '../store/kept.ts';
import { readJson } from '../store/local.ts';
import { listResults } from '../store/results.ts';
import { listSaves } from '../store/saves.ts';
import { words } from '../text/en.ts';
import { library as text } from '../text/library.ts';
import { Bin, Finished } from './library/Finished.tsx';
import { GameCard } from './library/GameCard.tsx';
import { OpenRecord } from './library/OpenRecord.tsx';
import { SaveCard } from './library/SaveCard.tsx';
import { Today } from './library/Today.tsx';
import '../styles/library.css';

/** Games that can be played at a table already. */
const GAMES = SHELF.filter(({ id }) => doorOf(id) !== undefined);
const SHOWN = 3;

export function Library() {
  for (const shelf of Object.values(changed)) void shelf.value;
  const open = listSaves().filter(({ ended }) => ended === undefined);
  const blank = open.length === 0 && listResults().length === 0;
  return (
    <Page title={words.app} quiet class="library" ways={<Ways />}>
      {open.length > 0 ? (
        <section aria-labelledby="continue">
          <h2 id="continue" class="o-eyebrow">
            {text.continue}
          </h2>
          <ul class="library__saves">
            {open.slice(0, SHOWN).map((save) => (
              <SaveCard key={save.id} save={save} />
            ))}
          </ul>
          {open.length > SHOWN ? (
            <details class="library__more">
              <summary>{text.more(open.length - SHOWN)}</summary>
              <ul class="library__saves">
                {open.slice(SHOWN).map((save) => (
                  <SaveCard key={save.id} save={save} />
                ))}
              </ul>
            </details>
          ) : undefined}
        </section>
      ) : undefined}
      {blank ? undefined : <Today />}
      <section aria-labelledby="games">
        <h2 id="games" class="o-eyebrow">
          {text.games}
        </h2>
        <div class="library__games">
          {GAMES.map((game, n) => (
            <GameCard key={game.id} game={game} first={blank && n === 0} />
          ))}
        </div>
      </section>
      {blank ? <Today /> : undefined}
      <Finished />
      <Bin />
      <OpenRecord />
      <footer class="library__credits o-muted">
        {GAMES.map(({ id, credits }) => (
          <p key={id}>{credits}</p>
        ))}
        <p>{words.library.own}</p>
      </footer>
    </Page>
  );
}

function Ways() {
  const called = useCalled();
  return (
    <>
      <a
        class="o-button o-button--quiet library__way"
        href={to.lobby()}
        aria-label={called ? text.yourMove : text.online}
        data-called={called ? '' : undefined}
      >
        <LinkIcon /> <span>{text.online}</span>
      </a>
      <a class="o-button o-button--quiet library__way" href={to.records()} aria-label={text.records}>
        <StarIcon /> <span>{text.records}</span>
      </a>
    </>
  );
}

/** Whether an online table waits for one. Who never was online is not asked about. */
function useCalled(): boolean {
  const [called, setCalled] = useState(false);
  useEffect(() => {
    if (readJson('orrery/session') === undefined) return;
    const look = async () => {
      const [{ api }, { waitsForMe }] = await Promise.all([
        import('../online/link.ts'),
        import('../online/mine.ts'),
      ]);
      const found = await api.tables('mine');
      setCalled(found.ok && found.tables.some(waitsForMe));
    };
    void look();
  }, []);
  return called;
}
