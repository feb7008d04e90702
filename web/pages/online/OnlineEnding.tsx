/** The end of an online match: the game's own picture of it, and what to do next, together. */

import type { TableInfo } from '#client';
import type { Kit } from '#engine';
import { HomeIcon, PlayIcon, ReplayIcon, RulesIcon } from '#ui/art/icons.tsx';
import { End } from '#ui/kit/End.tsx';
import { toast } from '#ui/Toasts.tsx';
import type { GameTable } from '#ui/table.ts';
import type { Gains } from '../../match/result.ts';
import type { Followed } from '../../online/followed.ts';
import { api } from '../../online/link.ts';
import { endedWhy } from '../../online/names.ts';
import type { OnlineFeed } from '../../online/onlineFeed.ts';
import { Gained } from '../../records/Gained.tsx';
import { Learn } from '../../records/Learn.tsx';
import { go, to } from '../../router.ts';
import { EndDialog } from '../../table/EndDialog.tsx';
import { words } from '../../text/en.ts';
import { Standings } from './Standings.tsx';

interface OnlineEndingProps<K extends Kit> {
  match: OnlineFeed<K>;
  table: GameTable<K>;
  followed: Followed;
  gains: Gains | undefined;
  again: boolean;
  onClose(): void;
}

export function OnlineEnding<K extends Kit>({
  match,
  table,
  followed,
  gains,
  again,
  onClose,
}: OnlineEndingProps<K>) {
  const text = words.online.end;
  const { id, rematch, yours } = match.table.value;
  const playAgain = async () => {
    if (rematch) return go(to.online(rematch));
    const made = await api.do<{ table: TableInfo }>(id, 'rematch');
    if (made.ok) go(to.online(made.table.id));
    else toast({ tone: 'danger', words: made.error.message });
  };
  const why = endedWhy(match.table.value);
  return (
    <EndDialog
      title={words.end.title}
      again={again}
      onClose={onClose}
      ways={
        <>
          {yours.length > 0 || rematch ? (
            <button type="button" class="o-button o-button--primary" onClick={() => void playAgain()}>
              <PlayIcon /> {rematch ? text.rematchOn : text.rematch}
            </button>
          ) : undefined}
          <a class="o-button" href={to.review(id, 0)}>
            <ReplayIcon /> {text.replay}
          </a>
          <a class="o-button" href={to.verify(followed.id)}>
            <RulesIcon /> {text.verify}
          </a>
          <a class="o-button" href={to.lobby()}>
            <HomeIcon /> {text.lobby}
          </a>
        </>
      }
    >
      {why ? (
        <>
          <p>{why}</p>
          <Gained gains={gains} />
          <Standings match={match} />
        </>
      ) : (
        <End
          game={match.game}
          table={table}
          view={match.view.value}
          seat={match.viewer.value}
          scenes={match.moments.value}
          called={(seat) => match.called(seat)}
          open={(at) => go(to.review(id, at))}
        >
          <Learn game={match.game.id} gains={gains} />
          <Gained gains={gains} />
        </End>
      )}
    </EndDialog>
  );
}
