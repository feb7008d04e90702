// Time in reserve: what a decision takes longer than its time comes out of it, for each seat by itself, and nothing comes back.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Standing } from '#client';
import { ticTacToe } from '#engine/test/fixtures/ticTacToe.ts';
import { exodus } from '#games/exodus/index.ts';
import { THINK_HERE, type Thinkers } from '../matches/bots.ts';
import { evening } from './kit/evening.ts';
import { atTable, begun, host, mark, Person, well } from './kit/server.ts';
import { onBothStores } from './kit/stores.ts';

const at = evening();

const S = 1000;
const timesOf = (who: Person, match: string) => who.standing.get(match)?.times;
const play = async (who: Person, match: string, cell: number) =>
  well(await who.connection.ask('act', { match, action: mark(cell) }));

test('a decision within its time costs nothing, a longer one what it took longer', async () => {
  const { ann, bob } = at.people();
  const match = await at.seated({ clock: 30, reserve: 600 });
  expect(ann.tables.get(match)).toMatchObject({ clock: 30, reserve: 600, due: at.clock + 630 * S });
  expect(timesOf(ann, match)).toEqual([
    { seat: 0, reserve: 600 * S, due: at.clock + 630 * S },
    { seat: 1, reserve: 600 * S },
  ]);
  at.clock += 30 * S;
  await play(ann, match, 0);
  await bob.until(() => bob.version(match) === 1);
  expect(timesOf(bob, match)).toEqual([
    { seat: 0, reserve: 600 * S },
    { seat: 1, reserve: 600 * S, due: at.clock + 630 * S },
  ]);
  at.clock += 100 * S;
  await play(bob, match, 1);
  await ann.until(() => ann.version(match) === 2);
  expect(timesOf(ann, match)).toMatchObject([{ due: at.clock + 630 * S }, { reserve: 530 * S }]);
  await play(ann, match, 2);
  await bob.until(() => bob.version(match) === 3);
  expect(bob.standing.get(match)?.due).toBe(at.clock + 560 * S);
});

test('whose reserve is used up is decided for, and has the time for a decision from then on', async () => {
  const { ann, bob } = at.people();
  const match = await at.seated({ clock: 30, reserve: 60, atZero: 'default' });
  at.clock += 90 * S - 1;
  await at.hosted.online.tick();
  expect(ann.version(match)).toBe(0);
  at.clock += 1;
  await at.hosted.online.tick();
  await bob.until(() => bob.version(match) === 1);
  expect(bob.standing.get(match)?.changes).toMatchObject([{ seat: 0, late: 'default' }]);
  await play(bob, match, 8);
  await ann.until(() => ann.version(match) === 2);
  expect(timesOf(ann, match)).toEqual([
    { seat: 0, reserve: 0, due: at.clock + 30 * S },
    { seat: 1, reserve: 60 * S },
  ]);
});

test('where several decide at once, each has a time of their own', async () => {
  const { ann, bob, eve } = at.people();
  const table = await begun(
    { game: 'sealed-bids', seats: 3, clock: 30, reserve: 60, atZero: 'default' },
    ann,
    bob,
    eve,
  );
  const match = table.id;
  const people = [ann, bob, eve];
  for (const who of people) who.watch(match);
  for (const who of people)
    await who.until(() => who.standing.get(match)?.decision !== undefined || who !== ann);
  const answer = async (who: Person) => {
    const [action] = who.standing.get(match)?.decision?.actions ?? [];
    well(await who.connection.ask('act', { match, action }));
  };
  // Someone spies first; then all bid in secret.
  await answer(ann);
  for (const who of people) await who.until(() => who.standing.get(match)?.decision?.kind === 'secret');
  const opened = at.clock;
  at.clock += 50 * S;
  await answer(bob);
  await ann.until(() => timesOf(ann, match)?.[1]?.due === undefined);
  expect(timesOf(ann, match)).toEqual([
    { seat: 0, reserve: 60 * S, due: opened + 90 * S },
    { seat: 1, reserve: 40 * S },
    { seat: 2, reserve: 60 * S, due: opened + 90 * S },
  ]);
});

test('a pause costs nobody anything', async () => {
  const { ann, bob } = at.people();
  const match = await at.seated({ clock: 30, reserve: 60 });
  at.clock += 50 * S;
  well(await ann.connection.ask('propose', { match, kind: 'pause' }));
  well(await bob.connection.ask('answer', { match, agree: true }));
  await ann.until(() => ann.tables.get(match)?.paused === true);
  at.clock += 10_000 * S;
  await at.hosted.online.tick();
  well(await bob.connection.ask('resume', { match }));
  await ann.until(() => ann.version(match) === 2);
  expect(ann.standing.get(match)?.due).toBe(at.clock + 40 * S);
  await play(ann, match, 0);
  await bob.until(() => bob.version(match) === 3);
  expect(timesOf(bob, match)?.[0]).toEqual({ seat: 0, reserve: 40 * S });
});

