/** The end of an online match: the game's own picture of it, and what to do next, together. */

import { type Kit, type OptionValues, SPECTATOR } from '#engine';
import { HomeIcon, ReplayIcon, RulesIcon } from '#ui/art/icons.tsx';
import { End } from '#ui/kit/End.tsx';
import type { GameTable } from '#ui/table.ts';
import { placeOf } from '../../match/naming.ts';
import type { Gains } from '../../match/result.ts';
import type { Followed } from '../../online/followed.ts';
import { endedWhy } from '../../online/names.ts';
import type { OnlineFeed } from '../../online/onlineFeed.ts';
import { resultId } from '../../online/useResult.ts';
import { Gained } from '../../records/Gained.tsx';
import { Learn } from '../../records/Learn.tsx';
import { notesOf } from '../../records/notes.ts';
import { go, to } from '../../router.ts';
import { EndDialog } from '../../table/EndDialog.tsx';
import { words } from '../../text/en.ts';
import { Rematch } from './Rematch.tsx';
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
  const info = match.table.value;
  const { id } = info;
  const why = endedWhy(info);
  const seat = match.viewer.value;
  const { value: scenes } = match.footage;
  return (
    <EndDialog
      title={words.end.title}
      again={again}
      onClose={onClose}
      ways={
        <>
          <Rematch table={info} />
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
      {scenes === undefined ? (
        <p aria-busy="true">{words.loading}</p>
      ) : (
        <End
          game={match.game}
          table={table}
          view={match.view.value}
          seat={seat}
          scenes={scenes}
          eyes={seat === SPECTATOR ? (match.ended.value?.winners?.[0] ?? 0) : undefined}
          ended={why === undefined ? undefined : { title: why, won: wonBy(match) }}
          where={placeOf(match.game, info.options as OptionValues)}
          notes={gains && notesOf(resultId(match, seat))}
          called={(other) => match.called(other)}
          open={(at) => go(to.review(id, at))}
        >
          {why ? <Standings match={match} /> : undefined}
          <Learn game={match.game.id} gains={gains} />
          <Gained gains={gains} />
        </End>
      )}
    </EndDialog>
  );
}

/** Whether one is among those who have won; undefined where nobody has won or lost. */
function wonBy<K extends Kit>({ ended, viewer }: OnlineFeed<K>): boolean | undefined {
  return ended.value?.winners?.includes(viewer.value);
}
