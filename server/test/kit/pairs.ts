/**
 * Pairs of matches that one seat cannot tell apart, on a real server: the same table and the same record, but what the
 * seat does not know is dealt differently. What its connection is sent must be the same, byte for byte.
 */
import { once } from 'node:events';
import WebSocket from 'ws';
import { PROTOCOL } from '#client';
import {
  type Action,
  clone,
  type Entry,
  fastDraws,
  type GameWithBots,
  type Kit,
  Match,
  NO_DRAWS,
  Play,
  pick,
  type Random,
  redeal,
  type Seat,
  SPECTATOR,
  stream,
} from '#engine';
import type { MatchRow, RecordRow, SeatRow } from '../../store/index.ts';
import { newId } from '../../tokens.ts';
import { type Hosted, Person, socketUrl } from './server.ts';

const AT = 1_700_000_000_000;

/** A place in a game, and the next thing somebody does there. */
interface Scene {
  readonly game: GameWithBots;
  readonly seats: number;
  readonly options: MatchRow['options'];
  readonly entries: readonly Entry<Kit>[];
  readonly state: Kit['state'];
  readonly next: { readonly seat: Seat; readonly action: Action };
}

export interface Compared {
  pairs: number;
  frames: number;
  /** Descriptions of pairs that could be told apart. */
  readonly differences: string[];
}

/** A random game; about every n-th decision is a scene. */
export function* scenes(
  game: GameWithBots,
  { seats, options, seed, every }: Pick<Scene, 'seats' | 'options'> & { seed: string; every: number },
): Generator<Scene> {
  const random = stream(`${seed} choices`);
  const begun = Match.start(game, { seats, options, random: { kind: 'fast', seed } });
  if (!begun.ok) throw new Error(begun.refusal.message);
  const { match } = begun;
  while (match.outcome === undefined) {
    const play = new Play(game, match.state, NO_DRAWS);
    const { seat } = play;
    const action = pick(play.legal(seat), random);
    if (random.int(every) === 0) {
      const state = clone(match.state) as Kit['state'];
      yield { game, seats, options, entries: [...match.entries], state, next: { seat, action } };
    }
    match.act(seat, action);
  }
}

export class Pairs {
  readonly compared: Compared = { pairs: 0, frames: 0, differences: [] };
  readonly #hosted: Hosted;
  readonly #watcher: Person;
  readonly #other: Person;
  readonly #ids: { watcher: string; other: string };

