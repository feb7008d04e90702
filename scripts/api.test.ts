// What others build on changes only where someone meant it to.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { namesOf, reportFile, reportOf } from './api.mjs';
import { DOORS } from './doors.mjs';
import { root } from './tools.mjs';

const read = (file: string): string => readFileSync(join(root, file), 'utf8');
const { exports } = JSON.parse(read('package.json')) as { exports: Record<string, unknown> };

test.each(Object.keys(DOORS))('orrery/%s exports what its report says (npm run api writes it)', (door) => {
  expect(reportOf(door)).toBe(read(reportFile(door)));
});

test('every door of the package has a report', () => {
  const doors = Object.keys(exports).filter((name) => name !== './package.json');
  expect(doors).toEqual(Object.keys(DOORS).map((door) => `./${door}`));
});

test('names are found through other modules, with what they are', () => {
  const engine = namesOf('engine/index.ts');
  for (const [name, kind] of [
    ['Match', 'class'],
    ['hash', 'function'],
    ['Game', 'interface'],
    ['Seat', 'type'],
    ['HOST', 'const'],
  ]) {
    expect(engine.get(String(name))).toBe(kind);
  }
  expect(engine.has('notesOf')).toBe(false);
});
