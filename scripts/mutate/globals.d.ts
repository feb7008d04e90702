/** What a mutation run hands to the tests, and what they note. */
import 'vitest';

declare global {
  var __marks: Set<number> | undefined;
  var __mark: ((mark: number) => void) | undefined;
  var __on: (number: number) => boolean;
}

declare module 'vitest' {
  interface ProvidedContext {
    mutation: {
      readonly wanted: readonly string[] | undefined;
      readonly switches:
        | { readonly log: string; readonly reach: Record<string, readonly number[]> }
        | undefined;
    };
  }
  interface TaskMeta {
    marks?: readonly number[];
    outside?: readonly number[];
  }
}
