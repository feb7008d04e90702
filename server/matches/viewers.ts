/** Everyone who watches a match from this node. Each is sent what is new to them, in order and once. */
import type { ChatLine, Push, SeatPresence, SeatTime, TableInfo } from '#client/protocol.ts';
import { type Seat, SPECTATOR } from '#engine';
import type { ChatRow, Reserves } from '../store/index.ts';
import type { HeldMatch } from './heldMatch.ts';
import type { HeldTable } from './heldTable.ts';
import { timeFor } from './pace.ts';
import { timesOf } from './reserve.ts';
import { changesOf, type Look, type Stood, standingOf } from './standing.ts';
import { tableInfo } from './table.ts';
import { hearsWatchers } from './talk.ts';

export interface Viewer extends Look {
  readonly player?: string | undefined;
  /** Whether the seat is their own, and not one they stand in for. */
  readonly held: boolean;
  /** The last line of the record they were sent. */
  sent: number;
  /** The last line of the chat they were sent. */
  heard: number;
  /** Whom they have blocked, and who has blocked them: neither hears the other. */
  deaf: ReadonlySet<string>;
  push(text: string): void;
}

export class Viewers {
  /** Told when the last one who watched a match has gone. */
  onEmpty: ((match: string) => void) | undefined;
  /** Told when someone who holds a seat has come or gone. */
  onComing: ((match: string) => void) | undefined;
  readonly #all = new Map<string, Set<Viewer>>();
  /** Who is at the tables that are watched. */
  readonly #presence = new Map<string, readonly SeatPresence[]>();
  readonly #now: () => number;

  constructor(now: () => number) {
    this.#now = now;
  }

  /** How many watch, all matches together. */
  get size(): number {
    let sum = 0;
    for (const { size } of this.#all.values()) sum += size;
    return sum;
  }

  /** How many people watch, each counted once; who has not said who they are is not. */
  get people(): number {
    const all = new Set<string>();
    for (const viewers of this.#all.values())
      for (const { player } of viewers) if (player !== undefined) all.add(player);
    return all.size;
  }

  add(match: string, viewer: Viewer): void {
    const viewers = this.#all.get(match) ?? new Set();
    viewers.add(viewer);
    this.#all.set(match, viewers);
    if (viewer.held) this.onComing?.(match);
  }

  remove(match: string, viewer: Viewer): void {
    const viewers = this.#all.get(match);
    if (viewers?.delete(viewer) && viewer.held) this.onComing?.(match);
    if (viewers?.size !== 0) return;
    this.#all.delete(match);
    this.#presence.delete(match);
    this.onEmpty?.(match);
  }

  of(match: string): ReadonlySet<Viewer> {
    return this.#all.get(match) ?? NOBODY;
  }

  isWatched(match: string): boolean {
    return this.#all.has(match);
  }

  /** The matches somebody watches. */
  watched(): string[] {
    return [...this.#all.keys()];
  }

  /** Notes who is there, to be told with the table. */
  attend(match: string, presence: readonly SeatPresence[]): void {
    this.#presence.set(match, presence);
  }

  /** The version a viewer may see now: spectators of a delayed table see behind. */
  visible(live: HeldTable, seat: Seat): number {
    const { delay } = live.row;
    if (seat !== SPECTATOR || delay === 0 || live.row.status === 'over') return live.version;
    const until = this.#now() - delay;
    const later = live.lines.findIndex(({ at }) => at > until);
    return later < 0 ? live.version : later;
  }

  /** Sends the lines they have not seen to everyone who sees as far as this: the present, or how it stood earlier. */
  update(live: HeldMatch, stood: Stood = live.match): void {
    // Several windows of the same seat get the same bytes: they are made once.
    const made = new Map<string, string>();
    const upTo = stood.version;
    for (const viewer of this.of(live.id)) {
      if (upTo <= viewer.sent || this.visible(live, viewer.seat) !== upTo) continue;
      const key = `${viewer.seat} ${viewer.as} ${viewer.sent}`;
      let text = made.get(key);
      if (text === undefined) {
        text = JSON.stringify({
          event: 'update',
          ...standing(live, viewer, viewer.sent, stood),
        } satisfies Push);
        made.set(key, text);
      }
      viewer.sent = upTo;
      viewer.push(text);
    }
  }

  /** Shows everyone how it stands, where a match begins or ends without an action. */
  show(live: HeldMatch): void {
    for (const viewer of this.of(live.id)) {
      const last = standing(live, viewer, viewer.sent, live.match);
      viewer.sent = live.version;
      viewer.push(JSON.stringify({ event: 'update', ...last } satisfies Push));
    }
  }

  /** Tells everyone how the table is set. */
  table(live: HeldTable): void {
    const presence = this.#presence.get(live.id);
    const made = new Map<string | undefined, TableInfo>();
    for (const viewer of this.of(live.id)) {
      const { player, push } = viewer;
      const table = made.get(player) ?? tableInfo(live, player);
      made.set(player, table);
      push(JSON.stringify({ event: 'table', table, ...(presence ? { presence } : {}) } satisfies Push));
    }
    this.release(live);
  }

  /** Who has lost the seat hears no more of what it knows. */
  release(live: HeldTable): void {
    for (const viewer of this.of(live.id))
      if (!live.opensTo(viewer.player, viewer.seat)) this.remove(live.id, viewer);
  }

  /** The table is there no more: whoever looks again finds nothing. */
  gone(live: HeldTable): void {
    const { row } = live;
    for (const viewer of this.of(live.id)) {
      const table = tableInfo({ ...live, row: { ...row, status: 'over', ended: 'closed' } }, viewer.player);
      this.remove(live.id, viewer);
      viewer.push(JSON.stringify({ event: 'table', table } satisfies Push));
    }
  }

  chat(live: HeldTable, lines: readonly ChatRow[]): void {
    for (const viewer of this.of(live.id)) {
      const fresh = audible(live, lines, viewer.seat).filter(
        ({ number, player }) => number > viewer.heard && !viewer.deaf.has(player),
      );
      viewer.heard = Math.max(viewer.heard, ...lines.map(({ number }) => number));
      if (fresh.length === 0) continue;
      viewer.push(JSON.stringify({ event: 'chat', match: live.id, lines: fresh } satisfies Push));
    }
  }
}

const NOBODY: ReadonlySet<Viewer> = new Set();

/** How a match stands for a viewer, with all that is new after a version. */
export function standing(live: HeldMatch, look: Look, after: number, stood: Stood) {
  const { row, game, id } = live;
  const ended = row.status === 'over';
  const present = stood.version === live.version;
  const due = present ? row.due : undefined;
  const times = present && row.reserves ? timesAt(live, row.reserves) : undefined;
  return standingOf(
    { id, game, stood, due, times, ended },
    look,
    changesOf(live, look.seat, after, stood.version),
  );
}

function timesAt(live: HeldMatch, reserves: Reserves): SeatTime[] {
  const people = live.people();
  const running = live.row.paused === undefined && live.row.status === 'playing';
  const awaited = running ? live.awaitedPeople() : [];
  return timesOf(reserves, { people, awaited, time: timeFor(live) });
}

/** What of the talk a seat may hear: spectators are heard by players once the match is over, two seats by themselves. */
export function audible(live: HeldTable, lines: readonly ChatRow[], seat: Seat): ChatLine[] {
  return lines.filter(({ channel }) => {
    if (channel === 'table') return true;
    if (channel === 'spectators') return hearsWatchers(live, seat);
    return channel.split('-').map(Number).includes(seat);
  });
}