  private constructor(
    hosted: Hosted,
    people: readonly [Person, Person],
    ids: { watcher: string; other: string },
  ) {
    this.#hosted = hosted;
    [this.#watcher, this.#other] = people;
    this.#ids = ids;
  }

  static async at(hosted: Hosted): Promise<Pairs> {
    const people = [
      await Person.named('Watcher', hosted.url),
      await Person.named('Other', hosted.url),
    ] as const;
    const [watcher, other] = await Promise.all(people.map(idOf));
    return new Pairs(hosted, people, { watcher: watcher as string, other: other as string });
  }

  close(): void {
    this.#watcher.close();
    this.#other.close();
  }

  async compare(scene: Scene, seat: Seat, random: Random): Promise<void> {
    const { game, state } = scene;
    const states = [state, redeal(game, state, seat, random)];
    const as = this.compared.pairs % 4 === 0 ? 'view' : 'position';
    const ids = await Promise.all(states.map((one) => this.#lay(scene, one, seat)));
    const alike = staysAlike(scene, states, seat);
    const heard: string[][] = [];
    for (const id of ids) heard.push(await this.#listen(id, scene, seat, as, alike));
    this.compared.pairs++;
    const [one = [], other = []] = heard;
    this.compared.frames += one.length;
    if (one.length === other.length && one.every((frame, i) => frame === other[i])) return;
    const at = one.findIndex((frame, i) => frame !== other[i]);
    this.compared.differences.push(
      `${game.id}, seat ${seat} after ${scene.entries.length} actions, frame ${at}: ${difference(one[at], other[at])}`,
    );
  }

  /** Puts a match into the store as if it had been played there. */
  async #lay(scene: Scene, state: Kit['state'], seat: Seat): Promise<string> {
    const { store } = this.#hosted.online;
    const id = newId();
    const { game, seats, entries } = scene;
    const row: MatchRow = {
      id,
      game: game.id,
      rules: game.version,
      options: scene.options,
      seats,
      seed: 'f'.repeat(64),
      owner: 'nobody',
      visibility: 'link',
      atZero: 'bot',
      level: 'easy',
      delay: 0,
      language: 'en',
      status: 'playing',
      number: 0,
      seating: 0,
      awaited: [],
      created: AT,
      updated: AT,
    };
    const rows: SeatRow[] = Array.from({ length: seats }, (_, n) => ({
      seat: n,
      kind: 'person',
      name: `Seat ${n}`,
      level: 'easy',
      resigned: false,
    }));
    const holders = rows.map((one) => ({
      seat: one.seat,
      player: one.seat === seat ? this.#ids.watcher : this.#ids.other,
    }));
    await store.tables.create(row, rows, holders);
    const lines = entries.map((entry, i) => lineOf(i + 1, entry));
    if (lines.length > 0) await store.records.append({ match: id, lines, status: 'playing', awaited: [] });
    await store.records.saveSnapshot(id, { number: entries.length, count: entries.length, state });
    return id;
  }

  /** Everything the seat's connection is sent, without the name of the match. */
  async #listen(id: string, { next }: Scene, seat: Seat, as: string, alike: boolean): Promise<string[]> {
    const socket = new WebSocket(socketUrl(this.#hosted.url));
    const frames: string[] = [];
    let heard: () => void = () => undefined;
    socket.on('message', (data) => {
      // Who is there is told whenever it is noticed, and says nothing of the match.
      if (JSON.parse(String(data)).event === 'table') return;
      frames.push(String(data).replaceAll(id, 'MATCH'));
      heard();
    });
    const until = (count: number) =>
      new Promise<void>((resolve) => {
        heard = () => {
          if (frames.length >= count) resolve();
        };
        heard();
      });
    await once(socket, 'open');
    const send = (message: object) => socket.send(JSON.stringify(message));
    send({ id: 1, op: 'hello', protocol: PROTOCOL, session: this.#watcher.api.session });
    await until(1);
    send({ id: 2, op: 'watch', match: id, seat: seat === SPECTATOR ? 'spectator' : seat, as });
    await until(2);
    if (alike && next.seat === seat) {
      send({ id: 3, op: 'act', match: id, seat, action: next.action });
      await until(4);
    } else if (alike) {
      await this.#other.api.do(id, 'act', { seat: next.seat, action: next.action });
      await until(3);
    }
    socket.close();
    return frames;
  }
}

/** Whether the next action can be taken in both and tells this seat nothing that was hidden. */
function staysAlike({ game, next }: Scene, states: readonly Kit['state'][], seat: Seat): boolean {
  return states.every((state) => {
    const play = new Play(game, clone(state), fastDraws('alike'));
    if (play.objection(next.seat, next.action) !== undefined) return false;
    play.act(next.seat, next.action);
    return !play.learnt && !play.over && next.seat >= 0 && (seat >= 0 || seat === SPECTATOR);
  });
}

function lineOf(number: number, { seat, action, told, learnt }: Entry<Kit>): RecordRow {
  return { number, kind: 'act', seat, body: { action }, told, learnt, at: AT };
}

async function idOf(person: Person): Promise<string> {
  const me = await person.api.me();
  if (!me.ok) throw new Error(me.error.message);
  return me.player;
}

function difference(one = '', other = ''): string {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at++;
  const around = (text: string) => text.slice(Math.max(0, at - 60), at + 60);
  return `…${around(one)}… is not …${around(other)}…`;
}