test('who comes back to a seat that was played for them has their time from then on, and what was left', async () => {
  const { ann, bob } = at.people();
  const match = await at.seated({ clock: 30, reserve: 60, level: 'random' });
  at.clock += 50 * S;
  await play(ann, match, 0);
  await bob.until(() => bob.version(match) === 1);
  at.clock += 20 * S;
  well(await bob.connection.ask('away', { match }));
  await ann.until(() => ann.version(match) === 2);
  at.clock += 5 * S;
  well(await bob.connection.ask('back', { match }));
  await play(ann, match, freeCell(ann, match));
  await bob.until(() => bob.version(match) === 3);
  expect(timesOf(bob, match)).toEqual([
    { seat: 0, reserve: 40 * S },
    { seat: 1, reserve: 60 * S, due: at.clock + 90 * S },
  ]);
});

test('who goes away and comes back in the midst of a decision gains no time by it', async () => {
  let now = 1_000_000;
  // Whoever stands in thinks until all has been seen.
  let letGo = () => {};
  const seen = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  const thinkers: Thinkers = {
    choose: (asked) => seen.then(() => THINK_HERE.choose(asked)),
    close: async () => letGo(),
  };
  const hosted = await host({ games: [ticTacToe], now: () => now, thinkers });
  const [ann, bob] = [await Person.named('Ann', hosted.url), await Person.named('Bob', hosted.url)];
  const match = await atTable(ann, bob, { clock: 30, reserve: 60, atZero: 'default' });
  const due = now + 90 * S;
  for (let n = 0; n < 4; n++) {
    now += 20 * S;
    well(await ann.connection.ask('away', { match }));
    well(await ann.connection.ask('back', { match }));
  }
  const { times } = well(await ann.connection.ask<Standing>('watch', { match, seat: 0, from: 0 }));
  expect(times?.[0]).toEqual({ seat: 0, reserve: 60 * S, due });
  now = due;
  const ticked = hosted.online.tick();
  await bob.until(() => bob.version(match) === 1);
  expect(bob.standing.get(match)?.changes).toMatchObject([{ seat: 0, late: 'default' }]);
  expect(timesOf(bob, match)).toMatchObject([{ reserve: 0 }, { due: now + 90 * S }]);
  letGo();
  await ticked;
  for (const person of [ann, bob]) person.close();
  await hosted.close();
});

const freeCell = (who: Person, match: string): number => {
  const [first] = who.standing.get(match)?.decision?.actions ?? [];
  return first && 'cell' in first ? Number(first.cell) : 0;
};

test.each([
  [{ reserve: 60 }, 'without a clock'],
  [{ reserve: 5, clock: 30 }, 'too short'],
  [{ reserve: '60', clock: 30 }, 'no number'],
])('%j is refused: %s', async (terms: object, _why) => {
  const { ann } = at.people();
  const answer = await ann.api.create({ game: 'tic-tac-toe', seats: 2, ...terms });
  expect(answer).toMatchObject({ ok: false, error: { field: 'reserve' } });
});

test('where it must not show who decides, there is none', async () => {
  const hosted = await host({ games: [exodus] });
  const ann = await Person.named('Ann', hosted.url);
  const answer = await ann.api.create({ game: 'exodus', seats: 3, clock: 30, reserve: 60 });
  expect(answer).toMatchObject({ ok: false, error: { code: 'bad-option', field: 'reserve' } });
  ann.close();
  await hosted.close();
});

onBothStores('what is left', (open) => {
  test('is there again after a start', async () => {
    const place = await open();
    let now = 1_800_000_000_000;
    const folder = mkdtempSync(join(tmpdir(), 'orrery-reserve-'));
    const start = () =>
      host({
        games: [ticTacToe],
        now: () => now,
        ...(place.database ? { database: place.database } : { file: join(folder, 'orrery.db') }),
      });
    let hosted = await start();
    const [ann, bob] = [await Person.named('Ann', hosted.url), await Person.named('Bob', hosted.url)];
    const match = await atTable(ann, bob, { clock: 30, reserve: 60 });
    now += 50 * S;
    await play(ann, match, 0);
    for (const who of [ann, bob]) who.close();
    await hosted.close();
    hosted = await start();
    const again = Person.again(bob, hosted.url);
    again.watch(match);
    await again.until(() => again.version(match) === 1);
    expect(timesOf(again, match)).toEqual([
      { seat: 0, reserve: 40 * S },
      { seat: 1, reserve: 60 * S, due: now + 90 * S },
    ]);
    again.close();
    await hosted.close();
    await place.stop();
    rmSync(folder, { recursive: true });
  });
});
