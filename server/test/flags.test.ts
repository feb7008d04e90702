import { describe, expect, test } from 'vitest';
import { readFlags } from '../flags.mjs';

describe('flags', () => {
  test('alone, the server listens on this machine only', () => {
    expect(readFlags([], {})).toEqual({ port: 4040, host: '127.0.0.1', data: 'data', help: false });
  });

  test('a flag goes before the environment', () => {
    expect(readFlags(['--port', '5000'], { PORT: '6000', HOST: '0.0.0.0' })).toEqual({
      port: 5000,
      host: '0.0.0.0',
      data: 'data',
      help: false,
    });
  });

  test.each([
    [['--prot', '1'], "Unknown option '--prot'. Try --help."],
    [['--port', '70000'], 'The port must be a number from 0 to 65535, not "70000".'],
    [['--port', '-1'], /--port/],
    [['--port'], /--port/],
    [['--host', ''], 'The host must not be empty.'],
    [['--data', ''], 'The folder for data must not be empty.'],
    [['table'], /^Unexpected argument 'table'/],
  ])('%j is answered in one line', (argv, words) => {
    const answer = readFlags(argv, {});
    if (!('error' in answer)) throw new Error('the slip was not noticed');
    expect(answer.error).toMatch(words);
    expect(answer.error).not.toContain('\n');
  });
});
