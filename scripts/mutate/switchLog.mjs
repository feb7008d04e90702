// What the tests write down as they try one error after the other, so that a process that must be killed loses nothing.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** @typedef {'begins' | 'passed' | 'caught' | 'endless' | 'doubtful' | 'spoilt'} Kind */
/** @typedef {{ kind: Kind, number: number, test: string, at: number, hits: number }} Line hits: how often the error was come by */
/** @typedef {{ path: string, lines: () => Line[], last: () => Line | undefined, end: () => void }} Log */

/** @returns {Log} */
export function newLog() {
  const folder = mkdtempSync(join(tmpdir(), 'orrery-mutate-'));
  const path = join(folder, 'log');
  writeFileSync(path, '');
  // A line that is still being written has no end yet.
  const written = () => readFileSync(path, 'utf8').split('\n').slice(0, -1);
  return {
    path,
    lines: () => written().map((line) => JSON.parse(line)),
    last: () => {
      const line = written().at(-1);
      return line === undefined ? undefined : JSON.parse(line);
    },
    end: () => rmSync(folder, { recursive: true, force: true }),
  };
}
