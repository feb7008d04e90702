// How long a function may be, and how often a type may be claimed instead of shown. Tests are long lists, and not counted.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync, Visitor } from 'rolldown/utils';
import { describe, expect, it } from 'vitest';
import { root } from './tools.mjs';

const LONGEST = 80;
/** It only ever falls. What is left stands where something comes in from outside, or where a kind of action picks its entry. */
const MOST_CASTS = 200;

const TESTS = /(^|\/)(test|testing|e2e)\/|\.(test|spec)\.tsx?$/;

interface Found {
  readonly start: number;
  readonly end: number;
}

function found(path: string) {
  const code = readFileSync(join(root, path), 'utf8');
  const functions: Found[] = [];
  const casts = new Map<number, Found>();
  const lineAt = (offset: number) => code.slice(0, offset).split('\n').length;
  const long = (node: Found & { body: unknown }) => {
    if (node.body && lineAt(node.end) - lineAt(node.start) >= LONGEST) functions.push(node);
  };
  new Visitor({
    FunctionDeclaration: long,
    FunctionExpression: long,
    ArrowFunctionExpression: long,
    TSAsExpression: ({ start, end, typeAnnotation }) => {
      const type = code.slice(typeAnnotation.start, typeAnnotation.end);
      // `as unknown as T` is one claim.
      if (type !== 'const' && type !== 'unknown' && type !== 'object') casts.set(start, { start, end });
    },
    TSNonNullExpression: ({ start, end }) => void casts.set(start, { start, end }),
  }).visit(parseSync(path, code).program);
  const named = ({ start }: Found) => `${path}:${lineAt(start)}`;
  return { functions: functions.map(named), casts: [...casts.values()].map(named) };
}

describe('what nobody has to read in one piece, and what nobody has to believe', () => {
  const paths = execFileSync('git', ['ls-files', '*.ts', '*.tsx', '*.mjs'], { cwd: root, encoding: 'utf8' });
  const all = paths.split('\n').filter((path) => path !== '' && !TESTS.test(path));
  const counted = all.map(found);

  it(`no function is longer than ${LONGEST} lines`, () => {
    expect(counted.flatMap(({ functions }) => functions)).toEqual([]);
  });

  it(`types are claimed in fewer than ${MOST_CASTS} places`, () => {
    const casts = counted.flatMap((one) => one.casts);
    expect(casts.length, casts.join('\n')).toBeLessThan(MOST_CASTS);
  });
});
