// Running matches of the release before, of all games: they go on under today's rules, or rest and say who plays them.
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TableInfo } from '#client';
import { type GameWithBots, type Kit, Match, type MatchRecord } from '#engine';
import { GAMES } from '#games';
import type { RecordRow, Store } from '../store/index.ts';
import { newMatchId } from '../tokens.ts';
import { codeOf, type Hosted, host, Person, well } from './kit/server.ts';

const AT = 1_700_000_000_000;

let hosted: Hosted;
let ann: Person;

beforeAll(async () => {
  hosted = await host({ games: GAMES });
  ann = await Person.named('Ann', hosted.url);
});
afterAll(async () => {
  ann.close();
  await hosted.close();
});

/**
 * Puts a record into the store as the former release has left it there: all seats are one person's. What its actions
 * told is what they tell today, as far as today's rules go along.
 */
async function lay(store: Store, game: GameWithBots, record: MatchRecord, player: string): Promise<string> {
  const told = Match.replayFar<Kit>(game, { ...record, hash: undefined }).match?.entries ?? [];
  const { rules, seats, options, actions } = record;
  const id = newMatchId(AT);
  await store.tables.create(
    {
      id,
      game: game.id,
      rules,
      seats,
      options: options ?? {},
      seed: record.random.seed,
      owner: player,
      visibility: 'link',
      atZero: 'bot',
      level: 'easy',
      delay: 0,
      language: 'en',
      status: 'playing',
      number: 0,
      seating: 0,
      awaited: [0],
      created: AT,
      updated: AT,
    },
    Array.from({ length: seats }, (_, seat) => ({
      seat,
      kind: 'person',
      name: 'Ann',
      level: 'easy',
      resigned: false,
    })),
    Array.from({ length: seats }, (_, seat) => ({ seat, player })),
  );
  const lines = actions.map(
    ([seat, action], i): RecordRow => ({
      number: i + 1,
      kind: 'act',
      seat,
      body: { action },
      told: told[i]?.told ?? [],
      learnt: true,
      at: AT,
    }),
  );
  await store.records.append({ match: id, lines, status: 'playing', awaited: [0] });
  return id;
}

describe.each(GAMES.map((game) => [game.id, game] as const))('%s', (id, game) => {
  const folder = fileURLToPath(new URL(`../../games/${id}/test/former/`, import.meta.url));
  const records = readdirSync(folder)
    .filter((name) => name.startsWith('online-'))
    .map((name) => ({ name, record: JSON.parse(readFileSync(folder + name, 'utf8')) as MatchRecord }));

  test('there are such records', () => {
    expect(records.length).toBeGreaterThan(1);
  });

  test.each(records)('$name', async ({ record }) => {
    const { store } = hosted.online;
    const me = well(await ann.api.me()).player;
    const match = await lay(store, game, record, me);
    const read = async () => well(await ann.api.read<{ table: TableInfo }>(match, 'table')).table;
    await ann.api.read(match, 'history');
    const replayed = Match.replay<Kit>(game, { ...record, hash: undefined });
    if (replayed.ok) {
      const table = await read();
      expect(table.frozen).toBeUndefined();
      expect(table.rules).toBe(game.version);
      const [open] = replayed.match.decisions();
      if (open === undefined) return;
      const { seat, actions } = open;
      well(await ann.api.do(match, 'act', { seat, action: actions[0], version: record.actions.length }));
      return;
    }
    expect(await read()).toMatchObject({ frozen: true, rules: record.rules });
    const refused = await ann.api.do(match, 'act', { seat: 0, action: record.actions[0]?.[1] });
    expect(refused).toMatchObject({ error: { message: expect.stringMatching(/Orrery 0\.1\.0 plays it$/) } });
    // What happened can be read, and the whole is taken along once everyone has agreed to end it.
    const { changes } = well(await ann.api.read<{ changes: unknown[] }>(match, 'history'));
    expect(changes).toHaveLength(record.actions.length);
    expect(codeOf(await ann.api.read(match, 'record'))).toBe('forbidden');
    well(await ann.api.do(match, 'propose', { kind: 'end', seat: 0 }));
    const { record: taken } = well(await ann.api.read<{ record: MatchRecord }>(match, 'record'));
    expect(taken).toMatchObject({ rules: record.rules, actions: record.actions });
  });
});
