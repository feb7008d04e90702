/**
 * Shapes of plain data that arrives from outside: actions, options, loaded states. A shape says what is wrong in words
 * and names the field; the type of what it lets through is read off it (`ShapeOf`). Where the values are few it can list
 * them, which the contract suite uses to try them all. Objects are in `fields.ts` and `tagged.ts`.
 */

export interface Problem {
  field: string;
  reason: string;
}

export interface Shape<T> {
  problem(value: unknown, field: string): Problem | undefined;
  /** Every value this shape allows, when they are few. */
  readonly domain?: readonly T[];
  readonly optional?: boolean;
}

export type ShapeOf<T> = T extends Shape<infer U> ? U : never;

export function oneOf<const T extends string | number>(values: readonly T[]): Shape<T> {
  const allowed: ReadonlySet<unknown> = new Set(values);
  return {
    domain: values,
    problem: (value, field) =>
      allowed.has(value) ? undefined : { field, reason: `must be ${spoken(values)}, not ${shown(value)}` },
  };
}

export function int(min: number, max: number): Shape<number> {
  const span = max - min + 1;
  return {
    ...(span <= 64 ? { domain: Array.from({ length: span }, (_, i) => min + i) } : {}),
    problem: (value, field) =>
      typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max
        ? undefined
        : { field, reason: `must be a whole number from ${min} to ${max}, not ${shown(value)}` },
  };
}

export function flag(): Shape<boolean> {
  return {
    domain: [false, true],
    problem: (value, field) =>
      typeof value === 'boolean'
        ? undefined
        : { field, reason: `must be true or false, not ${shown(value)}` },
  };
}

/** A mark that is there or not: for `maybe`, where false is said by leaving it out. */
export function yes(): Shape<true> {
  return {
    domain: [true],
    problem: (value, field) =>
      value === true ? undefined : { field, reason: `must be true, not ${shown(value)}` },
  };
}

export function text(max: number): Shape<string> {
  return {
    problem: (value, field) =>
      typeof value === 'string' && value.length <= max
        ? undefined
        : { field, reason: `must be text of at most ${max} characters` },
  };
}

const UNSEEN_OR_BREAKING = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u;
const EVERY_UNSEEN_OR_BREAKING = new RegExp(UNSEEN_OR_BREAKING, 'gu');

/** A line that a person wrote for others to read: something in it, nothing that hides, and no space around it. */
export function plainText(max: number): Shape<string> {
  return {
    problem(value, field) {
      if (typeof value !== 'string' || value.length === 0 || value.length > max)
        return { field, reason: `must be text of 1 to ${max} characters` };
      if (UNSEEN_OR_BREAKING.test(value))
        return { field, reason: 'must be one line without invisible characters' };
      return value.trim() === value ? undefined : { field, reason: 'must not begin or end with a space' };
    },
  };
}

/** As much of what was typed as can stand as plain text; undefined when nothing is left. */
export function asPlainText(typed: string, max: number): string | undefined {
  const words = typed.replace(EVERY_UNSEEN_OR_BREAKING, ' ').trim().slice(0, max).trim();
  return words === '' ? undefined : words;
}

export function list<T>(item: Shape<T>, limit: { min?: number; max: number }): Shape<T[]> {
  const { min = 0, max } = limit;
  return { problem: (value, field) => itemsProblem(value, field, item, min, max) };
}

/** Two of a kind: by side, say, the attacker's first. */
export function pair<T>(item: Shape<T>): Shape<[T, T]> {
  return { problem: (value, field) => itemsProblem(value, field, item, 2, 2) };
}

function itemsProblem(
  value: unknown,
  field: string,
  item: Shape<unknown>,
  min: number,
  max: number,
): Problem | undefined {
  if (!Array.isArray(value)) return { field, reason: `must be a list, not ${shown(value)}` };
  if (value.length < min || value.length > max) {
    return {
      field,
      reason: `must hold ${min === max ? min : `${min} to ${max}`} items, not ${value.length}`,
    };
  }
  for (let i = 0; i < value.length; i++) {
    const problem = item.problem(value[i], `${field}[${i}]`);
    if (problem) return problem;
  }
  return undefined;
}

/** What one of these lets through; what is wrong is said by the first. */
export function either<S extends readonly [Shape<unknown>, ...Shape<unknown>[]]>(
  ...shapes: S
): Shape<ShapeOf<S[number]>> {
  return {
    problem: (value, field) => {
      const problems = shapes.map((shape) => shape.problem(value, field));
      return problems.includes(undefined) ? undefined : problems[0];
    },
  };
}

function spoken(values: readonly (string | number)[]): string {
  const words = values.map((value) => JSON.stringify(value));
  return words.length === 1 ? `${words[0]}` : `one of ${words.join(', ')}`;
}

/** What came instead. Lists and objects only by their kind: they may be nested deeper than anything can write down. */
export function shown(value: unknown): string {
  if (value === undefined) return 'nothing';
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'object' && value !== null) return 'an object';
  const words = JSON.stringify(value) ?? typeof value;
  return words.length > 60 ? `${words.slice(0, 57)}…` : words;
}
