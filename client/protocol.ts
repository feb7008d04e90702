/** What goes over the wire between an online table and its players: protocol 2. Both sides take their types from here. */
import type { Work } from './work.ts';

/** Since 2, ends, pauses and resignations are lines of the record: older pages would take them for something else. */
export const PROTOCOL = 2;

/** No message may be longer than this. */
export const MOST_BYTES = 16_384;

/** A match that nobody has played on for so many days is over. */
export const ABANDONED_DAYS = 60;

/** How many seconds those who are ready wait for the others: at a table with a short clock, and at one over days. */
export const READY_LIVE = 180;
export const READY_SLOW = 24 * 3600;
/** Whoever was at a table and has no connection for so many minutes, while others are there, gets a stand-in. */
export const LOST_MINUTES = 2;
/** At tables with as many seconds for a decision, or more, people come and go: there it says nothing. */
export const UNHURRIED_SECONDS = 3600;

/** `closed`: who sat there has left the match for good. */
export type SeatKind = 'free' | 'person' | 'away' | 'bot' | 'closed';
export type Status = 'open' | 'playing' | 'over';

export interface WireError {
  readonly code: string;
  readonly message: string;
  readonly field?: string;
  readonly rule?: string;
  /** In how many seconds it may be tried again. */
  readonly after?: number;
  /** What is to be worked out first. */
  readonly work?: Work;
}

export type Answer<T = object> =
  | ({ readonly ok: true } & T)
  | { readonly ok: false; readonly error: WireError };

export interface SeatInfo {
  readonly seat: number;
  readonly kind: SeatKind;
  readonly name: string;
  readonly level?: string;
  readonly resigned?: true;
  /** What it has committed to for the dice. */
  readonly commitment?: string;
  /** Before the start: it has put its value into the dice. */
  readonly ready?: true;
  /** Until when its owner asks whoever set the table up to remove those who came by its personal link. */
  readonly asked?: number;
  /** Away because the connection was lost. */
  readonly lost?: true;
  /** A newcomer's seat: a bot plays it until a person takes it. */
  readonly offered?: true;
  /** Free, and kept for whose name it has, until they take it or say no. */
  readonly kept?: true;
  /** The seat whose player decides for this one while it is away. */
  readonly by?: number;
}

export interface ProposalInfo {
  readonly kind: 'undo' | 'pause' | 'end';
  readonly by: number;
  readonly agreed: readonly number[];
  /** Undo: how many actions would stand. */
  readonly to?: number;
}

/** What a seat has left of its reserve, in milliseconds; and until when it may think, where it is waited for. */
export interface SeatTime {
  readonly seat: number;
  readonly reserve: number;
  readonly due?: number;
}

/** A table as anyone with its link may know it. */
export interface TableInfo {
  readonly id: string;
  readonly game: string;
  /** The version of the rules, which stays with the match. */
  readonly rules: string;
  readonly options: Readonly<Record<string, unknown>>;
  readonly seats: readonly SeatInfo[];
  readonly visibility: 'public' | 'link';
  /** Seconds for each decision. */
  readonly clock?: number;
  /** Seconds that each seat has in reserve beyond that, for the whole match. */
  readonly reserve?: number;
  /** The game gives each decision its own time; the clock is for those it names none for. */
  readonly paced?: true;
  /** What happens at zero. */
  readonly atZero: 'bot' | 'default';
  readonly level: string;
  /** The player who has the game's role for it decides for those who are away; without it, a bot does. */
  readonly standIn?: 'facilitator';
  /** How many seconds spectators see behind. */
  readonly delay: number;
  readonly language: string;
  readonly status: Status;
  /** Why it ended, where the rules did not end it. */
  readonly ended?: string;
  readonly awaited: readonly number[];
  /** When the clock runs out, in milliseconds since 1970. */
  readonly due?: number;
  /** Before the start: when those who are not ready lose their seats, in milliseconds since 1970. */
  readonly readyBy?: number;
  readonly paused?: true;
  /** The server does not have the rules it is played under: it is kept as it is. */
  readonly frozen?: true;
  /** Which release of Orrery plays it, where that is known of a table that is kept as it is. */
  readonly release?: string;
  readonly proposal?: ProposalInfo;
  readonly rematch?: string;
  /** What the server has committed to for the dice; what it put in is shown at the end. */
  readonly commitment: string;
  readonly created: number;
  readonly updated: number;
  /** The seats that are yours. */
  readonly yours: readonly number[];
  /** The free seats that are kept for you: you are asked to play again. */
  readonly invited?: readonly number[];
  /** Whether you set the table up. */
  readonly owner: boolean;
  /** Those of your seats that are another's: you came by the personal link. */
  readonly lent?: readonly number[];
}

/** Someone who holds a seat, as its owner is told. */
export interface HeldBy {
  readonly player: string;
  readonly name: string;
  readonly you: boolean;
  /** When they came by the personal link, where that is known. */
  readonly since?: number;
  /** When they were last here. */
  readonly seen?: number;
  /** One's own devices; of others, what they came with. */
  readonly devices: readonly string[];
}

