import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync, Visitor } from 'rolldown/utils';
import { describe, expect, it } from 'vitest';
import {
  defaultOptions,
  type Game,
  type OptionSpec,
  type OptionValue,
  type OptionValues,
  tableProblemWords,
} from '#engine';
import { GAMES } from '#games';
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

/** Whose reasons are those of shapes. */
const SHAPES = ['engine/request.ts'];

/** What nobody reads: errors of ours. */
const UNREAD = new Set(['Error']);

/** Lines to type in, the same in every language. */
const TYPED = /^(\w+=\S+ )*orrery |\| orrery /;

/** Every sentence of the command, wherever it stands. */
function sentencesIn(path: string, code: string): string[] {
  const found: string[] = [];
  const unread: { readonly start: number; readonly end: number }[] = [];
  const skip = (node: { callee: unknown; start: number; end: number }) => {
    const { name, property } = node.callee as { name?: string; property?: { name?: string } };
    if (UNREAD.has(name ?? property?.name ?? '')) unread.push(node);
  };
  const keep = (node: { start: number; end: number }) => {
    const nobody = unread.some(({ start, end }) => start < node.start && node.end <= end);
    if (!nobody) found.push(...sentences(node as unknown as Node).filter((text) => !TYPED.test(text)));
  };
  const visitor = new Visitor({
    CallExpression: skip,
    NewExpression: skip,
    Literal: keep,
    TemplateLiteral: keep,
  });
  visitor.visit(parseSync(path, code).program);
  return found;
}

describe('the command', () => {
  it('takes every sentence from its modules of words', () => {
    const found = readdirSync(join(root, 'cli'), { recursive: true })
      .map(String)
      .filter((path) => path.endsWith('.ts') && !/^(text|test)\//.test(path) && !SHAPES.includes(path))
      .flatMap((path) =>
        sentencesIn(path, readFileSync(join(root, 'cli', path), 'utf8')).map((words) => `${path}: ${words}`),
      );
    expect(found).toEqual([]);
  });

  it('is caught where it does not', () => {
    const code = `desk.examples('orrery play exoship'); throw new Error('never so far');
      throw new Fault(\`no game \${id} here\`); program.description('play it here').option('-x, --xy <z>', help.xy);`;
    expect(sentencesIn('x.ts', code)).toEqual(['no game … here', 'play it here']);
  });
});

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

/** Every table that differs from the standard one in up to two options, for every number of seats. */
function* tablesOf(game: Game): Generator<{ seats: number; options: OptionValues }> {
  const standard = defaultOptions(game.options);
  const changes = Object.entries(game.options).flatMap(([name, spec]) =>
    valuesOf(spec).map((value) => ({ [name]: value })),
  );
  for (let seats = game.seats.min; seats <= game.seats.max; seats++)
    for (const [i, one] of changes.entries())
      for (const other of changes.slice(i)) yield { seats, options: { ...standard, ...one, ...other } };
}

function valuesOf(spec: OptionSpec): readonly OptionValue[] {
  switch (spec.kind) {
    case 'choice':
      return spec.values;
    case 'flag':
      return [false, true];
    case 'number':
      return [spec.min, spec.min + 1, spec.max];
    case 'set':
      return [[], ...spec.values.map((value) => [value])];
    case 'text':
      return ['', 'x', 'radius 8; stations -6,0 6,0; minerals 0,0'];
  }
}

describe('what seats and options forbid together', () => {
  const demanding = GAMES.filter(({ tableProblem }) => tableProblem !== undefined);
  it.each(demanding.map((game) => [game.id, game] as const))('is a sentence in %s', (_id, game) => {
    const said = new Map<string, string>();
    for (const table of tablesOf(game)) {
      const problem = game.tableProblem?.(table);
      if (problem) said.set(problem.code, tableProblemWords(game, problem));
    }
    expect(said.size).toBeGreaterThan(1);
    for (const [code, words] of said) {
      expect(words, code).toMatch(/^[A-Z0-9].*[^.]\.$/);
      expect(words, code).not.toMatch(/undefined|options\./);
    }
  });
});
