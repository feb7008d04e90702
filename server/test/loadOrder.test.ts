// A match is read from the store in several pieces, and another node may write in between: whatever is written by what was
// read must be judged by the oldest piece.
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { ticTacToe } from '#engine/test/fixtures/ticTacToe.ts';
import { act } from '../matches/play.ts';
import type { Append } from '../store/records.ts';
import { type Nodes, onTwoNodes } from './kit/nodes.ts';
import { begun, codeOf, type Hosted, mark, Person, well } from './kit/server.ts';

onTwoNodes((start) => {
  let running: Nodes;
  let here: Hosted;
  let there: Hosted;

  beforeAll(async () => {
    running = await start({ games: [ticTacToe] });
    [here, there] = running.nodes;
  });
  afterEach(() => vi.restoreAllMocks());
  afterAll(() => running.stop());

  /** Has something written at the other node between the reading of the lines and that of the seats, whichever comes first. */
  const between = (match: string, deed: () => Promise<unknown>) => {
    const { records, seats } = here.online.store;
    const [lines, sits] = [records.of, seats.of];
    let read: 'nothing' | 'seats' | 'lines' = 'nothing';
    vi.spyOn(seats, 'of').mockImplementation(async (id) => {
      const found = await sits.call(seats, id);
      if (id === match && read === 'nothing') read = 'seats';
      return found;
    });
    vi.spyOn(records, 'of').mockImplementation(async (id, ...rest) => {
      if (id !== match || read === 'lines') return lines.call(records, id, ...rest);
      if (read === 'seats') await deed();
      const found = await lines.call(records, id, ...rest);
      if (read === 'nothing') await deed();
      read = 'lines';
      return found;
    });
  };

  /** Two at a table, of which only the other node knows; it is the second's turn. */
  const table = async () => {
    const [ann, bob] = [await Person.named('Ann', there.url), await Person.named('Bob', there.url)];
    const { id } = await begun({ game: 'tic-tac-toe', seats: 2 }, ann, bob);
    well(await ann.api.do(id, 'act', { action: mark(4), version: 0 }));
    here.online.house.forget(id);
    for (const person of [ann, bob]) person.close();
    return { ann, bob, id };
  };
  /** What comes of an action that was sent while the match was loaded. */
  const tried = async (id: string) => {
    const late = await act(here.online.house, id, { seat: 1, actions: [mark(0)], submission: 'late' });
    const written = await there.online.store.records.of(id);
    return { code: codeOf(late), lines: written.map(({ kind }) => kind) };
  };

  test('who has resigned while a match was loaded plays no more', async () => {
    const { id } = await table();
    const at = here.online.house.now();
    // Written without a word to anyone, so that no bot is faster.
    const resigned: Append = {
      match: id,
      status: 'playing',
      awaited: [1],
      lines: [{ number: 2, kind: 'resign', seat: 1, body: {}, told: [], learnt: false, at }],
      seat: { seat: 1, change: { kind: 'bot', resigned: true } },
    };
    between(id, async () => expect(await there.online.store.records.append(resigned)).toBe(true));
    expect(await tried(id)).toEqual({ code: 'forbidden', lines: ['act', 'resign'] });
  });

  test('what was paused while it was loaded rests', async () => {
    const { ann, bob, id } = await table();
    between(id, async () => {
      well(await ann.api.do(id, 'propose', { kind: 'pause' }));
      well(await bob.api.do(id, 'answer', { agree: true }));
    });
    expect(await tried(id)).toEqual({ code: 'paused', lines: ['act', 'pause'] });
  });
});
