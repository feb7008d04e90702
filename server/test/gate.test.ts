// Many who ask at the same moment: nobody's requests fill a turn of the event loop, and nobody waits behind another's.
import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { sketch } from '#engine/test/fixtures/sketch.ts';
import { Gate, newShare } from '../edge/gate.ts';
import { host, Person, well } from './kit/server.ts';
import { busy, mostInOne, Turns } from './kit/turns.ts';
import { Wire } from './kit/wire.ts';

const settled = async (turns: number) => {
  for (let n = 0; n < turns; n++) await new Promise(setImmediate);
};

test('little is done at once, and much of one connection in its order, bit by bit', async () => {
  const gate = new Gate(() => 0);
  const share = newShare();
  const done: number[] = [];
  for (let n = 0; n < 10; n++) gate.enter('a', share, () => done.push(n));
  expect(done).toEqual([0, 1]);
  expect(share.waiting).toBe(8);
  await settled(6);
  expect(done).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
  expect(share.waiting).toBe(0);
  gate.enter('a', share, () => done.push(10));
  expect(done).toHaveLength(11);
});

test('what comes in late in a long turn waits, and each place is served in turn', async () => {
  let now = 0;
  const gate = new Gate(() => now);
  const done: string[] = [];
  gate.enter('much', newShare(), () => {
    now += 20;
  });
  for (let n = 0; n < 6; n++) gate.enter('much', newShare(), () => done.push('much'));
  const little = gate.wait('little', {})?.then(() => done.push('little'));
  expect(done).toEqual([]);
  await little;
  await settled(6);
  expect(done.indexOf('little')).toBe(1);
  expect(done).toHaveLength(7);
  expect(gate.wait('little', {})).toBeUndefined();
});

test('at one place every connection is served in turn, each in its order', async () => {
  const gate = new Gate(() => 0);
  const done: string[] = [];
  const shares = [newShare(), newShare()] as const;
  for (const [n, share] of shares.entries())
    for (let i = 0; i < 20; i++) gate.enter('club', share, () => done.push(`flood ${n} ${i}`));
  // Two of each were begun at once; all the others wait.
  const first = done.length;
  const late = newShare();
  for (let i = 0; i < 3; i++) gate.enter('club', late, () => done.push(`member ${i}`));
  await settled(20);
  expect(done).toHaveLength(43);
  const members = done.flatMap((name, at) => (name.startsWith('member') ? [[name, at] as const] : []));
  expect(members.map(([name]) => name)).toEqual(['member 0', 'member 1', 'member 2']);
  // The third behind one of each flood.
  expect(members.at(-1)?.[1]).toBeLessThanOrEqual(first + 5);
  for (const n of [0, 1]) {
    const flood = done.filter((name) => name.startsWith(`flood ${n}`));
    expect(flood).toEqual(Array.from({ length: 20 }, (_, i) => `flood ${n} ${i}`));
  }
});

/** A game at which looking takes long, in milliseconds. */
const LONG = 5;

test('many connections that ask for much at the same moment leave room for others', async () => {
  const turns = new Turns();
  const looked: number[] = [];
  const slow = sketch(
    { start: { kind: 'any', verbs: ['think'], must: () => [0] } },
    { think: {} },
    {
      view({ done }) {
        busy(LONG);
        looked.push(turns.count);
        return { done };
      },
    },
  );
  const hosted = await host({ games: [slow] });
  const ann = await Person.named('Ann', hosted.url);
  const { id: match } = well(await ann.dice.create({ game: 'sketch', seats: 1 })).table;
  const wires = await Promise.all(Array.from({ length: 12 }, () => Wire.open(hosted.url)));
  looked.length = 0;
  const overSockets = wires.flatMap((wire) =>
    Array.from({ length: 8 }, () => wire.ask('view', { match, seat: 'spectator' })),
  );
  const overHttp = Array.from({ length: 20 }, () =>
    fetch(`${hosted.url}/api/v1/matches/${match}/view?seat=spectator`),
  );
  for (const answer of await Promise.all(overSockets)) expect(answer.ok).toBe(true);
  for (const answer of await Promise.all(overHttp)) expect(answer.status).toBe(200);
  turns.stop();
  expect(looked).toHaveLength(12 * 8 + 20);
  // Of one connection, and of those who wait: never of all.
  expect(mostInOne(looked)).toBeLessThanOrEqual(12);
  for (const wire of wires) wire.close();
  ann.close();
  await hosted.close();
});

test('so do many requests whose bodies come at the same moment, however early their headers came', async () => {
  const turns = new Turns();
  const checked: number[] = [];
  const slow = sketch(
    { start: { kind: 'any', verbs: ['think'], must: () => [0] } },
    {
      think: {
        check(_state, { n }) {
          // What is asked for here, not what the server looks at by itself.
          if (n !== 7) return undefined;
          busy(LONG);
          checked.push(turns.count);
          return undefined;
        },
      },
    },
  );
  const hosted = await host({ games: [slow] });
  const ann = await Person.named('Ann', hosted.url);
  const { id: match } = well(await ann.dice.create({ game: 'sketch', seats: 1 })).table;
  const body = JSON.stringify({ action: { type: 'think', n: 7 } });
  const head = [
    ...[`POST /api/v1/matches/${match}/explain HTTP/1.1`, 'Host: localhost', 'Connection: close'],
    ...[`Authorization: Bearer ${ann.api.session}`, 'Content-Type: application/json'],
    ...[`Content-Length: ${body.length}`, '', ''],
  ].join('\r\n');
  const port = Number(new URL(hosted.url).port);
  const lines = await Promise.all(
    Array.from({ length: 30 }, async () => {
      const line = connect(port, '127.0.0.1');
      await once(line, 'connect');
      line.write(head);
      return line;
    }),
  );
  // Asked after all of these: by then their headers have been read.
  for (let n = 0; n < 20; n++) well(await ann.api.me());
  const answers = lines.map(async (line) => {
    const [some] = await once(line, 'data');
    return String(some).slice(0, 12);
  });
  for (const line of lines) line.write(body);
  expect(await Promise.all(answers)).toEqual(Array(30).fill('HTTP/1.1 200'));
  turns.stop();
  expect(checked).toHaveLength(30);
  expect(mostInOne(checked)).toBeLessThanOrEqual(12);
  for (const line of lines) line.destroy();
  ann.close();
  await hosted.close();
});
