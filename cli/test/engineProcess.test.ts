import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { expect, test } from 'vitest';
import { stream } from '#engine';
import { orrery, start } from './orrery.ts';

const HELLO = '{"id":"last","op":"hello"}';

function answersOf(out: string): { id: unknown; ok: boolean; error?: { code: string; field?: string } }[] {
  return out
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));
}

test('pipelined requests are answered in order, and nothing else is printed', async () => {
  const requests = [
    '{"id":1,"op":"new","game":"exoship","seats":1,"seed":"p"}',
    '{"id":2,"op":"decisions","match":"m1"}',
    ...Array.from({ length: 500 }, (_, i) => `{"id":${i + 3},"op":"hash","match":"m1"}`),
  ];
  const { code, out, err } = await orrery(['engine'], `${requests.join('\n')}\n`);
  expect(code).toBe(0);
  expect(err).toBe('');
  const answers = answersOf(out);
  expect(answers.map(({ id }) => id)).toEqual(requests.map((_, i) => i + 1));
  expect(answers.every(({ ok }) => ok)).toBe(true);
});

test('a last line without an end is answered too, and carriage returns do no harm', async () => {
  const { out } = await orrery(['engine'], `{"id":1,"op":"hello"}\r\n${HELLO}`);
  expect(answersOf(out).map(({ id, ok }) => [id, ok])).toEqual([
    [1, true],
    ['last', true],
  ]);
});

test('a very long line is refused, and the next one answered', async () => {
  const long = `{"id":1,"op":"hello","padding":"${'x'.repeat(9 * 1024 * 1024)}"}`;
  const { code, out } = await orrery(['engine'], `${long}\n${HELLO}\n`);
  expect(code).toBe(0);
  const answers = answersOf(out);
  expect(answers).toHaveLength(2);
  expect(answers[0]).toMatchObject({ id: null, ok: false, error: { code: 'bad-request', field: 'line' } });
  expect(answers[1]).toMatchObject({ id: 'last', ok: true });
});

/** Six ways to be wrong: noise, half a request, mixed-up values, huge numbers, prototype names, raw bytes. */
function badLines(seed: string, count: number): Buffer[] {
  const random = stream(seed);
  const pick = <T>(list: readonly T[]): T => list[random.int(list.length)] as T;
  const ops = [
    'hello',
    'new',
    'decisions',
    'act',
    'explain',
    'view',
    'undo',
    'record',
    'replay',
    'hash',
    'choose',
  ];
  const more = ['close', 'state', 'load', 'redeal', 'clone', '__proto__', 'constructor', 'valueOf', ''];
  const fields = [
    'match',
    'seat',
    'action',
    'version',
    'game',
    'seats',
    'options',
    'seed',
    'record',
    'state',
    'bot',
  ];
  const values = [
    'null',
    'true',
    '-1',
    '0',
    '1e308',
    '1e999',
    '-0',
    '123456789012345678901234567890',
    '0.1',
    '""',
    '"m1"',
    '"exoship"',
    '"__proto__"',
    '"\\ud800"',
    '"\\u0000"',
    '[]',
    '[[0,{"type":"end"}]]',
    '{}',
    '{"__proto__":1}',
    '{"constructor":{"prototype":1}}',
    '{"type":"freeSway","generation":"young"}',
    '{"type":"__proto__"}',
    '{"toString":1}',
    '[[[[[[[[[[[[[[]]]]]]]]]]]]]]',
  ];
  const request = () => {
    const parts = [`"id":${pick(values)}`, `"op":${JSON.stringify(pick([...ops, ...more]))}`];
    for (let i = random.int(6); i > 0; i--) parts.push(`${JSON.stringify(pick(fields))}:${pick(values)}`);
    return `{${parts.join(',')}}`;
  };
  const byte = () => random.int(256);
  const kinds: (() => Buffer)[] = [
    () => Buffer.from(Array.from({ length: random.int(80) }, byte)),
    () => Buffer.from(request().slice(0, random.int(60))),
    () => Buffer.from(request()),
    () => Buffer.from(`{"id":1,"op":"new","game":"exoship","seed":"s","seats":${pick(values)}}`),
    () => Buffer.from(`{"id":1,"op":"load","game":"exoship","seed":"s","state":${pick(values)}}`),
    () => Buffer.from(pick(['', ' ', '\t', '\u2028', '\ufeff{}', '{}', '[]', '"', '\\', '{"id":1}', '-'])),
  ];
  return Array.from({ length: count }, () => Buffer.from(pick(kinds)().filter((value) => value !== 10)));
}

test.each(['a', 'b', 'c'])('any line is answered and none ends the process (%s)', async (seed) => {
  const lines = badLines(seed, 2000);
  const input = Buffer.concat([
    Buffer.from('{"id":0,"op":"new","game":"exoship","seats":1,"seed":"fuzz"}\n'),
    ...lines.flatMap((line) => [line, Buffer.from('\n')]),
    Buffer.from(`${HELLO}\n`),
  ]);
  const { code, out, err } = await orrery(['engine'], input);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  const answers = answersOf(out);
  expect(answers).toHaveLength(lines.length + 2);
  expect(answers.at(-1)).toMatchObject({ id: 'last', ok: true });
  for (const answer of answers) expect(answer.ok || typeof answer.error?.code === 'string').toBe(true);
});

test('answers come while the conversation goes on', async () => {
  const child = start('engine');
  const lines = createInterface({ input: child.stdout });
  child.stdin.write('{"id":1,"op":"hello"}\n');
  const [first] = await once(lines, 'line');
  expect(JSON.parse(first as string)).toMatchObject({ id: 1 });
  child.stdin.write('{"id":2,"op":"hello"}\n');
  const [second] = await once(lines, 'line');
  expect(JSON.parse(second as string)).toMatchObject({ id: 2 });
  child.stdin.end();
  expect(await once(child, 'exit')).toEqual([0, null]);
});

test('a reader that goes away ends it without a complaint', async () => {
  const child = start('engine');
  let err = '';
  child.stderr.on('data', (chunk) => {
    err += chunk;
  });
  child.stdin.on('error', () => undefined);
  child.stdout.destroy();
  child.stdin.write(`${'{"id":1,"op":"hello"}\n'.repeat(20_000)}`);
  child.stdin.end();
  const [code] = await once(child, 'close');
  expect({ code, err }).toEqual({ code: 0, err: '' });
});
