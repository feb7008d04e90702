import { expect, test } from 'vitest';
import { linesOf, type TextLine } from '../lines.ts';

async function read(chunks: readonly string[], limit?: number): Promise<TextLine[]> {
  async function* bytes() {
    for (const chunk of chunks) yield Buffer.from(chunk, 'latin1');
  }
  const lines: TextLine[] = [];
  for await (const line of linesOf(bytes(), limit)) lines.push(line);
  return lines;
}

test('lines come whole, however they were cut', async () => {
  expect(await read(['a', 'b\n', '\nc', 'd\nlast'])).toEqual([
    { text: 'ab' },
    { text: '' },
    { text: 'cd' },
    { text: 'last' },
  ]);
});

test('a character cut in two is put together', async () => {
  const bytes = Buffer.from('é\n').toString('latin1');
  expect(await read([bytes.slice(0, 1), bytes.slice(1)])).toEqual([{ text: 'é' }]);
});

test('a line past the limit is reported once and dropped', async () => {
  expect(await read(['123', '45', '6789', '0\nnext\n'], 4)).toEqual([{ tooLong: true }, { text: 'next' }]);
  expect(await read(['1234\n12345'], 4)).toEqual([{ text: '1234' }, { tooLong: true }]);
});

test('nothing in, nothing out', async () => {
  expect(await read([])).toEqual([]);
});
