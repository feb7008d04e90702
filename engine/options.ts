/** Options of a game, declared once: they drive the set-up form, the CLI's flags and the validation of every request. */

import { fieldsProblem, maybe } from './fields.ts';
import { isRecord } from './json.ts';
import { flag, int, list, oneOf, type Problem, type Shape, text } from './shape.ts';

export type OptionValue = string | number | boolean | readonly string[];

export type OptionSpec =
  | { readonly kind: 'choice'; readonly values: readonly string[]; readonly default: string }
  | { readonly kind: 'flag'; readonly default: boolean }
  | { readonly kind: 'number'; readonly min: number; readonly max: number; readonly default: number }
  | { readonly kind: 'set'; readonly values: readonly string[]; readonly default: readonly string[] }
  /** With `lines`, text of several lines, such as comes from a file. */
  | { readonly kind: 'text'; readonly max: number; readonly lines?: true; readonly default: string };

export type OptionSpecs = Readonly<Record<string, OptionSpec>>;
export type OptionValues = Readonly<Record<string, OptionValue>>;

/** The values a game's `options` declare, typed. */
export type ValuesOf<O extends OptionSpecs> = {
  readonly [N in keyof O]: O[N] extends { kind: 'choice'; values: readonly (infer V)[] }
    ? V
    : O[N] extends { kind: 'flag' }
      ? boolean
      : O[N] extends { kind: 'number' }
        ? number
        : O[N] extends { kind: 'set'; values: readonly (infer V)[] }
          ? readonly V[]
          : string;
};

/** The values by default, by name where the options are known one by one. */
export function defaultOptions<O extends OptionSpecs>(
  specs: O,
): string extends keyof O ? OptionValues : ValuesOf<O>;
export function defaultOptions(specs: OptionSpecs): OptionValues {
  return Object.fromEntries(Object.entries(specs).map(([name, spec]) => [name, spec.default]));
}

/** Fills in the defaults, or says which option is wrong and why. */
export function readOptions(
  specs: OptionSpecs,
  given: unknown,
): { values: OptionValues } | { problem: Problem } {
  if (given === undefined) return { values: defaultOptions(specs) };
  if (!isRecord(given)) {
    return { problem: { field: 'options', reason: 'must be an object of option names and values' } };
  }
  const shapes = Object.fromEntries(
    Object.entries(specs).map(([name, spec]) => [name, maybe(optionShape(spec))]),
  );
  const problem = fieldsProblem(given, shapes, 'options');
  if (problem) {
    const known = Object.keys(specs).join(', ') || 'none';
    return {
      problem:
        problem.reason === 'is not known here'
          ? { ...problem, reason: `is not an option of this game (it has: ${known})` }
          : problem,
    };
  }
  const chosen = Object.entries(given as OptionValues).filter(([, value]) => value !== undefined);
  return { values: { ...defaultOptions(specs), ...Object.fromEntries(chosen) } };
}

/** Reads an option from text, as typed after `--option name=`. */
export function readOptionText(spec: OptionSpec, words: string): OptionValue {
  switch (spec.kind) {
    case 'flag':
      if (['true', 'on', 'yes', '1', ''].includes(words)) return true;
      if (['false', 'off', 'no', '0'].includes(words)) return false;
      return words;
    case 'number':
      return /^-?\d+$/.test(words) ? Number(words) : words;
    case 'set':
      return words === '' || words === 'none' ? [] : words.split('+');
    default:
      return words;
  }
}

function setOf(values: readonly string[]): Shape<readonly string[]> {
  const items = list(oneOf(values), { max: values.length });
  return {
    problem(value, field) {
      const problem = items.problem(value, field);
      if (problem) return problem;
      const chosen = value as readonly string[];
      const twice = chosen.find((item, i) => chosen.indexOf(item) < i);
      return twice === undefined
        ? undefined
        : { field, reason: `must not name ${JSON.stringify(twice)} twice` };
    },
  };
}

function optionShape(spec: OptionSpec): Shape<unknown> {
  switch (spec.kind) {
    case 'choice':
      return oneOf(spec.values);
    case 'flag':
      return flag();
    case 'number':
      return int(spec.min, spec.max);
    case 'set':
      return setOf(spec.values);
    case 'text':
      return text(spec.max);
  }
}
