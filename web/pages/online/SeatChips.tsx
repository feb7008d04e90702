/** Who sits at an online table, and who of them is waited for. */
import type { SeatInfo, SeatPresence, SeatTime } from '#client';
import type { Kit, Seat } from '#engine';
import { goneSince } from '../../online/ago.ts';
import { clockWords, timed } from '../../online/clock.ts';
import { nameAt } from '../../online/names.ts';
import type { OnlineFeed } from '../../online/onlineFeed.ts';
import { words } from '../../text/en.ts';
import { PersonMenu } from './PersonMenu.tsx';

interface Running {
  readonly due: number;
  /** Milliseconds. */
  readonly left: number;
  /** How much of them is in reserve, in milliseconds. */
  readonly reserve?: number;
}

export function SeatChips<K extends Kit>({
  match,
  seats,
  clock,
  presence,
  menus = false,
}: {
  match: OnlineFeed<K>;
  seats: readonly SeatInfo[];
  /** Shown beside those whose time it is. */
  clock?: Running | undefined;
  /** Who is there, by seat. */
  presence?: ReadonlyMap<number, SeatPresence> | undefined;
  /** Whether something can be done about each. */
  menus?: boolean;
}) {
  const { id, status, yours } = match.table.value;
  const awaited = status === 'playing' ? match.awaited : [];
  const late = timed(awaited, match.table.value.seats);
  return (
    <>
      {seats.map((info) => (
        <Chip
          key={info.seat}
          info={info}
          name={match.called(info.seat)}
          deputy={info.by === undefined ? undefined : nameAt(match.people.value, info.by)}
          playing={status === 'playing'}
          mine={yours.includes(info.seat)}
          awaited={awaited.includes(info.seat)}
          clock={
            late.includes(info.seat) ? clock && ownClock(clock, match.times.value, info.seat) : undefined
          }
          presence={presence?.get(info.seat)}
          about={menus && isOther(info, yours) ? id : undefined}
        />
      ))}
    </>
  );
}

/** Where each has a time of their own, that of a seat. */
function ownClock(clock: Running, times: readonly SeatTime[] | undefined, seat: Seat): Running {
  const own = times?.find((one) => one.seat === seat);
  if (own?.due === undefined) return clock;
  return { due: own.due, left: clock.left + own.due - clock.due, reserve: own.reserve };
}

interface ChipProps {
  info: SeatInfo;
  name: string;
  /** Who decides for this seat while it is away. */
  deputy: string | undefined;
  playing: boolean;
  mine: boolean;
  awaited: boolean;
  clock: Running | undefined;
  presence: SeatPresence | undefined;
  /** The table, where there is a menu about who sits here. */
  about: string | undefined;
}

/** Whether another person sits there. */
export function isOther({ seat, kind, resigned }: SeatInfo, yours: readonly number[]): boolean {
  return !yours.includes(seat) && (kind === 'person' || kind === 'away' || resigned === true);
}

/** Who plays this seat, where that is not plainly the one whose name it has. */
function noteOf({
  info: { kind, resigned, lost, offered },
  deputy,
  playing,
  mine,
}: ChipProps): string | undefined {
  const text = words.online.table;
  if (kind === 'closed') return words.online.comings.left;
  if (offered && playing) return words.online.comings.offered;
  if (resigned) return playing ? text.resignedBot : text.resigned;
  if (kind === 'away') return deputy ? text.awayWith(deputy) : lost ? text.lost : text.away;
  return mine ? words.online.room.you : undefined;
}

function Chip(props: ChipProps) {
  const { name, awaited, clock, about, info } = props;
  const note = noteOf(props);
  const shown = props.mine || (info.kind !== 'person' && info.kind !== 'away') ? undefined : props.presence;
  return (
    <span class="o-chip company__seat" data-awaited={awaited ? '' : undefined}>
      {awaited ? '▸ ' : ''}
      {shown ? <PresenceMark {...shown} /> : undefined}
      {name}
      {note ? `, ${note}` : ''}
      {shown?.since === undefined ? '' : `, ${goneSince(shown.since)}`}
      {clock ? <Clock {...clock} /> : undefined}
      {about ? <PersonMenu match={about} name={info.name} who={{ seat: info.seat }} /> : undefined}
    </span>
  );
}

/** A dot for who is there, a ring for who has gone. */
export function PresenceMark({ here }: SeatPresence) {
  return (
    <span
      class="presence"
      data-here={here ? '' : undefined}
      role="img"
      aria-label={here ? words.online.table.here : ''}
      aria-hidden={here ? undefined : 'true'}
    />
  );
}

/** What is left of the time for this decision. */
export function Clock({ due, left, reserve }: Running) {
  return (
    <span class="company__clock o-number" role="timer" data-due={due} data-up={left > 0 ? undefined : ''}>
      {clockWords(left, reserve)}
    </span>
  );
}
