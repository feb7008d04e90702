// Backups: one whole moment of a store that is being written to, and the way back, also into the other database.
import { mkdtempSync, readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { leftOut, POSTGRES, type Running, startPostgres } from '../../fault/databases.ts';
import { lockFolder } from '../../process/lock.ts';
import {
  type Append,
  BadBackup,
  backup,
  type MatchRow,
  openStore,
  restore,
  type Store,
  type StorePlace,
} from '../index.ts';
import { migrate } from '../migrations.ts';
import { Postgres } from '../postgres.ts';
import { Sqlite } from '../sqlite.ts';

const row = (id: string): MatchRow => ({
  ...{
    id,
    game: 'exoship',
    rules: '1',
    options: {},
    seats: 1,
    seed: 'seed',
    owner: 'ann',
    visibility: 'public',
  },
  atZero: 'bot',
  level: 'sound',
  delay: 0,
  language: 'en',
  status: 'playing',
  number: 0,
  awaited: [0],
  seating: 0,
  created: 1,
  updated: 1,
});
const line = (match: string, number: number): Append => ({
  match,
  lines: [
    {
      number,
      kind: 'act',
      seat: 0,
      body: { title: `“${number}”\n` },
      told: [],
      learnt: false,
      submission: `s${number}`,
      at: number,
    },
  ],
  status: 'playing',
  awaited: [0],
});

const matchesOf = (name: string) => [1, 2, 3].map((n) => `${name}${n}`);

/** Writes line after line to every match until it is told to stop. */
function writing(store: Store, matches: readonly string[]) {
  let going = true;
  const write = async (match: string) => {
    for (let number = 1; going; number++) {
      await store.records.append(line(match, number));
      // A second line in its own statement: a backup that took more than one moment would part the two.
      await store.people.create({ id: `${match} ${number}`, name: 'Bob', created: number });
    }
  };
  const done = Promise.all(matches.map(write));
  return async () => {
    going = false;
    await done;
  };
}

/** Whether what is there fits together; gives how many lines. */
async function lines(place: StorePlace, matches: readonly string[]): Promise<number> {
  const store = await openStore(place);
  let many = 0;
  for (const id of matches) {
    const found = await store.records.of(id);
    const match = await store.tables.match(id);
    expect(found.map(({ number }) => number)).toEqual(found.map((_, i) => i + 1));
    expect(match?.number).toBe(found.length);
    expect(found.every(({ body, number }) => body.title === `“${number}”\n`)).toBe(true);
    // Each line's person was written after it, the next line after the person.
    if (found.length > 1) expect(await store.people.player(`${id} ${found.length - 1}`)).toBeDefined();
    expect(await store.people.player(`${id} ${found.length + 1}`)).toBeUndefined();
    many += found.length;
  }
  await store.close();
  return many;
}

describe('a backup', () => {
  let folder: string;
  let postgres: Running | undefined;
  let places: [string, StorePlace][];

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'orrery-backup-'));
    places = [['sqlite', { file: join(folder, 'data', 'orrery.db') }]];
    if (POSTGRES) {
      postgres = await startPostgres();
      places.push(['postgres', { url: postgres.url, file: '' }]);
    } else leftOut('PostgreSQL');
  }, 120_000);
  afterAll(async () => {
    await postgres?.stop();
    rmSync(folder, { recursive: true });
  });

  test(
    'of a store that is written to is one moment, and comes back in either database',
    { timeout: 120_000 },
    async () => {
      for (const [name, place] of places) {
        const store = await openStore(place);
        const matches = matchesOf(name);
        for (const id of matches) await store.tables.create(row(id), [], []);
        const stop = writing(store, matches);
        while ((await store.records.of(`${name}1`)).length < 20)
          await new Promise((resolve) => setTimeout(resolve, 5));
        const file = join(folder, `${name}.backup`);
        const seen: number[] = [];
        await backup({ place, file, progress: (done) => seen.push(done) });
        expect(seen.length).toBeGreaterThan(0);
        // Nothing is put back under a running server, and nothing is changed by trying.
        const lock = place.url ? undefined : lockFolder(dirname(place.file));
        await expect(restore({ place, file })).rejects.toThrow(/running/);
        if (typeof lock === 'object') lock.release();
        await stop();
        const written = (await Promise.all(matches.map((id) => store.records.of(id)))).flat().length;
        await store.close();
        const saved: number[] = [];
        for (const [, other] of places) {
          const { aside } = await restore({ place: other, file });
          if (other === place) expect(aside).toBeDefined();
          saved.push(await lines(other, matches));
        }
        expect(new Set(saved).size).toBe(1);
        expect(written).toBeGreaterThan(saved[0] ?? 0);
      }
      expect(readdirSync(join(folder, 'data')).some((name) => name.startsWith('aside-'))).toBe(true);
    },
  );

  test(
    'is not written over anything, and what is not whole is not put back',
    { timeout: 60_000 },
    async () => {
      const place = { file: join(folder, 'other', 'orrery.db') };
      const store = await openStore(place);
      await store.people.create({ id: 'ann', name: 'Ann', created: 1 });
      await store.close();
      const file = join(folder, 'other.backup');
      await backup({ place, file });
      await expect(backup({ place, file })).rejects.toThrow(/there already/);
      await expect(
        backup({ place: { file: join(folder, 'nowhere.db') }, file: join(folder, 'x') }),
      ).rejects.toThrow(/no database/);
      const whole = readFileSync(file);
      truncateSync(file, whole.length - 30);
      await expect(restore({ place, file })).rejects.toBeInstanceOf(BadBackup);
      writeFileSync(file, 'something else');
      await expect(restore({ place, file })).rejects.toBeInstanceOf(BadBackup);
      const again = await openStore(place);
      expect(await again.people.player('ann')).toBeDefined();
      await again.close();
    },
  );

  test(
    'is made by itself before the embedded database is changed; the last three are kept',
    { timeout: 60_000 },
    async () => {
      const home = join(folder, 'upgrades');
      const file = join(home, 'orrery.db');
      for (let time = 0; time < 5; time++) {
        rmSync(file, { force: true });
        const old = new Sqlite(file);
        await migrate(old, 2);
        await old.query('INSERT INTO players (id, name, created) VALUES (?, ?, ?)', [`p${time}`, 'Old', 1]);
        await old.close();
        const said: string[] = [];
        await (await openStore({ file }, { say: (words) => said.push(words) })).close();
        expect(said).toEqual([expect.stringContaining(join(home, 'backups'))]);
      }
      const kept = readdirSync(join(home, 'backups')).sort();
      expect(kept).toHaveLength(3);
      await restore({ place: { file }, file: join(home, 'backups', kept[0] ?? '') });
      const store = await openStore({ file });
      expect(await store.people.player('p2')).toBeDefined();
      await store.close();
    },
  );

  test('holds what others refer to first', async () => {
    if (!postgres) return;
    const sql = new Postgres(postgres.url);
    const parents = await sql.query(
      "SELECT DISTINCT confrelid::regclass::text AS name FROM pg_constraint WHERE contype = 'f' AND connamespace = current_schema()::regnamespace",
    );
    expect(parents.map(({ name }) => name)).toEqual(['matches']);
    await sql.close();
  });
});
