// The watch over the server's process, with servers that die as told.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { EXIT } from '../process/exits.ts';
import { Supervisor } from '../process/supervisor.ts';

/** A server that says it is up, on the port it was given or one of its own, and then ends in one of many ways. */
const FAKE = `
const [how, port] = process.argv.slice(2);
const up = (then) => process.send({ up: Number(port ?? 4711) }, then);
const WAYS = {
  dies: () => up(() => process.exit(1)),
  killed: () => up(() => process.kill(process.pid, 'SIGKILL')),
  leaves: () => up(() => process.exit(0)),
  misconfigured: () => process.exit(2),
  portTaken: () => process.exit(3),
  neverUp: () => process.exit(1),
  serves: () => { process.on('message', (m) => m === 'leave' && process.exit(0)); up(); },
  stubborn: () => { process.on('message', () => {}); process.on('SIGTERM', () => process.exit(7)); up(); },
};
WAYS[how]();
`;

let folder: string;
let fake: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'orrery-supervisor-'));
  fake = join(folder, 'fake.mjs');
  writeFileSync(fake, FAKE);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A supervisor of servers that end in these ways, one after the other; the last way is repeated. */
function watching(...ways: readonly string[]) {
  const started: ChildProcess[] = [];
  const ports: (number | undefined)[] = [];
  const said: string[] = [];
  const pauses: number[] = [];
  let now = 0;
  const terms = {
    start(port: number | undefined) {
      const way = ways[Math.min(started.length, ways.length - 1)] ?? '';
      const args = [fake, way, ...(port === undefined ? [] : [String(port)])];
      const child = spawn(process.execPath, args, { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
      started.push(child);
      ports.push(port);
      return child;
    },
    say: (words: string) => void said.push(words),
    now: () => now,
    async pause(ms: number) {
      pauses.push(ms);
      now += ms;
    },
  };
  const wait = (ms: number) => {
    now += ms;
  };
  return { terms, started, ports, said, pauses, wait };
}

test('a server that dies is started again, later and later, and after five deaths in a minute no more', async () => {
  const { terms, started, said, pauses } = watching('dies', 'killed', 'dies');
  expect(await new Supervisor(terms).run()).toBe(1);
  expect(started).toHaveLength(5);
  expect(pauses).toEqual([500, 1000, 2000, 4000]);
  expect(said[0]).toBe('Orrery ended unexpectedly (with exit code 1). It is started again in 0.5 s.');
  expect(said[1]).toBe('Orrery ended unexpectedly (by SIGKILL). It is started again in 1 s.');
  expect(said[4]).toMatch(/fifth time within a minute: it is not started again/);
});

test('deaths far apart do not add up', async () => {
  const dying = watching(...Array<string>(12).fill('dies'), 'leaves');
  const { terms } = dying;
  const pause = async (ms: number) => {
    dying.pauses.push(ms);
    dying.wait(61_000);
  };
  expect(await new Supervisor({ ...terms, pause }).run()).toBe(EXIT.left);
  expect(dying.started).toHaveLength(13);
  expect(new Set(dying.pauses)).toEqual(new Set([500]));
});

test('it comes back on the port it had', async () => {
  const { terms, ports } = watching('dies', 'leaves');
  await new Supervisor(terms).run();
  expect(ports).toEqual([undefined, 4711]);
});

test.each([
  ['misconfigured', EXIT.misconfigured],
  ['portTaken', EXIT.cannotStart],
  ['leaves', EXIT.left],
  ['neverUp', EXIT.died],
])('one that %s is not started again', async (way, code) => {
  const { terms, started, said } = watching(way);
  expect(await new Supervisor(terms).run()).toBe(code);
  expect(started).toHaveLength(1);
  expect(said).toEqual([]);
});

test.each([
  ['misconfigured', EXIT.misconfigured],
  ['portTaken', EXIT.cannotStart],
])('one that has been up, and then is %s, is not started a third time', async (way, code) => {
  const { terms, started } = watching('dies', way);
  expect(await new Supervisor(terms).run()).toBe(code);
  expect(started).toHaveLength(2);
});

test('what cannot be started at all is said', async () => {
  const { terms, said } = watching();
  const start = () =>
    spawn(join(folder, 'no such program'), { stdio: ['ignore', 'ignore', 'ignore', 'ipc'] });
  expect(await new Supervisor({ ...terms, start }).run()).toBe(EXIT.cannotStart);
  expect(said[0]).toMatch(/ENOENT/);
});

async function untilUp(started: readonly ChildProcess[]): Promise<ChildProcess> {
  const child = started.at(-1);
  if (child === undefined) throw new Error('nothing was started');
  await once(child, 'message');
  return child;
}

test('asked to end, it ends with the server', async () => {
  const { terms, started } = watching('serves');
  const supervisor = new Supervisor(terms);
  const ended = supervisor.run();
  const child = await untilUp(started);
  supervisor.leave('SIGINT');
  expect(await ended).toBe(EXIT.left);
  expect(child.exitCode).toBe(0);
});

test('asked again, it passes the signal itself on', async () => {
  const { terms, started } = watching('stubborn');
  const supervisor = new Supervisor(terms);
  const ended = supervisor.run();
  await untilUp(started);
  supervisor.leave('SIGTERM');
  supervisor.leave('SIGTERM');
  expect(await ended).toBe(7);
});

test('asked to end while it waits, it starts nothing more', async () => {
  const { terms, started } = watching('dies');
  const supervisor: Supervisor = new Supervisor({ ...terms, pause: async () => supervisor.leave('SIGINT') });
  expect(await supervisor.run()).toBe(EXIT.left);
  expect(started).toHaveLength(1);
});
