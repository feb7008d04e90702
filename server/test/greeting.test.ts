// A connection whose greeting the server could not answer must not stay a stranger's for as long as it lasts.
import { expect, test, vi } from 'vitest';
import { Connection } from '#client';

/** A socket whose other end is the test. */
class FakeSocket {
  static readonly all: FakeSocket[] = [];
  readonly sent: { id: number; op: string }[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  onerror: (() => void) | null = null;

  constructor() {
    FakeSocket.all.push(this);
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }

  close(): void {
    this.onclose?.();
  }

  /** Answers what was asked last by this name. */
  answer(op: string, answer: object): void {
    const asked = this.sent.findLast((one) => one.op === op);
    this.onmessage?.({ data: JSON.stringify({ id: asked?.id, ...answer }) });
  }
}

const refused = (code: string) => ({ ok: false, error: { code, message: 'words' } });

async function greeted(answer: object) {
  FakeSocket.all.length = 0;
  vi.useFakeTimers();
  const strangers = vi.fn();
  const connection = new Connection({
    url: 'ws://table',
    session: 'a session',
    onStranger: strangers,
    connect: () => new FakeSocket(),
  });
  connection.open();
  FakeSocket.all[0]?.onopen?.();
  const asked = connection.ask('decisions', { match: 'm', seat: 0 });
  FakeSocket.all[0]?.answer('hello', answer);
  await vi.advanceTimersByTimeAsync(1000);
  return { connection, strangers, asked, [Symbol.dispose]: () => void vi.useRealTimers() };
}

test.each([
  'unavailable',
  'too-fast',
])('%s: it says hello anew, and asks again what was not answered', async (code) => {
  using it = await greeted(refused(code));
  expect(FakeSocket.all).toHaveLength(2);
  expect(it.strangers).not.toHaveBeenCalled();
  FakeSocket.all[1]?.onopen?.();
  expect(FakeSocket.all[1]?.sent.map(({ op }) => op)).toEqual(['hello', 'decisions']);
  FakeSocket.all[1]?.answer('hello', { ok: true });
  FakeSocket.all[1]?.answer('decisions', { ok: true, version: 3 });
  expect(await it.asked).toMatchObject({ ok: true, version: 3 });
});

test('who is not greeted again and again waits longer and longer', async () => {
  using it = await greeted(refused('unavailable'));
  for (let i = 1; i < 6; i++) {
    FakeSocket.all.at(-1)?.onopen?.();
    FakeSocket.all.at(-1)?.answer('hello', refused('unavailable'));
    await vi.advanceTimersByTimeAsync(0);
    await vi.advanceTimersToNextTimerAsync();
  }
  const known = FakeSocket.all.length;
  FakeSocket.all.at(-1)?.onopen?.();
  FakeSocket.all.at(-1)?.answer('hello', refused('unavailable'));
  await vi.advanceTimersByTimeAsync(3000);
  expect(FakeSocket.all).toHaveLength(known);
  it.connection.close();
});

test('a session that is over is not asked about again', async () => {
  using it = await greeted(refused('not-signed-in'));
  expect(FakeSocket.all).toHaveLength(1);
  expect(it.strangers).toHaveBeenCalledOnce();
});
