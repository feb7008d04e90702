/** Checks what arrives against a schema, and says which field is wrong and why. */
import type { TSchema } from 'typebox';
import { Compile } from 'typebox/compile';
import type { Problem } from '#engine';

export type Check = (value: unknown) => Problem | undefined;

export function checkOf(schema: TSchema): Check {
  const compiled = Compile(schema);
  return (value) => {
    if (compiled.Check(value)) return undefined;
    const errors = [...compiled.Errors(value)] as unknown as Fault[];
    return problemOf(errors, schema);
  };
}

interface Fault {
  readonly keyword: string;
  readonly instancePath: string;
  readonly message: string;
  readonly params: {
    readonly requiredProperties?: readonly string[];
    readonly allowedValues?: readonly unknown[];
    readonly type?: string | readonly string[];
  };
}

function problemOf(faults: readonly Fault[], schema: TSchema): Problem {
  const fault = faults.find(({ keyword }) => keyword !== 'anyOf') ?? faults[0];
  if (fault === undefined) return { field: 'request', reason: 'is not what was expected' };
  const path = fault.instancePath.split('/').filter(Boolean);
  const [missing] = fault.params.requiredProperties ?? [];
  if (missing !== undefined) return { field: [...path, missing].join('.'), reason: 'is missing' };
  return { field: path.join('.') || 'request', reason: reasonOf(fault, descriptionOf(schema, path)) };
}

/** What a field is said to be. */
function descriptionOf(schema: TSchema, [field = '', ...deeper]: readonly string[]): string | undefined {
  const { properties } = schema as { properties?: Readonly<Record<string, { description?: string }>> };
  return deeper.length === 0 && properties && Object.hasOwn(properties, field)
    ? properties[field]?.description
    : undefined;
}

function reasonOf({ keyword, message, params }: Fault, description: string | undefined): string {
  if (keyword === 'boolean' || keyword === 'additionalProperties') return 'is not known here';
  if (params.allowedValues) return `must be one of ${params.allowedValues.join(', ')}`;
  return description && keyword !== 'type' ? `must be ${description}` : message;
}
