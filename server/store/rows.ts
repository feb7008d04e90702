/** What is kept, as the server speaks of it, and how it is read from rows. */

import type { Level } from '#bots';
import type { PressStopped } from '#client/protocol.ts';
import { type Action, byId, type Ending, type OptionValues, type Seat, type Told } from '#engine';
import type { Row } from './sql.ts';

export const SEAT_KINDS = ['free', 'person', 'away', 'bot', 'closed'] as const;
/** `away`: held by a person, played by a bot until they come back. `closed`: who sat there has left the match for good. */
export type SeatKind = (typeof SEAT_KINDS)[number];
export type Status = 'open' | 'playing' | 'over';
export type AtZero = 'bot' | 'default';

export interface Player {
  readonly id: string;
  readonly name: string;
  readonly created: number;
  /** What they are spoken and written to in; absent for who came before it was kept. */
  readonly language?: string;
}

export function playerOf({ id, name, created, language }: Row): Player {
  return {
    id: String(id),
    name: String(name),
    created: Number(created),
    ...maybe('language', language, String),
  };
}

export interface Proposal {
  readonly kind: 'undo' | 'pause' | 'end';
  readonly by: Seat;
  /** Undo: how many actions of the record shall stand. */
  readonly to?: number;
  /** Undo: the version it was proposed at. */
  readonly version?: number;
  readonly agreed: readonly Seat[];
}

/** What each seat has in reserve beyond the time for a decision; by seat, in milliseconds. */
export interface Reserves {
  readonly left: readonly number[];
  /** Since when the seat's present decision is open. */
  readonly from: readonly number[];
  /** Who went away in the midst of one: their time goes on. */
  readonly midst?: readonly Seat[];
}

export interface MatchRow {
  readonly id: string;
  readonly game: string;
  readonly rules: string;
  readonly options: OptionValues;
  readonly seats: number;
  readonly seed: string;
  /** What the server put into the dice; without it the seed is the server's alone. */
  readonly luck?: string;
  /** Grows with every change of who sits where. */
  readonly seating: number;
  readonly owner: string;
  readonly visibility: 'public' | 'link';
  /** Milliseconds for each decision; absent: no clock. */
  readonly clock?: number;
  /** The game gives each decision its own time; the clock is for those it names none for. */
  readonly paced?: boolean;
  /** What each seat has in reserve beyond that at the start, in milliseconds. */
  readonly reserve?: number;
  /** What is left of it. */
  readonly reserves?: Reserves | undefined;
  readonly atZero: AtZero;
  /** The level of bots that stand in. */
  readonly level: Level;
  /** Whoever has the game's role for it decides for those who are away; without it, a bot does. */
  readonly standIn?: 'facilitator';
  /** How far spectators see behind, in milliseconds. */
  readonly delay: number;
  readonly language: string;
  readonly status: Status;
  /** Why it ended, where the rules did not end it. */
  readonly ended?: Ending | undefined;
  readonly number: number;
  readonly awaited: readonly Seat[];
  readonly due?: number | undefined;
  /** While paused: the milliseconds that were left on the clock. */
  readonly paused?: number | undefined;
  readonly proposal?: Proposal | undefined;
  readonly rematch?: string;
  readonly created: number;
  readonly updated: number;
  /** Whether someone who does not sit there was shown it. */
  readonly shared?: boolean;
}

export interface SeatRow {
  readonly seat: Seat;
  readonly kind: SeatKind;
  readonly name: string;
  readonly level: Level;
  readonly resigned: boolean;
  /** Away because the connection was lost, not because they asked. */
  readonly lost?: true;
  /** A newcomer's seat: a bot plays it until a person takes it. */
  readonly offered?: true;
  /** The person a free seat is kept for, whose name it has. */
  readonly kept?: string;
  /** The hash of the personal link's token. */
  readonly token?: string;
  /** What it has committed to for the dice, and what it has put into them. */
  readonly commitment?: string;
  readonly reveal?: string;
}

export interface Holder {
  readonly seat: Seat;
  readonly player: string;
  /** When they came by the seat's personal link, 0 where that is not known; nothing for who took the seat: its owner. */
  readonly link?: number;
  /** What they came with. */
  readonly device?: string;
  /** Until when the owner's request stands that whoever set the table up removes the others. */
  readonly asked?: number;
}

/** Of these the first three change the position; the others say how the match goes on, or that it does not. */
export type RecordKind = 'act' | 'undo' | 'back' | 'resign' | 'pause' | 'resume' | 'end';

