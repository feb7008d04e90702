/** The talk at a table as a person follows it: its channels, and what they have not read yet. */
import { computed, type ReadonlySignal, signal } from '@preact/signals';
import type { ChatLine } from '#client';
import { type Seat, SPECTATOR } from '#engine';
import { readParts, write } from '../store/local.ts';
import { isUnheard } from './muted.ts';

/** The whole table, those who watch, or two seats among themselves: `0-2`. */
export type Channel = string;

export const LONGEST = 500;

const READ = 'orrery/talk';
/** So many tables are remembered. */
const MOST_TABLES = 100;

export interface Talker {
  readonly seat: Seat;
  /** The other seats at which people sit. */
  readonly others: readonly Seat[];
  /** Whether two seats may talk among themselves in this game. */
  readonly apart: boolean;
}

/** The channels a person can listen to, the one they talk in first. */
export function channelsFor({ seat, others, apart }: Talker): Channel[] {
  if (seat === SPECTATOR) return ['spectators', 'table'];
  return ['table', ...(apart ? others.map((other) => pair(seat, other)) : []), 'spectators'];
}

function pair(one: Seat, other: Seat): Channel {
  return `${Math.min(one, other)}-${Math.max(one, other)}`;
}

/** The other of the two seats of a channel; undefined for those that are for many. */
export function partner(channel: Channel, seat: Seat): Seat | undefined {
  const two = channel.split('-').map(Number);
  return two.length === 2 ? two.find((one) => one !== seat) : undefined;
}

/** Players listen to spectators once the match is over, and never talk there; nor do spectators at the table. */
export function maySpeak(channel: Channel, seat: Seat): boolean {
  return (channel === 'spectators') === (seat === SPECTATOR);
}

export class Talk {
  readonly lines: ReadonlySignal<readonly ChatLine[]>;
  readonly unread = computed(() => this.#unread());
  /** What was said last of what was not read. */
  readonly news = computed(() => this.lines.value.findLast((line) => this.#isNew(line)));
  readonly #match: string;
  /** By channel, the last line that was read. */
  readonly #read = signal<Readonly<Record<Channel, number>>>({});

  readonly #me: ReadonlySignal<string | undefined>;

  constructor(
    match: string,
    lines: ReadonlySignal<readonly ChatLine[]>,
    me: ReadonlySignal<string | undefined>,
  ) {
    this.#match = match;
    this.#me = me;
    this.lines = computed(() =>
      // Of those whom the server has forgotten nothing is left to read.
      lines.value.filter(({ player, text }) => text !== '' && !isUnheard(player)),
    );
    this.#read.value = numbers(readParts(READ)[match]);
  }

  in(channel: Channel): readonly ChatLine[] {
    return this.lines.value.filter((line) => line.channel === channel);
  }

  /** All of a channel has been seen. */
  read(channel: Channel): void {
    const last = this.in(channel).at(-1)?.number ?? 0;
    if (last <= (this.#read.value[channel] ?? 0)) return;
    this.#read.value = { ...this.#read.value, [channel]: last };
    const tables = Object.entries({ ...readParts(READ), [this.#match]: this.#read.value }).slice(
      -MOST_TABLES,
    );
    write(READ, Object.fromEntries(tables));
  }

  #isNew({ channel, number, player }: ChatLine): boolean {
    return player !== this.#me.value && number > (this.#read.value[channel] ?? 0);
  }

  #unread(): ReadonlyMap<Channel, number> {
    const counts = new Map<Channel, number>();
    for (const line of this.lines.value)
      if (this.#isNew(line)) counts.set(line.channel, (counts.get(line.channel) ?? 0) + 1);
    return counts;
  }
}

/** Of all channels together. */
export function total(unread: ReadonlyMap<Channel, number>): number {
  return [...unread.values()].reduce((sum, count) => sum + count, 0);
}

function numbers(value: unknown): Record<string, number> {
  if (typeof value !== 'object' || value === null) return {};
  const entries = Object.entries(value).filter(
    (entry): entry is [string, number] => typeof entry[1] === 'number',
  );
  return Object.fromEntries(entries);
}
