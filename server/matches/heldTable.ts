/** A match as far as it can be known without its rules: its table, who sits there, and the lines of its record. */
import {
  commitment,
  type Ended,
  type Kit,
  type MatchRecord,
  present,
  pressesOf,
  type RecordDice,
  type Refusal,
  type Seat,
  SPECTATOR,
  type Told,
} from '#engine';
import { type Failure, fail, refused } from '../answer.ts';
import type { Holder, MatchRow, RecordKind, RecordRow, SeatRow } from '../store/index.ts';

export interface HeldRows {
  readonly row: MatchRow;
  readonly seats: readonly SeatRow[];
  readonly holders: readonly Holder[];
  readonly lines: RecordRow[];
}

/** An action that stands, and the line that brought it. */
export interface Taken {
  readonly number: number;
  readonly entry: {
    readonly seat: Seat;
    readonly action: Kit['action'];
    readonly told: readonly Told[];
    readonly learnt: boolean;
    readonly press?: number;
  };
}

export class HeldTable {
  row: MatchRow;
  seats: readonly SeatRow[];
  holders: readonly Holder[];
  readonly lines: RecordRow[];
  /** Why it cannot go on here, where that is so. */
  readonly frozen: Refusal | undefined;
  /** When it was last of use. */
  used = 0;
  #commitment: string | undefined;

  constructor({ row, seats, holders, lines }: HeldRows, frozen?: Refusal) {
    this.row = row;
    this.seats = seats;
    this.holders = holders;
    this.lines = lines;
    this.frozen = frozen;
  }

  /** What the server has committed to for the dice; it never changes. */
  get commitment(): string {
    this.#commitment ??= commitment(this.row.luck ?? this.row.seed);
    return this.#commitment;
  }

  get id(): string {
    return this.row.id;
  }

  get version(): number {
    return this.lines.length;
  }

  add(line: RecordRow): void {
    this.lines.push(line);
  }

  seat(seat: Seat): SeatRow | undefined {
    return this.seats.find((one) => one.seat === seat);
  }

  heldBy(player: string): Seat[] {
    return this.holders.filter((holder) => holder.player === player).map(({ seat }) => seat);
  }

  /** Who first took a seat, or who alone is left there; the others came by its link. */
  ownerOf(seat: Seat): Holder | undefined {
    const all = this.holders.filter((holder) => holder.seat === seat);
    return all.find(({ link }) => link === undefined) ?? (all.length === 1 ? all[0] : undefined);
  }

  /** Whether a bot decides for this seat. */
  isBot(seat: Seat, seats = this.seats): boolean {
    const row = seats.find((one) => one.seat === seat);
    if (row === undefined || row.kind === 'person' || row.kind === 'closed') return false;
    return this.deputy(seat, seats) === undefined;
  }

  /** The seat whose player decides for another that is away, where the table has agreed on that. */
  deputy(_seat: Seat, _seats = this.seats): Seat | undefined {
    return undefined;
  }

  /** The seats that who holds these may decide for: their own, and those they stand in for. */
  playedBy(held: readonly Seat[]): Seat[] {
    const others = this.seats.filter(({ seat }) => {
      const deputy = held.includes(seat) ? undefined : this.deputy(seat);
      return deputy !== undefined && held.includes(deputy);
    });
    return [...held, ...others.map(({ seat }) => seat)];
  }

  /** Whether someone may look through the eyes of a seat: anyone as a spectator, else whoever plays it. */
  opensTo(player: string | undefined, seat: Seat): boolean {
    if (seat === SPECTATOR) return true;
    return player !== undefined && this.playedBy(this.heldBy(player)).includes(seat);
  }

  /** The seats with people behind them who have not given up, those who are away among them. */
  people(): Seat[] {
    const held = new Set(this.holders.map(({ seat }) => seat));
    return this.seats.filter(({ seat, kind }) => kind !== 'bot' && held.has(seat)).map(({ seat }) => seat);
  }

  /** How people ended it, where the rules did not. */
  get ended(): Ended | undefined {
    const last = this.lines.at(-1);
    if (last?.kind !== 'end' || this.row.ended === undefined) return undefined;
    return last.body as Ended;
  }

  /** The record as it was written, for whoever has the rules it was played under. */
  record(): MatchRecord {
    const { game, rules, seats, options, seed } = this.row;
    const { ended, dice } = this;
    const entries = fold(this.lines).map(({ entry }) => entry);
    const presses = pressesOf(entries);
    return {
      orrery: ended || dice || presses ? 2 : 1,
      game,
      rules,
      seats,
      options,
      random: { kind: 'keyed', seed },
      actions: entries.map(({ seat, action }) => [seat, action] as const),
      ...(presses ? { presses } : {}),
      ...(ended ? { ended } : {}),
      ...(dice ? { dice } : {}),
    };
  }

  /** Whence the seed comes, where several people have a part in it. */
  get dice(): RecordDice | undefined {
    const { id, luck } = this.row;
    const seats = this.seats.flatMap(({ seat, commitment: published, reveal }) =>
      published === undefined || reveal === undefined ? [] : [{ seat, commitment: published, value: reveal }],
    );
    if (luck === undefined || seats.length === 0) return undefined;
    return { match: id, server: { commitment: this.commitment, value: luck }, seats };
  }
}

/** Why nothing can be decided at a table here. */
export function notPlayed({ frozen }: HeldTable): Failure {
  return frozen ? refused(frozen) : fail('unavailable', 'notPlayedHere');
}

/** Whether only bots sit at a table; a person who is away is coming back, one who has left for good is not. */
export function onlyBots(seats: readonly SeatRow[]): boolean {
  return seats.every(({ kind }) => kind === 'bot' || kind === 'closed');
}

/** The actions that stand after these lines: what was taken back is left out. */
export function fold(lines: readonly RecordRow[]): Taken[] {
  const standing: Taken[] = [];
  for (const { number, kind, seat, body, told, learnt } of lines) {
    if (kind === 'undo') standing.pop();
    else if (kind === 'back') standing.length = body.to ?? 0;
    else if (kind === 'act') {
      const { press } = body;
      const action = present(body.action, `action in line ${number}`);
      const entry = { seat, action, told, learnt, ...(press === undefined ? {} : { press }) };
      standing.push({ number, entry });
    }
  }
  return standing;
}

/** Whether a line of this kind changes the position. */
export function movesPosition(kind: RecordKind): boolean {
  return kind === 'act' || kind === 'undo' || kind === 'back';
}
