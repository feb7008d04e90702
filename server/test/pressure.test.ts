// A pressed server: how it notices, what it puts off, and that clients ask again by themselves.
import { afterEach, describe, expect, test } from 'vitest';
import { ticTacToe } from '#engine/test/fixtures/ticTacToe.ts';
import { type Level, LoopPressure, type Pressure } from '../edge/pressure.ts';
import { aboutRequest, shed } from '../edge/shedding.ts';
import { atTable, codeOf, type Hosted, host, mark, Person, well } from './kit/server.ts';

describe('how late the event loop is', () => {
  /** The levels after each of these many looks, so many milliseconds apart. */
  const levelAfter = (pressure: LoopPressure, passed: number, looks: number): Level => {
    for (let n = 0; n < looks; n++) pressure.note(passed);
    return pressure.level;
  };

  test('a calm one is calm, and one hiccup says nothing', () => {
    const pressure = new LoopPressure();
    expect(levelAfter(pressure, 52, 100)).toBe('calm');
    expect(levelAfter(pressure, 250, 1)).toBe('calm');
  });

  test('one that is late again and again is strained, then swamped', () => {
    const pressure = new LoopPressure();
    expect(levelAfter(pressure, 250, 20)).toBe('strained');
    expect(levelAfter(pressure, 650, 20)).toBe('swamped');
  });

  test('it is relieved later than it was pressed', () => {
    const pressure = new LoopPressure();
    levelAfter(pressure, 650, 20);
    expect(levelAfter(pressure, 350, 20)).toBe('swamped');
    expect(levelAfter(pressure, 170, 40)).toBe('strained');
    expect(levelAfter(pressure, 130, 40)).toBe('strained');
    expect(levelAfter(pressure, 60, 60)).toBe('calm');
  });

  test('it is noticed in the loop itself', async () => {
    const pressure = new LoopPressure();
    pressure.watch();
    for (let n = 0; n < 4; n++) {
      for (const until = performance.now() + 400; performance.now() < until; );
      // Until the look that was due has been taken, and the next one begun.
      await new Promise((resolve) => setTimeout(resolve, 60));
    }
    expect(pressure.level).not.toBe('calm');
    pressure.close();
  });

  test('a machine that slept was not busy', () => {
    const pressure = new LoopPressure();
    expect(levelAfter(pressure, 3_600_000, 3)).toBe('calm');
  });
});

describe('what is put off', () => {
  const at = (level: Level): Pressure => ({ level, after: 1, lag: 0 });

  test.each([
    // What, by whom: put off when strained, when swamped.
    ['past', true, true, true],
    ['record', false, true, true],
    ['new table', true, true, true],
    ['watch', true, false, false],
    ['watch', false, false, true],
    ['join', true, false, true],
    ['something else', false, false, true],
    ['act', true, false, false],
    ['decisions', true, false, false],
    ['hello', true, false, false],
    ['page', false, false, false],
  ])('%s (known: %s)', (what, known, strained, swamped) => {
    expect(shed(at('calm'), what, known)).toBeUndefined();
    expect(shed(at('strained'), what, known) !== undefined).toBe(strained);
    expect(shed(at('swamped'), what, known) !== undefined).toBe(swamped);
  });

  test('requests over HTTP are called the same', () => {
    expect(aboutRequest('GET', '/api/v1/matches/:match/past')).toBe('past');
    expect(aboutRequest('POST', '/api/v1/matches')).toBe('new table');
    expect(aboutRequest('GET', '/api/v1/matches')).toBe('something else');
    expect(aboutRequest('GET', '/*')).toBe('page');
    expect(aboutRequest('GET', '')).toBe('something else');
  });
});

describe('a pressed server', () => {
  let hosted: Hosted;
  afterEach(() => hosted.close());

  /** So much is put off, then it is calm. */
  function pressed(level: Level, times = Number.POSITIVE_INFINITY) {
    let left = 0;
    const pressure = {
      after: 0,
      lag: 1000,
      get level(): Level {
        return left-- > 0 ? level : 'calm';
      },
    };
    const begin = () => {
      left = times;
    };
    return { pressure, begin };
  }

  test('goes on serving those in play, and puts the rest off with a time to come back', async () => {
    const { pressure, begin } = pressed('swamped');
    hosted = await host({ games: [ticTacToe], edge: { pressure } });
    const [ann, bob] = [await Person.named('Ann', hosted.url), await Person.named('Bob', hosted.url)];
    const match = await atTable(ann, bob);
    begin();
    well(await ann.connection.ask('act', { match, action: mark(4), version: 0, submission: 'a' }));
    well(await bob.connection.ask('ping'));
    const back = Person.again(bob, hosted.url);
    back.watch(match);
    await back.until(() => back.version(match) === 1);
    expect(codeOf(await bob.connection.ask('past', { match, from: 0 }))).toBe('too-busy');
    for (const path of ['/api/v1/matches?list=open', `/api/v1/matches/${match}/past?from=0`]) {
      const refused = await fetch(hosted.url + path);
      expect([refused.status, refused.headers.get('retry-after')], path).toEqual([503, '0']);
    }
    for (const path of ['/healthz', '/readyz', '/'])
      expect((await fetch(hosted.url + path)).status).toBe(200);
    for (const person of [ann, bob, back]) person.close();
  });

  test('is asked again by its clients, who notice nothing else', async () => {
    const { pressure, begin } = pressed('strained', 2);
    hosted = await host({ games: [ticTacToe], edge: { pressure } });
    const [ann, bob] = [await Person.named('Ann', hosted.url), await Person.named('Bob', hosted.url)];
    const match = await atTable(ann, bob);
    begin();
    well(await ann.connection.ask('past', { match, from: 0 }));
    begin();
    well(await ann.api.create({ game: 'tic-tac-toe', seats: 2 }));
    for (const person of [ann, bob]) person.close();
  });
});
