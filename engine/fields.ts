/**
 * Objects by their fields. One declaration is both the check and the type: `record({ at: int(0, 9) })` lets
 * `{ at: number }` through, and `interface Unit extends ShapeOf<typeof UNIT> {}` gives that a name. Comments on the fields
 * carry over to the type.
 */
import { isRecord } from './json.ts';
import { type Problem, type Shape, type ShapeOf, shown } from './shape.ts';

export type AnyFields = Readonly<Record<string, Shape<unknown>>>;

/** The shape of a field that may be missing. */
export interface OptionalShape<T> extends Shape<T> {
  readonly optional: true;
}

export interface RecordShape<T, F> extends Shape<T> {
  readonly fields: F;
}

type Flat<T> = { [P in keyof T]: T[P] } & {};

type OptionalKeys<F> = { [P in keyof F]: F[P] extends OptionalShape<unknown> ? P : never }[keyof F];

/** The type of an object with these fields, which may change. */
export type FieldsType<F> = [OptionalKeys<F>] extends [never]
  ? { -readonly [P in keyof F]: ShapeOf<F[P]> }
  : Flat<
      { -readonly [P in keyof F as F[P] extends OptionalShape<unknown> ? never : P]: ShapeOf<F[P]> } & {
        -readonly [P in keyof F as F[P] extends OptionalShape<unknown> ? P : never]?: ShapeOf<F[P]>;
      }
    >;

/** As a field that never changes holds it: its lists do not change either. */
type Kept<T> = T extends readonly unknown[] ? { readonly [I in keyof T]: Kept<T[I]> } : T;

/** The type of an object with these fields, which never change. */
export type FixedType<F> = [OptionalKeys<F>] extends [never]
  ? { readonly [P in keyof F]: Kept<ShapeOf<F[P]>> }
  : Flat<
      { readonly [P in keyof F as F[P] extends OptionalShape<unknown> ? never : P]: Kept<ShapeOf<F[P]>> } & {
        readonly [P in keyof F as F[P] extends OptionalShape<unknown> ? P : never]?: Kept<ShapeOf<F[P]>>;
      }
    >;

/** A field that may be missing. */
export function maybe<T>(shape: Shape<T>): OptionalShape<T> {
  return {
    ...shape,
    optional: true,
    problem: (value, field) => (value === undefined ? undefined : shape.problem(value, field)),
  };
}

/** A field that no rule reads. It may be missing, and lists of legal actions leave it out. */
export function colour<T>(shape: Shape<T>): OptionalShape<T> {
  return { optional: true, problem: maybe(shape).problem };
}

/** A record of the state: its fields may change. */
export function record<F extends AnyFields>(fields: F): RecordShape<FieldsType<F>, F> {
  return { fields, problem: (value, field) => objectProblem(value, field, fields) };
}

/** A record that never changes. */
export function fixed<F extends AnyFields>(fields: F): RecordShape<FixedType<F>, F> {
  return { fields, problem: (value, field) => objectProblem(value, field, fields) };
}

/** Something for each of these keys. */
export function each<const K extends string | number, T>(
  keys: readonly K[],
  value: Shape<T>,
): Shape<Record<K, T>> {
  const fields = Object.fromEntries(keys.map((key) => [key, value]));
  return { problem: (given, field) => objectProblem(given, field, fields) };
}

/** Something for some of these keys. */
export function some<const K extends string | number, T>(
  keys: readonly K[],
  value: Shape<T>,
): Shape<Partial<Record<K, T>>> {
  return each(keys, maybe(value));
}

function objectProblem(value: unknown, field: string, fields: AnyFields): Problem | undefined {
  return isRecord(value)
    ? fieldsProblem(value, fields, field)
    : { field: field || 'value', reason: `must be an object, not ${shown(value)}` };
}

/** What is wrong with the properties of an object: a missing or bad field, or one that does not belong. */
export function fieldsProblem(
  value: Readonly<Record<string, unknown>>,
  fields: AnyFields,
  prefix = '',
): Problem | undefined {
  for (const [key, shape] of Object.entries(fields)) {
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
