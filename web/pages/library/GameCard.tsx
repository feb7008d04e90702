/** A game on the shelf. Its face is one way in: its missions until the first is done, then a game of one's own. */
import type { OnShelf } from 'virtual:catalogue';
import { PlayIcon, StarIcon } from '#ui/art/icons.tsx';
import { hasLearnt } from '../../missions/progress.ts';
import { to } from '../../router.ts';
import { ladderOf } from '../../store/progress.ts';
import { library as words } from '../../text/library.ts';
import { Cover } from './Cover.tsx';

interface GameCardProps {
  game: OnShelf;
  /** Nothing was played yet: where to begin. */
  first: boolean;
}

export function GameCard({ game: { id, title, tagline, seats }, first }: GameCardProps) {
  const learnt = hasLearnt(id);
  const { reached, of } = ladderOf(id);
  const play = (
    <a class={learnt ? FACE : ASIDE} href={to.new(id)} aria-describedby={`game-${id}`}>
      <PlayIcon /> {words.play}
    </a>
  );
  const learn = (
    <a class={learnt ? ASIDE : FACE} href={to.missions(id)} aria-describedby={`game-${id}`}>
      <StarIcon /> {words.learn}
    </a>
  );
  return (
    <article class="gamecard o-panel" data-game={id} aria-labelledby={`game-${id}`}>
      <div class="gamecard__cover">
        <Cover game={id} />
      </div>
      <div class="gamecard__body">
        {first ? <p class="gamecard__first">{words.startHere(title)}</p> : undefined}
        <h3 id={`game-${id}`} class="gamecard__title">
          <a class="gamecard__more" href={to.game(id)} aria-label={words.about(title)}>
            {title}
          </a>
        </h3>
        <p class="gamecard__tagline">{tagline}</p>
        <p class="gamecard__facts">
          {words.players(seats.min, seats.max)} · {words.minutes(id)}
          {reached > 0 ? ` · ${words.ladder(reached, of)}` : ''}
        </p>
      </div>
      <p class="gamecard__ways">
        {learn}
        {play}
      </p>
    </article>
  );
}

const FACE = 'o-button o-button--primary gamecard__face';
const ASIDE = 'o-button o-button--small gamecard__aside';
