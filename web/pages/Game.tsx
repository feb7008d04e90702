/** A game's own page: its ladder, missions, achievements, records and rules. */
import { useEffect } from 'preact/hooks';
import type { Game, Kit } from '#engine';
import { PlayIcon, RulesIcon, StarIcon } from '#ui/art/icons.tsx';
import type { Guide } from '#ui/kit/ladder.ts';
import type { GameTable } from '#ui/table.ts';
import { isDone } from '../missions/progress.ts';
import { Loading } from '../Notice.tsx';
import { Page } from '../Page.tsx';
import { Deeds } from '../records/Deeds.tsx';
import { Ladder } from '../records/Ladder.tsx';
import { Last, Numbers } from '../records/Results.tsx';
import { to } from '../router.ts';
import { changed } from '../store/kept.ts';
import { keepLadder, marksOf } from '../store/progress.ts';
import { listResults } from '../store/results.ts';
import { words } from '../text/en.ts';
import { records as text } from '../text/records.ts';
import { useLoaded } from '../useLoaded.ts';
import { WithGame } from '../WithGame.tsx';
import { Cover } from './library/Cover.tsx';
import '../styles/records.css';

export function GamePage({ game: id }: { game: string }) {
  return (
    <WithGame game={id}>
      {(opened) => opened.open((game, table) => <Shown game={game} table={table} />)}
    </WithGame>
  );
}

function Shown<K extends Kit>({ game, table }: { game: Game<K>; table: GameTable<K> }) {
  const loaded = useLoaded(
    async () => ({ missions: await table.missions(), guide: await table.guide?.() }),
    [game.id],
  );
  for (const shelf of Object.values(changed)) void shelf.value;
  if (loaded.status === 'loading') return <Loading />;
  const { missions, guide } = loaded.status === 'ready' ? loaded.value : { missions: [], guide: undefined };
  const results = listResults(game.id);
  const done = missions.filter(({ id }) => isDone(game.id, id)).length;
  // The missions come first until one of them is done.
  const isNew = done === 0 && missions.length > 0;
  const learn = (
    <a class={isNew ? LEAD : 'o-button'} href={to.missions(game.id)}>
      <StarIcon /> {text.game.missions}
    </a>
  );
  return (
    <div data-game={game.id}>
      <Page
        title={game.words.title}
        back={{ href: to.library(), label: words.library.title }}
        class="records"
      >
        <div class="gamepage__top">
          <div class="gamepage__cover">
            <Cover game={game.id} />
          </div>
          <div class="gamepage__about">
            <p>{game.words.about}</p>
            <p class="records__ways">
              {isNew ? learn : undefined}
              <a class={isNew ? 'o-button' : LEAD} href={to.new(game.id)}>
                <PlayIcon /> {text.game.play}
              </a>
              {isNew ? undefined : learn}
              <a class="o-button" href={to.rules(game.id)}>
                <RulesIcon /> {text.game.rules}
              </a>
              {table.editor ? (
                <a class="o-button" href={to.board()}>
                  {words.editor.draw}
                </a>
              ) : undefined}
              <span class="o-muted">{text.game.missionsDone(done, missions.length)}</span>
            </p>
          </div>
        </div>
        {guide ? <Guided game={game} guide={guide} /> : undefined}
        <section>
          <h2 class="o-eyebrow">{text.game.records}</h2>
          {results.length === 0 ? <p class="o-muted">{text.never}</p> : undefined}
          {results.length > 0 ? <Numbers game={game.id} results={results} /> : undefined}
          <Last results={results} />
        </section>
      </Page>
    </div>
  );
}

const LEAD = 'o-button o-button--primary';

function Guided<K extends Kit>({ game, guide }: { game: Game<K>; guide: Guide<K> }) {
  useEffect(() => keepLadder(game.id, guide.rungs.length), [guide]);
  return (
    <>
      {guide.rungs.length > 0 ? (
        <section>
          <h2 class="o-eyebrow">{text.game.ladder}</h2>
          <Ladder game={game} rungs={guide.rungs} />
        </section>
      ) : undefined}
      {guide.deeds.length > 0 ? (
        <section>
          <h2 class="o-eyebrow">{text.game.deeds}</h2>
          <Deeds deeds={guide.deeds} earned={marksOf(game.id, 'deeds')} />
        </section>
      ) : undefined}
    </>
  );
}
