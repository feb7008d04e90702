// What a host is told of a server, and says to everyone who plays there.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Api } from '#client';
import { Console } from '#client/console.ts';
import type { GameWithBots } from '#engine';
import { ticTacToe } from '#engine/test/fixtures/ticTacToe.ts';
import { begun, codeOf, type Hosted, host, mark, Person, well } from './kit/server.ts';
import { onBothStores, type Place } from './kit/stores.ts';

const TOKEN = 'correct-horse-battery-staple';

onBothStores('a host', (open) => {
  let at: Place;
  let hosted: Hosted;
  let clock = 1_800_000_000_000;

  beforeAll(async () => {
    at = await open();
    hosted = await host({
      games: [ticTacToe as GameWithBots],
      now: () => clock,
      edge: { console: TOKEN, metrics: { host: '127.0.0.1', token: TOKEN } },
      ...(at.database ? { database: at.database } : {}),
    });
  });
  afterAll(async () => {
    await hosted.close();
    await at.stop();
  });

  test('says something to everyone, for some days or until it is taken down', async () => {
    const anyone = new Api(hosted.url, { fetch });
    const console = new Console(new Api(hosted.url, { session: TOKEN, fetch }));
    const said = async () => well(await anyone.announcement()).announcement;
    expect(await said()).toBeUndefined();
    well(await console.announce(' Down on Sunday. ', 2));
    expect(await said()).toEqual({ text: 'Down on Sunday.', since: clock, until: clock + 2 * 86_400_000 });
    clock += 2 * 86_400_000;
    expect(await said()).toBeUndefined();
    well(await console.announce('Welcome'));
    expect(await said()).toEqual({ text: 'Welcome', since: clock });
    well(await console.announce(''));
    expect(await said()).toBeUndefined();
    expect(codeOf(await console.announce('x'.repeat(501)))).toBe('bad-request');
    const { log } = well(await console.log());
    expect(log.filter(({ action }) => action === 'announce')).not.toHaveLength(0);
  });

  test('is told of tables that are set up, begin and end, and of who plays nothing', async () => {
    const news: [string, object][] = [];
    hosted.online.house.figures.onNews = (what, about) => news.push([what, about]);
    const [ann, bob] = [await Person.named('Ann', hosted.url), await Person.named('Bob', hosted.url)];
    const { id } = await begun({ game: 'tic-tac-toe', seats: 2 }, ann, bob);
    ann.watch(id);
    await ann.until(() => ann.version(id) >= 0);
    for (const [i, cell] of [0, 3, 1, 4, 2].entries())
      well(await (i % 2 ? bob : ann).api.do(id, 'act', { action: mark(cell) }));
    expect(news.map(([what]) => what)).toEqual(['a table was set up', 'a match began', 'a match is over']);
    expect(news.at(-1)?.[1]).toMatchObject({ match: id, game: 'tic-tac-toe', how: 'rules', lines: 6 });
    expect(JSON.stringify(news)).not.toMatch(/Ann|Bob/);
    const other = await begun({ game: 'tic-tac-toe', seats: 2 }, ann, bob);
    const headers = { authorization: `Bearer ${TOKEN}` };
    const figures = await (await fetch(`${hosted.url}/metrics`, { headers })).text();
    const figure = (name: string) => Number(new RegExp(`^${name} (.*)$`, 'm').exec(figures)?.[1]);
    expect(figure('orrery_matches_playing')).toBe(1);
    expect(figure('orrery_people')).toBe(1);
    expect(figure('orrery_move_seconds_count')).toBe(5);
    expect(other.status).toBe('playing');
    for (const one of [ann, bob]) one.close();
  });
});
