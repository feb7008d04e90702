import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync, Visitor } from 'rolldown/utils';
import { describe, expect, it } from 'vitest';
import { root } from '../tools.mjs';

/** What turns something down takes its words from a module of words. */
const REFUSE = new Set(['fail', 'failWith', 'late', 'refusal']);
const SAID = new Set(['words', 'message', 'reason']);
const SENTENCE = /[A-Za-z]+ [A-Za-z]+/;

/**
 * Said to programs whose requests cannot be read, or of fields that no page of ours gets wrong: by code and field, and in
 * English whatever the language.
 */
const FOR_PROGRAMS = [
  'api/check.ts',
  'api/route.ts',
  'api/operations/playing.ts',
  'api/caller.ts',
  'edge/raw.ts',
  'edge/connections.ts',
];

interface Node {
  readonly type: string;
  readonly value?: unknown;
  readonly quasis?: readonly { readonly value: { readonly raw: string } }[];
  readonly consequent?: Node;
  readonly alternate?: Node;
  readonly name?: string;
}

/** The sentences that an expression is, or may be. */
function sentences(node: Node | undefined): string[] {
  if (node === undefined) return [];
  if (node.type === 'ConditionalExpression')
    return [...sentences(node.consequent), ...sentences(node.alternate)];
  const text =
    node.type === 'TemplateLiteral'
      ? (node.quasis ?? []).map(({ value }) => value.raw).join('…')
      : node.type === 'Literal' && typeof node.value === 'string'
        ? node.value
        : '';
  return SENTENCE.test(text) ? [text] : [];
}

function englishIn(path: string, code: string): string[] {
  const found: string[] = [];
  const visitor = new Visitor({
    CallExpression({ callee, arguments: given }) {
      if (callee.type !== 'Identifier' || !REFUSE.has(callee.name)) return;
      for (const one of given) found.push(...sentences(one as Node));
    },
    Property({ key, value }) {
      if (key.type === 'Identifier' && SAID.has(key.name)) found.push(...sentences(value as Node));
    },
  });
  visitor.visit(parseSync(path, code).program);
  return found;
}

function* sources(): Generator<string> {
  for (const folder of ['admin', 'api', 'edge', 'matches', 'people'])
    for (const name of readdirSync(join(root, 'server', folder), { recursive: true }).map(String))
      if (name.endsWith('.ts')) yield join(folder, name);
}

describe('refusals of the server', () => {
  it('come from its module of words', () => {
    const found = [...sources()]
      .filter((path) => !FOR_PROGRAMS.includes(path))
      .flatMap((path) =>
        englishIn(path, readFileSync(join(root, 'server', path), 'utf8')).map((words) => `${path}: ${words}`),
      );
    expect(found).toEqual([]);
  });

  it('are caught where they do not', () => {
    const code = `failWith('over', 'it is over'); fail('over', late ? 'too late now' : 'over');
      const raw = { status: 403, words: \`Refused by \${host}\` }; fail('over', ['noMatch', id]);`;
    expect(englishIn('x.ts', code)).toEqual(['it is over', 'too late now', 'Refused by …']);
  });
});
