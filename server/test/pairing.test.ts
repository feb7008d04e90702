// Another device by a code: it carries all seats, works once, and ends after ten minutes or five tries.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Account, Api, type TableInfo } from '#client';
import type { GameWithBots } from '#engine';
import { ticTacToe } from '#engine/test/fixtures/ticTacToe.ts';
import { enterByCode, makeCode } from '../people/pairing.ts';
import { codeOf, type Hosted, host, Person, well } from './kit/server.ts';
import { onBothStores, type Place } from './kit/stores.ts';

onBothStores('a code for another device', (open) => {
  let at: Place;
  let hosted: Hosted;
  let ann: Person;
  let clock = 1_800_000_000_000;

  beforeAll(async () => {
    at = await open();
    hosted = await host({
      games: [ticTacToe as GameWithBots],
      now: () => clock,
      ...(at.database ? { database: at.database } : {}),
    });
    ann = await Person.named('Ann', hosted.url);
  });
  afterAll(async () => {
    ann.close();
    await hosted.close();
    await at.stop();
  });

  const codeOfAnn = async () => {
    const { player } = well(await ann.api.me());
    const person = await hosted.online.store.people.player(player);
    if (person === undefined) throw new Error('she is not there');
    return well(await makeCode(hosted.online.house, person)).code;
  };
  const tried = async (code: string) => codeOf(await enterByCode(hosted.online.house, code, 'A phone'));
  /** A code that finds the same one and does not prove it. */
  const wrong = (code: string) => `${code.slice(0, 4)}${code.endsWith('A') ? 'BBBB' : 'AAAA'}`;

  test('makes it the same person, with all seats, once', async () => {
    const { table } = well(await ann.api.create({ game: 'tic-tac-toe', seats: 2 }));
    const { code } = well(await new Account(ann.api).pair());
    const phone = new Api(hosted.url, { fetch });
    const spaced = `${code.slice(0, 4).toLowerCase()} ${code.slice(4)}`;
    const entered = well(await new Account(phone).paired(spaced));
    expect(entered.name).toBe('Ann');
    const there = new Api(hosted.url, { session: entered.token, fetch });
    expect(well(await there.read<{ table: TableInfo }>(table.id, 'table')).table).toMatchObject({
      yours: [0],
      owner: true,
    });
    expect(codeOf(await new Account(phone).paired(code))).toBe('forbidden');
    const { devices } = well(await new Account(there).reach());
    expect(devices).toHaveLength(2);
  });

  test('ends after ten minutes, when another is shown, and with whom it belongs to', async () => {
    const first = await codeOfAnn();
    const second = await codeOfAnn();
    expect(await tried(first)).toBe('forbidden');
    clock += 10 * 60_000;
    expect(await tried(second)).toBe('forbidden');
    const bob = await Person.named('Bob', hosted.url);
    const { code } = well(await new Account(bob.api).pair());
    well(await bob.api.forget());
    expect(await tried(code)).toBe('forbidden');
    bob.close();
  });

  test('ends after five wrong tries, also where they come at the same moment', async () => {
    const four = await codeOfAnn();
    for (let i = 0; i < 4; i++) expect(await tried(wrong(four))).toBe('forbidden');
    expect(await tried(four)).toBe('ok');
    const five = await codeOfAnn();
    await Promise.all(Array.from({ length: 5 }, () => tried(wrong(five))));
    expect(await tried(five)).toBe('forbidden');
  });

  test('is had by one of those who come with it at the same moment', async () => {
    const code = await codeOfAnn();
    const answers = await Promise.all(Array.from({ length: 4 }, () => tried(code)));
    expect(answers.filter((answer) => answer === 'ok')).toHaveLength(1);
  });
});
