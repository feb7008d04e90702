import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync, Visitor } from 'rolldown/utils';
import { describe, expect, it } from 'vitest';
import { root } from '../tools.mjs';

const SAID = new Set(['aria-label', 'title', 'placeholder', 'alt', 'aria-description', 'data-tip', 'label']);
const WORD = /[A-Za-z]{4,}/;

/** Words written into a component: between its tags, or in an attribute that is read out or shown. */
function wordsIn(path: string, code: string): string[] {
  const found: string[] = [];
  const visitor = new Visitor({
    JSXText({ value }) {
      if (WORD.test(value)) found.push(value.trim());
    },
    JSXAttribute({ name, value }) {
      if (name.type !== 'JSXIdentifier' || !SAID.has(name.name)) return;
      if (value?.type === 'Literal' && typeof value.value === 'string' && WORD.test(value.value))
        found.push(`${name.name}: ${value.value}`);
    },
  });
  visitor.visit(parseSync(path, code).program);
  return found;
}

function* components(): Generator<string> {
  for (const folder of ['ui', 'web', 'games'])
    for (const name of readdirSync(join(root, folder), { recursive: true }).map(String))
      if (name.endsWith('.tsx') && !/\/art\/|\.test\.tsx$/.test(name)) yield join(folder, name);
}

describe('components', () => {
  it('say nothing themselves: every word comes from a module of words', () => {
    const found = [...components()].flatMap((path) =>
      wordsIn(path, readFileSync(join(root, path), 'utf8')).map((words) => `${path}: ${words}`),
    );
    expect(found).toEqual([]);
  });

  it('are caught when they do', () => {
    const code =
      '<p title="Close it"><b aria-label={words.x}>{words.x}</b> Hello there <i class="wide">·</i></p>';
    expect(wordsIn('x.tsx', code)).toEqual(['title: Close it', 'Hello there']);
  });
});
