/** A table at rest costs nothing: what moves for ever is only what says that something is being waited for. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));
/** Signs of work that goes on: each goes with the work. */
const WAITING = ['o-sweep', 'o-turn', 'notice-turn'];

test('no style moves anything for ever, except while something is waited for', () => {
  const endless = ['ui', 'web', 'games'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.css'))
      .flatMap((file) =>
        readFileSync(join(root, folder, file), 'utf8')
          .split('\n')
          .filter((line) => /\binfinite\b/.test(line) && !WAITING.some((name) => line.includes(name)))
          .map((line) => `${folder}/${file}: ${line.trim()}`),
      ),
  );
  expect(endless).toEqual([]);
});
