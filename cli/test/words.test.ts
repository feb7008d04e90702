import { describe, expect, test } from 'vitest';
import { Fault } from '../fault.ts';
import { languageOf } from '../words.ts';
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
});
