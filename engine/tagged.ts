/** One of several records, told apart by one field: frames by `step`, actions and events by `type`. */
import { type AnyFields, type FieldsType, type FixedType, fieldsProblem } from './fields.ts';
import { isRecord } from './json.ts';
import { oneOf, type Problem, type Shape, shown } from './shape.ts';

export type Variants = Readonly<Record<string, AnyFields>>;

export interface TaggedShape<T, V extends Variants = Variants> extends Shape<T> {
  /** The fields of each, besides the one that tells them apart. */
  readonly variants: V;
}

export type Tagged<Tag extends string, V> = {
  [N in keyof V]: FixedType<{ readonly [T in Tag]: Shape<N> } & V[N]>;
}[keyof V];

export type Kinds<Tag extends string, V> = {
  [N in keyof V]: FieldsType<{ readonly [T in Tag]: Shape<N> } & V[N]>;
}[keyof V];

/** They never change. */
export function tagged<const Tag extends string, V extends Variants>(
  tag: Tag,
  variants: V,
): TaggedShape<Tagged<Tag, V>, V> {
  return { variants, problem: taggedProblem(tag, variants) };
}

/** As `tagged`, for records of the state: their other fields may change. */
export function kinds<const Tag extends string, V extends Variants>(
  tag: Tag,
  variants: V,
): TaggedShape<Kinds<Tag, V>, V> {
  return { variants, problem: taggedProblem(tag, variants) };
}

function taggedProblem(
  tag: string,
  variants: Variants,
): (value: unknown, field: string) => Problem | undefined {
  const names = oneOf(Object.keys(variants));
  const whole = new Map<unknown, AnyFields>(
    Object.entries(variants).map(([name, fields]) => [name, { [tag]: oneOf([name]), ...fields }]),
  );
  return (value, field) => {
    if (!isRecord(value))
      return { field: field || 'value', reason: `must be an object, not ${shown(value)}` };
    const name = Object.hasOwn(value, tag) ? value[tag] : undefined;
    const fields = whole.get(name);
    return fields === undefined
      ? names.problem(name, field ? `${field}.${tag}` : tag)
      : fieldsProblem(value, fields, field);
  };
}
