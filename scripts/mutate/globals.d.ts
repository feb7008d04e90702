/** What a mutation run hands to the tests, and what they note. */
import 'vitest';

declare global {
  var __marks: Set<number> | undefined;
  var __mark: ((mark: number) => void) | undefined;
}

declare module 'vitest' {
  interface ProvidedContext {
    mutation: { readonly wanted: readonly string[] | undefined };
  }
  interface TaskMeta {
    marks?: readonly number[];
    outside?: readonly number[];
  }
}
