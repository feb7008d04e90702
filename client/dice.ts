/**
 * Your part in the dice of tables. A value is made here and kept here; its commitment goes along when you sit down, and
 * being ready shows it to the server, after what all the others have committed to was seen and noted.
 */
import { commitment, diceSeal } from '#engine';
import type { Api } from './api.ts';
import type { Answer, TableInfo } from './protocol.ts';

/** What is kept of a table's dice. */
export interface DiceNote {
  readonly value: string;
  /** All commitments as they were when the value was shown: from then on it is no secret any more. */
  readonly seal?: string;
}

/** Where notes are kept, by match: a `Map` will do for a program that sits at its tables until the end. */
export interface DiceNotes {
  get(match: string): DiceNote | undefined;
  set(match: string, note: DiceNote): void;
}

export type SeatedAnswer = Answer<{ table: TableInfo; seat?: number; token?: string }>;
type Fields = Readonly<Record<string, unknown>>;

/** So often it is looked again when someone commits anew at the same moment. */
const TRIES = 4;

export class Dice {
  readonly #api: Api;
  readonly #notes: DiceNotes;

  constructor(api: Api, notes: DiceNotes = new Map()) {
    this.#api = api;
    this.#notes = notes;
  }

  /** Sets up a table at which you take part in the dice. */
  async create(table: Fields): Promise<SeatedAnswer> {
    const value = newDiceValue();
    const made = await this.#api.create({ ...table, commitment: commitment(value) });
    if (made.ok) this.#notes.set(made.table.id, { value });
    return made;
  }

  /** Takes a free seat. */
  join(match: string, fields: Fields = {}): Promise<SeatedAnswer> {
    return this.#api.do(match, 'join', { ...fields, commitment: commitment(this.#fresh(match)) });
  }

  /** Takes the seat of a personal link. */
  claim(match: string, token: string): Promise<SeatedAnswer> {
    return this.#api.do(match, 'claim', { token, commitment: commitment(this.#fresh(match)) });
  }

  /** Commits where a seat of yours has not: after someone has left who was waited for, and at a rematch. */
  async attend(table: TableInfo): Promise<Answer> {
    const bare = table.seats.filter(({ seat, commitment: known }) => !known && table.yours.includes(seat));
    if (table.status !== 'open') return { ok: true };
    return this.#commit(
      table,
      bare.map(({ seat }) => seat),
    );
  }

  /** Is ready at all of one's seats; from another device than before, it commits anew first. */
  async ready(match: string): Promise<Answer<{ table: TableInfo }>> {
    for (let tries = 1; ; tries++) {
      const read = await this.#api.read<{ table: TableInfo }>(match, 'table');
      if (!read.ok || read.table.status !== 'open') return read;
      const done = await this.#readyAt(read.table);
      if (done === 'look again' && tries < TRIES) continue;
      if (done === 'look again') return BUSY;
      return done.ok ? this.#api.read(match, 'table') : done;
    }
  }

  async #readyAt(table: TableInfo): Promise<Answer | 'look again'> {
    const { id, yours } = table;
    const note = this.#notes.get(id);
    const seal = sealOf(table);
    const own = note && (note.seal ?? seal) === seal ? commitment(note.value) : undefined;
    const waiting = table.seats.filter(({ seat, ready }) => yours.includes(seat) && !ready);
    const others = waiting.filter((seat) => seat.commitment !== own);
    if (note === undefined || others.length > 0) {
      const committed = await this.#commit(
        table,
        others.map(({ seat }) => seat),
      );
      return committed.ok ? 'look again' : committed;
    }
    this.#notes.set(id, { value: note.value, seal });
    for (const { seat } of waiting) {
      const done = await this.#api.do(id, 'ready', { seat, value: note.value, seal });
      if (!done.ok) return done.error.code === 'stale' ? 'look again' : done;
    }
    return { ok: true };
  }

  async #commit({ id }: TableInfo, seats: readonly number[]): Promise<Answer> {
    if (seats.length === 0) return { ok: true };
    const fields = { commitment: commitment(this.#fresh(id)) };
    for (const seat of seats) {
      const done = await this.#api.do(id, 'commit', { seat, ...fields });
      if (!done.ok) return done;
    }
    return { ok: true };
  }

  /** A value that nobody has been shown. */
  #fresh(match: string): string {
    const note = this.#notes.get(match);
    if (note && note.seal === undefined) return note.value;
    const value = newDiceValue();
    this.#notes.set(match, { value });
    return value;
  }
}

/** What all at a table have committed to, in one text. */
export function sealOf({ id, commitment: server, seats }: TableInfo): string {
  const committed = seats.flatMap(({ seat, commitment: value }) =>
    value === undefined ? [] : [{ seat, commitment: value }],
  );
  return diceSeal(id, server, committed);
}

/** 256 bits that nobody can guess. */
export function newDiceValue(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

const BUSY = {
  ok: false,
  error: { code: 'unavailable', message: 'others sit down and get up right now; try again in a moment' },
} as const;
