/** A table that is followed: what it says of itself, how it stands, and the talk at it, kept up to date. */
import { signal } from '@preact/signals';
import type { ChatLine, Connection, SeatPresence, Standing, TableInfo, WireError } from '#client';
import { myId } from './link.ts';
import { playedHere } from './seats.ts';
import { recallShunned } from './shunning.ts';
import { Talk } from './talk.ts';
import { noteFingerprint } from './witness.ts';

export class Followed {
  readonly id: string;
  readonly connection: Connection;
  readonly table = signal<TableInfo | undefined>(undefined);
  /** Who is there, and who has gone since when; by seat. */
  readonly presence = signal<ReadonlyMap<number, SeatPresence>>(new Map());
  readonly begun = signal(false);
  readonly chat = signal<readonly ChatLine[]>([]);
  /** Whether more was said before the lines that are here. */
  readonly earlier = signal(false);
  readonly talk: Talk;
  readonly refused = signal<WireError | undefined>(undefined);
  /** Told of every standing after the first. */
  onStanding: ((standing: Standing, opening?: readonly object[]) => void) | undefined;
  /** The seat of mine that looks; without one, the first. */
  #eyes: number | undefined;
  first: { readonly standing: Standing; readonly opening: readonly object[] } | undefined;
  #stop: (() => void) | undefined;

  constructor(id: string, connection: Connection) {
    this.id = id;
    this.connection = connection;
    this.talk = new Talk(id, this.chat, myId);
    void recallShunned();
  }

  /** Gives the way to stop. */
  start(): () => void {
    this.#watch();
    return () => this.#stop?.();
  }

  /** After a refusal. */
  again(): void {
    this.refused.value = undefined;
    this.#watch();
  }

  /** Looks through the eyes of another seat of mine. */
  look(seat: number): void {
    this.#eyes = seat;
    this.#watch();
  }

  /** Fetches what was said before the lines that are here; false when that did not work. */
  async lookBack(): Promise<boolean> {
    const before = this.chat.value[0]?.number;
    const answer = await this.connection.ask<{ lines: readonly ChatLine[]; more?: boolean }>('talk', {
      ...{ match: this.id, before },
      ...(this.#eyes === undefined ? {} : { seat: this.#eyes }),
    });
    if (!answer.ok) return false;
    // Meanwhile the table may have been looked at anew.
    if (this.chat.value[0]?.number !== before) return true;
    this.chat.value = [...answer.lines, ...this.chat.value];
    this.earlier.value = answer.more === true;
    return true;
  }

  #watch(): void {
    this.chat.value = [];
    this.earlier.value = false;
    this.#stop?.();
    this.#stop = this.connection.watch({
      ...{ match: this.id, as: 'position' },
      ...(this.#eyes === undefined ? {} : { seat: this.#eyes }),
      onTable: (table) => this.#heard(table),
      onPresence: (seats) => {
        this.presence.value = new Map(seats.map((one) => [one.seat, one]));
      },
      onStanding: (standing, opening) => this.#stand(standing, opening),
      onChat: (lines, earlier) => {
        this.chat.value = earlier ? lines : [...this.chat.value, ...lines];
        if (earlier) this.earlier.value = true;
      },
      onRefused: (error) => {
        this.refused.value = error;
      },
    });
  }

  #heard(table: TableInfo): void {
    const before = this.table.value;
    this.table.value = table;
    if (table.status !== 'over') noteFingerprint(table.id, table.commitment);
    // Whoever has sat down or got up sees through other eyes now; a match that began is looked at anew.
    const played = playedHere(table);
    const moved = before && playedHere(before).join() !== played.join();
    const began = before?.status === 'open' && table.status !== 'open';
    if (this.#eyes !== undefined && !played.includes(this.#eyes)) this.#eyes = undefined;
    if (moved || began) this.#watch();
  }

  #stand(standing: Standing, opening: readonly object[] | undefined): void {
    if (this.first) {
      this.onStanding?.(standing, opening);
    } else if (opening) {
      // The news of the start comes before the answer that tells how it opened.
      this.first = { standing, opening };
      this.begun.value = true;
    }
  }
}
