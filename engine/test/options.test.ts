import { describe, expect, it } from 'vitest';
import {
  defaultOptions,
  type OptionSpec,
  type OptionSpecs,
  type OptionValue,
  readOptions,
  readOptionText,
} from '../index.ts';

const SPECS = {
  mode: { kind: 'choice', values: ['solo', 'teams'], default: 'solo' },
  hard: { kind: 'flag', default: false },
  hearts: { kind: 'number', min: 1, max: 3, default: 2 },
  modules: { kind: 'set', values: ['moons', 'storms'], default: ['moons'] },
  name: { kind: 'text', max: 5, default: '' },
} as const satisfies OptionSpecs;
const DEFAULTS = { mode: 'solo', hard: false, hearts: 2, modules: ['moons'], name: '' };

function said(given: unknown): string {
  const read = readOptions(SPECS, given);
  return 'problem' in read ? `${read.problem.field} ${read.problem.reason}` : 'fine';
}

describe('options', () => {
  it('that are not given keep their defaults', () => {
    expect(defaultOptions(SPECS)).toEqual(DEFAULTS);
    expect(readOptions(SPECS, undefined)).toEqual({ values: DEFAULTS });
    expect(readOptions(SPECS, {})).toEqual({ values: DEFAULTS });
    expect(readOptions(SPECS, { hard: true })).toEqual({ values: { ...DEFAULTS, hard: true } });
    expect(readOptions(SPECS, { hard: undefined, modules: [] })).toEqual({
      values: { ...DEFAULTS, modules: [] },
    });
  });

  it.each([
    [null, 'options must be an object of option names and values'],
    [[], 'options must be an object of option names and values'],
    ['hard', 'options must be an object of option names and values'],
    [{ mode: 'duel' }, 'options.mode must be one of "solo", "teams", not "duel"'],
    [{ hard: 'yes' }, 'options.hard must be true or false, not "yes"'],
    [{ hearts: 4 }, 'options.hearts must be a whole number from 1 to 3, not 4'],
    [{ modules: ['moons', 'tides'] }, 'options.modules[1] must be one of "moons", "storms", not "tides"'],
    [{ modules: ['moons', 'moons', 'storms'] }, 'options.modules must hold 0 to 2 items, not 3'],
    [{ modules: ['moons', 'moons'] }, 'options.modules must not name "moons" twice'],
    [{ name: 'too long' }, 'options.name must be text of at most 5 characters'],
    [
      { easy: true },
      'options.easy is not an option of this game (it has: mode, hard, hearts, modules, name)',
    ],
    [
      JSON.parse('{"__proto__":{}}'),
      'options.__proto__ is not an option of this game (it has: mode, hard, hearts, modules, name)',
    ],
  ])('%j: %s', (given, words) => expect(said(given)).toBe(words));

  it('of a game that has none are refused in words', () => {
    expect(readOptions({}, { hard: true })).toEqual({
      problem: { field: 'options.hard', reason: 'is not an option of this game (it has: none)' },
    });
  });
});

type Typed = [spec: OptionSpec, words: string, value: OptionValue];

describe('options as typed', () => {
  it.each<Typed>([
    ...['true', 'on', 'yes', '1', ''].map((words): Typed => [SPECS.hard, words, true]),
    ...['false', 'off', 'no', '0'].map((words): Typed => [SPECS.hard, words, false]),
    [SPECS.hard, 'maybe', 'maybe'],
    [SPECS.hearts, '3', 3],
    [SPECS.hearts, '-3', -3],
    [SPECS.hearts, '3.5', '3.5'],
    [SPECS.hearts, '', ''],
    [SPECS.modules, 'moons+storms', ['moons', 'storms']],
    [SPECS.modules, 'moons', ['moons']],
    [SPECS.modules, 'none', []],
    [SPECS.modules, '', []],
    [SPECS.hearts, '12', 12],
    [SPECS.hearts, '3x', '3x'],
    [SPECS.hearts, 'x3', 'x3'],
    [SPECS.mode, 'teams', 'teams'],
    [SPECS.name, '7', '7'],
  ])('%j from “%s”: %j', (spec, words, value) => expect(readOptionText(spec, words)).toEqual(value));
});
