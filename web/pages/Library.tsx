/** Home: the games, the matches to go on with, and a way in for record files. */

import { type OnShelf, SHELF } from 'virtual:catalogue';
import { LinkIcon, PlayIcon, RulesIcon, StarIcon, UserIcon } from '#ui/art/icons.tsx';
import { doorOf } from '../games.ts';
import { Page } from '../Page.tsx';
import { to } from '../router.ts';
import { listSaves, savesChanged } from '../store/saves.ts';
import { words } from '../text/en.ts';
import { useLoaded } from '../useLoaded.ts';
import { OpenRecord } from './library/OpenRecord.tsx';
import { SaveCard } from './library/SaveCard.tsx';
import '../styles/library.css';

/** Games that can be played at a table already. */
const GAMES = SHELF.filter(({ id }) => doorOf(id) !== undefined);

export function Library() {
  void savesChanged.value;
  const saves = listSaves();
  const open = saves.filter(({ ended }) => ended === undefined);
  const over = saves.filter(({ ended }) => ended !== undefined);
  // Whoever has a game open most likely came back for it.
  const goOn = (
    <section aria-labelledby="continue">
      <h2 id="continue" class="o-eyebrow">
        {words.library.continue}
      </h2>
      {open.length === 0 ? <p class="o-muted library__empty">{words.library.empty}</p> : undefined}
      <ul class="library__saves">
        {open.map((save) => (
          <SaveCard key={save.id} save={save} />
        ))}
      </ul>
    </section>
  );
  return (
    <Page title={words.app} quiet class="library">
      <p class="library__motto o-display">{words.motto}</p>
      <p class="library__online o-panel">
        <span>{words.online.enterDetail}</span>
        <a class="o-button o-button--primary" href={to.lobby()}>
          <LinkIcon /> {words.online.enter}
        </a>
      </p>
      {open.length > 0 ? goOn : undefined}
      <section aria-labelledby="games">
        <h2 id="games" class="o-eyebrow">
          {words.library.games}
        </h2>
        <div class="library__games">
          {GAMES.map((game) => (
            <GameCard key={game.id} game={game} />
          ))}
        </div>
      </section>
      {open.length === 0 ? goOn : undefined}
      {over.length > 0 ? (
        <section aria-labelledby="finished">
          <h2 id="finished" class="o-eyebrow">
            {words.library.finished}
          </h2>
          <ul class="library__saves">
            {over.map((save) => (
              <SaveCard key={save.id} save={save} />
            ))}
          </ul>
        </section>
      ) : undefined}
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

function GameCard({ game }: { game: OnShelf }) {
  const { id, title, tagline, about, seats } = game;
  return (
    <article class="gamecard o-panel" data-game={id} aria-labelledby={`game-${id}`}>
      <Cover game={id} />
      <div class="gamecard__body">
        <h3 id={`game-${id}`} class="gamecard__title">
          {title}
        </h3>
        <p class="gamecard__tagline">{tagline}</p>
        <p class="gamecard__ways">
          <a class="o-button o-button--primary" href={to.new(id)} aria-describedby={`game-${id}`}>
            <PlayIcon /> {words.library.play}
          </a>
          <a class="o-button" href={to.missions(id)} aria-describedby={`game-${id}`}>
            <StarIcon /> {words.library.learn}
          </a>
          <a class="o-button" href={to.rules(id)} aria-describedby={`game-${id}`}>
            <RulesIcon /> {words.library.rules}
          </a>
          <span class="o-chip">
            <UserIcon /> {words.library.players(seats.min, seats.max)}
          </span>
        </p>
        <p class="gamecard__about">{about}</p>
      </div>
    </article>
  );
}

/** The drawing comes after the words; its place is kept free. */
function Cover({ game }: { game: string }) {
  const loaded = useLoaded(async () => ({ Art: await doorOf(game)?.cover() }), [game]);
  const Art = loaded.status === 'ready' ? loaded.value.Art : undefined;
  return <div class="gamecard__cover">{Art ? <Art /> : undefined}</div>;
}
