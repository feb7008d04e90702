/** Who sits at an online table, and who of them is waited for. */
import type { SeatInfo } from '#client';
import type { Kit } from '#engine';
import type { OnlineMatch } from '../../online/match.ts';
import { words } from '../../text/en.ts';

export function SeatChips<K extends Kit>({
  match,
  seats,
}: {
  match: OnlineMatch<K>;
  seats: readonly SeatInfo[];
}) {
  const { status, yours } = match.table.value;
  const awaited = status === 'playing' ? match.awaited : [];
  return (
    <>
      {seats.map((info) => (
        <Chip
          key={info.seat}
          info={info}
          name={match.called(info.seat)}
          mine={yours.includes(info.seat)}
          awaited={awaited.includes(info.seat)}
        />
      ))}
    </>
  );
}

interface ChipProps {
  info: SeatInfo;
  name: string;
  mine: boolean;
  awaited: boolean;
}

function Chip({ info: { kind, resigned }, name, mine, awaited }: ChipProps) {
  const text = words.online.table;
  const note = resigned
    ? text.resigned
    : kind === 'away'
      ? text.away
      : mine
        ? words.online.room.you
        : undefined;
  return (
    <span class="o-chip company__seat" data-awaited={awaited ? '' : undefined}>
      {awaited ? '▸ ' : ''}
      {name}
      {note ? `, ${note}` : ''}
    </span>
  );
}
