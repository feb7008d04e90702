/** The end of a match: the game's own picture of it, and what to do next. */
import type { Kit, MatchRecord } from '#engine';
import { DownloadIcon, HomeIcon, LinkIcon, PlayIcon, ReplayIcon } from '#ui/art/icons.tsx';
import { End } from '#ui/kit/End.tsx';
import { toast } from '#ui/Toasts.tsx';
import type { GameTable } from '#ui/table.ts';
import { exportRecord } from '../match/file.ts';
import type { LocalFeed } from '../match/localFeed.ts';
import { placeOf } from '../match/naming.ts';
import type { Gains } from '../match/result.ts';
import { pack } from '../match/share.ts';
import { start } from '../match/start.ts';
import { Gained } from '../records/Gained.tsx';
import { Learn } from '../records/Learn.tsx';
import { notesOf } from '../records/notes.ts';
import { useFirstCurve } from '../review/useFirstCurve.ts';
import { go, to } from '../router.ts';
import { words } from '../text/en.ts';
import { copyLink } from './copyLink.ts';
import { EndDialog } from './EndDialog.tsx';

interface EndingProps<K extends Kit> {
  match: LocalFeed<K>;
  table: GameTable<K>;
  id: string;
  gains: Gains | undefined;
  again: boolean;
  onClose(): void;
}

const FIRST = 'o-button o-button--primary';

export function Ending<K extends Kit>({ match, table, id, gains, again, onClose }: EndingProps<K>) {
  const { game } = match;
  const record = match.record();
  const won = match.outcome.value?.winners.includes(match.viewer.value) ?? false;
  const change = table.story.next?.(record.options, won);
  const curve = useFirstCurve(game, record, match.viewer.value);
  const begin = (options: K['options']) => {
    const started = start(game, { options, players: match.seated(), seed: '' });
    if (started.ok) go(to.table(started.id));
    else toast({ tone: 'danger', words: started.refusal.message });
  };
  // Who has lost tries the same again first: the next rung is for who has won.
  const climb = won ? gains?.next : undefined;
  const next = climb
    ? { words: words.end.next(climb.title), begin: climb.climb }
    : change && { words: change.words, begin: () => begin(change.options) };
  return (
    <EndDialog
      title={words.end.title}
      again={again}
      onClose={onClose}
      ways={
        <>
          {next ? (
            <button type="button" class={won ? FIRST : 'o-button'} onClick={next.begin}>
              <PlayIcon /> {next.words}
            </button>
          ) : undefined}
          <button
            type="button"
            class={won && next ? 'o-button' : FIRST}
            onClick={() => begin(record.options)}
          >
            <PlayIcon /> {words.end.rematch}
          </button>
          <a class="o-button" href={to.replay(id)}>
            <ReplayIcon /> {words.end.replay}
          </a>
          <a class="o-button" href={to.library()}>
            <HomeIcon /> {words.end.library}
          </a>
          <HandOut record={record} />
        </>
      }
    >
      <div class="ending">
        <End
          {...{ game, table }}
          view={match.view.value}
          seat={match.viewer.value}
          scenes={match.moments.value}
          where={placeOf(game, record.options)}
          notes={gains && notesOf(id)}
          curve={curve}
          called={(seat) => match.called(seat)}
          open={(at) => go(to.replay(id, at))}
        >
          <Learn game={game.id} gains={gains} />
          <Gained gains={gains} />
        </End>
      </div>
    </EndDialog>
  );
}

/** The match as a link or a file, for others. */
function HandOut({ record }: { record: MatchRecord }) {
  return (
    <>
      <button
        type="button"
        class="o-button o-button--quiet ending__small"
        aria-label={words.end.share}
        onClick={() => void pack(record).then((link) => copyLink(to.watch(link)))}
      >
        <LinkIcon /> {words.end.shareShort}
      </button>
      <button
        type="button"
        class="o-button o-button--quiet ending__small"
        aria-label={words.end.export}
        onClick={() => exportRecord(record)}
      >
        <DownloadIcon /> {words.end.exportShort}
      </button>
    </>
  );
}
