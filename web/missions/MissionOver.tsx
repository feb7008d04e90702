/** The end of a mission: what was reached or missed, and where to go on. */
import type { ComponentChildren } from 'preact';
import type { Kit } from '#engine';
import { CheckIcon, PlayIcon } from '#ui/art/icons.tsx';
import type { Mission } from '#ui/kit/mission.ts';
import type { MissionEnd } from '#ui/kit/missionRun.ts';
import { Gained } from '../records/Gained.tsx';
import { to } from '../router.ts';
import { EndDialog } from '../table/EndDialog.tsx';
import { missions as words } from '../text/missions.ts';
import { BoardPicture } from './BoardPicture.tsx';

interface MissionOverProps<K extends Kit> {
  game: string;
  mission: Mission<K>;
  next: Mission<K> | undefined;
  end: MissionEnd;
  /** How many missions of the game are done, and how many there are. */
  done: number;
  of: number;
  /** What the game draws of the end, where the match itself is over. */
  picture: ComponentChildren;
  /** The title of a deed that is earned by it. */
  gained: string | undefined;
  startOver(): void;
  onClose(): void;
}

export function MissionOver<K extends Kit>(props: MissionOverProps<K>) {
  const { game, mission, next, end, done, of, picture, gained, startOver, onClose } = props;
  const won = end.kind === 'won';
  const goOn = next
    ? { address: to.missions(game, next.id), label: words.next(next.title) }
    : { address: to.new(game), label: words.playReal };
  return (
    <EndDialog
      title={won ? words.won : words.missed}
      again
      onClose={onClose}
      ways={
        <>
          {won ? (
            <a class="o-button o-button--primary" href={goOn.address}>
              <PlayIcon /> {goOn.label}
            </a>
          ) : undefined}
          {won && next ? (
            <a class="o-button" href={to.new(game)}>
              {words.playReal}
            </a>
          ) : undefined}
          <button type="button" class={`o-button ${won ? '' : 'o-button--primary'}`} onClick={startOver}>
            {words.startOver}
          </button>
          <a class="o-button" href={to.missions(game)}>
            {words.leave}
          </a>
        </>
      }
    >
      {won ? (picture ?? <BoardPicture />) : undefined}
      <p class="mission-over">{won ? mission.end : (end.words ?? words.missedHelp)}</p>
      {won ? (
        <div class="mission-over__learnt">
          <p>
            <CheckIcon /> {words.learnt(mission.about)}
          </p>
          {next ? <p>{words.nextIs(next.title, next.about)}</p> : undefined}
          <p class="o-muted">{done === of ? words.allDone : words.doneOf(done, of)}</p>
        </div>
      ) : undefined}
      <Gained gains={gained === undefined ? undefined : { rungs: [], deeds: [gained], best: false }} />
    </EndDialog>
  );
}
