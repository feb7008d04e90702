// Looking back on long matches: it holds up neither the server nor the match, costs who does it, and ends with them.
import { once } from 'node:events';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import WebSocket from 'ws';
import { PROTOCOL } from '#client';
import { SPECTATOR } from '#engine';
import { findGame } from '#games';
import { writeLongMatch } from '../fault/longMatch.ts';
import type { HeldMatch } from '../matches/heldMatch.ts';
import type { Errand } from '../matches/slices.ts';
import { codeOf, type Hosted, host, Person, socketUrl, well } from './kit/server.ts';

const game = findGame('mothership');
if (game === undefined) throw new Error('there is no such game');

let hosted: Hosted;
let ann: Person;
beforeAll(async () => {
  hosted = await host({ games: [game] });
  ann = await Person.named('Ann', hosted.url);
});
afterEach(() => expect(hosted.troubles).toEqual([]));
afterAll(async () => {
  ann.close();
  await hosted.close();
});

async function longMatch(more: { snapshots?: boolean; delay?: number; most?: number } = {}) {
  const me = well(await ann.api.me());
  const owner = { id: me.player, name: 'Ann', created: 0 };
  return writeLongMatch(hosted.online.store, {
    game: game as never,
    seats: 6,
    most: 600,
    seed: 'long',
    owner,
    ...more,
  });
}

/** An errand that counts what is done for it. */
function counted(more: Partial<Errand> = {}): Errand & { actions: number } {
  const errand = {
    owner: 'Eve',
    actions: 0,
    spend(actions: number) {
      errand.actions += actions;
    },
    ...more,
  };
  return errand;
}

const courseOf = async (id: string) => {
  const { house } = hosted.online;
  const found = await house.on(id, async (live: HeldMatch) => ({ ok: true, trail: live.trail() }) as const);
  if (!found.ok) throw new Error(found.error.message);
  return found.trail;
};

test('what stood after a line is gathered once, however often it is asked for', async () => {
  const { id } = await longMatch();
  const first = await courseOf(id);
  const again = await courseOf(id);
  expect(again.standing).toBe(first.standing);
});

test('others are answered while someone looks back', async () => {
  const { id } = await longMatch();
  await ann.api.read(id, 'table');
  const order: string[] = [];
  const ask = async (name: string, path: string) => {
    const answer = await fetch(`${hosted.url}${path}`);
    await answer.text();
    order.push(name);
    return answer.status;
  };
  const past = ask('past', `/api/v1/matches/${id}/past?from=590`);
  const healthy = ask('health', '/healthz');
  expect(await Promise.all([past, healthy])).toEqual([200, 200]);
  expect(order).toEqual(['health', 'past']);
});

test('the match goes on meanwhile', async () => {
  const { id } = await longMatch({ most: 601 });
  const order: string[] = [];
  const trail = await courseOf(id);
  const { house } = hosted.online;
  const past = house.moments.past(trail, 590, 4, counted()).then(() => order.push('past'));
  await house.on(id, async () => {
    order.push('the match');
    return { ok: true };
  });
  await past;
  expect(order).toEqual(['the match', 'past']);
});

test('every moment is found, from whatever is nearest, and it is the one that was', async () => {
  for (const snapshots of [true, false]) {
    const { id, states } = await longMatch({ snapshots });
    const trail = await courseOf(id);
    for (const from of [590, 0, 300, 299, 16, 17, 600]) {
      const found = await hosted.online.house.moments.past(trail, from, 5, counted());
      expect(found.map((one) => JSON.stringify(one))).toEqual(
        states.slice(from, from + 5).map((one) => JSON.stringify(one)),
      );
    }
    expect(await hosted.online.house.moments.past(trail, 601, 5, counted())).toEqual([]);
  }
});

test('nothing is played again that was just played, or of which there is a snapshot', async () => {
  const { moments } = hosted.online.house;
  const fresh = await courseOf((await longMatch()).id);
  const [first, again, near] = [counted(), counted(), counted()];
  await moments.past(fresh, 590, 1, first);
  await moments.past(fresh, 590, 1, again);
  await moments.past(fresh, 400, 1, near);
  expect([first.actions, again.actions]).toEqual([590, 0]);
  expect(near.actions).toBeLessThan(16);
  const kept = await courseOf((await longMatch({ snapshots: true })).id);
  const once = counted();
  await moments.past(kept, 590, 1, once);
  expect(once.actions).toBeLessThan(60);
});

test('what nobody waits for any more is dropped', async () => {
  const trail = await courseOf((await longMatch()).id);
  const leaves = counted({ gone: () => leaves.actions >= 100 });
  await expect(hosted.online.house.moments.past(trail, 590, 1, leaves)).rejects.toThrow('nobody waits');
  expect(leaves.actions).toBeLessThan(120);
});

test('what someone asked for who has closed the page is dropped, and no trouble', async () => {
  const { id } = await longMatch();
  const eve = await Person.named('Eve', hosted.url);
  const socket = new WebSocket(socketUrl(hosted.url));
  await once(socket, 'open');
  const hello = { id: 1, op: 'hello', session: eve.api.session, protocol: PROTOCOL };
  for (const asked of [hello, { id: 2, op: 'undo', match: id }]) socket.send(JSON.stringify(asked));
  await once(socket, 'message');
  socket.terminate();
  // Whatever is done with a match is done in turn: this comes after it.
  well(await ann.api.read(id, 'view'));
  expect(hosted.logged).toEqual([]);
  eve.close();
});

test('a delayed spectator is shown what was, without playing it all again for each move', async () => {
  const { id, states } = await longMatch({ delay: 1800 * 1000 });
  const seen = well(await Person.unknown(hosted.url).api.read<{ version: number; view: object }>(id, 'view'));
  const { version } = seen;
  expect(version).toBeGreaterThan(200);
  expect(version).toBeLessThan(400);
  expect(JSON.stringify(seen.view)).toBe(JSON.stringify(game.view(states[version] as never, SPECTATOR)));
  const next = counted();
  const trail = await courseOf(id);
  await hosted.online.house.stood({ ...trail, standing: trail.standing.slice(0, version) }, next);
  expect(next.actions).toBeLessThan(16);
});

test('whoever looks back on too much is asked to wait', async () => {
  const strict = await host({ games: [game], limits: { effort: { perSecond: 0, burst: 700 } } });
  const eve = await Person.named('Eve', strict.url);
  const me = well(await eve.api.me());
  const owner = { id: me.player, name: 'Eve', created: 0 };
  const ids = [];
  for (const seed of ['a', 'b']) {
    ids.push((await writeLongMatch(strict.online.store, { game, seats: 6, most: 500, seed, owner })).id);
  }
  const codes = [];
  for (const id of [...ids, ...ids]) codes.push(codeOf(await eve.api.read(id, 'past', { from: 400 })));
  expect(codes).toEqual(['ok', 'too-fast', 'too-fast', 'too-fast']);
  well(await eve.connection.ask('ping'));
  eve.close();
  expect(strict.troubles).toEqual([]);
  await strict.close();
});
