/** Results by the options they were played with. */
import type { KeptResult } from '../store/results.ts';

/** An option that was not the same in all results, with the values it had. */
interface Varied {
  readonly name: string;
  readonly values: readonly string[];
}

/** The value of an option as a filter names it. */
function readOption({ options }: Pick<KeptResult, 'options'>, name: string): string {
  const all: Readonly<Record<string, unknown>> = { ...options };
  const value = all[name];
  return typeof value === 'string' ? value : JSON.stringify(value ?? '');
}

export function variedIn(results: readonly Pick<KeptResult, 'options'>[]): Varied[] {
  const names = [...new Set(results.flatMap(({ options }) => Object.keys(options)))];
  return names.flatMap((name) => {
    const values = [...new Set(results.map((result) => readOption(result, name)))].sort();
    return values.length > 1 ? [{ name, values }] : [];
  });
}

export function chosenOf<R extends Pick<KeptResult, 'options'>>(
  results: readonly R[],
  wanted: Readonly<Record<string, string>>,
): R[] {
  return results.filter((result) =>
    Object.entries(wanted).every(([name, value]) => value === '' || readOption(result, name) === value),
  );
}
