/** Something that takes time, as a value: not there yet, there, or failed. */
import { useEffect, useState } from 'preact/hooks';

export type Loaded<T> =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly value: T }
  | { readonly status: 'failed'; readonly error: unknown };

/** Loads again when one of `inputs` changes; an answer that comes too late is dropped. */
export function useLoaded<T>(load: () => Promise<T>, inputs: readonly unknown[]): Loaded<T> {
  const [state, setState] = useState<Loaded<T>>({ status: 'loading' });
  useEffect(() => {
    let wanted = true;
    setState({ status: 'loading' });
    load().then(
      (value) => wanted && setState({ status: 'ready', value }),
      (error: unknown) => wanted && setState({ status: 'failed', error }),
    );
    return () => {
      wanted = false;
    };
  }, inputs);
  return state;
}
