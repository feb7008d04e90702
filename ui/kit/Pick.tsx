/** One of a few, folded until it is wanted. */
import type { JSX } from 'preact';

export function Pick<T>({
  label,
  options,
  chosen,
  choose,
  class: extra = '',
}: {
  label: string;
  options: readonly (readonly [words: string, value: T])[];
  chosen: string | undefined;
  choose(value: T): void;
  class?: string;
}): JSX.Element {
  return (
    <select
      class={`o-select ${extra}`}
      aria-label={label}
      value={chosen}
      onChange={({ currentTarget }) => {
        const found = options.find(([words]) => words === currentTarget.value);
        if (found) choose(found[1]);
      }}
    >
      {options.map(([words]) => (
        <option key={words}>{words}</option>
      ))}
    </select>
  );
}
