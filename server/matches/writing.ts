/** What is written when something happens at a match: its line, the end that may follow from it, and what the table says then. */
import { type Ended, HOST, type Outcome, type Seat, same, type Told } from '#engine';
import type {
  Append,
  Holder,
  LineBody,
  MatchRow,
  Proposal,
  RecordKind,
  RecordRow,
  Reserves,
  SeatRow,
} from '../store/index.ts';
import { HeldMatch } from './heldMatch.ts';
import { type HeldTable, movesPosition } from './heldTable.ts';
import { spanOf, timeFor } from './pace.ts';
import { firstDue, grownTo, movedBy, reservesAfter } from './reserve.ts';
import { seatsAfter, tableAfter } from './seatsAfter.ts';

/** A line about to be written. */
export interface Line {
  readonly kind: RecordKind;
  readonly seat: Seat;
  readonly body: LineBody;
  readonly told: readonly Told[];
  readonly learnt: boolean;
  readonly submission?: string | undefined;
}

/** How a match is over: by its rules, or as people have it. */
export type End = Ended | { readonly how: 'rules'; readonly outcome?: Outcome };

/** What comes about with a line besides. */
export interface Turn {
  /** It ends the match, before its rules do. */
  readonly ended?: Ended;
  /** What is proposed afterwards; the proposal that is known now must still stand. */
  readonly proposal?: { readonly next: Proposal | undefined };
  /** A seat that changes with it. */
  readonly seat?: Append['seat'];
  /** A seat that is added with it. */
  readonly coming?: Append['coming'];
  /** A seat that is closed with it. */
  readonly leaving?: Append['leaving'];
}

/** A line that changes nothing of the position. */
export function plainLine(kind: RecordKind, seat: Seat, body: object = {}): Line {
  return { kind, seat, body, told: [], learnt: false };
}

export interface Written {
  readonly append: Append;
  /** The table and its seats once it is written. */
  readonly row: MatchRow;
  readonly seats: readonly SeatRow[];
  readonly holders: readonly Holder[];
}

/** Lines that are written in one piece are of one kind: the actions of one press, or what is taken back with one. */
export function written(live: HeldTable, lines: readonly Line[], turn: Turn, now: number): Written {
  const at = Math.max(now, live.row.updated);
  const seats = seatsAfter(live.seats, turn);
  const end = endAfter(live, turn);
  const line = lines.at(-1);
  if (line === undefined) throw new RangeError('nothing is to be written');
  // All of one form, whatever is absent: nothing else is made so often.
  const made: RecordRow[] = lines.map(({ kind, seat, body, told, learnt, submission }, i) => ({
    number: live.version + 1 + i,
    kind,
    seat,
    body,
    told,
    learnt,
    submission,
    at,
  }));
  if (end && line.kind !== 'end')
    made.push({
      ...plainLine('end', 'by' in end ? (end.by ?? HOST) : HOST, end),
      number: live.version + 1 + made.length,
      submission: undefined,
      at,
    });
  const status = end ? 'over' : 'playing';
  const paused = end ? undefined : pausedAfter(live.row, line);
  const awaited = end || !(live instanceof HeldMatch) ? [] : live.awaited();
  const waits = awaited.some((seat) => !live.isBot(seat, seats));
  const reserves = end ? undefined : reservesWith(live, lines, at);
  const due =
    end || paused !== undefined || !waits
      ? undefined
      : dueAfter(live, lines, { at, seats, awaited, reserves });
  const ended = end && end.how !== 'rules' ? end.how : undefined;
  const number = live.version + made.length;
  const proposal = proposalAfter(live.row, turn, end !== undefined, line.kind, number);
  const next = proposal ? proposal.next : live.row.proposal;
  const { seat, coming, leaving } = turn;
  // What everyone there has agreed to holds for those who are there; and who comes or goes, among those who are known.
  const seating = turn.proposal || coming || leaving ? live.row.seating : undefined;
  const standing = {
    number,
    status,
    awaited,
    updated: at,
    due,
    ended,
    paused,
    proposal: next,
    reserves,
  } as const;
  const row: MatchRow = { ...live.row, ...standing };
  return {
    append: {
      match: live.id,
      lines: made,
      status,
      ended,
      awaited,
      due,
      paused,
      proposal,
      reserves,
      seating,
      seat,
      coming,
      leaving,
    },
    row: coming || leaving ? { ...row, ...tableAfter(live.row, turn) } : row,
    seats,
    holders: leaving ? live.holders.filter((one) => one.seat !== leaving.seat) : live.holders,
  };
}

