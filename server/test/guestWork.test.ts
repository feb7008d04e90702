// A proof of work for new guests: asked for under pressure, done by the client, taken once.
import { describe, expect, test } from 'vitest';
import { Api } from '#client';
import { doWork, type Work, zeroBits } from '#client/work.ts';
import { ticTacToe } from '#engine/test/fixtures/ticTacToe.ts';
import { GuestWork } from '../edge/guestWork.ts';
import { CALM, type Level } from '../edge/pressure.ts';
import { readEdge } from '../settings/edge.ts';
import { SettingsFault } from '../settings.ts';
import { host, well } from './kit/server.ts';

const NONE = { perSecond: 0, burst: 0 };
const FEW = { perSecond: 0, burst: 3 };
const straightOn = async () => undefined;

async function solved(work: Work) {
  const done = await doWork(work, straightOn);
  if (done === undefined) throw new Error('not solved');
  return done;
}

function asked(guests: GuestWork): Work {
  const work = guests.check(undefined)?.error.work;
  if (work === undefined) throw new Error('no work was asked for');
  return work;
}

describe('when it is asked for', () => {
  test('never, always, or after so many guests', () => {
    expect(new GuestWork({ rule: 'off', rate: NONE, pressure: CALM }).check(undefined)).toBeUndefined();
    expect(new GuestWork({ rule: 'always', rate: FEW, pressure: CALM }).check(undefined)).toBeDefined();
    const auto = new GuestWork({ rule: 'auto', rate: FEW, pressure: CALM });
    const codes = Array.from({ length: 5 }, () => auto.check(undefined)?.error.code);
    expect(codes).toEqual([undefined, undefined, undefined, 'work-needed', 'work-needed']);
  });

  test('and while the server is pressed', () => {
    let level: Level = 'calm';
    const pressure = {
      after: 1,
      lag: 0,
      get level() {
        return level;
      },
    };
    const auto = new GuestWork({ rule: 'auto', rate: { perSecond: 0, burst: 100 }, pressure });
    expect(auto.check(undefined)).toBeUndefined();
    level = 'strained';
    expect(auto.check(undefined)).toBeDefined();
  });

  test('of many who have worked, more of it; nonsense makes it dearer for nobody', async () => {
    const auto = new GuestWork({ rule: 'auto', rate: FEW, pressure: CALM });
    for (let n = 0; n < 3; n++) auto.check(undefined);
    for (let n = 0; n < 9; n++) auto.check({ challenge: 'a.b', nonce: '1' });
    const bits = [];
    for (let n = 0; n < 3; n++) {
      const work = asked(auto);
      bits.push(work.bits);
      expect(auto.check(await solved(work))).toBeUndefined();
    }
    expect([...bits, asked(auto).bits]).toEqual([17, 17, 17, 20]);
  });

  test.each([
    [undefined, 'auto'],
    ['always', 'always'],
    ['off', 'off'],
  ])('ORRERY_GUEST_WORK=%s is %s', (ORRERY_GUEST_WORK, rule) => {
    expect(readEdge({ ORRERY_GUEST_WORK }).guestWork).toBe(rule);
  });

  test('anything else is refused in words', () => {
    expect(() => readEdge({ ORRERY_GUEST_WORK: 'hard' })).toThrow(SettingsFault);
    expect(() => readEdge({ ORRERY_GUEST_WORK: 'hard' })).toThrow(/one of auto, always, off/);
  });
});

describe('what is taken', () => {
  let now = 1_000_000;
  const guests = new GuestWork({
    rule: 'always',
    rate: { perSecond: 0, burst: 100 },
    pressure: CALM,
    now: () => now,
  });

  test('work that was done, and only once', async () => {
    const done = await solved(asked(guests));
    expect(guests.check({ ...done, nonce: `${Number(done.nonce) + 1}` })?.error.code).toBe('work-needed');
    expect(guests.check(done)).toBeUndefined();
    expect(guests.check(done)?.error.code).toBe('work-needed');
  });

  test('not what comes too late', async () => {
    const done = await solved(asked(guests));
    now += 121_000;
    expect(guests.check(done)?.error.code).toBe('work-needed');
  });

  test('not what the server did not ask for', async () => {
    const { challenge } = asked(guests);
    const easy = { challenge: challenge.replace(/^17\./, '1.'), bits: 1 };
    expect(guests.check(await solved(easy))?.error.code).toBe('work-needed');
    for (const other of ['', '.', '17.9999999999999.x.y']) {
      expect(guests.check({ challenge: other, nonce: '0' })?.error.code).toBe('work-needed');
    }
    const elsewhere = new GuestWork({ rule: 'always', rate: FEW, pressure: CALM });
    expect(guests.check(await solved(asked(elsewhere)))?.error.code).toBe('work-needed');
  });

  test('what another server of the same database asked for', async () => {
    const terms = { rule: 'always', rate: FEW, pressure: CALM, secret: 'postgres://a:b@db/orrery' } as const;
    expect(new GuestWork(terms).check(await solved(asked(new GuestWork(terms))))).toBeUndefined();
  });
});

test('zeros are counted over bytes', () => {
  const all: [number[], number][] = [
    ...([
      [[255], 0],
      [[127], 1],
      [[1], 7],
    ] as [number[], number][]),
    ...([
      [[0, 128], 8],
      [[0, 1], 15],
      [[0, 0], 16],
    ] as [number[], number][]),
  ];
  for (const [bytes, zeros] of all) expect(zeroBits(Uint8Array.from(bytes))).toBe(zeros);
});

test('nobody works for ever for a server that asks too much', async () => {
  expect(await doWork({ challenge: 'x', bits: 40 }, straightOn)).toBeUndefined();
});

test('a client does it by itself, and whoever does not is told', async () => {
  const hosted = await host({ games: [ticTacToe], edge: { guestWork: 'always' } });
  well(await new Api(hosted.url, { fetch }).signIn('Ann'));
  const answer = await new Api(hosted.url, { fetch, work: straightOn }).signIn('Bob');
  expect(answer).toMatchObject({ ok: false, error: { code: 'work-needed', work: { bits: 17 } } });
  const raw = await fetch(`${hosted.url}/api/v1/session`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Bob', work: { challenge: 'x'.repeat(10), nonce: '1' } }),
  });
  expect(raw.status).toBe(428);
  await hosted.close();
});
