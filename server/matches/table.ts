/** A table as the world sees it: no seed, no token, nothing of the position. */
import type { SeatInfo, TableInfo } from '#client/protocol.ts';
import { commitment, type Game, type Seat, same, unseenActions } from '#engine';
import type { Holder, MatchRow, Proposal, SeatRow } from '../store/index.ts';
import type { HeldRows } from './heldTable.ts';

/** Its game, where the rules are at hand; frozen, where they are others than it was begun under. */
type Known = Omit<HeldRows, 'lines'> & {
  readonly game?: Game | undefined;
  readonly frozen?: object | undefined;
  readonly commitment?: string;
  deputy?(seat: Seat): Seat | undefined;
};

export function tableInfo(known: Known, player: string | undefined): TableInfo {
  const { row, seats, holders, frozen, game } = known;
  const { id, rules, options, visibility, atZero, level, language, status, awaited, created, updated } = row;
  const proposal = openProposal(row);
  const mine = holders.filter((holder) => holder.player === player);
  const yours = mine.map(({ seat }) => seat);
  const invited = seats.filter(({ kept }) => kept !== undefined && kept === player).map(({ seat }) => seat);
  const lent = mine.filter(({ link }) => link !== undefined).map(({ seat }) => seat);
  // Who only watches, later than it happens, hears from the standing alone how far it is.
  const behind = row.delay > 0 && yours.length === 0 && status === 'playing';
  // A row does not say whether it waits unseen: of such a game others' seats are told by the standing alone.
  const secretive = behind || (game !== undefined && unseenActions(game).size > 0);
  return {
    id,
    game: row.game,
    rules,
    options,
    visibility,
    atZero,
    level,
    language,
    status,
    created,
    updated,
    // Where the match rests, nobody can decide anything.
    awaited: frozen ? [] : secretive ? awaited.filter((seat) => yours.includes(seat)) : awaited,
    seats: seats.map((seat) => ({
      ...seatInfo(seat, status, known.deputy?.(seat.seat)),
      ...asking(holders, seat.seat),
    })),
    delay: row.delay / 1000,
    commitment: known.commitment ?? commitment(row.luck ?? row.seed),
    yours,
    owner: row.owner === player,
    ...(lent.length > 0 ? { lent } : {}),
    ...(invited.length > 0 ? { invited } : {}),
    ...(row.standIn === undefined ? {} : { standIn: row.standIn }),
    ...(row.clock === undefined ? {} : { clock: row.clock / 1000 }),
    ...(row.reserve === undefined ? {} : { reserve: row.reserve / 1000 }),
    ...(row.paced ? { paced: true } : {}),
    ...(row.ended === undefined ? {} : { ended: row.ended }),
    ...(row.due === undefined || behind ? {} : { [status === 'open' ? 'readyBy' : 'due']: row.due }),
    ...(row.paused === undefined ? {} : { paused: true }),
    ...(frozen ? { frozen: true, ...releaseOf(game, rules) } : {}),
    ...(row.rematch === undefined ? {} : { rematch: row.rematch }),
    ...(proposal
      ? {
          proposal: {
            kind: proposal.kind,
            by: proposal.by,
            agreed: proposal.agreed,
            ...(proposal.to === undefined || behind ? {} : { to: proposal.to }),
          },
        }
      : {}),
  };
}

/** What is proposed and can still be done: taking back what has been played on since cannot. */
export function openProposal({ proposal, number }: MatchRow): Proposal | undefined {
  return proposal?.kind === 'undo' && proposal.version !== number ? undefined : proposal;
}

/** The owner of the seat wants the others removed from it. */
function asking(holders: readonly Holder[], seat: number): { asked?: number } {
  const asked = holders.find((holder) => holder.seat === seat && holder.asked !== undefined)?.asked;
  return asked === undefined ? {} : { asked };
}

function seatInfo(
  { seat, kind, name, level, resigned, lost, offered, kept, commitment, reveal }: SeatRow,
  status: MatchRow['status'],
  by: Seat | undefined,
): SeatInfo {
  return {
    seat,
    kind,
    name,
    ...(kind === 'bot' || (kind === 'away' && by === undefined) ? { level } : {}),
    ...(resigned ? { resigned: true } : {}),
    ...(commitment === undefined ? {} : { commitment }),
    ...(reveal !== undefined && status === 'open' ? { ready: true } : {}),
    ...(lost ? { lost: true } : {}),
    ...(offered ? { offered: true } : {}),
    ...(kept === undefined ? {} : { kept: true }),
    ...(by === undefined ? {} : { by }),
  };
}

type Around = { readonly row: MatchRow; readonly seats: readonly SeatRow[] };

/** Whether the table says something else of itself, besides how far the match is. */
export function isOtherTable(one: Around, other: Around): boolean {
  return isOtherRow(one.row, other.row) || !same(one.seats, other.seats);
}

export function isOtherRow(one: MatchRow, other: MatchRow): boolean {
  return (['status', 'seating', 'owner', 'ended', 'paused', 'proposal', 'rematch'] as const).some(
    (name) => !same(one[name], other[name]),
  );
}

/** Which release plays a match of former rules, where that is known. */
function releaseOf(game: Game | undefined, rules: string): { release?: string } {
  const release = game?.former?.[rules];
  return release === undefined ? {} : { release };
}
