/**
 * Shapes of plain data that arrives from outside: actions, options, loaded states. A shape says what is wrong in words
 * and names the field. Where the values are few it can list them, which the contract suite uses to try them all.
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

export type Fields<T> = { readonly [P in keyof T]-?: Shape<Exclude<T[P], undefined>> };

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
      Number.isInteger(value) && (value as number) >= min && (value as number) <= max
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

/** A field that no rule reads. It may be missing, and lists of legal actions leave it out. */
export function colour<T>(shape: Shape<T>): Shape<T> {
  return {
    optional: true,
    problem: (value, field) => (value === undefined ? undefined : shape.problem(value, field)),
  };
}

export function optional<T>(shape: Shape<T>): Shape<T> {
  return {
    ...shape,
    optional: true,
    problem: (value, field) => (value === undefined ? undefined : shape.problem(value, field)),
  };
}

export function list<T>(item: Shape<T>, limit: { min?: number; max: number }): Shape<T[]> {
  return {
    problem(value, field) {
      if (!Array.isArray(value)) return { field, reason: `must be a list, not ${shown(value)}` };
      const { min = 0, max } = limit;
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
    },
  };
}

export function either<T>(...shapes: readonly Shape<T>[]): Shape<T> {
  return {
    problem: (value, field) => {
      const problems = shapes.map((shape) => shape.problem(value, field));
      return problems.includes(undefined) ? undefined : problems[0];
    },
  };
}

export function object<T extends object>(fields: Fields<T>): Shape<T> {
  return {
    problem(value, field) {
      if (typeof value !== 'object' || value === null || Array.isArray(value)) {
        return { field: field || 'value', reason: `must be an object, not ${shown(value)}` };
      }
      return fieldsProblem(value as Record<string, unknown>, fields, field);
    },
  };
}

/** What is wrong with the properties of an object: a missing or bad field, or one that does not belong. */
export function fieldsProblem(
  value: Record<string, unknown>,
  fields: Readonly<Record<string, Shape<unknown>>>,
  prefix = '',
): Problem | undefined {
  for (const key in fields) {
    const shape = fields[key] as Shape<unknown>;
    const field = prefix ? `${prefix}.${key}` : key;
    if (!Object.hasOwn(value, key)) {
      if (shape.optional) continue;
      return { field, reason: 'is missing' };
    }
    const problem = shape.problem(value[key], field);
    if (problem) return problem;
  }
  for (const key of Object.keys(value)) {
    if (!Object.hasOwn(fields, key))
      return { field: prefix ? `${prefix}.${key}` : key, reason: 'is not known here' };
  }
  return undefined;
}

function spoken(values: readonly (string | number)[]): string {
  const words = values.map((value) => JSON.stringify(value));
  return words.length === 1 ? `${words[0]}` : `one of ${words.join(', ')}`;
}

/** What came instead. Lists and objects only by their kind: they may be nested deeper than anything can write down. */
function shown(value: unknown): string {
  if (value === undefined) return 'nothing';
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'object' && value !== null) return 'an object';
  const words = JSON.stringify(value) ?? typeof value;
  return words.length > 60 ? `${words.slice(0, 57)}…` : words;
}