/** What a line says besides, by its kind. */
export interface LineBody {
  readonly action?: Action;
  /** The number that the lines of one press share. */
  readonly press?: number;
  readonly stopped?: PressStopped;
  readonly title?: string;
  readonly late?: 'bot' | 'default';
  readonly settled?: true;
  /** Whose seat it is about, where the table itself acts. */
  readonly seat?: Seat;
  readonly to?: number;
  readonly left?: number;
}

/**
 * One line of the record. Lines are never changed: what was taken back stays, followed by the taking back. The last line
 * of a match that is over is its `end`, however it ended, and nothing can follow it.
 */
export interface RecordRow {
  readonly number: number;
  readonly kind: RecordKind;
  readonly seat: Seat;
  /** `act`: the action. `back`: how many actions stand. `pause`: the time that was left. `end`: how. */
  readonly body: LineBody;
  /** What the action told, with audiences. */
  readonly told: readonly Told[];
  readonly learnt: boolean;
  readonly submission?: string | undefined;
  readonly at: number;
}

export interface Snapshot {
  readonly number: number;
  /** How many actions had been taken. */
  readonly count: number;
  readonly state: unknown;
}

export interface ChatRow {
  readonly number: number;
  readonly channel: string;
  readonly seat: Seat;
  /** Empty once they are forgotten. */
  readonly player: string;
  readonly name: string;
  readonly text: string;
  readonly at: number;
}

/** A row as its statement selects it: the one place where what the database says is believed. */
export function columnsOf<T extends object>(row: Row): T {
  return row as object as T;
}

const json = <T>(value: Row[string] | undefined): T => JSON.parse(String(value));
const optional = <T>(value: Row[string] | undefined, read: (v: unknown) => T): T | undefined =>
  value === null || value === undefined ? undefined : read(value);
const maybe = <N extends string, T>(name: N, value: Row[string] | undefined, read: (v: unknown) => T) =>
  value === null || value === undefined ? undefined : byId([name], () => read(value));

/** Always of the same form, whatever is absent: it is copied with every line of its record. */
export function matchOf(row: Row): MatchRow {
  const same = columnsOf<MatchRow>(row);
  const named = columnsOf<{ at_zero: MatchRow['atZero']; stand_in: MatchRow['standIn'] }>(row);
  const { id, game, rules, seats, seed, owner, visibility, level, language, status } = same;
  const { delay, number, seating, created, updated } = same;
  return {
    id,
    game,
    rules,
    seats,
    seed,
    owner,
    visibility,
    level,
    language,
    status,
    delay,
    number,
    seating,
    created,
    updated,
    options: json(row.options),
    awaited: json(row.awaited),
    atZero: named.at_zero,
    luck: optional(row.luck, String),
    clock: optional(row.clock, Number),
    reserve: optional(row.reserve, Number),
    reserves: optional(row.reserves, (text) => JSON.parse(String(text))),
    standIn: optional(row.stand_in, () => named.stand_in),
    ended: optional(row.ended, () => same.ended),
    due: optional(row.due, Number),
    paused: optional(row.paused, Number),
    proposal: optional(row.proposal, (text) => JSON.parse(String(text))),
    rematch: optional(row.rematch, String),
    shared: row.shared === 1 || undefined,
    paced: row.paced === 1 || undefined,
  };
}

export function seatOf(row: Row): SeatRow {
  const { seat, kind, name, level } = columnsOf<SeatRow>(row);
  const { resigned, lost, offered, kept, token, commitment, reveal } = row;
  return {
    seat,
    kind,
    name,
    level,
    resigned: resigned === 1,
    ...(lost === 1 ? { lost: true } : {}),
    ...(offered === 1 ? { offered: true } : {}),
    ...maybe('kept', kept, String),
    ...maybe('token', token, String),
    ...maybe('commitment', commitment, String),
    ...maybe('reveal', reveal, String),
  };
}

export function holderOf({ seat, player, by_link, device, asked }: Row): Holder {
  return {
    seat: Number(seat),
    player: String(player),
    ...maybe('link', by_link, Number),
    ...maybe('device', device, String),
    ...maybe('asked', asked, Number),
  };
}

export function recordOf(row: Row): RecordRow {
  const { number, kind, seat, at } = columnsOf<RecordRow>(row);
  const { body, told, learnt, submission } = row;
  return {
    number,
    kind,
    seat,
    at,
    body: json(body),
    told: json(told),
    learnt: learnt === 1,
    ...maybe('submission', submission, String),
  };
}
