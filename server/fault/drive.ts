/**
 * The fault test: many matches at once, the server killed without a word again and again, and at the end every
 * acknowledged action must be in the record, exactly once and where it was said to be, and every match must go on.
 */
import WebSocket from 'ws';
import { Api, Connection, type SocketLike } from '#client';
import { Match, pick, stream } from '#engine';
import { GAMES } from '#games';
import { SeatedMatch } from '../matches/seated.ts';
import { openStore, type StorePlace } from '../store/index.ts';
import type { ServerProcess } from './node.ts';

export interface FaultTerms {
  readonly nodes: readonly ServerProcess[];
  readonly place: StorePlace;
  readonly matches: number;
  readonly kills: number;
  /** How many more actions are acknowledged between two kills, at most. */
  readonly between: number;
  readonly seed: string;
}

export interface FaultReport {
  readonly matches: number;
  readonly kills: number;
  readonly acknowledged: number;
  readonly lost: number;
  readonly twice: number;
  readonly misplaced: number;
  readonly gaps: number;
  readonly unplayable: number;
  readonly stuck: number;
}

/** Who plays what: every game, for one person at one or several seats, with and without bots. */
const TABLES = [
  { game: 'exoship', seats: 1, players: ['me'] },
  { game: 'exoworld', seats: 2, players: ['me', 'random'] },
  { game: 'mothership', seats: 2, players: ['me', 'me'] },
  { game: 'eos-rise', seats: 2, players: ['me', 'me'] },
  { game: 'exodus', seats: 3, players: ['me', 'me', 'random'] },
] as const;

/** One person at one table, who plays all seats that are theirs until the match is over. */
class Script {
  readonly acknowledged = new Map<string, number>();
  readonly #api: Api;
  readonly #connection: Connection;
  readonly #random: ReturnType<typeof stream>;
  match = '';
  over = false;
  #seats: readonly number[] = [];
  #count = 0;
  #stopped = false;

  constructor(api: Api, url: string, seed: string) {
    this.#api = api;
    this.#random = stream(seed);
    this.#connection = new Connection({
      ...{ url: `${url.replace('http', 'ws')}/api/v1/socket`, session: api.session },
      connect: (address) => new WebSocket(address) as unknown as SocketLike,
    });
  }

  async sitDown(table: object): Promise<void> {
    for (;;) {
      const made = await this.#api.create({ ...table });
      if (made.ok) {
        this.match = made.table.id;
        this.#seats = made.table.yours;
        this.#connection.open();
        return;
      }
      await pause(200);
    }
  }

  /** Takes one random legal action after the other. What is not answered is sent again by the connection. */
  async play(): Promise<void> {
    for (let seat = 0; !this.#stopped && !this.over; ) {
      type Open = { version: number; awaited: readonly number[]; decision?: { actions: readonly object[] } };
      const open = await this.#connection.ask<Open>('decisions', { match: this.match, seat });
      if (!open.ok) {
        await pause(100);
        continue;
      }
      const { version, awaited, decision } = open;
      const next = this.#seats.find((one) => awaited.includes(one));
      this.over = awaited.length === 0;
      if (decision && next === seat) await this.#act(seat, pick(decision.actions, this.#random), version);
      else if (next !== undefined) seat = next;
      else await pause(50);
    }
  }

  async #act(seat: number, action: object, version: number): Promise<void> {
    const submission = `${++this.#count}`;
    const request = { match: this.match, seat, action, version, submission };
    const answer = await this.#connection.ask<{ version: number }>('act', request);
    if (answer.ok) this.acknowledged.set(`${seat}:${submission}`, answer.version);
  }

  get count(): number {
    return this.acknowledged.size;
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
}

export async function drive(terms: FaultTerms, say: (words: string) => void): Promise<FaultReport> {
  const { nodes, matches, kills, between, seed } = terms;
  const random = stream(`${seed} kills`);
  for (const node of nodes) await node.start();
  const scripts: Script[] = [];
  for (let i = 0; i < matches; i++) {
    const url = nodes[i % nodes.length]?.url ?? '';
    const api = new Api(url, { fetch });
    const signed = await api.signIn(`Player ${i}`);
    if (!signed.ok) throw new Error(signed.error.message);
    const script = new Script(api, url, `${seed} ${i}`);
    await script.sitDown({ ...TABLES[i % TABLES.length], visibility: 'link' });
    scripts.push(script);
  }
  say(`${matches} matches are being played`);
  const playing = scripts.map((script) => script.play());
  for (let n = 1; n <= kills; n++) {
    const wanted = total(scripts) + 1 + random.int(between);
    for (let tries = 0; tries < PATIENCE && total(scripts) < wanted; tries++) await pause(20);
    const node = nodes[random.int(nodes.length)];
    await node?.kill();
    await node?.start();
    for (const script of scripts) script.hurry();
    say(`kill ${n} of ${kills}: ${total(scripts)} actions acknowledged so far`);
  }
  const before = scripts.map(({ count }) => count);
  await goOn(scripts, before);
  for (const script of scripts) script.stop();
  await Promise.all(playing);
  for (const script of scripts) script.close();
  for (const node of nodes) await node.stop();
  return judge(terms, scripts, before);
}

/** So often it is looked whether enough has happened: where all matches end early, the kill comes all the same. */
const PATIENCE = 1500;

function total(scripts: readonly Script[]): number {
  return scripts.reduce((sum, script) => sum + script.count, 0);
}

/** After the last kill every match that is not over must take at least one more action. */
async function goOn(scripts: readonly Script[], before: readonly number[]): Promise<void> {
  for (let tries = 0; tries < 1200; tries++) {
    if (scripts.every((script, i) => script.over || script.count > (before[i] ?? 0))) return;
    await pause(100);
  }
}

async function judge(
  { place, kills }: FaultTerms,
  scripts: readonly Script[],
  before: readonly number[],
): Promise<FaultReport> {
  const store = await openStore(place);
  const found = { acknowledged: 0, lost: 0, twice: 0, misplaced: 0, gaps: 0, unplayable: 0, stuck: 0 };
  for (const [i, script] of scripts.entries()) {
    const lines = await store.records.of(script.match);
    const row = await store.tables.match(script.match);
    if (lines.some(({ number }, at) => number !== at + 1) || row?.number !== lines.length) found.gaps++;
    for (const [submission, version] of script.acknowledged) {
      const written = lines.filter((line) => line.submission === submission);
      found.acknowledged++;
      if (written.length === 0) found.lost++;
      if (written.length > 1) found.twice++;
      if (written.length === 1 && written[0]?.number !== version) found.misplaced++;
    }
    const game = GAMES.find(({ id }) => id === row?.game);
    if (game && row) {
      const record = new SeatedMatch({ row, seats: [], holders: [], lines }).record();
      const replayed = Match.replay(game, record);
      if (!replayed.ok) found.unplayable++;
    }
    if (!script.over && script.count <= (before[i] ?? 0)) found.stuck++;
  }
  await store.close();
  return { matches: scripts.length, kills, ...found };
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms);
  });
}
