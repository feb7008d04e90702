// Names that strangers chose are looked up without keeping anyone else from the threads of the process.
import { createSocket, type Socket } from 'node:dgram';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { bySystem, overNetwork } from '../calls/names.ts';

const open: Socket[] = [];
afterEach(() => {
  for (const socket of open.splice(0)) socket.close();
});

/** A server of names; what it does not know of it does not answer. */
async function nameServer(known: Readonly<Record<string, string>>): Promise<string> {
  const socket = createSocket('udp4');
  open.push(socket);
  socket.on('message', (query, { port, address }) => {
    const answer = answerTo(query, known);
    if (answer) socket.send(answer, port, address);
  });
  socket.bind(0, '127.0.0.1');
  await once(socket, 'listening');
  return `127.0.0.1:${(socket.address() as AddressInfo).port}`;
}

/** An answer as RFC 1035 has it, with one address of version 4; to who asks for version 6, none. */
function answerTo(query: Buffer, known: Readonly<Record<string, string>>): Buffer | undefined {
  const labels: string[] = [];
  let at = 12;
  for (let length = query[at] ?? 0; length > 0; length = query[at] ?? 0) {
    labels.push(query.subarray(at + 1, at + 1 + length).toString());
    at += length + 1;
  }
  const address = known[labels.join('.')];
  if (address === undefined) return undefined;
  const isFour = query.readUInt16BE(at + 1) === 1;
  const head = Buffer.from([...query.subarray(0, 2), 0x81, 0x80, 0, 1, 0, isFour ? 1 : 0, 0, 0, 0, 0]);
  const question = query.subarray(12, at + 5);
  const found = Buffer.from([0xc0, 12, 0, 1, 0, 1, 0, 0, 0, 60, 0, 4, ...address.split('.').map(Number)]);
  return Buffer.concat(isFour ? [head, question, found] : [head, question]);
}

test('names of the world are asked for over the network; who never answers takes no thread', async () => {
  const resolve = overNetwork([await nameServer({ 'hooks.example': '203.0.113.7' })]);
  let waiting = 12;
  const silent = Array.from({ length: waiting }, (_, n) =>
    resolve(`silent-${n}.example`).then((found) => {
      waiting--;
      return found;
    }),
  );
  expect(await resolve('hooks.example')).toEqual([{ address: '203.0.113.7', family: 4 }]);
  await readFile(new URL(import.meta.url));
  expect(waiting).toBe(12);
  expect(await Promise.all(silent)).toEqual(Array(12).fill([]));
});

test('an address is itself', async () => {
  const resolve = overNetwork([]);
  expect(await resolve('203.0.113.7')).toEqual([{ address: '203.0.113.7', family: 4 }]);
  expect(await resolve('2001:db8::1')).toEqual([{ address: '2001:db8::1', family: 6 }]);
});

test('by the system two are looked up at a time, and one that nobody knows is none', async () => {
  const begun: string[] = [];
  const answers = new Map<string, (error?: Error) => void>();
  const resolve = bySystem((host) => {
    begun.push(host);
    return new Promise((give, refuse) => {
      answers.set(host, (error) => (error ? refuse(error) : give([{ address: '10.0.0.1', family: 4 }])));
    });
  });
  const all = ['a', 'b', 'c'].map((host) => resolve(host));
  expect(begun).toEqual(['a', 'b']);
  answers.get('a')?.(new Error('ENOTFOUND'));
  expect(await all[0]).toEqual([]);
  await new Promise(setImmediate);
  expect(begun).toEqual(['a', 'b', 'c']);
  for (const host of ['b', 'c']) answers.get(host)?.();
  expect(await all[2]).toEqual([{ address: '10.0.0.1', family: 4 }]);
});
