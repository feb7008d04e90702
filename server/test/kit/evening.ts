/** Three people at a server of their own, with a clock that the test sets. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { sealedBids } from '#engine/test/fixtures/sealedBids.ts';
import { ticTacToe } from '#engine/test/fixtures/ticTacToe.ts';
import { atTable, type Hosted, host, Person } from './server.ts';

export class Evening {
  clock = 1_000_000;
  readonly #folder = mkdtempSync(join(tmpdir(), 'orrery-evening-'));
  #hosted: Hosted | undefined;
  #people: readonly Person[] = [];

  async begin(): Promise<void> {
    this.#hosted = await this.host();
    const names = ['Ann', 'Bob', 'Eve'];
    this.#people = await Promise.all(names.map((name) => Person.named(name, this.hosted.url)));
  }

  /** A server on this evening's database. */
  host(): Promise<Hosted> {
    const games = [ticTacToe, sealedBids];
    return host({ games, now: () => this.clock, file: join(this.#folder, 'orrery.db') });
  }

  get hosted(): Hosted {
    if (this.#hosted === undefined) throw new Error('the evening has not begun');
    return this.#hosted;
  }

  people(): { ann: Person; bob: Person; eve: Person } {
    const [ann, bob, eve] = this.#people;
    if (!ann || !bob || !eve) throw new Error('nobody came');
    return { ann, bob, eve };
  }

  /** A table of tic-tac-toe at which Ann and Bob have sat down. */
  seated(more: object = {}): Promise<string> {
    return atTable(this.people().ann, this.people().bob, more);
  }

  async end(): Promise<void> {
    for (const person of this.#people) person.close();
    await this.hosted.close();
    rmSync(this.#folder, { recursive: true });
  }
}

/** An evening for the tests of a file; nothing may go wrong unseen in any of them. */
export function evening(): Evening {
  const one = new Evening();
  beforeAll(() => one.begin());
  afterEach(() => expect(one.hosted.troubles).toEqual([]));
  afterAll(() => one.end());
  return one;
}
