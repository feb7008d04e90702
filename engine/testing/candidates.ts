/** Well-formed actions, legal or not, built from what the fields of a verb can hold. */
import { canonical, fieldsOf, type Game, type Kit, pick, type Random } from '../index.ts';

type Values = readonly unknown[];
type Draft = Record<string, unknown>;

/** Up to this many combinations are all tried; of more, so many are picked at random. */
const ALL = 100;
const SAMPLE = 50;

/** Values met in listed actions, for fields whose shape cannot list its own. */
export class Met {
  readonly #values = new Map<string, Map<string, unknown>>();

  note(action: { readonly type: string }): void {
    for (const [field, value] of Object.entries(action)) {
      const key = `${action.type}.${field}`;
      const met = this.#values.get(key) ?? new Map<string, unknown>();
      if (met.size < 20) met.set(canonical(value), value);
      this.#values.set(key, met);
    }
  }

  values(type: string, field: string): Values {
    return [...(this.#values.get(`${type}.${field}`)?.values() ?? [])];
  }
}

/** Actions of one type: every combination where they are few, else a sample and neighbours of the listed ones. */
export function candidates<K extends Kit>(
  game: Game<K>,
  type: string,
  listed: readonly K['action'][],
  met: Met,
  random: Random,
): K['action'][] {
  const fields = Object.entries(fieldsOf(game, type) ?? {}).map(([name, shape]): [string, Values] => {
    const values = shape.domain ?? met.values(type, name);
    return [name, shape.optional ? [undefined, ...values] : values];
  });
  const count = fields.reduce((product, [, values]) => product * values.length, 1);
  if (count === 0) return [];
  const drafts =
    count <= ALL
      ? Array.from({ length: count }, (_, i) => combination(type, fields, i))
      : [
          ...Array.from({ length: SAMPLE }, () => sampled(type, fields, random)),
          ...listed
            .filter((action) => action.type === type)
            .map((action) => neighbour(action, fields, random)),
        ];
  return drafts as unknown as K['action'][];
}

/** All actions of one type, where its fields list their values and these can be put together in few ways. */
export function few<K extends Kit>(game: Game<K>, type: string): K['action'][] {
  const fields = Object.entries(fieldsOf(game, type) ?? {}).map(
    ([name, { domain, optional }]): [string, Values] => [
      name,
      optional ? [undefined, ...(domain ?? [])] : (domain ?? []),
    ],
  );
  const count = fields.reduce((product, [, values]) => product * values.length, 1);
  return count > ALL
    ? []
    : (Array.from({ length: count }, (_, i) => combination(type, fields, i)) as unknown as K['action'][]);
}

function combination(type: string, fields: readonly [string, Values][], number: number): Draft {
  let rest = number;
  return draft(type, fields, (values) => {
    const value = values[rest % values.length];
    rest = Math.floor(rest / values.length);
    return value;
  });
}

function sampled(type: string, fields: readonly [string, Values][], random: Random): Draft {
  return draft(type, fields, (values) => values[random.int(values.length)]);
}

/** A listed action with one field changed: the likeliest to be legal and forgotten, or illegal and let through. */
function neighbour(action: object, fields: readonly [string, Values][], random: Random): Draft {
  const near: Draft = { ...action };
  const [name, values] = pick(fields, random);
  set(near, name, values[random.int(values.length)]);
  return near;
}

function draft(type: string, fields: readonly [string, Values][], value: (values: Values) => unknown): Draft {
  const result: Draft = { type };
  for (const [name, values] of fields) set(result, name, value(values));
  return result;
}

function set(draft: Draft, name: string, value: unknown): void {
  if (value === undefined) delete draft[name];
  else draft[name] = value;
}
