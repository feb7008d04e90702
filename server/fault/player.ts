/** One person who plays match after match, all seats that are theirs, and keeps account of what was acknowledged. */
import WebSocket from 'ws';
import { type Api, Connection } from '#client';
import { pick, stream } from '#engine';
import { guestAt } from './guest.ts';

/** Who plays what: every game, for one person at one or several seats, with and without bots. */
const TABLES = [
  { game: 'exoship', seats: 1, players: ['me'] },
  { game: 'exoworld', seats: 2, players: ['me', 'random'] },
  { game: 'mothership', seats: 2, players: ['me', 'me'] },
  { game: 'eos-rise', seats: 2, players: ['me', 'me'] },
  { game: 'exodus', seats: 3, players: ['me', 'me', 'random'] },
] as const;

/** A match, and under which number each submission was acknowledged. */
export interface Played {
  readonly match: string;
  readonly acknowledged: ReadonlyMap<string, number>;
}

/** How someone plays; without a word as fast as it goes, asking before every action. */
export interface Manner {
  /** So many milliseconds lie between two of their actions, however fast the server is. */
  readonly beat?: number;
  /** Whether they watch the table as a page does. */
  readonly watches?: boolean;
}

export class FaultPlayer {
  /** What they have played so far, the last of which goes on. */
  readonly played: { match: string; acknowledged: Map<string, number> }[] = [];
  readonly #api: Api;
  readonly #connection: Connection;
  readonly #random: ReturnType<typeof stream>;
  readonly #table: object;
  readonly #manner: Manner;
  /** How often they were told that it could not be done just now. */
  refused = 0;
  #seats: readonly number[] = [];
  #count = 0;
  #stopped = false;
  #heard = 'nothing asked yet';
  #isPutOff = false;
  /** Whether an answer to what is open is outstanding. */
  #awaits = false;
  /** When the next action is due. */
  #next = 0;
  #leave: (() => void) | undefined;

  private constructor(api: Api, url: string, { seed, table, manner }: Player) {
    this.#api = api;
    this.#table = table;
    this.#manner = manner;
    this.#random = stream(seed);
    this.#connection = new Connection({
      url: `${url.replace('http', 'ws')}/api/v1/socket`,
      session: api.session,
      connect: (address) => new WebSocket(address),
    });
  }

  /** The number says which game it will be. */
  static async at(url: string, number: number, seed: string, manner: Manner = {}): Promise<FaultPlayer> {
    const { api } = await guestAt(url, `Player ${number}`);
    const table = { ...TABLES[number % TABLES.length], visibility: 'link' };
    const player = new FaultPlayer(api, url, { seed: `${seed} ${number}`, table, manner });
    await player.#sitDown();
    player.#connection.open();
    return player;
  }

  /** Takes one random legal action after the other. What is not answered is sent again by the connection. */
  async play(): Promise<void> {
    while (!this.#stopped) {
      await this.#toTheEnd();
      if (!this.#stopped) await this.#sitDown();
    }
  }

  /** Where they are, and what they heard last: for who does not go on. */
  get whereabouts(): string {
    const { match } = this.played.at(-1) ?? { match: 'no table' };
    return `at ${match} (${JSON.stringify(this.#table)}), line ${this.#connection.state}, ${this.#heard}${this.#awaits ? ', asks again' : ''}`;
  }

  /** Whether their match is over and the server is too busy to give them another, as it should be where it is starved. */
  get isPutOff(): boolean {
    return this.#isPutOff;
  }

  get count(): number {
    return this.#count;
  }

  /** The server is back: no need to wait any longer. */
  hurry(): void {
    this.#connection.hurry();
  }

  stop(): void {
    this.#stopped = true;
  }

  close(): void {
    this.#connection.close();
  }

  async #sitDown(): Promise<void> {
    while (!this.#stopped) {
      const made = await this.#api.create({ ...this.#table });
      this.#heard = `asked for a table: ${made.ok ? 'given' : made.error.message}`;
      this.#isPutOff = !made.ok && made.error.code === 'too-busy';
      if (made.ok) {
        this.played.push({ match: made.table.id, acknowledged: new Map() });
        this.#seats = made.table.yours;
        this.#leave?.();
        if (this.#manner.watches) this.#leave = this.#connection.watch({ match: made.table.id });
        return;
      }
      await pause(50);
    }
  }

  async #toTheEnd(): Promise<void> {
    const { match } = this.played.at(-1) ?? { match: '' };
    for (let seat = this.#seats[0] ?? 0; !this.#stopped; ) {
      type Open = { version: number; awaited: readonly number[]; decision?: { actions: readonly object[] } };
      this.#awaits = true;
      const open = await this.#connection.ask<Open>('decisions', { match, seat });
      this.#awaits = false;
      if (!open.ok) {
        this.#heard = `refused what is open to seat ${seat}: ${open.error.code}, ${open.error.message}`;
        await pause(50);
        continue;
      }
      const { version, awaited, decision } = open;
      this.#heard = `waits at ${version} for ${awaited.join(' and ')}`;
      const next = this.#seats.find((one) => awaited.includes(one));
      if (awaited.length === 0) return;
      if (decision && next === seat) {
        await this.#inTime();
        await this.#act({ match, seat, action: pick(decision.actions, this.#random), version });
      } else if (next !== undefined) seat = next;
      else await pause(this.#manner.beat ?? 20);
    }
  }

  async #inTime(): Promise<void> {
    const { beat } = this.#manner;
    if (beat === undefined) return;
    const now = Date.now();
    // Who was kept waiting does not make up for it.
    this.#next = Math.max(now, this.#next + beat);
    await pause(this.#next - now);
  }

  async #act(given: { match: string; seat: number; action: object; version: number }): Promise<void> {
    this.#heard = `acted at ${given.version} as seat ${given.seat}: ${JSON.stringify(given.action)}`;
    const submission = `${this.#random.int(1e9)}-${this.#count}`;
    const answer = await this.#connection.ask<{ version: number }>('act', { ...given, submission });
    if (!answer.ok) {
      this.#heard = `${this.#heard}, refused: ${answer.error.code}, ${answer.error.message}`;
      if (answer.error.code === 'unavailable') this.refused++;
      return;
    }
    this.#count++;
    this.played.at(-1)?.acknowledged.set(`${given.seat}:${submission}`, answer.version);
  }
}

interface Player {
  readonly seed: string;
  readonly table: object;
  readonly manner: Manner;
}

export function pause(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms);
  });
}
