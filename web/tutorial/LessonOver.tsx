/** The end of a tutorial's match. */
import type { Game, Kit } from '#engine';
import { HomeIcon, PlayIcon } from '#ui/art/icons.tsx';
import type { GameTable } from '#ui/table.ts';
import type { LocalFeed } from '../match/localFeed.ts';
import { to } from '../router.ts';
import { EndDialog } from '../table/EndDialog.tsx';
import { words } from '../text/en.ts';

interface LessonOverProps<K extends Kit> {
  game: Game<K>;
  table: GameTable<K>;
  match: LocalFeed<K>;
  onClose(): void;
}

export function LessonOver<K extends Kit>({ game, table, match, onClose }: LessonOverProps<K>) {
  return (
    <EndDialog
      title={words.tutorial.doneTitle}
      onClose={onClose}
      ways={
        <>
          <a class="o-button o-button--primary" href={to.new(game.id)}>
            <PlayIcon /> {words.tutorial.playReal}
          </a>
          <a class="o-button" href={to.library()}>
            <HomeIcon /> {words.end.library}
          </a>
        </>
      }
    >
      <table.Ending game={game} view={match.view.value} seat={match.viewer.value} />
    </EndDialog>
  );
}