/** How a match ended: by its rules, or as people had it. Lists are by seat. */
export interface EndInfo {
  readonly how: 'rules' | 'resigned' | 'agreed' | 'abandoned' | 'closed';
  readonly by?: number;
  readonly winners?: readonly number[];
  readonly places?: readonly number[];
  readonly points?: readonly number[];
}

/** A match that is over, as one who played it finds it again. */
export interface FinishedInfo {
  readonly table: TableInfo;
  /** How it ended, where that was kept. */
  readonly ended?: EndInfo;
  /** When the first decision was made, in milliseconds since 1970; the table was `updated` when it ended. */
  readonly began?: number;
  /** How many lines its record has before the end. */
  readonly moves: number;
}

/** One line of the record, as a seat may know it. */
export interface Change {
  /** The version after it. */
  readonly number: number;
  readonly kind: 'act' | 'undo' | 'back' | 'resign' | 'pause' | 'resume' | 'end';
  /** Who did it; -1 where that must not show. */
  readonly seat: number;
  readonly events: readonly object[];
  /** How many actions stand after it. */
  readonly count: number;
  /** Shared by lines that follow one another and were done with one press. */
  readonly press?: number;
  /** One's own action, and its words. */
  readonly action?: object;
  readonly title?: string;
  /** The time was up: a bot decided, or what is done by default. */
  readonly late?: 'bot' | 'default';
  /** One's own instructions answered. */
  readonly settled?: true;
  /** With the last line: how it ended. */
  readonly ended?: EndInfo;
}

/** Why a press stopped: its next action is refused, something was learnt, or others must decide first. */
export type PressStopped = WireError | 'learnt' | 'others';

/** What came of `act`: the version after it, how many of its actions were done, and why no more. */
export interface PressDone {
  readonly version: number;
  readonly done: number;
  readonly stopped?: PressStopped;
}

export interface DecisionInfo {
  readonly prompt: string;
  readonly text: string;
  readonly kind: string;
  readonly actions: readonly object[];
}

/** How things stand for a seat. `position` or `view` and `decision`, as was asked for. */
export interface Standing {
  readonly match: string;
  readonly version: number;
  readonly seat: number;
  /** What is new since the version asked from, in order, each once. */
  readonly changes: readonly Change[];
  readonly awaited: readonly number[];
  /** How many of its last actions this seat can take back. */
  readonly undoable: number;
  readonly due?: number;
  /** At a table with a reserve. */
  readonly times?: readonly SeatTime[];
  readonly outcome?: object;
  /** A state this seat cannot tell from the true one: what the seat knows, in the form the rules work on. */
  readonly position?: object;
  readonly view?: object;
  readonly decision?: DecisionInfo;
}

export interface ChatLine {
  readonly number: number;
  readonly channel: string;
  readonly seat: number;
  /** Who spoke, the same at every table; empty once they are forgotten. */
  readonly player: string;
  readonly name: string;
  readonly text: string;
  readonly at: number;
}

/** What a server can do to reach people. */
export interface ServerReach {
  readonly mail: boolean;
  readonly hooks: boolean;
  readonly providers: readonly { readonly id: string; readonly name: string }[];
  /** After so many days what guests leave behind is put away; without it, never. */
  readonly keepDays?: number;
}

export interface HookInfo {
  readonly id: string;
  readonly kind: 'generic' | 'discord';
  /** Of its address only the host is shown: the rest is often a secret in itself. */
  readonly host: string;
  /** It calls everyone at this table; without it, its person at every table. */
  readonly match?: string;
  readonly created: number;
  /** How the last delivery went. */
  readonly last?: string;
  /** It failed so often that it is not called any more. */
  readonly off?: true;
}

export interface DeviceInfo {
  readonly id: string;
  readonly device: string;
  readonly created: number;
  readonly seen: number;
  /** The one that asks. */
  readonly here?: true;
}

/** How a person can be reached. */
export interface ReachInfo {
  /** Whether there is a way to sign in again: a confirmed address, or a provider. */
  readonly account: boolean;
  readonly server: ServerReach;
  readonly address?: { readonly address?: string; readonly pending?: string; readonly calls: boolean };
  readonly hooks: readonly HookInfo[];
  /** The providers through which they sign in. */
  readonly providers: readonly string[];
  readonly devices: readonly DeviceInfo[];
}

/** Whether someone who holds a seat is at the table, and if not since when. */
export interface SeatPresence {
  readonly seat: number;
  readonly here: boolean;
  readonly since?: number;
}

/** What the host of a server says to everyone. */
export interface Announcement {
  readonly text: string;
  readonly since: number;
  readonly until?: number;
}

/** What the server says without being asked. */
export type Push =
  | ({ readonly event: 'update' } & Standing)
  | { readonly event: 'table'; readonly table: TableInfo; readonly presence?: readonly SeatPresence[] }
  | { readonly event: 'chat'; readonly match: string; readonly lines: readonly ChatLine[] }
  | { readonly event: 'closing'; readonly message: string };
