// What is counted by name: who has used up what they have is remembered, however many other names come.
import { describe, expect, test } from 'vitest';
import { ticTacToe } from '#engine/test/fixtures/ticTacToe.ts';
import { Buckets } from '../api/limits.ts';
import { type Speaker, TALK_RATES, TalkLimits } from '../matches/talkLimits.ts';
import { atTable, host, Person } from './kit/server.ts';

const RATE = { perSecond: 0.001, burst: 3 };

test('thousands of new names free nobody who has used up theirs', () => {
  const buckets = new Buckets(RATE);
  for (let n = 0; n < RATE.burst; n++) expect(buckets.take('flood', 0)).toBe(true);
  expect(buckets.take('flood', 0)).toBe(false);
  for (let n = 0; n < 50_000; n++) buckets.take(`name ${n}`, 0);
  expect(buckets.take('flood', 0)).toBe(false);
  expect(buckets.take('flood', 1_000_000)).toBe(true);
});

test('thousands who watch elsewhere make nobody listen anew who has listened', () => {
  const limits = new TalkLimits(TALK_RATES);
  const player = { id: 'ann', name: 'Ann', created: 0 };
  const [come, later] = [1_000_000, 1_020_000];
  for (let n = 0; n < 9999; n++) limits.watches('other', `earlier ${n}`, come);
  limits.watches('match', 'ann', come);
  for (let n = 0; n < 5000; n++) limits.watches('other', `later ${n}`, later);
  const speaker = { match: 'match', player, from: '198.51.100.1', seated: false };
  expect(limits.objection(speaker, later)).toBeUndefined();
});

describe('what is said', () => {
  const player = (n: number) => ({ id: `p${n}`, name: 'Ann', created: 0 });
  /** How much of it may be said, each line by another person. */
  const said = (many: number, speaker: (n: number) => Omit<Speaker, 'player'>) => {
    const limits = new TalkLimits({ ...TALK_RATES, newFor: 0, listenFor: 0 });
    const lines = Array.from({ length: many }, (_, n) =>
      limits.objection({ ...speaker(n), player: player(n) }, 1_000_000),
    );
    return lines.filter((objection) => objection === undefined).length;
  };

  test('is limited by place, at however many tables', () => {
    expect(said(50, (n) => ({ match: `m${n}`, from: 'here', seated: true }))).toBe(TALK_RATES.place.burst);
    expect(said(50, (n) => ({ match: `m${n}`, from: `place ${n}`, seated: true }))).toBe(50);
  });

  test.each([
    [true, TALK_RATES.table.burst],
    [false, TALK_RATES.watchers.burst],
  ])('is limited by table, from however many places (who sits there: %s)', (seated, most) => {
    expect(said(50, (n) => ({ match: 'one', from: `place ${n}`, seated }))).toBe(most);
  });
});

test('of one place so much is looked up at a time, and the rest is put off', async () => {
  const hosted = await host({ games: [ticTacToe], edge: { hops: 1 } });
  const [ann, bob] = [await Person.named('Ann', hosted.url), await Person.named('Bob', hosted.url)];
  const match = await atTable(ann, bob);
  const { house } = hosted.online;
  const seen = house.seen.bind(house);
  let begun = 0;
  let allBegun: () => void = () => undefined;
  const all = new Promise<void>((resolve) => {
    allBegun = resolve;
  });
  let letGo: () => void = () => undefined;
  const gate = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  house.seen = async (...asked) => {
    if (++begun === 40) allBegun();
    await gate;
    return seen(...asked);
  };
  const ask = (from: string) =>
    fetch(`${hosted.url}/api/v1/matches/${match}/view?seat=spectator`, {
      headers: { 'x-forwarded-for': from },
    });
  const asked = Array.from({ length: 40 }, () => ask('198.51.100.1'));
  await all;
  expect((await ask('198.51.100.1')).status).toBe(429);
  const elsewhere = ask('198.51.100.2');
  letGo();
  expect((await elsewhere).status).toBe(200);
  for (const answer of await Promise.all(asked)) expect(answer.status).toBe(200);
  expect((await ask('198.51.100.1')).status).toBe(200);
  for (const person of [ann, bob]) person.close();
  await hosted.close();
});
