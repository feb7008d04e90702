/** A table as the world sees it: no seed, no token, nothing of the position. */
import type { SeatInfo, TableInfo } from '#client/protocol.ts';
import { commitment } from '#engine';
import type { SeatRow } from '../store/index.ts';
import type { Seated } from './seated.ts';

export function tableInfo(
  { row, seats, holders, frozen }: Omit<Seated, 'lines'> & { readonly frozen?: object | undefined },
  player: string | undefined,
): TableInfo {
  const { id, game, rules, options, visibility, atZero, level, language, status, awaited, created, updated } =
    row;
  const { proposal } = row;
  return {
    ...{ id, game, rules, options, visibility, atZero, level, language, status, awaited, created, updated },
    // Nobody can decide anything here.
    ...(frozen ? { awaited: [] } : {}),
    seats: seats.map(seatInfo),
    delay: row.delay / 1000,
    commitment: commitment(row.seed),
    yours: holders.filter((holder) => holder.player === player).map(({ seat }) => seat),
    owner: row.owner === player,
    ...(row.clock === undefined ? {} : { clock: row.clock / 1000 }),
    ...(row.ended === undefined ? {} : { ended: row.ended }),
    ...(row.due === undefined ? {} : { due: row.due }),
    ...(row.paused === undefined ? {} : { paused: true }),
    ...(frozen ? { frozen: true } : {}),
    ...(row.rematch === undefined ? {} : { rematch: row.rematch }),
    ...(proposal
      ? {
          proposal: {
            ...{ kind: proposal.kind, by: proposal.by, agreed: proposal.agreed },
            ...(proposal.to === undefined ? {} : { to: proposal.to }),
          },
        }
      : {}),
  };
}

function seatInfo({ seat, kind, name, level, resigned }: SeatRow): SeatInfo {
  return {
    ...{ seat, kind, name },
    ...(kind === 'bot' || kind === 'away' ? { level } : {}),
    ...(resigned ? { resigned: true } : {}),
  };
}
