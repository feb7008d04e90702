// Talk at a table: read by the page, and not to be flooded.
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { Api, type ChatLine } from '#client';
import { ticTacToe } from '#engine/test/fixtures/ticTacToe.ts';
import { TALK_RATES } from '../matches/talkLimits.ts';
import { begun, codeOf, type Hosted, host, Person, well } from './kit/server.ts';
import { onBothStores, type Place } from './kit/stores.ts';
import { Wire } from './kit/wire.ts';

onBothStores('talk by the page', (open) => {
  let at: Place;
  let hosted: Hosted;
  let people: Person[] = [];

  beforeAll(async () => {
    at = await open();
    hosted = await host({ games: [ticTacToe], ...(at.database ? { database: at.database } : {}) });
  });
  afterEach(() => {
    for (const person of people) person.close();
    people = [];
  });
  afterAll(async () => {
    await hosted.close();
    await at.stop();
  });

  const scene = async (lines: number) => {
    const [ann, bob] = [await Person.named('Ann', hosted.url), await Person.named('Bob', hosted.url)];
    people.push(ann, bob);
    const table = await begun({ game: 'tic-tac-toe', seats: 2 }, ann, bob);
    const { player } = well(await ann.api.me());
    for (let i = 1; i <= lines; i++) {
      const channel = i % 3 === 0 ? 'spectators' : 'table';
      const said = { channel, seat: 0, player, name: 'Ann', text: `line ${i}`, at: i };
      await hosted.online.store.talk.say(table.id, said);
    }
    return { ann, bob, match: table.id };
  };
  type TalkAnswer = { lines: readonly ChatLine[]; more?: boolean };
  const numbers = (lines: readonly ChatLine[]) => lines.map(({ number }) => number);

  test('a watch brings the last fifty, and the rest is read backwards', async () => {
    const { bob, match } = await scene(180);
    const wire = await Wire.open(hosted.url);
    well(await wire.ask('hello', { session: bob.api.session }));
    const watched = well(await wire.ask('watch', { match })) as unknown as {
      chat: ChatLine[];
      more?: boolean;
    };
    wire.close();
    expect(watched.chat).toHaveLength(50);
    expect(watched.more).toBe(true);
    const heard = [...watched.chat];
    for (let more: boolean | undefined = true; more; ) {
      const page = well(await bob.api.read<TalkAnswer>(match, 'talk', { before: heard[0]?.number ?? 0 }));
      expect(page.lines.length).toBeGreaterThan(0);
      heard.unshift(...page.lines);
      more = page.more;
    }
    // Those who watch are heard by players only once it is over.
    expect(numbers(heard)).toEqual(Array.from({ length: 180 }, (_, i) => i + 1).filter((i) => i % 3 !== 0));
  });

  test('who was away hears what they missed, and is told when that is more than a page', async () => {
    const { bob, match } = await scene(30);
    const few = well(await bob.api.read<TalkAnswer>(match, 'talk', { from: 20 }));
    expect(numbers(few.lines)).toEqual([22, 23, 25, 26, 28, 29]);
    expect(few.more).toBeUndefined();
  });
});

describe('a flood', () => {
  let hosted: Hosted;
  let now = 1_900_000_000_000;
  let wires: Wire[] = [];

  beforeAll(async () => {
    hosted = await host({ games: [ticTacToe], now: () => now, limits: { talk: TALK_RATES } });
  });
  afterEach(() => {
    for (const wire of wires) wire.close();
    wires = [];
    now += 3_600_000;
  });
  afterAll(() => hosted.close());

  const newTable = async () => {
    const ann = await guest('Ann');
    now += 3_600_000;
    const { table } = well(await ann.create({ game: 'tic-tac-toe', seats: 2 }));
    return { ann, match: table.id };
  };
  const guest = async (name: string) => {
    const api = new Api(hosted.url, { fetch });
    well(await api.signIn(name));
    return api;
  };
  const watcher = async (match: string) => {
    const api = await guest('Eve');
    const wire = await Wire.open(hosted.url);
    wires.push(wire);
    well(await wire.ask('hello', { session: api.session }));
    well(await wire.ask('watch', { match }));
    return wire;
  };
  const says = async (wire: Wire, match: string) =>
    codeOf(await wire.ask('chat', { match, channel: 'spectators', text: 'buy now' }));

  test('throwaway guests who watch say nothing for a minute, and little afterwards', async () => {
    const { match } = await newTable();
    const eves = [];
    for (let i = 0; i < 20; i++) eves.push(await watcher(match));
    let said = 0;
    // As in the report: as fast as they can for 21 seconds.
    for (let second = 0; second < 21; second++, now += 1000) {
      for (const eve of eves) if ((await says(eve, match)) === 'ok') said++;
    }
    expect(said).toBe(0);
    now += TALK_RATES.newFor;
    for (let second = 0; second < 21; second++, now += 1000) {
      for (const eve of eves) if ((await says(eve, match)) === 'ok') said++;
    }
    expect(said).toBeLessThanOrEqual(21);
    expect(said).toBeGreaterThan(0);
  });

  test('who has just come to watch listens first, however long they are known', async () => {
    const { match } = await newTable();
    const bob = await guest('Bob');
    now += 3_600_000;
    expect(codeOf(await bob.do(match, 'chat', { channel: 'spectators', text: 'hello' }))).toBe('too-fast');
    const wire = await Wire.open(hosted.url);
    wires.push(wire);
    well(await wire.ask('hello', { session: bob.session }));
    well(await wire.ask('watch', { match }));
    expect(await says(wire, match)).toBe('too-fast');
    now += TALK_RATES.listenFor;
    expect(await says(wire, match)).toBe('ok');
  });

  test('guests who sit down one after the other are new together', async () => {
    const { ann, match } = await newTable();
    const tables = [match];
    for (let i = 0; i < 9; i++) {
      tables.push(well(await ann.create({ game: 'tic-tac-toe', seats: 2 })).table.id);
    }
    let said = 0;
    for (const table of tables) {
      const eve = await guest('Eve');
      well(await eve.do(table, 'join'));
      for (let n = 0; n < 6; n++) {
        if (codeOf(await eve.do(table, 'chat', { text: 'buy now' })) === 'ok') said++;
      }
    }
    expect(said).toBe(TALK_RATES.newcomers.burst);
    // Who has been there longer is not kept from talking by them.
    expect(codeOf(await ann.do(match, 'chat', { text: 'who was that?' }))).toBe('ok');
  });

  test('a newcomer who sits down can say hello', async () => {
    const { match } = await newTable();
    const bob = await guest('Bob');
    well(await bob.do(match, 'join'));
    expect(codeOf(await bob.do(match, 'chat', { text: 'hello' }))).toBe('ok');
  });
});
