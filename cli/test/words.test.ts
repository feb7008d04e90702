import { PassThrough } from 'node:stream';
import type { Command } from 'commander';
import { describe, expect, test } from 'vitest';
import { pseudo } from '#scripts/languages/pseudo.mjs';
import { Fault } from '../fault.ts';
import { programFor } from '../program.ts';
import { words } from '../text/en.ts';
import { askedLanguage, languageOf } from '../words.ts';
import { typed } from './shell.ts';

describe('the language of the command', () => {
  test('is the one asked for, else that of the system, else English', () => {
    expect(languageOf('en', {})).toBe('en');
    expect(languageOf(undefined, { LANG: 'en_GB.UTF-8' })).toBe('en');
    expect(languageOf(undefined, { LC_ALL: 'C', LANG: 'tlh' })).toBe('en');
    expect(() => languageOf('tlh', {})).toThrow(Fault);
  });

  test('that nobody has written is refused in words', async () => {
    const { code, err } = await typed(['play', 'exoship', '--language', 'tlh']);
    expect(code).toBe(2);
    expect(err).toContain('--language must be en, not “tlh”');
  });

  test.each([
    [['play', 'exoship', '--language', 'de'], 'de'],
    [['--language=de', 'games'], 'de'],
    [['admin', 'people', '--', '--language', 'de'], undefined],
    [['games', '--language'], undefined],
    [['games'], undefined],
  ])('is read from %j before anything else is', (args, asked) => {
    expect(askedLanguage(args)).toBe(asked);
  });

  test.each([
    ['games'],
    ['--help'],
    ['sim', '--help'],
    ['admin', 'ban', '--help'],
  ])('can be asked for with any command: %s', async (...args) => {
    expect(await typed([...args, '--language', 'en'])).toMatchObject({ code: 0, err: '' });
  });
});

describe('help', () => {
  const stream = () => new PassThrough();
  const shell = {
    input: stream(),
    output: stream(),
    errors: stream(),
    env: {},
    language: 'en' as const,
    signal: new AbortController().signal,
    words: pseudo(words),
  };
  const program = programFor(shell);
  const parts = (command: Command): Command[] => [command, ...command.commands.flatMap(parts)];
  const OURS = /[\u0080-\uffff]/;

  test.each(
    parts(program).map((command) => [command.name(), command] as const),
  )('of %s is in the language, every part of it', (_name, command) => {
    const said = [
      command.description(),
      ...command.options.map(({ description }) => description),
      ...command.registeredArguments.map(({ description }) => description),
    ];
    for (const each of said) expect(each).toMatch(OURS);
    const titles = command.helpInformation().match(/^\S[^\n]*?:/gm) ?? [];
    expect(titles.length).toBeGreaterThan(1);
    for (const title of titles) expect(title).toMatch(OURS);
  });
});