function endAfter(live: HeldTable, { ended }: Turn): End | undefined {
  if (ended) return ended;
  const outcome = live instanceof HeldMatch ? live.match.outcome : undefined;
  return outcome && { how: 'rules', outcome };
}

function pausedAfter({ paused }: MatchRow, { kind, body }: Line): number | undefined {
  if (kind === 'pause') return body.left;
  return kind === 'resume' ? undefined : paused;
}

interface Afterwards {
  readonly at: number;
  readonly seats: readonly SeatRow[];
  readonly awaited: readonly Seat[];
  readonly reserves: Reserves | undefined;
}

/** The clock of the decision that is open now. What leaves the decision open does not wind it up again. */
function dueAfter(live: HeldTable, lines: readonly Line[], after: Afterwards): number | undefined {
  const { due, paused } = live.row;
  if (!(live instanceof HeldMatch)) return undefined;
  const time = timeFor(live);
  if (time === undefined) return undefined;
  const { at, seats, awaited, reserves } = after;
  if (reserves) {
    const people = awaited.filter((seat) => !live.isBot(seat, seats));
    return firstDue(reserves, people, time);
  }
  if (isResumed(lines)) return at + (paused ?? time);
  return due !== undefined && staysOpen(live, lines) ? due : at + time;
}

const isResumed = (lines: readonly Line[]) => lines.some(({ kind }) => kind === 'resume');

/** The decision is the one that was open before. */
function staysOpen(live: HeldMatch, lines: readonly Line[]): boolean {
  return sharesTime(live) || lines.every((line) => leavesOpen(live, line) || isBeside(live, line));
}

/** What is left in reserve, at a table that has one. */
function reservesWith(live: HeldTable, lines: readonly Line[], at: number): Reserves | undefined {
  const { reserve, reserves, due, paused, awaited } = live.row;
  if (reserve === undefined || reserves === undefined || !(live instanceof HeldMatch)) return undefined;
  const time = timeFor(live) ?? 0;
  const known = grownTo(reserves, live.seats.length, reserve, at);
  if (isResumed(lines)) {
    const before = firstDue(
      known,
      awaited.filter((seat) => !live.isBot(seat)),
      time,
    );
    return movedBy(known, before === undefined || paused === undefined ? 0 : at + paused - before);
  }
  const by = lines.flatMap(({ kind, seat }) => (kind === 'act' && !live.isBot(seat) ? [seat] : []));
  return reservesAfter(known, { at, time, by, anew: due === undefined || !staysOpen(live, lines) });
}

/** Who comes or goes while another decides winds up nobody's clock. */
function isBeside(live: HeldMatch, { seat }: Line): boolean {
  return seat === HOST && same(live.row.awaited, live.awaited());
}

/** What belongs together by the game's own measure, a whole conversation for instance, has one time. */
function sharesTime(live: HeldMatch): boolean {
  const span = spanOf(live);
  return span !== undefined && span === live.span;
}

/** A choice in secret leaves the others' decision as it is, and so does what changes nothing of the position. */
function leavesOpen(live: HeldMatch, { kind, learnt, told }: Line): boolean {
  if (!movesPosition(kind)) return true;
  const [open] = live.match.decisions();
  return kind === 'act' && !learnt && told.length === 0 && open?.kind === 'secret';
}

/** What is proposed outlives a line that changes nothing of the position; the end settles everything. */
function proposalAfter(
  { proposal: known }: MatchRow,
  turn: Turn,
  over: boolean,
  kind: RecordKind,
  number: number,
): Append['proposal'] {
  if (turn.proposal) return { next: turn.proposal.next, instead: { of: known } };
  if (over) return { next: undefined };
  if (movesPosition(kind) || known?.version === undefined || known.version !== number - 1) return undefined;
  return { next: { ...known, version: number }, instead: { of: known } };
}
